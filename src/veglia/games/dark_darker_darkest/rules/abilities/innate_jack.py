"""Once per Round a Combat action for nothing."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.attack import begin_attack, weapons
from veglia.games.dark_darker_darkest.rules.shared_deeds import SharedDeeds
from veglia.games.dark_darker_darkest.rules.state import NO_CARD, DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option

# The bit of the innate ability among what was used in a Round.
INNATE = 1


class FreeAttack(Deed):
    """Attack with a weapon (-1: bare hands) for nothing."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        state.survivors[self.who].used |= INNATE
        begin_attack(state, self.who, self.card)


def make_free_attack(who: int, place: int) -> FreeAttack:
    return FreeAttack(who, place + NO_CARD)


# By Survivor and card; bare hands are the first place.
FREE_ATTACKS: Final = SharedDeeds(make_free_attack)


class InnateJack(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        if self.free_attack(state, who):
            found = weapons(state, who)
            if found:
                deeds = FREE_ATTACKS.row(who)
                for card in found:
                    out.append(deeds[card - NO_CARD])

    def free_attack(self, state: DarkestState, who: int) -> int:
        return INNATE & ~state.survivors[who].used


TRAIT = InnateJack
