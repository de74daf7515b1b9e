"""Rolls one or both dice of a zombie entry again."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.placing import roll_place
from veglia.games.dark_darker_darkest.rules.rolls import ENTRY
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option

# Which dice are rolled again.
ROW = 1
COLUMN = 2


class FireFlare(Deed):
    """Roll dice of the zombie entry again."""

    def __init__(self, who: int, card: int, dice: int) -> None:
        super().__init__(who)
        self.card = card
        self.dice = dice

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.flare-gun")
        row, column = roll_place(state)
        if self.dice & ROW:
            state.roll[0] = row
        if self.dice & COLUMN:
            state.roll[1] = column


class FlareGun(Trait[DarkestState]):
    def at_roll(self, state: DarkestState, who: int, card: int, moment: str, out: list[Option]) -> None:
        if moment == ENTRY:
            out += [FireFlare(who, card, dice) for dice in (ROW, COLUMN, ROW | COLUMN)]


TRAIT = FlareGun
