# veglia: compiled
"""What may be done beside the question: for many choices on end it stays the same, and is told once."""

from veglia.kernel.game import Title
from veglia.kernel.machine import Option, State
from veglia.kernel.scene import Choice

Seats = tuple[int, ...]
# What some seats may do, and which seat each belongs to.
Owned = tuple[list[Choice], list[int]]


class Asides:
    """The options beside a question, numbered from -1 downwards."""

    def __init__(self, title: Title, state: State) -> None:
        self.title = title
        self.state = state
        aside = title.aside
        self.options: list[Option] = [] if aside is None or state.asking is None else aside.options(state)
        self.owners = [] if aside is None else [aside.owner(state, option) for option in self.options]
        self.drawn: dict[str, list[Choice]] = {}
        self.owned: dict[tuple[str, Seats], Owned] = {}

    def stay(self, state: State) -> bool:
        """Whether they are the same beside the question of another state, word for word."""
        is_over = self.state.asking is None or state.asking is None
        return not is_over and self.title.face.asides_stay(self.state, state)

    def choices(self, language: str) -> list[Choice]:
        if language not in self.drawn:
            drawn = self.title.face.choices(self.state, self.options, language)
            self.drawn[language] = [
                Choice(-1 - one.number, one.text, one.targets, one.look, one.group, one.has_preview)
                for one in drawn
            ]
        return self.drawn[language]

    def of(self, language: str, seats: Seats) -> Owned:
        """Return what some seats may do."""
        key = (language, seats)
        if key not in self.owned:
            mine = [place for place, owner in enumerate(self.owners) if owner in seats]
            drawn = self.choices(language) if mine else []
            self.owned[key] = ([drawn[place] for place in mine], [self.owners[place] for place in mine])
        return self.owned[key]


def asides_of(title: Title, state: State, before: Asides | None) -> Asides:
    """Return what may be done beside the question of a state: what it was before where that stays so."""
    return before if before is not None and before.stay(state) else Asides(title, state)
