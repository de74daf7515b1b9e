# veglia: interpreted
"""Why a thing cannot be chosen now: the rules that stand in the way."""

from typing import Any

from veglia.games.zombicide.engine.show.explain.fighting import attack_obstacles
from veglia.games.zombicide.engine.show.explain.moving import move_obstacle
from veglia.games.zombicide.engine.show.explain.owning import skill_reasons
from veglia.games.zombicide.engine.show.explain.questions import answer_obstacle
from veglia.games.zombicide.engine.show.explain.refusing import ActionRefusals, Refusals, figure_refusals
from veglia.games.zombicide.engine.show.explain.remark import Remark, listed
from veglia.games.zombicide.engine.show.explain.searching import search_obstacle
from veglia.games.zombicide.engine.show.explain.thing import Thing
from veglia.games.zombicide.undead_or_alive.rules.noise import RelocateNoise
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.explain import holdings
from veglia.games.zombicide.undead_or_alive.show.explain.classes import class_obstacles
from veglia.games.zombicide.undead_or_alive.show.explain.machines import (
    gatling_aim_obstacle,
    gatling_obstacles,
    pushing_obstacle,
    wagon_obstacles,
)
from veglia.games.zombicide.undead_or_alive.show.explain.speaking import speaker
from veglia.games.zombicide.undead_or_alive.show.explain.taking import (
    exit_obstacle,
    objective_obstacle,
    recruit_obstacle,
)
from veglia.games.zombicide.undead_or_alive.show.explain.things import thing as thing_of
from veglia.games.zombicide.undead_or_alive.show.explain.water import token_obstacle
from veglia.kernel.machine import Ask


def other_obstacle(state: UndeadState, asking: Ask[Any], thing: Thing) -> Remark | None:
    """Return what keeps a thing from being the answer to a question that is not about Actions."""
    if isinstance(asking, RelocateNoise) and thing.is_zone:
        return Remark("fewer_survivors", asking.cites(state), zone=thing.zone)
    return answer_obstacle(state, asking, thing)


def zone_refusals(state: UndeadState, who: int, thing: Thing) -> list[Remark]:
    """Return why a Survivor can neither go to a Zone, nor attack it, nor do anything in it."""
    zone = thing.zone
    found: list[Remark | None] = [move_obstacle(state, who, zone)]
    if zone == state.board.closed:
        found = [pushing_obstacle(state, who)]
    if state.zombies_in(zone) > 0:
        found += foe_refusals(state, who, thing)
    if zone == state.survivors[who].zone:
        found.append(search_obstacle(state, who))
        if zone == state.exit_zone():
            found.append(exit_obstacle(state, who))
    return listed(*found)


def foe_refusals(state: UndeadState, who: int, thing: Thing) -> list[Remark]:
    """Return why a Survivor can do nothing about the Zombies of a Zone."""
    found: list[Remark | None] = [*attack_obstacles(state, who, thing.zone)]
    found += class_obstacles(state, who, thing.zone)
    if state.gatling_zone >= 0 and state.survivors[who].zone == state.gatling_zone:
        found.append(gatling_aim_obstacle(state, who, thing.zone))
    return listed(*found)


def whole_figure_refusals(state: UndeadState, who: int, thing: Thing) -> list[Remark]:
    """Return why a Survivor can do nothing with another figure."""
    if thing.figure != who and state.is_companion(thing.figure):
        return listed(recruit_obstacle(state, who, thing.figure))
    return figure_refusals(state, who, thing)


def noise_refusals(state: UndeadState, who: int, thing: Thing) -> list[Remark]:
    if state.is_loud:
        return [Remark("noise_boom", "uoa.actions.make-noise-boom")]
    return [Remark("noise_goes", "uoa.noise.location")]


def repelled_refusals(state: UndeadState, who: int, thing: Thing) -> list[Remark]:
    return [Remark("repelled", "uoa.class.faithful-vade-retro-effect", zone=thing.zone)]


REFUSALS: dict[str, ActionRefusals[UndeadState]] = {
    "zone": zone_refusals,
    "foe": foe_refusals,
    "figure": whole_figure_refusals,
    "card": lambda state, who, thing: holdings.card_reasons(state, who, thing.card),
    "slot": holdings.slot_reasons,
    "pile": lambda state, who, thing: holdings.pile_reasons(state, who, thing.name),
    "skill": lambda state, who, thing: skill_reasons(state, who, thing.name),
    "objective": lambda state, who, thing: listed(objective_obstacle(state, who, thing.number)),
    "spawn": lambda state, who, thing: listed(token_obstacle(state, who, thing.number)),
    "noise": noise_refusals,
    "exit": lambda state, who, thing: [exit_obstacle(state, who)],
    "vade_retro": repelled_refusals,
    "wagon": lambda state, who, thing: wagon_obstacles(state, who),
    "gatling": lambda state, who, thing: gatling_obstacles(state, who),
}
why_not = Refusals(speaker, thing_of, other_obstacle, REFUSALS).why_not
