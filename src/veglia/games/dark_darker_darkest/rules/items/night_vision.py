"""Advanced rules: rolls the Failures of a lurking Creature roll again, once."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.enemy_attack import REROLLED
from veglia.games.dark_darker_darkest.rules.equipping import can_equip, equip
from veglia.games.dark_darker_darkest.rules.rolling import survivor_dice
from veglia.games.dark_darker_darkest.rules.rolls import LURKING
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import FAILURE
from veglia.games.dark_darker_darkest.rules.thing_events import ItemUsed
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class LookCloser(Deed):
    """Roll the Failures again; no other die can bring the Creature."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        equip(state, self.who, [self.card])
        state.emit(ItemUsed(self.who, self.card), "ddd.item.night-vision")
        state.roll = [
            survivor_dice(state, 1)[0] + REROLLED if face == FAILURE else face for face in state.roll
        ]


class NightVision(Trait[DarkestState]):
    def at_roll(self, state: DarkestState, who: int, card: int, moment: str, out: list[Option]) -> None:
        is_new = moment == LURKING and all(face < REROLLED for face in state.roll)
        if is_new and FAILURE in state.roll and can_equip(state, who, [card]):
            out.append(LookCloser(who, card))


TRAIT = NightVision
