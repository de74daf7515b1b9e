"""Doctor Mortimer: a Zombie Token is drawn; its zombies appear on a tile next to a Survivor's."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.house import NOWHERE, tiles_around
from veglia.games.dark_darker_darkest.rules.revealing import enemies_entered, special_kind
from veglia.games.dark_darker_darkest.rules.rolling import d4
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import NORMAL, Horde, with_all
from veglia.kernel.machine import Event, Option


class ZombiesAppeared(Event):
    def __init__(self, count: int, room: int, zombies: Horde) -> None:
        self.count = count
        self.room = room
        self.zombies = zombies


class RaiseIn(Option):
    """Let the zombies appear in a room."""

    def __init__(self, room: int) -> None:
        self.room = room


class RaiseZombies(PlayersAsk):
    """Where the zombies of Doctor Mortimer appear."""

    rule: ClassVar[str] = "ddd.nemesis.doctor-mortimer"

    def __init__(self, horde: Horde) -> None:
        self.horde = horde

    def options(self, state: DarkestState) -> list[Option]:
        tiles = {tile for who in state.in_play() for tile in tiles_around(state.survivors[who].room // 2)}
        rooms = [state.house.entry_room(tile) for tile in sorted(tiles) if not state.house.is_destroyed(tile)]
        return [RaiseIn(room) for room in rooms if room != NOWHERE]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, RaiseIn)
        state.hordes[option.room] = with_all(state.hordes[option.room], self.horde)
        state.emit(ZombiesAppeared(len(self.horde), option.room, self.horde), self.rule)
        enemies_entered(state, option.room)


class DoctorMortimer(Enemy[DarkestState]):
    def special(self, state: DarkestState, room: int, faces: tuple[int, ...]) -> None:
        if not state.pool:
            return
        token = state.pool.pop()
        state.dice.reveals += 1
        kind = special_kind(state, token)
        count = state.library.zombie_tokens[token] if kind == NORMAL else d4(state)
        horde = (NORMAL,) * count
        state.push(RaiseZombies(horde if kind == NORMAL else with_all(horde, (kind,))))


TRAIT = DoctorMortimer
