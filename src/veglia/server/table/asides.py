# veglia: compiled
"""What may be done beside the question: for many choices on end it stays the same, and is told once."""

from veglia.kernel.game import Title
from veglia.kernel.machine import Option, State
from veglia.kernel.offers import Offer
from veglia.server.net.encode import offers_text
from veglia.server.net.fragments import encoder

Seats = tuple[int, ...]
# Places of options, each with the seat that it belongs to.
Places = tuple[tuple[int, int], ...]
# Without the braces around them, as all of the parts of a question.
NONE = b'"asides":[],"owners":[]'


class Asides:
    """The options beside a question, numbered from -1 downwards."""

    def __init__(self, title: Title, state: State) -> None:
        self.title = title
        self.state = state
        aside = title.aside
        self.options: list[Option] = [] if aside is None or state.asking is None else aside.options(state)
        # Of each option the seats that may take it.
        self.owners: list[Seats] = (
            [] if aside is None else [aside.owners(state, option) for option in self.options]
        )
        self.drawn: dict[tuple[str, int | None], list[Offer]] = {}
        self.texts: dict[tuple[str, Seats], bytes] = {}

    def stay(self, state: State) -> bool:
        """Whether they are the same beside the question of another state, word for word."""
        is_over = self.state.asking is None or state.asking is None
        return not is_over and self.title.presentation.asides_stay(self.state, state)

    def offers(self, language: str, seat: int) -> list[Offer]:
        """Return all options, as one of the seats would read them."""
        presentation = self.title.presentation
        view = presentation.viewpoint(seat)
        drawn = self.drawn.get((language, view))
        if drawn is None:
            drawn = presentation.offers(self.state, self.options, language, view)
            self.drawn[language, view] = drawn
        return drawn

    def text(self, language: str, seats: Seats) -> bytes:
        """Return what some seats may do, and which of them each belongs to: `asides` and `owners` as text."""
        key = (language, seats)
        found = self.texts.get(key)
        if found is None:
            mine = self.mine(seats)
            self.texts[key] = found = self._text(mine, language) if mine else NONE
        return found

    def mine(self, seats: Seats) -> Places:
        """Return the places of what some seats may do, each with the seat that it belongs to."""
        return places_of(self.owners, seats)

    def _text(self, mine: Places, language: str) -> bytes:
        """Return options by their places; their numbers do not tell how many others have."""
        drawn = {seat: self.offers(language, seat) for seat in {seat for _, seat in mine}}
        offers = [drawn[seat][place] for place, seat in mine]
        asides = offers_text(offers, [-1 - number for number in range(len(mine))])
        return b'"asides":%b,"owners":%b' % (asides, encoder.encode([seat for _, seat in mine]))


def first_in(owners: Seats, seats: Seats) -> int | None:
    """Return the first of an option's owners that is one of some seats."""
    for seat in owners:
        if seat in seats:
            return seat
    return None


def places_of(owners: list[Seats], seats: Seats) -> Places:
    """Return the places of options that belong to some seats, each with the first of them."""
    found: list[tuple[int, int]] = []
    for place, some in enumerate(owners):
        seat = first_in(some, seats)
        if seat is not None:
            found.append((place, seat))
    return tuple(found)


def asides_of(title: Title, state: State, before: Asides | None) -> Asides:
    """Return what may be done beside the question of a state: what it was before where that stays so."""
    return before if before is not None and before.stay(state) else Asides(title, state)
