"""Rolls dice of a Defence roll of his room again, each once, for one experience each."""

from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.enemy_attack import REROLLED
from veglia.games.dark_darker_darkest.rules.rolling import survivor_dice
from veglia.games.dark_darker_darkest.rules.rolls import DEFENCE
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import SUCCESS, SURVIVOR_FACES
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Event, Option


class DieRerolled(Event):
    """A die of a Defence roll shows another face now."""

    def __init__(self, who: int, face: int) -> None:
        self.who = who
        self.face = face


class RerollDie(Deed):
    """Roll a die of the Defence roll again."""

    def __init__(self, who: int, face: int) -> None:
        super().__init__(who)
        self.face = face

    def do(self, state: DarkestState) -> None:
        state.survivors[self.who].xp -= 1
        face = survivor_dice(state, 1)[0]
        state.roll[state.roll.index(self.face)] = face + REROLLED
        state.emit(DieRerolled(self.who, face), "ddd.char.chuck.innate")


class InnateChuck(Trait[DarkestState]):
    def at_roll(self, state: DarkestState, who: int, card: int, moment: str, out: list[Option]) -> None:
        if moment == DEFENCE and state.survivors[who].xp > 0:
            faces = sorted({face for face in state.roll if SUCCESS < face < len(SURVIVOR_FACES)})
            out += [RerollDie(who, face) for face in faces]


TRAIT = InnateChuck
