"""A Reinforcement grips a Survivor in the room of the Bird; only its elimination ends that Grip."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.pieces import BIRD_GRIP
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import grip
from veglia.kernel.machine import Option


class Seize(Option):
    def __init__(self, who: int) -> None:
        self.who = who


class BirdSeizes(PlayersAsk):
    """Whom the Undead Bird seizes."""

    rule: ClassVar[str] = "ddd.creature.undead-bird"

    def __init__(self) -> None:
        pass

    def options(self, state: DarkestState) -> list[Option]:
        assert state.creature is not None
        return [Seize(who) for who in state.free_in_room(state.creature.room)]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, Seize)
        grip(state, option.who, BIRD_GRIP, self.rule)


class UndeadBird(Enemy[DarkestState]):
    def special(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> None:
        state.push(BirdSeizes())


TRAIT = UndeadBird
