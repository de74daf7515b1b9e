# veglia: interpreted
"""From ids to things; an id of nothing that is there is an UnknownName."""

from collections.abc import Callable

from veglia.games.zombicide.dark_side import library
from veglia.games.zombicide.dark_side.doors import door_at
from veglia.games.zombicide.dark_side.face.mission_tokens import weld_places
from veglia.games.zombicide.dark_side.state import NO_PIT, DarkState
from veglia.games.zombicide.engine.face.pieces import standing
from veglia.games.zombicide.engine.insight.thing import Thing
from veglia.kernel.errors import UnknownName


def thing(state: DarkState, id: str) -> Thing:
    """Return the thing with an id."""
    sort, _, rest = id.partition("/")
    find = FINDERS.get(sort)
    found = None if find is None else find(state, rest)
    if found is None:
        raise UnknownName(f"there is no {id!r} on the table")
    return found


def _number(text: str, limit: int) -> int:
    """Return a number below a limit, or -1; only its usual writing counts."""
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(limit)) or str(int(text)) != text:
        return -1
    return int(text) if int(text) < limit else -1


def _zone(state: DarkState, rest: str) -> Thing | None:
    zone = _number(rest, state.board.size)
    return None if zone < 0 else Thing("zone", zone=zone)


def _figure(state: DarkState, rest: str) -> Thing | None:
    figure = _number(rest, len(state.survivors))
    return None if figure < 0 else Thing("figure", figure=figure)


def _card(state: DarkState, rest: str) -> Thing | None:
    card = _number(rest, len(state.scenario.library.type_of))
    return None if card < 0 else Thing("card", card=card)


def _slot(state: DarkState, rest: str) -> Thing | None:
    owner, _, place = rest.partition("/")
    figure = _number(owner, len(state.survivors))
    if figure < 0:
        return None
    cards = state.survivors[figure].cards
    slot = _number(place, len(cards))
    return None if slot < 0 else Thing("slot", figure=figure, slot=slot, card=cards[slot])


def _foe(state: DarkState, rest: str) -> Thing | None:
    place, _, name = rest.partition("/")
    zone = _number(place, state.board.size)
    kinds = [xeno.id for xeno in state.scenario.library.zombies]
    if zone < 0 or name not in kinds or standing(state)[zone * len(kinds) + kinds.index(name)] == 0:
        return None
    return Thing("foe", zone=zone, foe=kinds.index(name))


def _pile(state: DarkState, rest: str) -> Thing | None:
    piles = {"equipment": True, "zombies": True}
    piles |= {"prototypes": bool(state.prototypes), "aside": bool(state.aside)}
    return Thing("pile", name=rest) if piles.get(rest, False) else None


def _xeno_card(state: DarkState, rest: str) -> Thing | None:
    number = _number(rest, len(state.scenario.library.zombie_cards))
    return None if number < 0 else Thing("pile", name="zombies")


def _skill(state: DarkState, rest: str) -> Thing | None:
    return Thing("skill", name=rest) if rest in library.skills() else None


def _token(state: DarkState, rest: str) -> Thing | None:
    """Return a token or a Machine on the board."""
    sort, _, place = rest.partition("/")
    if rest == "exit":
        return Thing("exit", zone=state.exit_zone()) if state.exit_zone() >= 0 else None
    if sort in ("objective", "spawn", "machine"):
        sizes = {"objective": len(state.objectives), "spawn": len(state.spawns)}
        number = _number(place, sizes.get(sort, len(state.machines)))
        return None if number < 0 else Thing(sort, number=number)
    if sort == "weld_place":
        door = _number(place, len(state.station_board.station.doorways))
        return Thing(sort, number=door) if door in weld_places(state) else None
    if sort == "door":
        door = _number(place, len(state.station_board.station.doorways))
        return Thing(sort, number=door) if door >= 0 and door_at(state, door) else None
    zone = _number(place, state.board.size)
    there = {
        "noise": zone >= 0 and state.noise[zone] > 0,
        "pit": zone >= 0 and state.pits[zone] != NO_PIT,
        "prototype": zone in state.prototype_zones,
        "drone_card": zone in state.pieces.drone_zones,
        "decoy": zone in state.pieces.decoys,
    }
    return Thing(sort, zone=zone) if there.get(sort, False) else None


FINDERS: dict[str, Callable[[DarkState, str], Thing | None]] = {
    "zone": _zone,
    "figure": _figure,
    "card": _card,
    "slot": _slot,
    "foe": _foe,
    "pile": _pile,
    "zombie_card": _xeno_card,
    "skill": _skill,
    "token": _token,
}
