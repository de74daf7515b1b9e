"""Tiles that are blown up: everything on them is gone, and the board is what is left.

Zones keep their numbers. A Zone astride stays with the part that is left, and so does whoever stands in it;
tokens in it go, but for those that the mission shifts.
"""

from typing import Any

from veglia.games.zombicide.dark_side.rules.actions.grenade import bury_objectives
from veglia.games.zombicide.dark_side.rules.damage import destroy_machine
from veglia.games.zombicide.dark_side.rules.doors import lay_board
from veglia.games.zombicide.dark_side.rules.events import PitClosed
from veglia.games.zombicide.dark_side.rules.mission_events import GroundLost, SpawnZoneDestroyed, XenosCrushed
from veglia.games.zombicide.dark_side.rules.state import NO_PIT, DarkState
from veglia.games.zombicide.dark_side.rules.station import Station
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.ending import lose
from veglia.games.zombicide.engine.rules.events import SpawnTokenMoved, SurvivorEliminated
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.kernel.machine import Step


def collapse(state: DarkState, after: Station, shifts: dict[int, str], rule: str) -> None:
    """Take the tiles that a station no longer has off the board."""
    before = state.station_board.station
    touched = [zone for zone, cells in enumerate(before.cells) if cells != after.cells[zone]]
    gone = [zone for zone in touched if not after.cells[zone]]
    eliminate_survivors(state, gone, rule)
    if state.result is not None:
        return
    keep_pending(state, gone)
    state.doors = [door for door in state.doors if after.doorways[door.doorway][0] >= 0]
    state.board = after.board(0, 0)
    lay_board(state)
    clear_tokens(state, touched, shifts, rule)
    clear_figures(state, gone, rule)
    state.emit(GroundLost(len(gone)), rule)


def eliminate_survivors(state: DarkState, gone: list[int], rule: str) -> None:
    """Whoever stands on ground that goes is eliminated; the game ends there."""
    for who, survivor in enumerate(state.survivors):
        if survivor.zone in gone:
            survivor.wounds = survivor.health
            state.emit(SurvivorEliminated(who), rule)
            lose(state, "uoa.end.lose-survivor")


def clear_tokens(state: DarkState, touched: list[int], shifts: dict[int, str], rule: str) -> None:
    """Remove the tokens of Zones that lose ground; Spawn tokens and Pits may be shifted."""
    for zone in touched:
        bury_objectives(state, zone)
        state.noise[zone] = 0
    state.prototype_zones = [zone for zone in state.prototype_zones if zone not in touched]
    state.pieces.charges = [zone for zone in state.pieces.charges if zone not in touched]
    for token in state.spawns:
        if token.zone in shifts:
            state.emit(SpawnTokenMoved(token.kind, token.zone), shifts[token.zone])
        elif token.zone in touched:
            state.emit(SpawnZoneDestroyed(token.zone), rule)
    state.spawns = [token for token in state.spawns if token.zone in shifts or token.zone not in touched]
    for zone in touched:
        if zone not in shifts and state.pits[zone] != NO_PIT:
            state.pits[zone] = NO_PIT
            state.emit(PitClosed(zone), rule)


def clear_figures(state: DarkState, gone: list[int], rule: str) -> None:
    """Eliminate Xenos and Machines on Zones that are no more, without experience."""
    for zone in gone:
        for kind in range(state.scenario.kinds):
            count = zombies.count_of(state, zone, kind)
            if count > 0:
                zombies.remove(state, zone, kind, count)
                state.emit(XenosCrushed(kind, count, zone), rule)
    for number, machine in enumerate(state.machines):
        if machine.zone in gone:
            destroy_machine(state, number, rule)


def keep_pending(state: DarkState, gone: list[int]) -> None:
    """Drop what was to happen in Zones that are no more."""
    heirs = [OFF_BOARD if zone in gone else zone for zone in range(state.board.size)]
    pending: list[Step[Any]] = []
    for step in state.agenda:
        kept = step.renumbered(state, heirs)
        if kept is not None:
            pending.append(kept)
    state.agenda = pending
