# veglia: interpreted
"""Why tokens cannot be taken or used now."""

from veglia.games.zombicide.dark_side.rules.missions.bringing_out import AskMachineOut, BringingOut
from veglia.games.zombicide.dark_side.rules.missions.columns import CHARGES, Columns, PlaceCharges
from veglia.games.zombicide.dark_side.rules.missions.kept import red_tokens
from veglia.games.zombicide.dark_side.rules.state import ColouredSpawn, DarkState
from veglia.games.zombicide.dark_side.rules.terms import terms_of
from veglia.games.zombicide.engine.rules.ending import earlier_goals_met
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark

TAKE = "uoa.actions.objective"
EXIT = "uoa.mission.exit-zone"


def objective_obstacle(state: DarkState, who: int, number: int) -> Remark | None:
    """Return why a Survivor cannot take an Objective."""
    token = state.objectives[number]
    if token.zone == OFF_BOARD:
        return Remark("objective_gone", TAKE)
    for mission_rule in terms_of(state).mission_rules:
        key, rule = mission_rule.bar(state, number)
        if key and isinstance(mission_rule, Columns):
            return column_obstacle(state, who, number) or Remark(key, rule)
        if key:
            return Remark(key, rule, zone=token.zone)
    if token.zone != state.survivors[who].zone:
        return Remark("objective_elsewhere", TAKE, survivor=who, zone=token.zone)
    return no_action(state, who)


def column_obstacle(state: DarkState, who: int, number: int) -> Remark | None:
    """Return why a Survivor cannot place a charge at a column."""
    zone = state.objectives[number].zone
    if state.pieces.charges.count(zone) >= CHARGES:
        return Remark("column_full", PlaceCharges.rule)
    if not red_tokens(state, who):
        return Remark("no_charge", PlaceCharges.rule, survivor=who)
    if state.survivors[who].zone != zone:
        return Remark("column_elsewhere", PlaceCharges.rule, survivor=who, zone=zone)
    return no_action(state, who)


def lying_obstacle(state: DarkState, who: int, key: str, rule: str, zone: int) -> Remark | None:
    """Return why a Survivor cannot pick up what lies in a Zone."""
    if zone != state.survivors[who].zone:
        return Remark(key, rule, survivor=who, zone=zone)
    return no_action(state, who)


def weld_obstacle(state: DarkState, who: int, door: int) -> Remark | None:
    """Return why a Survivor cannot weld a marked access."""
    rule = "ds.m6.weld"
    if state.survivors[who].zone not in state.station_board.station.doorways[door]:
        return Remark("weld_elsewhere", rule, survivor=who)
    if not red_tokens(state, who):
        return Remark("no_welder", rule, survivor=who)
    return no_action(state, who)


def exit_obstacle(state: DarkState, who: int) -> Remark:
    """Return why a Survivor cannot leave through the Exit at this moment."""
    zone = state.exit_zone()
    for mission_rule in terms_of(state).mission_rules:
        if isinstance(mission_rule, BringingOut):
            return Remark("exit_for_machine", AskMachineOut.rule, zone=zone, machine=mission_rule.machine)
    if not earlier_goals_met(state):
        return Remark("exit_goals", EXIT)
    if state.survivors[who].zone != zone:
        return Remark("exit_elsewhere", EXIT, survivor=who, zone=zone)
    if state.zombies_in(zone) > 0:
        return Remark("exit_zombies", EXIT, zone=zone, count=state.zombies_in(zone))
    return Remark("exit_at_the_end", EXIT, survivor=who)


def spawn_reason(state: DarkState, number: int) -> Remark:
    """Return what there is to know about a Spawn Zone."""
    token = state.spawns[number]
    assert isinstance(token, ColouredSpawn)
    if token.is_active:
        return Remark("spawn_stays", "ds.spawn.step")
    return Remark("spawn_sleeps", "ds.spawn.coloured-inactive", colour=token.colour)
