"""Deals 2 damage in an adjacent room in sight."""

from veglia.games.dark_darker_darkest.rules.blasts import offer_throws
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option

DAMAGE = 2


class Grenade(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        offer_throws(state, who, card, DAMAGE, out)


TRAIT = Grenade
