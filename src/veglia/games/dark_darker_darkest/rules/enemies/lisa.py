"""Lisa Mortimer sets the tiles beside hers on fire."""

from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.fire import kindle, may_burn
from veglia.games.dark_darker_darkest.rules.house import tile_beyond
from veglia.games.dark_darker_darkest.rules.state import DarkestState


class Lisa(Enemy[DarkestState]):
    def special(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> None:
        assert state.nemesis is not None
        beside = [tile_beyond(state.nemesis.room // 2, side) for side in range(4)]
        kindle(state, [tile for tile in beside if tile >= 0 and may_burn(state, tile)])


TRAIT = Lisa
