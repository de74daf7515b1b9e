# veglia: interpreted
"""What a seat may see. Everything is open but the order of the decks and the faces of hidden Objectives."""

from typing import Any

from veglia.games.zombicide.engine.board import BALCONY, ROOM
from veglia.games.zombicide.engine.cards import ZombieKind
from veglia.games.zombicide.engine.spawn import MOST_ACTIVE
from veglia.games.zombicide.engine.state import (
    NO_CARD,
    NO_COMPANION,
    OFF_BOARD,
    Objective,
    Survivor,
)
from veglia.games.zombicide.engine.turn import SETUP
from veglia.games.zombicide.undead_or_alive import library
from veglia.games.zombicide.undead_or_alive.rules import machines_of, parts_of
from veglia.games.zombicide.undead_or_alive.slots import INCOMING
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.games.zombicide.undead_or_alive.strip import LOCOMOTIVE, is_train
from veglia.games.zombicide.undead_or_alive.supplies import all_carried
from veglia.games.zombicide.undead_or_alive.tracks import track_zones

KINDS = {ROOM: "room", BALCONY: "balcony"}
PHASES = ("setup", "players", "zombies", "end")
LEVELS = ("blue", "yellow", "orange", "red")
COLOURS = ("red", "blue", "green")
NOISES = ("silent", "bang", "boom")
TRAIN_PARTS = {f"{LOCOMOTIVE}.A": "tender", f"{LOCOMOTIVE}.B": "cab"}
SPAWNS = ("starting", "mobile", "abomination", "corpse_pile")


def view(state: UndeadState, seat: int | None) -> dict[str, Any]:
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
        "survivors": [_survivor(state, survivor) for survivor in state.survivors],
        "kinds": {kind.id: _kind(kind) for kind in scenario.library.zombies},
        "reserve": dict(zip(library.zombies(), state.reserve, strict=True)),
        "noise": {"zone": state.noise_zone, "boom": state.is_loud},
        "spawns": [
            {"kind": SPAWNS[token.kind], "zone": token.zone, "active": token.is_active}
            for token in state.spawns
        ],
        # So many active Spawn tokens lose the game.
        "spawn_limit": MOST_ACTIVE,
        "objectives": [_objective(token) for token in state.objectives],
        "coal": _coal(state),
        "train": list(state.strip),
        "train_zones": _train_zones(state),
        "tracks": track_zones(state.board, state.strip),
        # Corpse Piles that sleep; those that have awakened are Spawn tokens.
        "asleep": [pile.zone for n, pile in enumerate(state.board.piles) if n not in state.awakened],
        "exit": state.exit_zone(),
        "vade_retro": sorted(state.vade_retro),
        "wagon": state.wagon_zone,
        # How many Objectives are still carried to it.
        "carried": all_carried(state),
        "gatling": _gatling(state),
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
            "bounty": _bounty(state),
            "aside": _names(state, state.aside),
            "identities": _unused_identities(state),
        },
        "result": None if state.result is None else {"won": state.result.won, "rule": state.result.rule},
    }


def _kind(kind: ZombieKind) -> dict[str, Any]:
    return {"actions": kind.actions, "toughness": kind.toughness, "ap": kind.ap}


def _objective(token: Objective) -> dict[str, Any]:
    """Return an Objective; the face of a hidden one is seen when it is taken."""
    return {
        "zone": token.zone,
        "taken": token.is_taken,
        "colour": None if token.is_hidden else COLOURS[token.colour],
        "holder": token.holder,
    }


def _zone(state: UndeadState, zone: int) -> dict[str, Any]:
    board = state.board
    kinds = state.scenario.kinds
    counts = state.zombies[zone * kinds : zone * kinds + kinds]
    return {
        "number": zone,
        "kind": KINDS.get(board.kinds[zone], "street"),
        "cells": board.cells[zone],
        "ways": board.ways.neighbours[zone],
        "zombies": {name: count for name, count in zip(library.zombies(), counts, strict=True) if count},
    }


def _survivor(state: UndeadState, survivor: Survivor) -> dict[str, Any]:
    content = state.scenario.library
    profile = content.profiles[survivor.profile]
    return {
        "id": profile.id,
        "name": profile.name,
        "class": library.survivors()[profile.id].klass,
        "seat": survivor.seat,
        # A Companion's Leader (-1 without one); None for a player's Survivor.
        "leader": None if survivor.leader == NO_COMPANION else survivor.leader,
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
        "riding": survivor.is_riding,
        "skills": [content.traits[skill].id for skill in survivor.skills],
        "cards": [_card(state, card) for card in survivor.cards[:INCOMING]],
        "incoming": _card(state, survivor.cards[INCOMING]),
    }


def _card(state: UndeadState, card: int) -> dict[str, Any] | None:
    if card == NO_CARD:
        return None
    kind = state.card(card)
    return {
        "card": card,
        "id": kind.id,
        "empty": card in state.empty,
        "dice": kind.dice,
        "range": [kind.range_min, kind.range_max],
        "accuracy": kind.accuracy,
        "damage": kind.damage,
        "noise": NOISES[kind.noise],
        "dual": kind.dual,
        "reload": kind.reload,
    }


def _gatling(state: UndeadState) -> dict[str, Any] | None:
    """Return the Gatling gun: where it is and the values of its card."""
    if state.gatling_zone == OFF_BOARD:
        return None
    gatling = machines_of(state).gatling
    return {"zone": state.gatling_zone, "mounted": gatling.is_mounted, "card": _card(state, gatling.card)}


def _train_zones(state: UndeadState) -> list[dict[str, Any]]:
    """Return the Zones of the Train, from its end to its head."""
    return [
        {"zone": zone, "part": TRAIN_PARTS.get(name, "car")}
        for tile in state.strip
        if is_train(tile)
        for name, zone in sorted(state.board.places.items())
        if name.partition(".")[0] == tile
    ]


def _coal(state: UndeadState) -> dict[str, Any] | None:
    """Return which Objectives are sacks of coal, and how many of them are in the tender."""
    coal = parts_of(state).coal
    if coal is None:
        return None
    return {"sacks": list(coal.sacks), "in_tender": coal.in_tender(state)}


def _bounty(state: UndeadState) -> dict[str, Any]:
    top = state.card(state.bounty[-1]).id if state.bounty else None
    feat = None if top is None else library.equipment()[top].feat
    needs = None if feat is None else {"kills": feat.kills, "scope": feat.scope, "when": feat.when}
    return {
        "left": len(state.bounty),
        "feat": top,
        "needs": needs,
        "kills": state.feat_kills,
        "set_aside": len(state.treasure),
    }


def _names(state: UndeadState, cards: list[int]) -> list[str]:
    return sorted(state.card(card).id for card in cards)


def _unused_identities(state: UndeadState) -> list[str]:
    """Return the Survivors nobody plays: their cards lie open beside the board."""
    used = {survivor.profile for survivor in state.survivors}
    return [one.id for number, one in enumerate(state.scenario.library.profiles) if number not in used]
