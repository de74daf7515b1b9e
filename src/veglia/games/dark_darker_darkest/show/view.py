"""What a seat may see, as plain data. All inventories are open; hidden things are the same for all."""

from typing import Any

from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.radiation import supply
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import TAINTED, token_marks


def view(state: DarkestState, seat: int | None) -> dict[str, Any]:
    """Return everything on the table but what lies face down."""
    return {
        "seat": seat,
        "mode": state.settings.mode,
        "act": state.act,
        "round": state.round,
        "event": state.event,
        "darkness": state.darkness,
        "last_round": state.last_round,
        "order": state.order[:],
        "active": state.active,
        "house": state.house.key,
        "cameras": [list(camera) for camera in state.cameras],
        "survivors": [survivor_view(state, who) for who in range(len(state.survivors))],
        "hordes": {room: list(horde) for room, horde in enumerate(state.hordes) if horde},
        "tokens": {room: len(tokens) for room, tokens in enumerate(state.tokens) if tokens},
        "pool": len(state.pool),
        "deck": len(state.pile),
        "removed": sorted(state.removed),
        "locks": [lock_view(state, place) for place in range(len(state.locks))],
        "inserted": state.inserted[:],
        "markers": state.markers[:],
        "fire": state.fire[:],
        "flame": state.flame,
        "searched": state.searched,
        "used_corners": state.used_corners,
        "creature": creature_view(state),
        "nemesis": nemesis_view(state),
        "bearer": state.bearer,
        "helicopter": state.extras.helicopter,
        "escape_round": state.extras.escape_round,
        "left_cubes": state.left_cubes[:],
        "middle_cubes": state.middle_cubes[:],
        "roll": state.roll[:],
        "mines": state.extras.mines[:],
        "radiation": radiation_view(state),
        "victims": [[victim.room, victim.is_wounded] for victim in state.extras.victims],
    }


def survivor_view(state: DarkestState, who: int) -> dict[str, Any]:
    survivor = state.survivors[who]
    return {
        "id": state.profile(who).id,
        "seat": survivor.seat,
        "room": survivor.room,
        "wounds": survivor.wounds,
        "ap": survivor.ap,
        "grip": survivor.grip,
        "is_aboard": survivor.is_aboard,
        "virus": [survivor.virus_left, survivor.virus_right, survivor.cube],
        "xp": survivor.xp,
        "bought": survivor.bought,
        "left": [[card, state.ammo[card]] for card in survivor.left],
        "right": [[card, state.ammo[card]] for card in survivor.right],
        "codes": survivor.codes[:],
        "group": survivor.group,
        "radiation": survivor.radiation,
    }


def lock_view(state: DarkestState, place: int) -> list[int] | int | None:
    """Return the colours of a door's token, only their number while it is face down, None without one."""
    code = state.locks[place]
    if code < 0:
        return None
    icons = state.library.code_tokens[code]
    return list(icons) if state.shown >> place & 1 else len(icons)


def creature_view(state: DarkestState) -> dict[str, Any] | None:
    if state.creature is None:
        return None
    return {
        "id": state.creature_type().id,
        "room": state.creature.room,
        "damage": state.creature.damage[:],
        "is_tainted": state.creature.is_tainted,
    }


def radiation_view(state: DarkestState) -> dict[str, Any] | None:
    """Return what the Radioactive expansion adds, None without it; zombies carry their mark themselves."""
    if state.house.plan.reactor < 0:
        return None
    return {
        "leak_space": int(state.settings.options["leak_space"]),
        "is_leaking": state.extras.is_leaking,
        "is_shut_down": state.extras.is_shut_down,
        "codes": state.extras.reactor_codes[:],
        "tiles": [tile for tile in range(TILES) if state.extras.radiation >> tile & 1],
        "tokens": [
            room
            for room, tokens in enumerate(state.tokens)
            if any(token_marks(token) & TAINTED for token in tokens)
        ],
        "supply": supply(state),
    }


def nemesis_view(state: DarkestState) -> dict[str, Any] | None:
    if state.nemesis is None:
        return None
    return {"id": state.nemesis_type().id, "room": state.nemesis.room, "cubes": state.nemesis.cubes[:]}
