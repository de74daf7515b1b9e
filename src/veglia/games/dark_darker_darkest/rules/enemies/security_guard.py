"""Moves by the D4 and attacks every room with Survivors in sight within two; Reinforcements do nothing."""

from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.paths import rooms_with_survivors
from veglia.games.dark_darker_darkest.rules.rolling import d4
from veglia.games.dark_darker_darkest.rules.state import DarkestState


class SecurityGuard(Enemy[DarkestState]):
    def movement(self, state: DarkestState, move: int) -> int:
        return d4(state)

    def ranged_rooms(self, state: DarkestState) -> list[int]:
        creature = state.creature
        assert creature is not None
        ranges = state.house.ranges(creature.room)
        reach = state.creature_type().reach
        return [room for room in rooms_with_survivors(state) if 0 < ranges[room] <= reach]


TRAIT = SecurityGuard
