"""Removes all Radiation Markers of the user."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.radiation import Contaminated
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class TakePills(Deed):
    """Be healthy again."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.rad.pills")
        state.survivors[self.who].radiation = 0
        state.emit(Contaminated(self.who, 0), "ddd.rad.pills")


class RadiationPills(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        if state.survivors[who].radiation > 0:
            out.append(TakePills(who, card))


TRAIT = RadiationPills
