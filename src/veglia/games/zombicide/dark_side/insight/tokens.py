# veglia: interpreted
"""Why tokens cannot be taken or used now."""

from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.dark_side.terms import terms_of
from veglia.games.zombicide.dark_side.twists.kept import red_tokens
from veglia.games.zombicide.engine.insight.moving import no_action
from veglia.games.zombicide.engine.insight.remark import Remark
from veglia.games.zombicide.engine.state import OFF_BOARD

TAKE = "uoa.actions.objective"


def objective_obstacle(state: DarkState, who: int, number: int) -> Remark | None:
    """Return why a Survivor cannot take an Objective."""
    token = state.objectives[number]
    if token.zone == OFF_BOARD:
        return Remark("objective_gone", TAKE)
    for twist in terms_of(state).twists:
        key, rule = twist.bar(state, number)
        if key:
            return Remark(key, rule, zone=token.zone)
    if token.zone != state.survivors[who].zone:
        return Remark("objective_elsewhere", TAKE, survivor=who, zone=token.zone)
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
