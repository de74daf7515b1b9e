"""Two more Action Points in this Round."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.cubes import RegainCubes
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Event, Option

POINTS = 2


class ApGained(Event):
    def __init__(self, who: int, points: int) -> None:
        self.who = who
        self.points = points


class DrinkEnergy(Deed):
    """Gain two Action Points."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.energy-drink")
        if state.act == EXPLORATION:
            state.survivors[self.who].ap += POINTS
            state.emit(ApGained(self.who, POINTS), "ddd.item.energy-drink")
        else:
            state.push(RegainCubes(self.who, POINTS))


class EnergyDrink(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        out.append(DrinkEnergy(who, card))


TRAIT = EnergyDrink
