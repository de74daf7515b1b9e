"""Heals another Survivor in the room, an Action Point for each Health."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.cubes import pay
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.games.dark_darker_darkest.rules.wounds import heal
from veglia.kernel.machine import Option


class HealOther(Deed):
    """Give a companion one Health back."""

    def __init__(self, who: int, other: int) -> None:
        super().__init__(who)
        self.other = other

    def do(self, state: DarkestState) -> None:
        pay(state, self.who, 1)
        heal(state, self.other, 1, "ddd.char.nina.innate")


class InnateNina(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        if survivor.ap > 0:
            room = survivor.room
            for other, one in enumerate(state.survivors):
                if one.room == room and one.wounds > 0 and other != who and not one.is_aboard:
                    out.append(HealOther(who, other))


TRAIT = InnateNina
