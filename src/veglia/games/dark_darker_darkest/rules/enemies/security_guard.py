"""Moves by the D4 and attacks every room with Survivors in sight within two; Reinforcements do nothing."""

from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.paths import rooms_with_survivors
from veglia.games.dark_darker_darkest.rules.rolling import d4
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Event


class GuardRolled(Event):
    """The D4 of the Security Guard: how far it moves."""

    def __init__(self, moves: int) -> None:
        self.moves = moves


class SecurityGuard(Enemy[DarkestState]):
    def movement(self, state: DarkestState, move: int) -> int:
        moves = d4(state)
        state.emit(GuardRolled(moves), "ddd.creature.security-guard-move")
        return moves

    def ranged_rooms(self, state: DarkestState) -> list[int]:
        creature = state.creature
        assert creature is not None
        ranges = state.house.ranges(creature.room)
        reach = state.creature_type().reach
        return [room for room in rooms_with_survivors(state) if 0 < ranges[room] <= reach]


TRAIT = SecurityGuard
