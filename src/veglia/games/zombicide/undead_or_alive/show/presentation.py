"""How the title is shown to clients."""

from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.presentation import ZombicidePresentation
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show import zone_numbers as telling
from veglia.games.zombicide.undead_or_alive.show.drawing import shape
from veglia.games.zombicide.undead_or_alive.show.explain.preview import forecast, preview
from veglia.games.zombicide.undead_or_alive.show.explain.why_not import why_not
from veglia.games.zombicide.undead_or_alive.show.glossary import glossary
from veglia.games.zombicide.undead_or_alive.show.lobby import lobby
from veglia.games.zombicide.undead_or_alive.show.scene import UndeadScene
from veglia.games.zombicide.undead_or_alive.show.shelf import Shelf, shelf
from veglia.games.zombicide.undead_or_alive.show.targets import UndeadTargets
from veglia.games.zombicide.undead_or_alive.show.telling import UndeadTeller
from veglia.games.zombicide.undead_or_alive.show.texts import sounds, story
from veglia.games.zombicide.undead_or_alive.show.words import Names
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import Event, Option, State
from veglia.kernel.offers import Preview, Reason
from veglia.kernel.presentation import Entry, Lobby, SoundMap
from veglia.kernel.scene import BoardShape
from veglia.kernel.story import Story


class UndeadPresentation(ZombicidePresentation):
    """What Undead or Alive shows."""

    def sounds(self) -> SoundMap:
        return sounds()

    def story(self) -> Story:
        return story()

    def lobby(self, language: str) -> Lobby:
        return lobby(self.id, self.name, language)

    def glossary(self, language: str) -> dict[str, Entry]:
        return glossary(language)

    def setup_values(self, problem: BadSetup, language: str) -> dict[str, str]:
        values = dict(problem.values)
        if "klass" in values:
            values["klass"] = shelf(language).classes[values["klass"]]
        return values

    def shelf(self, language: str) -> Shelf:
        return shelf(language)

    def make_context(self, state: State, language: str) -> Context:
        assert isinstance(state, UndeadState)
        return context_of(state, language)

    def draw(self, state: State, language: str) -> BoardShape:
        assert isinstance(state, UndeadState)
        return shape(state.board, language)

    def drawing(self, context: Context) -> UndeadScene:
        return UndeadScene(context)

    def targets(self, context: Context) -> UndeadTargets:
        return UndeadTargets(context)

    def sentences(self, context: Context, events: list[Event]) -> list[str]:
        state = context.state
        assert isinstance(state, UndeadState)
        return telling.tell(state, events, context.words)

    def teller(self, context: Context, events: list[Event], said: list[str]) -> UndeadTeller:
        return UndeadTeller(context, events, said)

    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, UndeadState)
        return preview(state, option, language)

    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
        assert isinstance(state, UndeadState)
        return forecast(state, language)

    def refused(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        assert isinstance(state, UndeadState)
        return why_not(state, seat, target, language)


def context_of(state: UndeadState, language: str) -> Context:
    """Return what it takes to show a state in a language."""
    return Context(state, Names(state, state.board, language), shelf(language))
