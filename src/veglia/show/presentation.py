"""A presentation put together from the parts of this package; a game fills in its scene and what it adds."""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from veglia.kernel.errors import UnknownName
from veglia.kernel.machine import Event, Option, State
from veglia.kernel.offers import Offer, Preview, Reason
from veglia.kernel.presentation import Presentation
from veglia.kernel.scene import BoardShape, Told
from veglia.show.context import Context
from veglia.show.offers import offers
from veglia.show.shown import ids_of
from veglia.show.targets import Targets
from veglia.show.telling import Teller

C = TypeVar("C", bound=Context[Any, Any, Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class TablePresentation(Presentation, Generic[C]):
    """What a title shows at a table: options and events by their looks, boards drawn once."""

    def __init__(self) -> None:
        # The last context of each language, as states are shown in parts.
        self.contexts: dict[str, C] = {}
        # Boards by their keys and languages, each with what it was drawn from.
        self.shapes: dict[tuple[str, str], tuple[object, BoardShape]] = {}

    def make_context(self, state: State, language: str) -> C:
        """Return what it takes to show a state in a language."""
        raise NotImplementedError

    def is_of(self, context: C, state: State) -> bool:
        """Whether a context shows a state as it is now."""
        return context.state is state

    def targets(self, context: C) -> Targets:
        raise NotImplementedError

    def teller(self, context: C, events: list[Event], said: list[str]) -> Teller[C]:
        raise NotImplementedError

    def hears(self, state: State, seat: int | None, event: Event) -> bool:
        """Whether a seat (None: a spectator) is told of an event."""
        return True

    def sentences(self, context: C, events: list[Event]) -> list[str]:
        """Return the sentences of events."""
        return [context.words.say(event) for event in events]

    def drawn_from(self, state: State) -> tuple[str, object]:
        """Return the key of a state's board, and what it is drawn from."""
        raise NotImplementedError

    def draw(self, state: State, language: str) -> BoardShape:
        raise NotImplementedError

    def context(self, state: State, language: str) -> C:
        kept = self.contexts.get(language)
        if kept is not None and self.is_of(kept, state):
            kept.names.look_again()
            return kept
        self.contexts[language] = made = self.make_context(state, language)
        return made

    def board(self, state: State, language: str) -> BoardShape:
        name, origin = self.drawn_from(state)
        known, drawn = self.shapes.get((name, language), (None, None))
        # Another board may come under the same key when missions are made up.
        if drawn is None or known is not origin:
            drawn = self.draw(state, language)
            self.shapes[name, language] = (origin, drawn)
        return drawn

    def told(self, state: State, events: list[Event], seat: int | None, language: str) -> list[Told]:
        context = self.context(state, language)
        heard = [event for event in events if self.hears(state, seat, event)]
        return self.teller(context, heard, self.sentences(context, heard)).told()

    def prompt(self, state: State, language: str, seat: int | None = None) -> str:
        return self.context(state, language).words.say(state.asking)

    def offers(
        self, state: State, options: list[Option], language: str, seat: int | None = None
    ) -> list[Offer]:
        context = self.context(state, language)
        return offers(context, options, self.targets(context))

    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        """Return the option itself: more is known to games that work out what would come of it."""
        return Preview([self.context(state, language).words.say(option)])

    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
        return Preview([])

    def refusals(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        """Return why a thing that is shown and not offered cannot be chosen by a seat now."""
        return []

    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        asking = state.asking
        if target not in ids_of(self.board(state, language), self.scene(state, seat, language)):
            raise UnknownName(f"there is no {target}")
        if asking is not None and seat is not None and seat in asking.seats(state):
            mine = [one for one in state.offered if seat in asking.owners(state, one)]
            if any(target in offer.targets for offer in self.offers(state, mine, language, seat)):
                return []
        return self.refusals(state, seat, target, language)
