# veglia: interpreted
"""Why a thing cannot be chosen now: the rules that stand in the way."""

from typing import Any

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.show.explain.answers import dark_answer_obstacle
from veglia.games.zombicide.dark_side.show.explain.doorways import closing_obstacle, door_obstacle
from veglia.games.zombicide.dark_side.show.explain.fighting import attack_obstacles
from veglia.games.zombicide.dark_side.show.explain.holdings import card_reasons, pile_reasons, slot_reasons
from veglia.games.zombicide.dark_side.show.explain.machines import machine_reasons
from veglia.games.zombicide.dark_side.show.explain.searching import search_obstacle
from veglia.games.zombicide.dark_side.show.explain.speaking import speaker
from veglia.games.zombicide.dark_side.show.explain.things import thing as thing_of
from veglia.games.zombicide.dark_side.show.explain.tokens import (
    exit_obstacle,
    lying_obstacle,
    objective_obstacle,
    spawn_reason,
    weld_obstacle,
)
from veglia.games.zombicide.engine.show.explain.moving import move_obstacle
from veglia.games.zombicide.engine.show.explain.owning import skill_reasons
from veglia.games.zombicide.engine.show.explain.questions import answer_obstacle
from veglia.games.zombicide.engine.show.explain.refusing import ActionRefusals, Refusals, figure_refusals
from veglia.games.zombicide.engine.show.explain.remark import Remark, first, listed
from veglia.games.zombicide.engine.show.explain.thing import Thing
from veglia.kernel.machine import Ask


def other_obstacle(state: DarkState, asking: Ask[Any], thing: Thing) -> Remark | None:
    """Return what keeps a thing from being the answer to a question that is not about Actions."""
    return first(dark_answer_obstacle(state, asking, thing), answer_obstacle(state, asking, thing))


def zone_refusals(state: DarkState, who: int, thing: Thing) -> list[Remark]:
    """Return why a Survivor can neither go to a Zone, nor attack it, nor do anything in it."""
    zone = thing.zone
    here = state.survivors[who].zone
    board = state.station_board
    found: list[Remark | None] = [move_obstacle(state, who, zone)]
    if zone in board.station.board(0, 0).ways.neighbours[here] and zone not in board.ways.neighbours[here]:
        found = [Remark("door_closed", "ds.move.closed-door-blocks", zone=zone)]
    found.append(closing_obstacle(state, who, zone))
    if state.zombies_in(zone) > 0:
        found += attack_obstacles(state, who, zone)
    if zone == here:
        found.append(search_obstacle(state, who))
        if zone == state.exit_zone():
            found.append(exit_obstacle(state, who))
    return listed(*found)


def prototype_refusals(state: DarkState, who: int, thing: Thing) -> list[Remark]:
    return listed(lying_obstacle(state, who, "prototype_elsewhere", "ds.act.prototype-token", thing.zone))


def drone_refusals(state: DarkState, who: int, thing: Thing) -> list[Remark]:
    return listed(lying_obstacle(state, who, "drone_elsewhere", "ds.m5.setup-drones", thing.zone))


REFUSALS: dict[str, ActionRefusals[DarkState]] = {
    "zone": zone_refusals,
    "foe": lambda state, who, thing: attack_obstacles(state, who, thing.zone),
    "figure": figure_refusals,
    "card": lambda state, who, thing: card_reasons(state, who, thing.card),
    "slot": slot_reasons,
    "pile": lambda state, who, thing: pile_reasons(state, who, thing.name),
    "skill": lambda state, who, thing: skill_reasons(state, who, thing.name),
    "door": lambda state, who, thing: listed(door_obstacle(state, who, thing.number)),
    "machine": lambda state, who, thing: machine_reasons(state, who, thing.number),
    "objective": lambda state, who, thing: listed(objective_obstacle(state, who, thing.number)),
    "spawn": lambda state, who, thing: [spawn_reason(state, thing.number)],
    "exit": lambda state, who, thing: [exit_obstacle(state, who)],
    "noise": lambda state, who, thing: [Remark("noise_stays", "ds.round.end-phase-noise")],
    "pit": lambda state, who, thing: [Remark("pit_stays", "ds.pit.grenade-closes")],
    "prototype": prototype_refusals,
    "drone_card": drone_refusals,
    "decoy": lambda state, who, thing: [Remark("objective_decoy", "ds.m8.decoy-permanent")],
    "weld_place": lambda state, who, thing: listed(weld_obstacle(state, who, thing.number)),
}
why_not = Refusals(speaker, thing_of, other_obstacle, REFUSALS).why_not
