"""Weapons in Hand: which are ready, which make a pair, which ammunition lies under them."""

from veglia.games.zombicide.dark_side.rules.content_library import content, dark_card
from veglia.games.zombicide.dark_side.rules.scope import BLADES, ENERGY
from veglia.games.zombicide.dark_side.rules.slots import HANDS, UNDER_EACH, first_under, under
from veglia.games.zombicide.engine.rules.scope import MELEE
from veglia.games.zombicide.engine.rules.state import NO_CARD, Survivor, ZombicideState
from veglia.games.zombicide.engine.rules.trait import AMBIDEXTROUS


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


def are_namesakes(state: ZombicideState, survivor: Survivor) -> bool:
    """Return whether both Hands hold cards of one name."""
    left = survivor.cards[0]
    right = survivor.cards[1]
    if left == NO_CARD or right == NO_CARD:
        return False
    return dark_card(state, left).pair == dark_card(state, right).pair


def are_alike(state: ZombicideState, survivor: Survivor) -> bool:
    """Return whether it makes no difference which Hand is used: one name, and the same ammunition."""
    return are_namesakes(state, survivor) and loads(state, survivor, 0) == loads(state, survivor, 1)


def loads(state: ZombicideState, survivor: Survivor, hand: int) -> list[str]:
    """Return what lies under the weapon of a Hand, in no particular order."""
    cards = [survivor.cards[slot] for slot in under(hand)]
    return sorted([state.card(card).id for card in cards if card != NO_CARD])


def ready_weapons(state: ZombicideState, who: int, scopes: int) -> list[int]:
    """Return the weapons of some scope that can be used now; of two that are alike the first."""
    survivor = state.survivors[who]
    other_attack = content(state).other_attack
    found: list[int] = []
    for hand in range(HANDS):
        held = survivor.cards[hand]
        if held == NO_CARD or (hand > 0 and are_alike(state, survivor)):
            continue
        other = other_attack.get(held, NO_CARD)
        if is_ready(state, survivor, held, held, scopes):
            found.append(held)
        if other != NO_CARD and is_ready(state, survivor, held, other, scopes):
            found.append(other)
    return found


def is_ready(state: ZombicideState, survivor: Survivor, held: int, card: int, scopes: int) -> bool:
    """Return whether a weapon in Hand can be used now for one of its attacks, if that is of some scope."""
    kind = state.card(card)
    return kind.scopes & scopes != 0 and kind.dice > 0 and is_powered(state, survivor, held)


def twin_of(state: ZombicideState, who: int, card: int) -> int:
    """Return the second weapon of a pair whose first one this is, or NO_CARD."""
    survivor = state.survivors[who]
    kind = dark_card(state, card)
    held = content(state).held_card(card)
    is_pair = kind.dual or survivor.gifts & AMBIDEXTROUS != 0
    if survivor.gifts & BLADES != 0 and kind.scopes & MELEE != 0:
        is_pair = True
    if not is_pair or held != survivor.cards[0] or not are_namesakes(state, survivor):
        return NO_CARD
    other = survivor.cards[1]
    return other if held == card else content(state).other_attack.get(other, NO_CARD)
