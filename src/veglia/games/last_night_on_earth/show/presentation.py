# veglia: interpreted
"""How the game is shown to clients."""

from veglia.games.last_night_on_earth.rules import hidden
from veglia.games.last_night_on_earth.rules.events import HeroDrew
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.unique_items.police_radio import ZombieCardsSeen
from veglia.games.last_night_on_earth.show.board import shape
from veglia.games.last_night_on_earth.show.explain.forecast import forecast
from veglia.games.last_night_on_earth.show.explain.previews import preview
from veglia.games.last_night_on_earth.show.explain.refusals import refusals
from veglia.games.last_night_on_earth.show.glossary import glossary
from veglia.games.last_night_on_earth.show.lobby import bad_setup, lobby
from veglia.games.last_night_on_earth.show.names import LastNightNames, words
from veglia.games.last_night_on_earth.show.scene import scene
from veglia.games.last_night_on_earth.show.targets import LastNightTargets
from veglia.games.last_night_on_earth.show.telling import LastNightContext, LastNightTeller
from veglia.games.last_night_on_earth.show.texts import look, sounds, story, texts
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import Event, Option, State
from veglia.kernel.offers import Preview, Reason
from veglia.kernel.presentation import Entry, Lobby, SoundMap
from veglia.kernel.scene import BoardShape, Scene
from veglia.kernel.story import Story
from veglia.show.context import Context, Drawn
from veglia.show.presentation import TablePresentation

DRAWN = {"en": Drawn(), "it": Drawn()}


class LastNightPresentation(TablePresentation[LastNightContext]):
    def sounds(self) -> SoundMap:
        return sounds()

    def story(self) -> Story:
        return story()

    def lobby(self, language: str) -> Lobby:
        return lobby(language)

    def bad_setup(self, problem: BadSetup, language: str) -> str:
        return bad_setup(problem, language)

    def glossary(self, language: str) -> dict[str, Entry]:
        return glossary(language)

    def moments(self, language: str) -> dict[str, str]:
        return dict(texts(language)["moments"])

    def make_context(self, state: State, language: str) -> LastNightContext:
        assert isinstance(state, LastNightState)
        names = LastNightNames(state, language)
        return Context(state, look(), names, words(state, language), DRAWN[language], texts(language))

    def targets(self, context: LastNightContext) -> LastNightTargets:
        return LastNightTargets(context.state)

    def teller(self, context: LastNightContext, events: list[Event], said: list[str]) -> LastNightTeller:
        return LastNightTeller(context, events, said)

    def hears(self, state: State, seat: int | None, event: Event) -> bool:
        assert isinstance(state, LastNightState)
        return hears(state, seat, event)

    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, LastNightState)
        return preview(state, option, language)

    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, LastNightState)
        return forecast(state, language)

    def refusals(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        assert isinstance(state, LastNightState)
        return refusals(state, seat, target, language)

    def drawn_from(self, state: State) -> tuple[str, object]:
        assert isinstance(state, LastNightState)
        return state.town.key, state.town

    def draw(self, state: State, language: str) -> BoardShape:
        assert isinstance(state, LastNightState)
        return shape(state.town, look().theme, language)

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        assert isinstance(state, LastNightState)
        return scene(state, seat, LastNightNames(state, language))


def hears(state: LastNightState, seat: int | None, event: Event) -> bool:
    """Return whether a seat hears of an event: only the Hero side hears which Event a Hero has got unseen.

    Nor does the Zombie side hear which of its cards the Heroes have looked at.
    """
    if isinstance(event, HeroDrew):
        return state.kind(event.card).is_item or hidden.sees_heroes(state, seat)
    return not isinstance(event, ZombieCardsSeen) or hidden.sees_heroes(state, seat)
