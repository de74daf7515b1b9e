"""Rolls the Terror Die again."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.rolling import terror_die
from veglia.games.dark_darker_darkest.rules.rolls import TERROR
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class ReadMap(Deed):
    """Roll the Terror Die again."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.map")
        state.roll = [terror_die(state)]


class Map(Trait[DarkestState]):
    def at_roll(self, state: DarkestState, who: int, card: int, moment: str, out: list[Option]) -> None:
        if moment == TERROR:
            out.append(ReadMap(who, card))


TRAIT = Map
