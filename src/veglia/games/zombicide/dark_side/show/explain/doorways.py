# veglia: interpreted
"""Why a door can be neither opened nor closed."""

from veglia.games.zombicide.dark_side.rules.doors import door_at, neutral_doors_left
from veglia.games.zombicide.dark_side.rules.scope import DOORS
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.terms import terms_of
from veglia.games.zombicide.engine.rules.pay import uses
from veglia.games.zombicide.engine.show.explain.remark import Remark


def door_obstacle(state: DarkState, who: int, doorway: int) -> Remark | None:
    """Return why a Survivor can neither open nor close the door on a doorway."""
    there = door_at(state, doorway)
    assert there is not None
    if there.is_destroyed:
        return Remark("door_destroyed", "ds.act.door-destroyed")
    for lock in terms_of(state).locks:
        if lock.doorway == doorway and lock.is_locked(state):
            return Remark("door_locked", lock.rule, colour=lock.colour)
    if there.is_sealed:
        return Remark("door_sealed", sealing_rule(state, doorway))
    if state.survivors[who].zone not in state.station_board.station.doorways[doorway]:
        return Remark("door_elsewhere", "ds.act.door", survivor=who)
    return used_obstacle(state, who)


def sealing_rule(state: DarkState, doorway: int) -> str:
    """Return the rule by which a doorway is shut for good."""
    for mission_rule in terms_of(state).mission_rules:
        if mission_rule.seals(doorway):
            return mission_rule.seals(doorway)
    return "ds.act.door-coloured"


def used_obstacle(state: DarkState, who: int) -> Remark | None:
    """Return that a Survivor has used a door in this Turn, if so."""
    if uses(state.survivors[who], DOORS) > 0:
        return Remark("door_again", "ds.act.door", survivor=who)
    return None


def closing_obstacle(state: DarkState, who: int, zone: int) -> Remark | None:
    """Return why the open doorway to a Zone next door cannot be closed, if it is one."""
    here = state.survivors[who].zone
    pair = (min(here, zone), max(here, zone))
    station = state.station_board.station
    if pair not in station.doorways or door_at(state, station.doorways.index(pair)) is not None:
        return None
    if neutral_doors_left(state) == 0:
        return Remark("no_doors_left", "ds.act.door-supply")
    return used_obstacle(state, who)
