"""Thrown without dice: each one that is used hits."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.attack_results import AssignAttack, add_hits
from veglia.games.dark_darker_darkest.rules.cubes import pay_attack
from veglia.games.dark_darker_darkest.rules.effects import free_attack, traits
from veglia.games.dark_darker_darkest.rules.equipping import equip
from veglia.games.dark_darker_darkest.rules.events import Attacked
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option

MOST: Final = 4


class ThrowShurikans(Deed):
    """Throw some Shurikans in one attack."""

    def __init__(self, who: int, card: int, count: int, free: int) -> None:
        super().__init__(who)
        self.card = card
        self.count = count
        # What makes the attack free, 0 for an Action Point.
        self.free = free

    def do(self, state: DarkestState) -> None:
        pay_attack(state, self.who, self.free)
        equip(state, self.who, [self.card])
        state.ammo[self.card] -= self.count
        state.emit(Attacked(self.who, self.card, ()), "ddd.item.shurikans")
        room = state.survivors[self.who].room
        reach = reach_of(state, self.who, self.card)
        state.push(AssignAttack(self.who, self.card, (), (), room, self.count, reach, 0, 1, False, 0, ()))


def reach_of(state: DarkestState, who: int, card: int) -> int:
    """Return how far Shurikans fly."""
    type = state.card_type(card)
    return type.range + sum(trait.attack_range(state, who, type.id) for trait in traits(state, who))


class Shurikans(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        found: list[Option] = []
        add_hits(state, survivor.room, reach_of(state, who, card), found)
        if not found:
            return
        counts = range(1, min(MOST, state.ammo[card]) + 1)
        if survivor.ap > 0:
            out += [ThrowShurikans(who, card, count, 0) for count in counts]
        free = free_attack(state, who)
        if free:
            out += [ThrowShurikans(who, card, count, free) for count in counts]


TRAIT = Shurikans
