# veglia: interpreted
"""Why the Wagon and the Gatling gun cannot be used."""

from veglia.games.zombicide.engine.rules.pay import leaving_cost
from veglia.games.zombicide.engine.rules.scope import MOVE
from veglia.games.zombicide.engine.show.explain.moving import leaving_obstacle, no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark, listed
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import (
    can_reach_gatling,
    is_in_gatling_range,
)
from veglia.games.zombicide.undead_or_alive.rules.hooks import machines_of
from veglia.games.zombicide.undead_or_alive.rules.machines import MOVE_COST, can_move_machine
from veglia.games.zombicide.undead_or_alive.rules.riding import can_board
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


def boarding_obstacle(state: UndeadState, who: int) -> Remark | None:
    """Return why a Survivor cannot get into the Wagon, nor out of it."""
    if not state.survivors[who].is_riding and not can_board(state, who):
        return Remark("wagon_elsewhere", "uoa.wagon.enter-leave", survivor=who, zone=state.wagon_zone)
    return leaving_obstacle(state, who, MOVE, leaving_cost(state, who))


def pushing_obstacle(state: UndeadState, who: int) -> Remark | None:
    """Return why a Survivor cannot move the Wagon."""
    wagon = machines_of(state).wagon
    if wagon.stuck_rule:
        return Remark("wagon_stuck", wagon.stuck_rule, zone=state.wagon_zone)
    if not wagon.moves:
        return Remark("machine_fixed", "uoa.mission.precedence")
    if state.survivors[who].is_riding:
        return Remark("riding", "uoa.wagon.move", survivor=who)
    if not can_board(state, who):
        return Remark("wagon_elsewhere", "uoa.wagon.move", survivor=who, zone=state.wagon_zone)
    return machine_cost_obstacle(state, who)


def machine_cost_obstacle(state: UndeadState, who: int) -> Remark | None:
    """Return that a Survivor has too few Actions to move a Machine, if so."""
    if can_move_machine(state, who):
        return None
    survivor = state.survivors[who]
    cost = MOVE_COST + state.zombies_in(survivor.zone)
    return Remark("machine_costs", "uoa.machine.general", survivor=who, count=survivor.actions, needed=cost)


def wagon_obstacles(state: UndeadState, who: int) -> list[Remark]:
    """Return why the Wagon is of no use now."""
    if machines_of(state).wagon.stuck_rule:
        return listed(pushing_obstacle(state, who))
    return listed(boarding_obstacle(state, who), pushing_obstacle(state, who))


def gatling_obstacle(state: UndeadState, who: int) -> Remark | None:
    """Return why a Survivor cannot fire the Gatling gun at all."""
    if state.survivors[who].zone != state.gatling_zone:
        return Remark("gatling_elsewhere", "uoa.gatling.fire", survivor=who, zone=state.gatling_zone)
    return mounted_obstacle(state, who) or no_action(state, who)


def mounted_obstacle(state: UndeadState, who: int) -> Remark | None:
    """Return that a Survivor is beside the Wagon the Gatling gun is mounted on, if so."""
    return None if can_reach_gatling(state, who) else Remark("gatling_mounted", "uoa.gatling.on-wagon")


def gatling_aim_obstacle(state: UndeadState, who: int, zone: int) -> Remark | None:
    """Return why a Survivor in the Zone of the Gatling gun cannot fire it at a Zone."""
    here = state.gatling_zone
    mounted = mounted_obstacle(state, who)
    if mounted is not None:
        return mounted
    if not state.board.sight.can_see(here, zone):
        return Remark("gatling_no_sight", "uoa.gatling.fire", zone=zone)
    if not is_in_gatling_range(state, zone):
        return Remark(
            "gatling_range", "uoa.gatling.fire", zone=zone, count=state.board.sight.ranges[here][zone]
        )
    return no_action(state, who)


def gatling_obstacles(state: UndeadState, who: int) -> list[Remark]:
    """Return why the Gatling gun is of no use now."""
    found = listed(gatling_obstacle(state, who))
    gatling = machines_of(state).gatling
    if not found and gatling.is_mounted:
        found.append(Remark("gatling_mounted", "uoa.gatling.on-wagon"))
    elif not found and not gatling.moves:
        found.append(Remark("machine_fixed", "uoa.mission.precedence"))
    return found or listed(machine_cost_obstacle(state, who))
