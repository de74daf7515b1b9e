# veglia: interpreted
"""Why the Actions of the Classes cannot be performed: Charge, Vade Retro, Fanning."""

from veglia.games.zombicide.engine.rules.equipped import equipped_weapons
from veglia.games.zombicide.engine.rules.pay import can_pay, leaving_cost, uses_left
from veglia.games.zombicide.engine.rules.scope import PISTOL
from veglia.games.zombicide.engine.show.explain.fighting import aim_obstacle, sight_obstacle
from veglia.games.zombicide.engine.show.explain.moving import leaving_obstacle, no_action
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import Charge, ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.scope import (
    BRAWLER,
    CHARGE_ACTION,
    CHARGING,
    FAITHFUL,
    FANNING,
    GUNSLINGER,
    REPELLING,
    VADE_RETRO_ACTION,
)
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Option


def class_obstacles(state: UndeadState, who: int, zone: int) -> list[Remark | None]:
    """Return why the Actions of the Survivor's Classes do nothing about the Zombies of a Zone."""
    classes = state.survivors[who].classes
    found: list[Remark | None] = []
    if classes & BRAWLER != 0:
        found.append(charge_obstacle(state, who, zone))
    if classes & FAITHFUL != 0:
        found.append(repel_obstacle(state, who, zone))
    if classes & GUNSLINGER != 0:
        found += [
            aim_obstacle(state, who, card, zone, FANNING) for card in equipped_weapons(state, who, PISTOL)
        ]
    return found


def charge_obstacle(state: UndeadState, who: int, zone: int) -> Remark | None:
    """Return why a Brawler cannot Charge the Zombies of a Zone."""
    survivor = state.survivors[who]
    if not uses_left(state, who, CHARGING):
        return Remark("charged_already", Charge.rule, survivor=who)
    if survivor.is_riding:
        return Remark("riding", "uoa.wagon.enter-leave", survivor=who)
    if state.zombies_in(zone) == 0:
        return Remark("charge_nobody", Charge.rule, zone=zone)
    cost = leaving_obstacle(state, who, CHARGE_ACTION, leaving_cost(state, who))
    if cost is not None:
        return cost
    paths: list[Option] = []
    Charge().offer(state, who, paths)
    if any(isinstance(one, ChargeAlong) and one.path[-1] == zone for one in paths):
        return None
    key = "charge_here" if zone == survivor.zone else "charge_too_far"
    return Remark(key, Charge.rule, zone=zone)


def repel_obstacle(state: UndeadState, who: int, zone: int) -> Remark | None:
    """Return why a Faithful cannot put a Vade Retro token into a Zone."""
    survivor = state.survivors[who]
    if not uses_left(state, who, REPELLING):
        return Remark("repelled_already", "uoa.class.faithful-vade-retro", survivor=who)
    if state.zombies_in(zone) == 0:
        return Remark("repel_nobody", "uoa.class.faithful-vade-retro", zone=zone)
    if not can_pay(survivor, VADE_RETRO_ACTION):
        return no_action(state, who)
    return sight_obstacle(state, who, zone)
