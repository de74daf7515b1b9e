# veglia: interpreted
"""What a seat may see. Everything is open but the order of the decks and the faces of hidden Objectives."""

from typing import Any

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.doors import neutral_doors_left
from veglia.games.zombicide.dark_side.rules.machines import kind_of
from veglia.games.zombicide.dark_side.rules.slots import INCOMING
from veglia.games.zombicide.dark_side.rules.state import ColouredSpawn, DarkState, Door
from veglia.games.zombicide.dark_side.show.words import zone_kind
from veglia.games.zombicide.engine.rules.state import SpawnToken, ZombicideState
from veglia.games.zombicide.engine.show.view import (
    card_names,
    card_values,
    deck_views,
    survivor_view,
    table_view,
    zone_view,
)

PITS = (None, "open", "closed")
COLOURS = tuple(library.COLOURS)


def view(state: DarkState, seat: int | None) -> dict[str, Any]:
    """Return plain data, ready for JSON. All seats are one team, so they see the same."""
    return {
        **table_view(state, seat, COLOURS),
        "zones": [_zone(state, zone) for zone in range(state.board.size)],
        "survivors": [_survivor(state, who) for who in range(len(state.survivors))],
        "spawns": [_spawn(token) for token in state.spawns],
        "first_spawn": state.first_spawn,
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
        "decks": {**deck_views(state), "prototypes": card_names(state, state.prototypes)},
    }


def _spawn(token: SpawnToken) -> dict[str, Any]:
    assert isinstance(token, ColouredSpawn)
    return {"colour": COLOURS[token.colour], "zone": token.zone, "active": token.is_active}


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
    return {
        **zone_view(state, zone, zone_kind(board, zone)),
        "dark": board.is_dark(zone),
        "noise": state.noise[zone],
        "pit": PITS[state.pits[zone]],
    }


def _survivor(state: DarkState, who: int) -> dict[str, Any]:
    seen = survivor_view(state, who, _card)
    return {
        **seen,
        "class": library.survivors()[seen["id"]].type,
        "leader": None,
        "also_incoming": _card(state, state.survivors[who].cards[INCOMING + 1]),
        "camouflaged": who in state.camouflaged,
    }


def _card(state: ZombicideState, card: int) -> dict[str, Any] | None:
    values = card_values(state, card)
    return None if values is None else {**values, "noisy": state.card(card).noise > 0}
