# veglia: interpreted
"""What a seat may see of any title of the family, as plain data ready for JSON; each title adds its own."""

from collections.abc import Callable
from typing import Any

from veglia.games.zombicide.engine.rules.state import NO_CARD, OFF_BOARD, Objective, ZombicideState
from veglia.games.zombicide.engine.rules.turn import SETUP

PHASES = ("setup", "players", "zombies", "end")
LEVELS = ("blue", "yellow", "orange", "red")

CardView = Callable[[ZombicideState, int], dict[str, Any] | None]


def table_view(state: ZombicideState, seat: int | None, colours: tuple[str, ...]) -> dict[str, Any]:
    """Return the round, the goals, the kinds of Zombies and the Objectives."""
    scenario = state.scenario
    zombies = scenario.library.zombies
    return {
        "seat": seat,
        "mission": scenario.key,
        "round": state.turn.round,
        "phase": PHASES[state.turn.phase],
        "first_seat": state.turn.first_seat,
        "active": state.turn.active,
        "level": LEVELS[state.level()],
        "ultra_red": state.is_ultra_red,
        "kinds": {
            kind.id: {"actions": kind.actions, "toughness": kind.toughness, "ap": kind.ap} for kind in zombies
        },
        "reserve": {kind.id: left for kind, left in zip(zombies, state.reserve, strict=True)},
        "objectives": [objective_view(token, colours) for token in state.objectives],
        "exit": state.exit_zone(),
        "goals": [
            {"goal": goal.id, "met": goal.is_met(state), "progress": list(goal.progress(state))}
            for goal in scenario.goals
        ],
        "result": None if state.result is None else {"won": state.is_won(), "rule": state.result.rule},
    }


def objective_view(token: Objective, colours: tuple[str, ...]) -> dict[str, Any]:
    """Return an Objective; the face of a hidden one is seen when it is taken."""
    return {
        "zone": token.zone,
        "taken": token.is_taken,
        "colour": None if token.is_hidden else colours[token.colour],
        "holder": token.holder,
    }


def deck_views(state: ZombicideState) -> dict[str, Any]:
    """Return how many cards are left in the decks, and what lies open."""
    return {
        "equipment": {
            "left": len(state.equipment.pile),
            "discards": card_names(state, state.equipment.discards),
        },
        "zombies": {"left": len(state.zombie_deck.pile), "discards": list(state.zombie_deck.discards)},
        "aside": card_names(state, state.aside),
    }


def zone_view(state: ZombicideState, zone: int, kind: str) -> dict[str, Any]:
    """Return a Zone and the Zombies in it."""
    kinds = state.scenario.kinds
    counts = state.zombies[zone * kinds : zone * kinds + kinds]
    names = [zombie.id for zombie in state.scenario.library.zombies]
    return {
        "number": zone,
        "kind": kind,
        "cells": state.board.cells[zone],
        "ways": state.board.ways.neighbours[zone],
        "zombies": {name: count for name, count in zip(names, counts, strict=True) if count},
    }


def survivor_view(state: ZombicideState, who: int, card_view: CardView) -> dict[str, Any]:
    """Return a Survivor with its cards."""
    survivor = state.survivors[who]
    content = state.scenario.library
    profile = content.profiles[survivor.profile]
    incoming = content.pack.incoming
    return {
        "id": profile.id,
        "name": profile.name,
        "seat": survivor.seat,
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
        "skills": [content.traits[skill].id for skill in survivor.skills],
        "cards": [card_view(state, card) for card in survivor.cards[:incoming]],
        "incoming": card_view(state, survivor.cards[incoming]),
    }


def card_values(state: ZombicideState, card: int) -> dict[str, Any] | None:
    """Return a card with the values of its attack, None where there is none."""
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
        "dual": kind.dual,
    }


def card_names(state: ZombicideState, cards: list[int]) -> list[str]:
    return sorted(state.card(card).id for card in cards)
