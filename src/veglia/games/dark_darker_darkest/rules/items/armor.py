"""Rolls the Defence roll of the room again, once in an attack."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.enemy_attack import ARMOR_USED, REROLLED
from veglia.games.dark_darker_darkest.rules.equipping import can_equip, equip
from veglia.games.dark_darker_darkest.rules.events import DefenceRolled
from veglia.games.dark_darker_darkest.rules.rolling import survivor_dice
from veglia.games.dark_darker_darkest.rules.rolls import DEFENCE
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class UseArmor(Deed):
    """Roll the Defence roll again."""

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def do(self, state: DarkestState) -> None:
        equip(state, self.who, [self.card])
        faces = survivor_dice(state, len(state.roll))
        state.emit(DefenceRolled(state.survivors[self.who].room, faces), "ddd.item.armor")
        # A die that Chuck has rolled again stays one: he may do that once with each.
        marks = [face - face % REROLLED for face in state.roll]
        state.roll = [face + mark for face, mark in zip(faces, marks, strict=True)]
        state.roll.append(ARMOR_USED)


class Armor(Trait[DarkestState]):
    def at_roll(self, state: DarkestState, who: int, card: int, moment: str, out: list[Option]) -> None:
        is_new = moment == DEFENCE and ARMOR_USED not in state.roll
        if is_new and can_equip(state, who, [card]):
            out.append(UseArmor(who, card))


TRAIT = Armor
