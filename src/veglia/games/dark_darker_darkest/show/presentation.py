# veglia: interpreted
"""How the game is shown to clients."""

from veglia.games.dark_darker_darkest.rules import content, helicopter
from veglia.games.dark_darker_darkest.rules.house import NOWHERE
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.show.board import house_shape
from veglia.games.dark_darker_darkest.show.builder import draft_board
from veglia.games.dark_darker_darkest.show.explain.forecast import forecast
from veglia.games.dark_darker_darkest.show.explain.previews import preview
from veglia.games.dark_darker_darkest.show.explain.refusals import refusals
from veglia.games.dark_darker_darkest.show.glossary import glossary
from veglia.games.dark_darker_darkest.show.lobby import bad_setup, lobby
from veglia.games.dark_darker_darkest.show.scene import board_key, scene
from veglia.games.dark_darker_darkest.show.targets import DarkestTargets
from veglia.games.dark_darker_darkest.show.telling import DarkestContext, DarkestTeller
from veglia.games.dark_darker_darkest.show.texts import look, sounds, story, texts
from veglia.games.dark_darker_darkest.show.words import DarkestNames, words
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import Event, Option, State
from veglia.kernel.offers import Preview, Reason
from veglia.kernel.presentation import BoardDraft, BoardWish, Entry, Lobby, SoundMap
from veglia.kernel.scene import BoardShape, Scene
from veglia.kernel.story import Story
from veglia.show.context import Context, Drawn
from veglia.show.presentation import TablePresentation

# How many drawn boards are remembered.
MOST_BOARDS = 512
DRAWN = {"en": Drawn(), "it": Drawn()}


class DarkestPresentation(TablePresentation[DarkestContext]):
    def sounds(self) -> SoundMap:
        return sounds()

    def story(self) -> Story:
        return story()

    def viewpoint(self, seat: int | None) -> int | None:
        """Nothing is hidden from one seat and open to another."""
        return None

    def lobby(self, language: str) -> Lobby:
        return lobby(language)

    def draft_board(self, wish: BoardWish, language: str) -> BoardDraft:
        return draft_board(wish, language)

    def bad_setup(self, problem: BadSetup, language: str) -> str:
        return bad_setup(problem, language)

    def glossary(self, language: str) -> dict[str, Entry]:
        return glossary(language)

    def moments(self, language: str) -> dict[str, str]:
        return dict(content.text(language)["words"]["moment"])

    def make_context(self, state: State, language: str) -> DarkestContext:
        assert isinstance(state, DarkestState)
        names = DarkestNames(state, language)
        return Context(state, look(), names, words(state, language), DRAWN[language], texts(language))

    def targets(self, context: DarkestContext) -> DarkestTargets:
        return DarkestTargets(context.state)

    def teller(self, context: DarkestContext, events: list[Event], said: list[str]) -> DarkestTeller:
        return DarkestTeller(context, events, said)

    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, DarkestState)
        return preview(state, option, language)

    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, DarkestState)
        return forecast(state, language)

    def refusals(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        assert isinstance(state, DarkestState)
        return refusals(state, seat, target, language)

    def drawn_from(self, state: State) -> tuple[str, object]:
        assert isinstance(state, DarkestState)
        return board_key(state), None

    def draw(self, state: State, language: str) -> BoardShape:
        assert isinstance(state, DarkestState)
        # Doors, fire and other houses make new boards all the time.
        if len(self.shapes) >= MOST_BOARDS:
            self.shapes.clear()
        names = DarkestNames(state, language)
        rooms = [[names.room(room) for room in state.house.rooms_of(tile)] for tile in range(TILES)]
        place = state.extras.helicopter
        beside = None
        if place != NOWHERE:
            tile, side = helicopter.tile_beside(state, place), helicopter.side_of(state, place)
            beside = (tile, side, names.text["pieces"]["helicopter"])
        has_helicopter = state.settings.options["heli_escape"] == "on"
        key = board_key(state)
        return house_shape(key, state.house, rooms, beside, has_helicopter, state.settings.is_advanced)

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        assert isinstance(state, DarkestState)
        return scene(state, seat, self.context(state, language).names)
