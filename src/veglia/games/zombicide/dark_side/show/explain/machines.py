# veglia: interpreted
"""Why a Machine cannot be used."""

from veglia.games.zombicide.dark_side.rules.machines import controls, is_hostile, kind_of
from veglia.games.zombicide.dark_side.rules.scope import MACHINE_ACTION
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.terms import terms_of
from veglia.games.zombicide.engine.rules.pay import can_pay_to_leave
from veglia.games.zombicide.engine.show.explain.moving import no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark, listed


def machine_reasons(state: DarkState, who: int, number: int) -> list[Remark]:
    """Return why a Survivor can do nothing with a Machine."""
    machine = state.machines[number]
    if machine.zone < 0:
        return [Remark("machine_gone", "ds.machine.destroyed-damage", machine=number)]
    if not controls(state, who, number):
        return [control_obstacle(state, who, number)]
    return listed(no_action(state, who), moving_obstacle(state, who, number))


def control_obstacle(state: DarkState, who: int, number: int) -> Remark:
    """Return why a Survivor does not control a Machine."""
    if is_hostile(state, number):
        return Remark("machine_hostile", "ds.m4.hostile-machines", survivor=who, machine=number)
    is_beside = state.machines[number].zone == state.survivors[who].zone
    if kind_of(state, number).is_local and is_beside and not terms_of(state).has_local_control:
        return Remark("machine_skill_only", "ds.m6.no-remotes", survivor=who, machine=number)
    key = "machine_beside" if kind_of(state, number).is_local else "machine_no_control"
    rule = "ds.machine.sentry-same-zone" if kind_of(state, number).is_local else "ds.machine.control"
    return Remark(key, rule, survivor=who, machine=number)


def moving_obstacle(state: DarkState, who: int, number: int) -> Remark | None:
    """Return why a Machine under control cannot be moved."""
    if not kind_of(state, number).moves:
        return Remark("machine_stays", "ds.machine.sentry-ranged", machine=number)
    cost = state.zombies_in(state.machines[number].zone)
    if can_pay_to_leave(state, who, MACHINE_ACTION, cost):
        return None
    return Remark("machine_held", "ds.machine.bot-move", machine=number, count=cost, needed=cost + 1)
