"""Rachel Mortimer grips a Survivor on one of the eight tiles around hers, seen or not."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.house import tiles_around
from veglia.games.dark_darker_darkest.rules.pieces import FAR_GRIP, FREE
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import grip
from veglia.kernel.machine import Option


class GripFar(Option):
    def __init__(self, who: int) -> None:
        self.who = who


class RachelGrips(PlayersAsk):
    """Whom Rachel Mortimer grips from afar."""

    rule: ClassVar[str] = "ddd.nemesis.rachel-mortimer"

    def __init__(self) -> None:
        pass

    def options(self, state: DarkestState) -> list[Option]:
        assert state.nemesis is not None
        around = tiles_around(state.nemesis.room // 2)
        people = [who for who in state.in_play() if state.survivors[who].grip == FREE]
        return [GripFar(who) for who in people if state.survivors[who].room // 2 in around]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, GripFar)
        grip(state, option.who, FAR_GRIP, self.rule)


class Rachel(Enemy[DarkestState]):
    def special(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> None:
        state.push(RachelGrips())


TRAIT = Rachel
