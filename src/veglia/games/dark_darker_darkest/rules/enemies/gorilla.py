"""Each Reinforcement is a Serious Damage if the Gorilla is next to a wall."""

from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.enemy_attack import CREATURE, AssignResult
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import SERIOUS
from veglia.games.dark_darker_darkest.rules.victim_attack import HurtVictims
from veglia.games.dark_darker_darkest.rules.victims import is_lone
from veglia.kernel.machine import Event


class GorillaCrushed(Event):
    """A Reinforcement is a Serious Damage, against a wall of the Gorilla's room."""

    def __init__(self, room: int) -> None:
        self.room = room


class Gorilla(Enemy[DarkestState]):
    def special(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> None:
        assert state.creature is not None
        if not state.house.has_wall(state.creature.room):
            return
        state.emit(GorillaCrushed(room), self.rule)
        if is_lone(state, room):
            state.push(HurtVictims(room))
        else:
            state.push(AssignResult(CREATURE, room, (SERIOUS,)))


TRAIT = Gorilla
