"""A Reinforcement is a Bite if the same roll has damage."""

from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE, AssignResult
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import BITE, DAMAGE, SERIOUS
from veglia.kernel.machine import Event


class SnakeBit(Event):
    """A Reinforcement is a Bite, because the roll has damage."""

    def __init__(self, room: int) -> None:
        self.room = room


class GiantSnake(Enemy[DarkestState]):
    def special(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> None:
        if DAMAGE in faces or SERIOUS in faces:
            state.emit(SnakeBit(room), self.rule)
            state.push(AssignResult(CREATURE, room, (BITE,)))


TRAIT = GiantSnake
