# veglia: interpreted
"""What a seat may see. Everything is open but the order of the decks and the faces of hidden Objectives."""

from typing import Any

from veglia.games.zombicide.engine.rules.board import BALCONY, ROOM
from veglia.games.zombicide.engine.rules.spawn import MOST_ACTIVE
from veglia.games.zombicide.engine.rules.state import NO_COMPANION, OFF_BOARD, ZombicideState
from veglia.games.zombicide.engine.show.view import (
    card_values,
    deck_views,
    survivor_view,
    table_view,
    zone_view,
)
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.hooks import feat_kills_of, machines_of, parts_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.rules.strip import LOCOMOTIVE, is_train
from veglia.games.zombicide.undead_or_alive.rules.supplies import all_carried
from veglia.games.zombicide.undead_or_alive.rules.tracks import track_zones

KINDS = {ROOM: "room", BALCONY: "balcony"}
COLOURS = ("red", "blue", "green")
NOISES = ("silent", "bang", "boom")
TRAIN_PARTS = {f"{LOCOMOTIVE}.A": "tender", f"{LOCOMOTIVE}.B": "cab"}
SPAWNS = ("starting", "mobile", "abomination", "corpse_pile")


def view(state: UndeadState, seat: int | None) -> dict[str, Any]:
    """Return plain data, ready for JSON. All seats are one team, so they see the same."""
    return {
        **table_view(state, seat, COLOURS),
        "zones": [
            zone_view(state, zone, KINDS.get(state.board.kinds[zone], "street"))
            for zone in range(state.board.size)
        ],
        "survivors": [_survivor(state, who) for who in range(len(state.survivors))],
        "noise": {"zone": state.noise_zone, "boom": state.is_loud},
        "spawns": [
            {"kind": SPAWNS[token.kind], "zone": token.zone, "active": token.is_active}
            for token in state.spawns
        ],
        # So many active Spawn tokens lose the game.
        "spawn_limit": MOST_ACTIVE,
        "coal": _coal(state),
        "train": list(state.strip),
        "train_zones": _train_zones(state),
        "tracks": track_zones(state.board, state.strip),
        # Corpse Piles that sleep; those that have awakened are Spawn tokens.
        "asleep": [pile.zone for n, pile in enumerate(state.board.piles) if n not in state.awakened],
        "vade_retro": sorted(state.vade_retro),
        "wagon": state.wagon_zone,
        # How many Objectives are still carried to it.
        "carried": all_carried(state),
        "gatling": _gatling(state),
        "decks": {
            **deck_views(state),
            "bounty": _bounty(state),
            "identities": _unused_identities(state),
        },
    }


def _survivor(state: UndeadState, who: int) -> dict[str, Any]:
    survivor = state.survivors[who]
    seen = survivor_view(state, who, _card)
    return {
        **seen,
        "class": library.survivors()[seen["id"]].klass,
        # A Companion's Leader (-1 without one); None for a player's Survivor.
        "leader": None if survivor.leader == NO_COMPANION else survivor.leader,
        "riding": survivor.is_riding,
    }


def _card(state: ZombicideState, card: int) -> dict[str, Any] | None:
    values = card_values(state, card)
    if values is None:
        return None
    kind = state.card(card)
    return {**values, "empty": card in state.empty, "noise": NOISES[kind.noise], "reload": kind.reload}


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
        "kills": feat_kills_of(state),
        "set_aside": len(state.treasure),
    }


def _unused_identities(state: UndeadState) -> list[str]:
    """Return the Survivors nobody plays: their cards lie open beside the board."""
    used = {survivor.profile for survivor in state.survivors}
    return [one.id for number, one in enumerate(state.scenario.library.profiles) if number not in used]
