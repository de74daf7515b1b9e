"""How a title of the family is shown to clients."""

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.choices import drops_stay
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.explain.refusing import is_asked
from veglia.games.zombicide.engine.show.scene import SceneDrawing
from veglia.games.zombicide.engine.show.shelf import FamilyShelf
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import Event, State
from veglia.kernel.offers import Reason
from veglia.kernel.scene import Scene
from veglia.show.presentation import TablePresentation


class ZombicidePresentation(TablePresentation[Context]):
    """What a title shows; each fills in what is its own."""

    def __init__(self, id: str, name: str) -> None:
        super().__init__()
        self.id = id
        self.name = name

    # What a title adds

    def shelf(self, language: str) -> FamilyShelf:
        """Return the content of the title in a language."""
        raise NotImplementedError

    def setup_values(self, problem: BadSetup, language: str) -> dict[str, str]:
        """Return the values of a problem, in words."""
        return problem.values

    def drawing(self, context: Context) -> SceneDrawing:
        raise NotImplementedError

    def refused(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        """Return why nothing can be done with a thing, whether or not something can."""
        raise NotImplementedError

    # What all titles do

    def viewpoint(self, seat: int | None) -> int | None:
        """All seats are one team, and nothing is hidden from one that another sees."""
        return None

    def bad_setup(self, problem: BadSetup, language: str) -> str:
        sentence: str = self.shelf(language).text["setup"][problem.reason]
        return sentence.format(**self.setup_values(problem, language))

    def story_key(self, state: State, event: Event, field: str) -> str:
        """Kinds of Zombies go by their ids."""
        assert isinstance(state, ZombicideState)
        value = getattr(event, field)
        return state.scenario.library.zombies[value].id if field == "kind" and value >= 0 else str(value)

    def is_of(self, context: Context, state: State) -> bool:
        return context.state is state and context.board is context.state.board

    def drawn_from(self, state: State) -> tuple[str, object]:
        assert isinstance(state, ZombicideState)
        return state.board.key, state.board.raster

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        return self.drawing(self.context(state, language)).scene()

    def scene_after(
        self, before: State, shown: Scene, state: State, seat: int | None, language: str
    ) -> Scene:
        assert isinstance(before, ZombicideState)
        return self.drawing(self.context(state, language)).scene_after(before, shown)

    def asides_stay(self, before: State, state: State) -> bool:
        assert isinstance(before, ZombicideState)
        assert isinstance(state, ZombicideState)
        return drops_stay(before, state)

    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        assert isinstance(state, ZombicideState)
        reasons = self.refused(state, seat, target, language)
        offered = self.offers(state, state.offered, language) if is_asked(state, seat) else []
        return [] if any(target in choice.targets for choice in offered) else reasons
