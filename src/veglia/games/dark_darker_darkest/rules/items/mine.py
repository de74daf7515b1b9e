"""Arms a mine in a room without enemies; modules/mines.py lets it explode."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Event, Option


class MineArmed(Event):
    def __init__(self, room: int) -> None:
        self.room = room


class ArmMine(Deed):
    """Arm a mine in the own room."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.mine-place")
        room = state.survivors[self.who].room
        state.extras.mines.append(room)
        state.emit(MineArmed(room), "ddd.item.mine-place")


class Mine(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        if not state.has_enemies(state.survivors[who].room):
            out.append(ArmMine(who, card))


TRAIT = Mine
