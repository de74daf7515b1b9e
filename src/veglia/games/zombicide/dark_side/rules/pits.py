"""Pits: dug by the Abomination, closed by grenades, a way in for more Xenos."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.events import PitClosed, PitDug, PitReopened
from veglia.games.zombicide.dark_side.rules.state import CLOSED_PIT, NO_PIT, OPEN_PIT, DarkState
from veglia.games.zombicide.engine.rules.activation import Act

PIT_TOKENS: Final = 15


def open_pits(state: DarkState) -> list[int]:
    """Return the Zones with an Open Pit."""
    return [zone for zone, pit in enumerate(state.pits) if pit == OPEN_PIT]


def pits_left(state: DarkState) -> int:
    return PIT_TOKENS - sum([pit != NO_PIT for pit in state.pits])


def dig(state: DarkState, zone: int) -> bool:
    """Dig a Pit in a Zone or reopen the one that is there; return whether there was anything to do."""
    pit = state.pits[zone]
    if pit == CLOSED_PIT:
        state.pits[zone] = OPEN_PIT
        state.emit(PitReopened(zone), "ds.xeno.abomination-reopens")
        return True
    if pit == NO_PIT and pits_left(state) > 0:
        state.pits[zone] = OPEN_PIT
        state.emit(PitDug(zone), "ds.xeno.abomination-digs")
        return True
    return False


def close_pit(state: DarkState, zone: int, rule: str) -> None:
    if state.pits[zone] == OPEN_PIT:
        state.pits[zone] = CLOSED_PIT
        state.emit(PitClosed(zone), rule)


def dig_or_act(state: DarkState, kind: int) -> None:
    """An Extra Activation of diggers: they dig, but for those in an Open Pit, who act."""
    kinds = state.scenario.kinds
    held: list[int] = []
    acting = False
    for zone in range(state.board.size):
        place = zone * kinds + kind
        if state.zombies[place] == 0:
            continue
        if dig(state, zone):
            held += [place, state.zombies[place]]
        else:
            acting = True
    if acting:
        state.push(Act(1 << kind, 1, tuple(held)))
