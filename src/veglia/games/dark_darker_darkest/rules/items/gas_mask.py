"""No fire damage in this Round."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class WearMask(Deed):
    """Put on the Gas Mask."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.gas-mask")
        state.survivors[self.who].is_masked = True


class GasMask(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        if not state.survivors[who].is_masked:
            out.append(WearMask(who, card))


TRAIT = GasMask
