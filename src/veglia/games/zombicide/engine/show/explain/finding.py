# veglia: interpreted
"""Finding what an id stands for, as far as both titles have it; None for nothing that is there."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.explain.thing import Thing
from veglia.games.zombicide.engine.show.pieces import standing
from veglia.kernel.errors import UnknownName

S = TypeVar("S", bound=ZombicideState)
Finder = Callable[[S, str], Thing | None]


def find(state: S, id: str, finders: Mapping[str, Finder[S]]) -> Thing:
    """Return the thing with an id; an id of nothing that is there is an UnknownName."""
    sort, _, rest = id.partition("/")
    finder = finders.get(sort)
    found = None if finder is None else finder(state, rest)
    if found is None:
        raise UnknownName(f"there is no {id!r} on the table")
    return found


def number_in(text: str, limit: int) -> int:
    """Return a number below a limit, or -1; only its usual writing counts."""
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(limit)) or str(int(text)) != text:
        return -1
    return int(text) if int(text) < limit else -1


def find_zone(state: ZombicideState, rest: str) -> Thing | None:
    zone = number_in(rest, state.board.size)
    return None if zone < 0 else Thing("zone", zone=zone)


def find_figure(state: ZombicideState, rest: str) -> Thing | None:
    figure = number_in(rest, len(state.survivors))
    return None if figure < 0 else Thing("figure", figure=figure)


def find_card(state: ZombicideState, rest: str) -> Thing | None:
    card = number_in(rest, len(state.scenario.library.cards))
    return None if card < 0 else Thing("card", card=card)


def find_skill(state: ZombicideState, rest: str) -> Thing | None:
    is_known = any(trait.id == rest for trait in state.scenario.library.traits)
    return Thing("skill", name=rest) if is_known else None


def find_slot(state: ZombicideState, rest: str) -> Thing | None:
    owner, _, place = rest.partition("/")
    figure = number_in(owner, len(state.survivors))
    if figure < 0:
        return None
    cards = state.survivors[figure].cards
    slot = number_in(place, len(cards))
    return None if slot < 0 else Thing("slot", figure=figure, slot=slot, card=cards[slot])


def find_foe(state: ZombicideState, rest: str) -> Thing | None:
    place, _, name = rest.partition("/")
    zone = number_in(place, state.board.size)
    kinds = [zombie.id for zombie in state.scenario.library.zombies]
    if zone < 0 or name not in kinds or standing(state)[zone * len(kinds) + kinds.index(name)] == 0:
        return None
    return Thing("foe", zone=zone, foe=kinds.index(name))


def find_zombie_card(state: ZombicideState, rest: str) -> Thing | None:
    number = number_in(rest, len(state.scenario.library.zombie_cards))
    return None if number < 0 else Thing("pile", name="zombies")


def all_finders(pile: Finder[S], token: Finder[S]) -> dict[str, Finder[S]]:
    """Return how to find things of each sort; piles and tokens are the title's."""
    return {
        "zone": find_zone,
        "figure": find_figure,
        "card": find_card,
        "slot": find_slot,
        "foe": find_foe,
        "pile": pile,
        "zombie_card": find_zombie_card,
        "skill": find_skill,
        "token": token,
    }
