"""Sets every room around alight; each use takes the fuel of a Gas Flask."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.cubes import pay_attack
from veglia.games.dark_darker_darkest.rules.effects import free_attack
from veglia.games.dark_darker_darkest.rules.equipping import equip
from veglia.games.dark_darker_darkest.rules.fire import kindle, tiles_beside
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.thing_events import ItemUsed
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class ThrowFlames(Deed):
    """Add a Fire Marker to every tile with an adjacent room."""

    def __init__(self, who: int, card: int, free: int) -> None:
        super().__init__(who)
        self.card = card
        # What makes the attack free, 0 for an Action Point.
        self.free = free

    def do(self, state: DarkestState) -> None:
        pay_attack(state, self.who, self.free)
        equip(state, self.who, [self.card])
        state.ammo[self.card] -= 1
        state.emit(ItemUsed(self.who, self.card), "ddd.item.flame-thrower")
        kindle(state, tiles_beside(state, state.survivors[self.who].room), "ddd.item.flame-thrower")


class FlameThrower(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        is_ready = state.ammo[card] > 0 and survivor.room < 2 * TILES
        if not is_ready or not tiles_beside(state, survivor.room):
            return
        if survivor.ap > 0:
            out.append(ThrowFlames(who, card, 0))
        free = free_attack(state, who)
        if free:
            out.append(ThrowFlames(who, card, free))


TRAIT = FlameThrower
