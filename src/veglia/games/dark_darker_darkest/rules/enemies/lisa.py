"""Lisa Mortimer sets every room beside hers on fire, also the other one of her tile."""

from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.fire import kindle, tiles_beside
from veglia.games.dark_darker_darkest.rules.state import DarkestState


class Lisa(Enemy[DarkestState]):
    def special(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> None:
        assert state.nemesis is not None
        kindle(state, tiles_beside(state, state.nemesis.room), self.rule)


TRAIT = Lisa
