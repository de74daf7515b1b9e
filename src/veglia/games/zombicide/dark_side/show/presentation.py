"""How the title is shown to clients."""

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.station import Station
from veglia.games.zombicide.dark_side.show.bad_setup import bad_setup
from veglia.games.zombicide.dark_side.show.drawing import shape
from veglia.games.zombicide.dark_side.show.explain.forecast import forecast
from veglia.games.zombicide.dark_side.show.explain.preview import preview
from veglia.games.zombicide.dark_side.show.explain.why_not import why_not
from veglia.games.zombicide.dark_side.show.glossary import glossary
from veglia.games.zombicide.dark_side.show.lobby import lobby
from veglia.games.zombicide.dark_side.show.scene import scene
from veglia.games.zombicide.dark_side.show.shelf import shelf
from veglia.games.zombicide.dark_side.show.targets import StationTargets
from veglia.games.zombicide.dark_side.show.telling import DarkTeller
from veglia.games.zombicide.dark_side.show.texts import look, text
from veglia.games.zombicide.dark_side.show.words import Names
from veglia.games.zombicide.engine.show.choices import offers
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.explain.refusing import is_asked
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import Event, Option, State
from veglia.kernel.presentation import Entry, Lobby, Presentation
from veglia.kernel.scene import BoardShape, Offer, Preview, Reason, Scene, Told
from veglia.kernel.words import Words


class DarkPresentation(Presentation):
    """What Dark Side shows."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.shapes: dict[tuple[str, str], tuple[Station, BoardShape]] = {}

    def lobby(self, language: str) -> Lobby:
        return lobby(self.id, self.name, language)

    def bad_setup(self, problem: BadSetup, language: str) -> str:
        return bad_setup(problem, language)

    def glossary(self, language: str) -> dict[str, Entry]:
        return glossary(language)

    def board(self, state: State, language: str) -> BoardShape:
        assert isinstance(state, DarkState)
        station = state.station_board.station
        key = (station.key, language)
        known, drawn = self.shapes.get(key, (None, None))
        # Another station may come under the same key when missions are made up.
        if drawn is None or known is not station:
            drawn = shape(state.station_board, language)
            self.shapes[key] = (station, drawn)
        return drawn

    def viewpoint(self, seat: int | None) -> int | None:
        """All seats are one team, and nothing is hidden from one that another sees."""
        return None

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        assert isinstance(state, DarkState)
        return scene(context_of(state, language), state)

    def told(self, state: State, events: list[Event], seat: int | None, language: str) -> list[Told]:
        assert isinstance(state, DarkState)
        context = context_of(state, language)
        said = [context.words.say(event) for event in events]
        return DarkTeller(context, events, said).told()

    def prompt(self, state: State, language: str, seat: int | None = None) -> str:
        assert isinstance(state, DarkState)
        return context_of(state, language).words.say(state.asking)

    def offers(
        self, state: State, options: list[Option], language: str, seat: int | None = None
    ) -> list[Offer]:
        assert isinstance(state, DarkState)
        context = context_of(state, language)
        return offers(context, options, StationTargets(context, state))

    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, DarkState)
        return preview(state, option, language)

    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, DarkState)
        return forecast(state, language)

    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        assert isinstance(state, DarkState)
        reasons = why_not(state, seat, target, language)
        offered = self.offers(state, state.offered, language) if is_asked(state, seat) else []
        return [] if any(target in choice.targets for choice in offered) else reasons


def context_of(state: DarkState, language: str) -> Context:
    """Return what it takes to show a state in a language."""
    names = Names(state, language)
    said = Words(language, library.text(language)["sentences"], names.put)
    return Context(state, look(), names, said, shelf(language), text(language))
