# veglia: interpreted
"""From ids to things; an id of nothing that is there is an UnknownName."""

from veglia.games.zombicide.dark_side.rules.doors import door_at
from veglia.games.zombicide.dark_side.rules.state import NO_PIT, DarkState
from veglia.games.zombicide.dark_side.show.mission_tokens import weld_places
from veglia.games.zombicide.engine.show.explain.finding import all_finders, find, number_in
from veglia.games.zombicide.engine.show.explain.thing import Thing


def thing(state: DarkState, id: str) -> Thing:
    """Return the thing with an id."""
    return find(state, id, FINDERS)


def _pile(state: DarkState, rest: str) -> Thing | None:
    piles = {"equipment": True, "zombies": True}
    piles |= {"prototypes": bool(state.prototypes), "aside": bool(state.aside)}
    return Thing("pile", name=rest) if piles.get(rest, False) else None


def _token(state: DarkState, rest: str) -> Thing | None:
    """Return a token or a Machine on the board."""
    sort, _, place = rest.partition("/")
    if rest == "exit":
        return Thing("exit", zone=state.exit_zone()) if state.exit_zone() >= 0 else None
    if sort in ("objective", "spawn", "machine"):
        sizes = {"objective": len(state.objectives), "spawn": len(state.spawns)}
        number = number_in(place, sizes.get(sort, len(state.machines)))
        return None if number < 0 else Thing(sort, number=number)
    if sort == "weld_place":
        door = number_in(place, len(state.station_board.station.doorways))
        return Thing(sort, number=door) if door in weld_places(state) else None
    if sort == "door":
        door = number_in(place, len(state.station_board.station.doorways))
        return Thing(sort, number=door) if door >= 0 and door_at(state, door) else None
    zone = number_in(place, state.board.size)
    there = {
        "noise": zone >= 0 and state.noise[zone] > 0,
        "pit": zone >= 0 and state.pits[zone] != NO_PIT,
        "prototype": zone in state.prototype_zones,
        "drone_card": zone in state.pieces.drone_zones,
        "decoy": zone in state.pieces.decoys,
    }
    return Thing(sort, zone=zone) if there.get(sort, False) else None


FINDERS = all_finders(_pile, _token)
