"""Rolls the direction of the fire again."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.rolling import d4
from veglia.games.dark_darker_darkest.rules.rolls import FIRE_DIRECTION
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class SoundAlarm(Deed):
    """Roll the direction of the fire again."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.fire-alarm")
        state.roll = [d4(state)]


class FireAlarm(Trait[DarkestState]):
    def at_roll(self, state: DarkestState, who: int, card: int, moment: str, out: list[Option]) -> None:
        if moment == FIRE_DIRECTION:
            out.append(SoundAlarm(who, card))


TRAIT = FireAlarm
