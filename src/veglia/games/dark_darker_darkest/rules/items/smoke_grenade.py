"""Cancels a camera check of the room."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.camera_checks import CANCELLED, GOES_ON
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.rolls import CAMERA
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class ThrowSmoke(Deed):
    """Cancel the camera check."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.smoke-grenade")
        state.roll = [CANCELLED]


class SmokeGrenade(Trait[DarkestState]):
    def at_roll(self, state: DarkestState, who: int, card: int, moment: str, out: list[Option]) -> None:
        if moment == CAMERA and state.roll[0] == GOES_ON:
            out.append(ThrowSmoke(who, card))


TRAIT = SmokeGrenade
