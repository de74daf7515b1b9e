# veglia: compiled
"""What may be done beside the question: for many choices on end it stays the same, and is told once."""

from veglia.kernel.game import Title
from veglia.kernel.machine import Option, State
from veglia.kernel.scene import Offer
from veglia.server.net.encode import offers_text
from veglia.server.net.fragments import encoder

Seats = tuple[int, ...]
# Without the braces around them, as all of the parts of a question.
NONE = b'"asides":[],"owners":[]'


class Asides:
    """The options beside a question, numbered from -1 downwards."""

    def __init__(self, title: Title, state: State) -> None:
        self.title = title
        self.state = state
        aside = title.aside
        self.options: list[Option] = [] if aside is None or state.asking is None else aside.options(state)
        self.owners = [] if aside is None else [aside.owners(state, option)[0] for option in self.options]
        self.drawn: dict[str, list[Offer]] = {}
        self.texts: dict[tuple[str, Seats], bytes] = {}

    def stay(self, state: State) -> bool:
        """Whether they are the same beside the question of another state, word for word."""
        is_over = self.state.asking is None or state.asking is None
        return not is_over and self.title.presentation.asides_stay(self.state, state)

    def offers(self, language: str) -> list[Offer]:
        drawn = self.drawn.get(language)
        if drawn is None:
            self.drawn[language] = drawn = self.title.presentation.offers(self.state, self.options, language)
        return drawn

    def text(self, language: str, seats: Seats) -> bytes:
        """Return what some seats may do, and which of them each belongs to: `asides` and `owners` as text."""
        key = (language, seats)
        found = self.texts.get(key)
        if found is None:
            mine = [place for place, owner in enumerate(self.owners) if owner in seats]
            self.texts[key] = found = self._text(mine, language) if mine else NONE
        return found

    def _text(self, places: list[int], language: str) -> bytes:
        drawn = self.offers(language)
        asides = offers_text([drawn[place] for place in places], [-1 - place for place in places])
        return b'"asides":%b,"owners":%b' % (asides, encoder.encode([self.owners[place] for place in places]))


def asides_of(title: Title, state: State, before: Asides | None) -> Asides:
    """Return what may be done beside the question of a state: what it was before where that stays so."""
    return before if before is not None and before.stay(state) else Asides(title, state)
