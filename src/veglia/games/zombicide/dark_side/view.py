# veglia: interpreted
"""What a seat may see. Everything is open but the order of the decks and the faces of hidden Objectives."""

from typing import Any

from veglia.games.zombicide.dark_side import library
from veglia.games.zombicide.dark_side.doors import neutral_doors_left
from veglia.games.zombicide.dark_side.machines import kind_of
from veglia.games.zombicide.dark_side.slots import INCOMING
from veglia.games.zombicide.dark_side.state import ColouredSpawn, DarkState, Door
from veglia.games.zombicide.dark_side.words import zone_kind
from veglia.games.zombicide.engine.state import NO_CARD, OFF_BOARD, Objective, SpawnToken, Survivor
from veglia.games.zombicide.engine.turn import SETUP

PHASES = ("setup", "players", "zombies", "end")
LEVELS = ("blue", "yellow", "orange", "red")
PITS = (None, "open", "closed")
COLOURS = tuple(library.COLOURS)


def view(state: DarkState, seat: int | None) -> dict[str, Any]:
    """Return plain data, ready for JSON. All seats are one team, so they see the same."""
    scenario = state.scenario
    return {
        "seat": seat,
        "mission": scenario.key,
        "round": state.turn.round,
        "phase": PHASES[state.turn.phase],
        "first_seat": state.turn.first_seat,
        "active": state.turn.active,
        "level": LEVELS[state.level()],
        "ultra_red": state.is_ultra_red,
        "zones": [_zone(state, zone) for zone in range(state.board.size)],
        "survivors": [_survivor(state, who) for who in range(len(state.survivors))],
        "kinds": {
            kind.id: {"actions": kind.actions, "toughness": kind.toughness, "ap": kind.ap}
            for kind in scenario.library.zombies
        },
        "reserve": dict(zip(library.xenos(), state.reserve, strict=True)),
        "spawns": [_spawn(token) for token in state.spawns],
        "first_spawn": state.first_spawn,
        "objectives": [_objective(token) for token in state.objectives],
        "prototype_zones": list(state.prototype_zones),
        "drone_zones": list(state.pieces.drone_zones),
        "decoys": list(state.pieces.decoys),
        "charges": list(state.pieces.charges),
        "doors": [_door(state, door) for door in state.doors],
        "doors_left": neutral_doors_left(state),
        "machines": [
            {"id": kind_of(state, number).id, "zone": machine.zone, "active": machine.is_active}
            for number, machine in enumerate(state.machines)
        ],
        "exit": state.exit_zone(),
        "goals": [
            {"goal": goal.id, "met": goal.is_met(state), "progress": list(goal.progress(state))}
            for goal in scenario.goals
        ],
        "decks": {
            "equipment": {
                "left": len(state.equipment.pile),
                "discards": _names(state, state.equipment.discards),
            },
            "zombies": {"left": len(state.zombie_deck.pile), "discards": list(state.zombie_deck.discards)},
            "prototypes": _names(state, state.prototypes),
            "aside": _names(state, state.aside),
        },
        "result": None if state.result is None else {"won": state.result.won, "rule": state.result.rule},
    }


def _spawn(token: SpawnToken) -> dict[str, Any]:
    assert isinstance(token, ColouredSpawn)
    return {"colour": COLOURS[token.colour], "zone": token.zone, "active": token.is_active}


def _objective(token: Objective) -> dict[str, Any]:
    """Return an Objective; the face of a hidden one is seen when it is taken."""
    return {
        "zone": token.zone,
        "taken": token.is_taken,
        "colour": None if token.is_hidden else COLOURS[token.colour],
        "holder": token.holder,
    }


def _door(state: DarkState, door: Door) -> dict[str, Any]:
    return {
        "between": list(state.station_board.station.doorways[door.doorway]),
        "colour": None if door.colour < 0 else COLOURS[door.colour],
        "closed": door.is_closed,
        "destroyed": door.is_destroyed,
        "sealed": door.is_sealed,
    }


def _zone(state: DarkState, zone: int) -> dict[str, Any]:
    board = state.station_board
    kinds = state.scenario.kinds
    counts = state.zombies[zone * kinds : zone * kinds + kinds]
    return {
        "number": zone,
        "kind": zone_kind(board, zone),
        "dark": board.is_dark(zone),
        "cells": board.cells[zone],
        "ways": board.ways.neighbours[zone],
        "zombies": {name: count for name, count in zip(library.xenos(), counts, strict=True) if count},
        "noise": state.noise[zone],
        "pit": PITS[state.pits[zone]],
    }


def _survivor(state: DarkState, who: int) -> dict[str, Any]:
    survivor: Survivor = state.survivors[who]
    content = state.scenario.library
    profile = content.profiles[survivor.profile]
    return {
        "id": profile.id,
        "name": profile.name,
        "class": library.survivors()[profile.id].type,
        "seat": survivor.seat,
        "leader": None,
        "zone": survivor.zone,
        "escaped": survivor.zone == OFF_BOARD and state.turn.phase != SETUP,
        "health": survivor.health,
        "wounds": survivor.wounds,
        "ap": survivor.ap,
        "level": LEVELS[survivor.level],
        "laps": survivor.laps,
        "actions": survivor.actions,
        "free": len(survivor.free),
        "has_acted": survivor.has_acted,
        "camouflaged": who in state.camouflaged,
        "skills": [content.traits[skill].id for skill in survivor.skills],
        "cards": [_card(state, card) for card in survivor.cards[:INCOMING]],
        "incoming": _card(state, survivor.cards[INCOMING]),
    }


def _card(state: DarkState, card: int) -> dict[str, Any] | None:
    if card == NO_CARD:
        return None
    kind = state.card(card)
    return {
        "card": card,
        "id": kind.id,
        "dice": kind.dice,
        "range": [kind.range_min, kind.range_max],
        "accuracy": kind.accuracy,
        "damage": kind.damage,
        "noisy": kind.noise > 0,
        "dual": kind.dual,
    }


def _names(state: DarkState, cards: list[int]) -> list[str]:
    return sorted(state.card(card).id for card in cards)
