"""Helen Krenen hurts whoever is on a tile diagonally beside hers, seen or not."""

from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.house import tiles_around
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import wound

DAMAGE = 2


def diagonal_tiles(tile: int) -> list[int]:
    """Return the up to four tiles that touch a tile at a corner."""
    return [
        other
        for other in tiles_around(tile)
        if other // COLUMNS != tile // COLUMNS and other % COLUMNS != tile % COLUMNS
    ]


class Helen(Enemy[DarkestState]):
    def special(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> None:
        assert state.nemesis is not None
        tiles = diagonal_tiles(state.nemesis.room // 2)
        for who in state.in_play():
            if state.survivors[who].room // 2 in tiles:
                wound(state, who, DAMAGE, self.rule)


TRAIT = Helen
