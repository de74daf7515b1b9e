# veglia: interpreted
"""Why something does not answer a question that only this title asks."""

from typing import Any

from veglia.games.zombicide.dark_side.rules.damage import ShareAttacks
from veglia.games.zombicide.dark_side.rules.misses import ShareMisses
from veglia.games.zombicide.dark_side.rules.missions.hostile_machines import ShareHostileHits
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.friendly_fire import friends_at_risk
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.engine.show.explain.thing import Thing
from veglia.kernel.machine import Ask


def dark_answer_obstacle(state: DarkState, asking: Ask[Any], thing: Thing) -> Remark | None:
    """Return why a figure or a Machine cannot take an attack or a miss."""
    if isinstance(asking, (ShareAttacks, ShareHostileHits)):
        return attack_taker_obstacle(state, asking, thing)
    if isinstance(asking, ShareMisses):
        return miss_taker_obstacle(state, asking, thing)
    return None


def attack_taker_obstacle(
    state: DarkState, asking: ShareAttacks | ShareHostileHits, thing: Thing
) -> Remark | None:
    if thing.figure >= 0 and thing.figure in state.camouflaged:
        return Remark("camouflaged", "ds.skill.camouflage-effect", survivor=thing.figure)
    return elsewhere(state, asking.zone, asking.rule, thing)


def miss_taker_obstacle(state: DarkState, asking: ShareMisses, thing: Thing) -> Remark | None:
    if thing.figure == asking.attack.who:
        return Remark("shooter_safe", "uoa.combat.no-self-hit", survivor=thing.figure)
    there = elsewhere(state, asking.attack.zone, asking.rule, thing)
    if there is None and thing.figure >= 0 and thing.figure not in friends_at_risk(state, asking.attack):
        return Remark("low_profile", "uoa.skill.low-profile", survivor=thing.figure)
    return there


def elsewhere(state: DarkState, zone: int, rule: str, thing: Thing) -> Remark | None:
    """Return that a figure or a Machine is not where Damage is dealt, or at rest, if so."""
    if thing.figure >= 0 and state.survivors[thing.figure].zone != zone:
        return Remark("not_wounded", rule, survivor=thing.figure, zone=zone)
    if thing.sort != "machine":
        return None
    if state.machines[thing.number].zone != zone:
        return Remark("machine_not_here", rule, machine=thing.number, zone=zone)
    if not state.machines[thing.number].is_active:
        return Remark("machine_rests", "ds.machine.inactive-ignored", machine=thing.number)
    return None
