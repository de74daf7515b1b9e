"""Weapons in Hand: which are ready, which make a pair, which ammunition lies under them."""

from veglia.games.zombicide.dark_side.content_library import content, dark_card
from veglia.games.zombicide.dark_side.scope import BLADES, ENERGY
from veglia.games.zombicide.dark_side.slots import HANDS, UNDER_EACH, first_under
from veglia.games.zombicide.engine.scope import MELEE
from veglia.games.zombicide.engine.state import NO_CARD, Survivor, ZombicideState
from veglia.games.zombicide.engine.trait import AMBIDEXTROUS


def hand_of(survivor: Survivor, card: int) -> int:
    """Return the Hand that holds a card, -1 for none."""
    for hand in range(HANDS):
        if survivor.cards[hand] == card:
            return hand
    return -1


def ammunition(state: ZombicideState, survivor: Survivor, hand: int, scopes: int) -> list[int]:
    """Return the cards under a Hand's weapon that are about ammunition of some scopes."""
    found: list[int] = []
    first = first_under(hand)
    for slot in range(first, first + UNDER_EACH):
        card = survivor.cards[slot]
        if card != NO_CARD and state.card(card).ammo & scopes != 0:
            found.append(card)
    return found


def is_powered(state: ZombicideState, survivor: Survivor, card: int) -> bool:
    """Return whether a weapon in Hand works: a Prototype needs an Energy Cell, its pair's will do."""
    if not dark_card(state, card).is_prototype:
        return True
    for hand in range(HANDS):
        held = survivor.cards[hand]
        if held != NO_CARD and dark_card(state, held).pair == dark_card(state, card).pair:
            if ammunition(state, survivor, hand, ENERGY):
                return True
    return False


def ready_weapons(state: ZombicideState, who: int, scopes: int) -> list[int]:
    """Return the weapons of some scope that can be used now, one of each name."""
    survivor = state.survivors[who]
    other_attack = content(state).other_attack
    found: list[int] = []
    names: list[str] = []
    for hand in range(HANDS):
        held = survivor.cards[hand]
        if held == NO_CARD:
            continue
        name = dark_card(state, held).pair
        if name in names:
            continue
        other = other_attack.get(held, NO_CARD)
        if is_ready(state, survivor, held, held, scopes):
            found.append(held)
            names.append(name)
        if other != NO_CARD and is_ready(state, survivor, held, other, scopes):
            found.append(other)
            names.append(name)
    return found


def is_ready(state: ZombicideState, survivor: Survivor, held: int, card: int, scopes: int) -> bool:
    """Return whether a weapon in Hand can be used now for one of its attacks, if that is of some scope."""
    kind = state.card(card)
    return kind.scopes & scopes != 0 and kind.dice > 0 and is_powered(state, survivor, held)


def twin_of(state: ZombicideState, who: int, card: int) -> int:
    """Return the weapon of the same name in the other Hand, if both make a pair, or NO_CARD."""
    survivor = state.survivors[who]
    kind = dark_card(state, card)
    held = content(state).held_card(card)
    is_pair = kind.dual or survivor.gifts & AMBIDEXTROUS != 0
    if survivor.gifts & BLADES != 0 and kind.scopes & MELEE != 0:
        is_pair = True
    if not is_pair:
        return NO_CARD
    for hand in range(HANDS):
        other = survivor.cards[hand]
        if other != NO_CARD and other != held and dark_card(state, other).pair == kind.pair:
            return other if held == card else content(state).other_attack.get(other, NO_CARD)
    return NO_CARD
