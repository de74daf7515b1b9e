# veglia: interpreted
"""What a seat may see of a state, as plain data."""

from typing import Any

from veglia.games.last_night_on_earth.rules import hidden
from veglia.games.last_night_on_earth.rules.models import ZOMBIE_HERO
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.games.last_night_on_earth.show.names import coordinates
from veglia.kernel.deck import Deck

COLOURS = ("brown", "green", "red", "hero")


def view(state: LastNightState, seat: int | None) -> dict[str, Any]:
    """Return what a seat may see (None: a spectator)."""
    return {
        "seat": seat,
        "scenario": state.scenario,
        "town": state.town.key,
        "rules": dict(state.rules),
        "round": state.round,
        "sun": state.sun,
        "phase": state.phase,
        "active": state.active,
        "movement": state.movement,
        "counts": {name: count for name, count in sorted(state.counts.items()) if count},
        "heroes": [hero(state, place, seat) for place in range(len(state.heroes))],
        "zombies": [zombie(state, place) for place in range(len(state.zombies))],
        "pool": len(state.pool),
        "hands": [hand(state, owner, seat) for owner in range(len(state.sides))],
        "decks": {
            name: deck_view(state, deck)
            for name, deck in (
                ("hero", state.hero_deck),
                ("zombie", state.zombie_deck),
                ("unique", state.unique_deck),
                ("tactic", state.tactic_deck),
                ("grave", state.grave_deck),
            )
        },
        "manor_deck": len(state.manor_deck),
        "removed": cards(state, state.removed),
        "lasting": [
            {"id": one.trait, "hero": one.hero, "space": one.space, "building": one.building}
            for one in state.lasting
        ],
        "pits": spaces(state, state.pits),
        "gas": spaces(state, state.gas),
        "sewers": [spaces(state, list(ends)) for ends in state.sewers],
        "barricades": [{"wall": one.wall, "reinforcements": one.reinforcements} for one in state.barricades],
        "doors": sorted(state.doors),
        "locked_doors": sorted(state.locked_doors),
        "allies": [space_name(state, ally.space) for ally in state.allies],
        "markers": [
            {
                "kind": marker.kind,
                "building": marker.building,
                "space": space_name(state, marker.space),
                "value": marker.value if marker.is_open else None,
            }
            for marker in state.markers
        ],
        "zombie_abilities": [state.content.abilities[one].id for one in state.zombie_abilities],
        "fight": fight(state),
    }


def hero(state: LastNightState, place: int, seat: int | None) -> dict[str, Any]:
    one = state.heroes[place]
    is_seen = hidden.sees_heroes(state, seat)
    return {
        "id": state.hero_kind(place).id,
        "seat": one.seat,
        "space": space_name(state, one.space),
        "wounds": one.wounds,
        "items": [cards(state, list(item)) for item in one.items],
        "events": cards(state, one.events) if is_seen else len(one.events),
        "townsfolk": cards(state, one.townsfolk),
        "ally": one.ally,
        "supplies": one.supplies,
        "experience": one.experience,
        "is_activated": one.is_activated,
        "loses_turn": one.loses_turn,
    }


def zombie(state: LastNightState, place: int) -> dict[str, Any]:
    one = state.zombies[place]
    return {
        "number": one.number,
        "kind": COLOURS[min(one.kind, ZOMBIE_HERO)],
        "space": space_name(state, one.space),
        "wounds": one.wounds,
        "weapon": state.kind(one.weapon).id if one.weapon >= 0 else None,
        "has_moved": one.has_moved,
    }


def hand(state: LastNightState, owner: int, seat: int | None) -> Any:
    """Return the Zombie cards of a seat, or how many there are."""
    held = state.hands[owner]
    return cards(state, sorted(held)) if hidden.sees_zombies(state, seat) else len(held)


def deck_view(state: LastNightState, deck: Deck) -> dict[str, Any]:
    return {"left": len(deck.pile), "discards": cards(state, deck.discards)}


def fight(state: LastNightState) -> dict[str, Any] | None:
    one = state.fight
    if one is None:
        return None
    return {
        "hero": one.hero,
        "zombie": one.zombie,
        "hero_dice": one.hero_dice[:],
        "zombie_dice": one.zombie_dice[:],
    }


def cards(state: LastNightState, numbers: list[int]) -> list[str]:
    return [state.kind(card).id for card in numbers]


def spaces(state: LastNightState, numbers: list[int]) -> list[str]:
    return [space_name(state, space) for space in numbers]


def space_name(state: LastNightState, space: int) -> str:
    """Return a space as column and row; empty for none."""
    town = state.town
    if space == NO_SPACE:
        return ""
    if town.is_sewer(space):
        return f"sewer {'AB'[space - town.sewer(0)]}"
    return coordinates(town.rows[space], town.cols[space])
