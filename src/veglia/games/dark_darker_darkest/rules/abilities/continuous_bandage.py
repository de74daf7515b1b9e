"""Once per Round two experience for one own Health."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.games.dark_darker_darkest.rules.wounds import heal
from veglia.kernel.machine import Option

COST = 2
# The bit of this ability among what was used in a Round.
BANDAGE = 2


class Bandage(Deed):
    """Spend two experience to heal one Health."""

    def __init__(self, who: int, why: str) -> None:
        super().__init__(who)
        self.why = why

    def do(self, state: DarkestState) -> None:
        survivor = state.survivors[self.who]
        survivor.xp -= COST
        survivor.used |= BANDAGE
        heal(state, self.who, 1, self.why)


class ContinuousBandage(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.xp >= COST and survivor.wounds > 0 and not survivor.used & BANDAGE:
            out.append(Bandage(who, self.rule))


TRAIT = ContinuousBandage
