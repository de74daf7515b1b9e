"""The situation in numbers: the table, the asked Survivor, goals, Survivors and Zones."""

from veglia.games.zombicide.engine.bots.encoding.marks import Marks
from veglia.games.zombicide.engine.bots.encoding.survey import (
    Survey,
    best_dice,
    best_reach,
    emptied,
    held,
    spare,
)
from veglia.games.zombicide.engine.rules.board import ROOM
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, NO_COMPANION, ZombicideState
from veglia.games.zombicide.engine.rules.turn import END, PLAYERS, SETUP, ZOMBIES
from veglia.kernel.encoding import seat_values


def table_values(survey: Survey, seat: int) -> list[int]:
    state = survey.state
    phase = state.turn.phase
    return [
        state.turn.round,
        int(phase == SETUP),
        int(phase == PLAYERS),
        int(phase == ZOMBIES),
        int(phase == END),
        state.level(),
        *seat_values(state, state.turn.seats, seat),
        len(state.equipment.pile),
        len(state.zombie_deck.pile),
        sum(survey.zombies),
        sum(survey.spawns),
    ]


def asked_values(survey: Survey) -> list[int]:
    """Return what is told of the asked Survivor; nothing while there is none on the board."""
    state = survey.state
    zone = survey.zone
    if zone < 0:
        return []
    survivor = state.survivors[survey.who]
    return [
        1,
        survivor.actions,
        len(survivor.free),
        survivor.wounds,
        spare(survivor),
        survey.zombies[zone],
        survey.beside(zone),
        int(state.board.kinds[zone] == ROOM),
        best_dice(state, survivor),
        best_reach(state, survivor),
        survey.beacon_way(zone),
    ]


def goal_values(state: ZombicideState, goal: Goal[ZombicideState]) -> list[int]:
    done, whole = goal.progress(state)
    return [1, int(goal.is_met(state)), done, whole]


def survivor_values(survey: Survey, who: int, seat: int) -> list[int]:
    state = survey.state
    survivor = state.survivors[who]
    return [
        1,
        survivor.profile + 1,
        survivor.zone + 1,
        int(survivor.seat == seat),
        int(who == state.turn.active),
        int(survivor.has_acted),
        int(survivor.leader != NO_COMPANION),
        int(survivor.leader >= 0),
        int(survivor.is_riding),
        survivor.health,
        survivor.wounds,
        survivor.ap,
        survivor.level,
        len(survivor.skills),
        survivor.actions,
        len(survivor.free),
        held(survivor),
        best_dice(state, survivor),
        best_reach(state, survivor),
        emptied(state, survivor),
        survey.beacon_way(survivor.zone),
    ]


def mark_zones(survey: Survey, marks: Marks) -> None:
    """Write what lies and stands in Zones; of Objectives only what is open."""
    state = survey.state
    for zone in range(state.board.size):
        marks.add("way", zone, survey.way(zone))
    for zone in survey.beacons:
        marks.add("beacon", zone, 1)
    marks.add("exit", survey.exit, 1)
    for survivor in state.survivors:
        marks.add("survivors", survivor.zone, 1)
    for spawn in state.spawns:
        marks.add("spawns" if spawn.is_active else "sleeping", spawn.zone, 1)
    for objective in state.objectives:
        marks.add("objectives", objective.zone, 1)
        if objective.is_hidden:
            marks.add("hidden", objective.zone, 1)
        elif objective.colour == BLUE:
            marks.add("blue", objective.zone, 1)
        elif objective.colour == GREEN:
            marks.add("green", objective.zone, 1)
    kinds = state.scenario.kinds
    for place, count in enumerate(state.zombies):
        if count > 0:
            marks.add(foe_name(state, place % kinds), place // kinds, count)


def foe_name(state: ZombicideState, kind: int) -> str:
    """Return the name under which a kind of Zombie is counted in Zones."""
    return "foes." + state.scenario.library.zombies[kind].id
