"""The title's own piles: the Prototypes that are left."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.context import Context
from veglia.games.zombicide.engine.show.piles import Piles
from veglia.kernel.scene import Pile
from veglia.show.ids import pile_id

PROTOTYPES = pile_id("prototypes")


class DarkPiles(Piles):
    """The piles of a state of this title."""

    foes: ClassVar[str] = "xenos"

    def __init__(self, context: Context, state: DarkState) -> None:
        super().__init__(context)
        self.dark = state

    def own_key(self) -> tuple[object, ...]:
        return tuple(sorted(self.dark.prototypes))

    def own_stay(self, old: ZombicideState) -> bool:
        assert isinstance(old, DarkState)
        return old.prototypes == self.dark.prototypes

    def own(self) -> list[Pile]:
        return self.open_pile(PROTOTYPES, "prototypes", self.dark.prototypes)
