# veglia: interpreted
"""From ids to things; an id of nothing that is there is an UnknownName."""

from collections.abc import Callable

from veglia.games.zombicide.engine.face.pieces import standing
from veglia.games.zombicide.engine.insight.thing import Thing
from veglia.games.zombicide.engine.state import NO_CARD, OFF_BOARD
from veglia.games.zombicide.undead_or_alive import library
from veglia.games.zombicide.undead_or_alive.rules import parts_of
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.kernel.errors import UnknownName


def thing(state: UndeadState, id: str) -> Thing:
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


def _zone(state: UndeadState, rest: str) -> Thing | None:
    zone = _number(rest, state.board.size)
    return None if zone < 0 else Thing("zone", zone=zone)


def _figure(state: UndeadState, rest: str) -> Thing | None:
    figure = _number(rest, len(state.survivors))
    return None if figure < 0 else Thing("figure", figure=figure)


def _card(state: UndeadState, rest: str) -> Thing | None:
    card = _number(rest, len(state.scenario.library.cards))
    return None if card < 0 else Thing("card", card=card)


def _slot(state: UndeadState, rest: str) -> Thing | None:
    owner, _, place = rest.partition("/")
    figure = _number(owner, len(state.survivors))
    if figure < 0:
        return None
    cards = state.survivors[figure].cards
    slot = _number(place, len(cards))
    return None if slot < 0 else Thing("slot", figure=figure, slot=slot, card=cards[slot])


def _foe(state: UndeadState, rest: str) -> Thing | None:
    place, _, name = rest.partition("/")
    zone = _number(place, state.board.size)
    kinds = [zombie.id for zombie in state.scenario.library.zombies]
    if zone < 0 or name not in kinds or standing(state)[zone * len(kinds) + kinds.index(name)] == 0:
        return None
    return Thing("foe", zone=zone, foe=kinds.index(name))


def _pile(state: UndeadState, rest: str) -> Thing | None:
    """Return a pile; what is set aside or out of the game makes one only while there is something."""
    piles = {"equipment": True, "zombies": True, "bounty": True}
    piles |= {"treasure": bool(state.treasure), "aside": bool(state.aside)}
    return Thing("pile", name=rest) if piles.get(rest, False) else None


def _zombie_card(state: UndeadState, rest: str) -> Thing | None:
    number = _number(rest, len(state.scenario.library.zombie_cards))
    return None if number < 0 else Thing("pile", name="zombies")


def _skill(state: UndeadState, rest: str) -> Thing | None:
    return Thing("skill", name=rest) if rest in library.skills() else None


def _token(state: UndeadState, rest: str) -> Thing | None:
    """Return a token or a Machine on the board, or an Objective in someone's care."""
    sort, _, place = rest.partition("/")
    match sort:
        case "objective":
            number = _number(place, len(state.objectives))
            return None if number < 0 else Thing(sort, number=number, zone=state.objectives[number].zone)
        case "spawn":
            number = _number(place, len(state.spawns))
            return None if number < 0 else Thing(sort, number=number, zone=state.spawns[number].zone)
        case "vade_retro":
            number = _number(place, len(state.vade_retro))
            return None if number < 0 else Thing(sort, zone=state.vade_retro[number])
        case "coal":
            return _coal(state, _number(place, state.board.size))
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


FINDERS: dict[str, Callable[[UndeadState, str], Thing | None]] = {
    "zone": _zone,
    "figure": _figure,
    "card": _card,
    "slot": _slot,
    "foe": _foe,
    "pile": _pile,
    "zombie_card": _zombie_card,
    "skill": _skill,
    "token": _token,
}


def owner_of(state: UndeadState, card: int) -> int:
    """Return who holds a card, -1 for nobody."""
    if card == NO_CARD:
        return -1
    return next((who for who, survivor in enumerate(state.survivors) if card in survivor.cards), -1)
