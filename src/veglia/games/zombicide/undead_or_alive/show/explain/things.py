# veglia: interpreted
"""From ids to things; an id of nothing that is there is an UnknownName."""

from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.show.explain.finding import all_finders, find, number_in
from veglia.games.zombicide.engine.show.explain.thing import Thing
from veglia.games.zombicide.undead_or_alive.rules.hooks import parts_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


def thing(state: UndeadState, id: str) -> Thing:
    """Return the thing with an id."""
    return find(state, id, FINDERS)


def _pile(state: UndeadState, rest: str) -> Thing | None:
    """Return a pile; what is set aside or out of the game makes one only while there is something."""
    piles = {"equipment": True, "zombies": True, "bounty": True}
    piles |= {"treasure": bool(state.treasure), "aside": bool(state.aside)}
    return Thing("pile", name=rest) if piles.get(rest, False) else None


def _token(state: UndeadState, rest: str) -> Thing | None:
    """Return a token or a Machine on the board, or an Objective in someone's care."""
    sort, _, place = rest.partition("/")
    match sort:
        case "objective":
            number = number_in(place, len(state.objectives))
            return None if number < 0 else Thing(sort, number=number, zone=state.objectives[number].zone)
        case "spawn":
            number = number_in(place, len(state.spawns))
            return None if number < 0 else Thing(sort, number=number, zone=state.spawns[number].zone)
        case "vade_retro":
            number = number_in(place, len(state.vade_retro))
            return None if number < 0 else Thing(sort, zone=state.vade_retro[number])
        case "coal":
            return _coal(state, number_in(place, state.board.size))
    places = {
        "noise": state.noise_zone,
        "exit": state.exit_zone(),
        "wagon": state.wagon_zone,
        "gatling": state.gatling_zone,
    }
    zone = places.get(rest, OFF_BOARD)
    return None if zone == OFF_BOARD else Thing(rest, zone=zone)


def _coal(state: UndeadState, zone: int) -> Thing | None:
    """Return the sacks of coal that lie in a Zone as one of them."""
    coal = parts_of(state).coal
    sack = -1 if coal is None or zone < 0 else coal.sack_in(state, zone)
    return None if sack < 0 else Thing("objective", number=sack, zone=zone)


FINDERS = all_finders(_pile, _token)
