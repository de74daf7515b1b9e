"""How the title is shown to clients."""

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.show.drawing import shape
from veglia.games.zombicide.dark_side.show.explain.preview import forecast, preview
from veglia.games.zombicide.dark_side.show.explain.why_not import why_not
from veglia.games.zombicide.dark_side.show.glossary import glossary
from veglia.games.zombicide.dark_side.show.lobby import lobby
from veglia.games.zombicide.dark_side.show.scene import DarkScene
from veglia.games.zombicide.dark_side.show.shelf import Shelf, shelf
from veglia.games.zombicide.dark_side.show.targets import StationTargets
from veglia.games.zombicide.dark_side.show.telling import DarkTeller
from veglia.games.zombicide.dark_side.show.texts import sounds, story
from veglia.games.zombicide.dark_side.show.words import Names
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.presentation import ZombicidePresentation
from veglia.kernel.machine import Event, Option, State
from veglia.kernel.offers import Preview, Reason
from veglia.kernel.presentation import Entry, Lobby, SoundMap
from veglia.kernel.scene import BoardShape
from veglia.kernel.story import Story


class DarkPresentation(ZombicidePresentation):
    """What Dark Side shows."""

    def sounds(self) -> SoundMap:
        return sounds()

    def story(self) -> Story:
        return story()

    def lobby(self, language: str) -> Lobby:
        return lobby(self.id, self.name, language)

    def glossary(self, language: str) -> dict[str, Entry]:
        return glossary(language)

    def shelf(self, language: str) -> Shelf:
        return shelf(language)

    def make_context(self, state: State, language: str) -> Context:
        assert isinstance(state, DarkState)
        return Context(state, Names(state, language), shelf(language))

    def drawn_from(self, state: State) -> tuple[str, object]:
        """Doors are pieces: a station is drawn once, whichever of them are closed."""
        assert isinstance(state, DarkState)
        station = state.station_board.station
        return station.key, station

    def draw(self, state: State, language: str) -> BoardShape:
        assert isinstance(state, DarkState)
        return shape(state.station_board, language)

    def drawing(self, context: Context) -> DarkScene:
        return DarkScene(context)

    def targets(self, context: Context) -> StationTargets:
        return StationTargets(context)

    def teller(self, context: Context, events: list[Event], said: list[str]) -> DarkTeller:
        return DarkTeller(context, events, said)

    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, DarkState)
        return preview(state, option, language)

    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, DarkState)
        return forecast(state, language)

    def refused(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        assert isinstance(state, DarkState)
        return why_not(state, seat, target, language)
