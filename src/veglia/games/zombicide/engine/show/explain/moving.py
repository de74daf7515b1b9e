# veglia: interpreted
"""Why a Survivor cannot move to a Zone."""

from veglia.games.zombicide.engine.rules.actions.move import next_zones
from veglia.games.zombicide.engine.rules.board import BALCONY, ROOM, ZombicideBoard, touching
from veglia.games.zombicide.engine.rules.pay import can_pay_to_leave, leaving_cost
from veglia.games.zombicide.engine.rules.scope import MOVE
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.kernel.board import UNREACHABLE


def move_obstacle(state: ZombicideState, who: int, zone: int) -> Remark | None:
    """Return what stands in the way of a Move of one Zone."""
    survivor = state.survivors[who]
    if zone == survivor.zone:
        return Remark("here_already", "uoa.actions.move", survivor=who, zone=zone)
    if survivor.is_riding:
        return Remark("riding", "uoa.wagon.enter-leave", survivor=who)
    if zone not in next_zones(state, who):
        return way_obstacle(state.board, survivor.zone, zone)
    return leaving_obstacle(state, who, MOVE, leaving_cost(state, who))


def leaving_obstacle(state: ZombicideState, who: int, scopes: int, cost: int) -> Remark | None:
    """Return why a Survivor cannot pay to leave its Zone, at an extra cost for Zombies."""
    if can_pay_to_leave(state, who, scopes, cost):
        return None
    if cost == 0:
        return no_action(state, who)
    return Remark("held", "uoa.actions.move-leave-zombies", survivor=who, count=cost, needed=cost + 1)


def no_action(state: ZombicideState, who: int) -> Remark | None:
    """Return that a Survivor has no Action left, if so."""
    if state.survivors[who].actions > 0:
        return None
    return Remark("no_action", "uoa.actions.three", survivor=who)


def way_obstacle(board: ZombicideBoard, here: int, zone: int) -> Remark:
    """Return why one step does not lead from a Zone to another."""
    away = board.ways.distance(here, zone)
    if BALCONY in (board.kinds[here], board.kinds[zone]):
        return Remark("balcony", "uoa.balcony.access", zone=zone)
    if zone in touching(board, here):
        return Remark("wall", _wall_rule(board, here, zone), zone=zone)
    if away == UNREACHABLE:
        return Remark("no_way", "uoa.move.shared-edge", zone=zone)
    if _meet_at_a_corner(board, here, zone):
        return Remark("corner", "uoa.move.no-diagonal", zone=zone)
    return Remark("too_far", "uoa.actions.move", zone=zone, count=away)


def _wall_rule(board: ZombicideBoard, here: int, zone: int) -> str:
    rooms = (board.kinds[here] == ROOM) + (board.kinds[zone] == ROOM)
    return (
        "uoa.actions.move",
        "uoa.move.building-street-opening",
        "uoa.move.building-building-opening",
    )[rooms]


def _meet_at_a_corner(board: ZombicideBoard, here: int, zone: int) -> bool:
    corners = {
        (row + down, column + right)
        for row, column in board.cells[here]
        for down in (-1, 1)
        for right in (-1, 1)
    }
    return not corners.isdisjoint(board.cells[zone])
