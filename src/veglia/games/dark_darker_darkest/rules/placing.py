"""Zombie entries: the dice for the tile, relocation, and the players' choice of a place."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.events import PlaceRolled
from veglia.games.dark_darker_darkest.rules.house import NOWHERE, tile_beyond
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS, TILES
from veglia.games.dark_darker_darkest.rules.revealing import place_token
from veglia.games.dark_darker_darkest.rules.rolling import d4, d6
from veglia.games.dark_darker_darkest.rules.rolls import ENTRY, OpenWindow
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Option, Step

SIX: Final = 6


def roll_place(state: DarkestState) -> list[int]:
    """Roll the D4 and the D6 of a zombie entry; a lever rerolls sixes."""
    row, column = d4(state), d6(state)
    while column == SIX and state.settings.rerolls_six:
        column = d6(state)
    return [row, column]


class ZombieEntry(Step[DarkestState]):
    """A Zombie Token enters the house; with an empty pool nothing does."""

    rule: ClassVar[str] = "ddd.entry.dice"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        if not state.pool:
            return
        state.roll = roll_place(state)
        state.push(ResolveEntry())
        state.push(OpenWindow(ENTRY, -1))


class ResolveEntry(Step[DarkestState]):
    """Put the token on the rolled tile, or near the Survivors where that is not possible."""

    rule: ClassVar[str] = "ddd.entry.dice"

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        row, column = state.roll
        state.roll = []
        state.emit(PlaceRolled(row, column), self.rule)
        tile = (row - 1) * COLUMNS + column - 1
        if column != SIX and not state.house.is_destroyed(tile):
            room = state.house.entry_room(tile)
            if room != NOWHERE:
                place_token(state, room, self.rule)
                return
        why = "ddd.entry.d6-six" if column == SIX else "ddd.entry.invalid-tile"
        rooms = rooms_near_survivors(state)
        if not rooms:
            why = "ddd.entry.invalid-fallback"
            rooms = calm_rooms(state)
        state.push(PlaceToken(tuple(rooms), why))


def rooms_near_survivors(state: DarkestState) -> list[int]:
    """Return rooms of tiles without fire that are next to a Survivor's tile and seen by that Survivor."""
    found: set[int] = set()
    for who in state.in_play():
        here = state.survivors[who].room
        for side in range(4):
            tile = tile_beyond(here // 2, side)
            if tile < 0 or state.is_burning(tile):
                continue
            room = state.house.entry_room(tile)
            if room != NOWHERE and state.house.can_see(here, room):
                found.add(room)
    return sorted(found)


def calm_rooms(state: DarkestState) -> list[int]:
    """Return where enemies may enter tiles without fire."""
    rooms = [state.house.entry_room(tile) for tile in range(TILES) if not state.is_burning(tile)]
    return [room for room in rooms if room != NOWHERE]


class PutToken(Option):
    def __init__(self, room: int) -> None:
        self.room = room


class PlaceToken(PlayersAsk):
    """The players choose where a Zombie Token goes."""

    rule: ClassVar[str] = "ddd.entry.invalid-tile"

    def __init__(self, rooms: tuple[int, ...], why: str) -> None:
        self.rooms = rooms
        self.why = why

    def cites(self, state: DarkestState) -> str:
        return self.why

    def options(self, state: DarkestState) -> list[Option]:
        return [PutToken(room) for room in self.rooms] if state.pool else []

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, PutToken)
        place_token(state, option.room, self.why)
