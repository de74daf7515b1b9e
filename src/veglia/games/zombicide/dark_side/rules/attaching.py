"""What fits where: Hands, Body, Backpack, and ammunition under the weapon that uses it."""

from veglia.games.zombicide.dark_side.rules.cards import AMMUNITION, BODY, HAND
from veglia.games.zombicide.dark_side.rules.content_library import content, dark_card
from veglia.games.zombicide.dark_side.rules.events import AmmunitionHandedOver, AmmunitionLoosened
from veglia.games.zombicide.dark_side.rules.slots import (
    BACKPACK,
    HANDS,
    INCOMING,
    UNDER,
    UNDER_EACH,
    first_under,
    hand_over,
    under,
)
from veglia.games.zombicide.dark_side.rules.slots import BODY as BODY_SLOT
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.events import CardDiscarded
from veglia.games.zombicide.engine.rules.inventory import discard
from veglia.games.zombicide.engine.rules.state import NO_CARD, Survivor, ZombicideState


def uses(state: ZombicideState, weapon: int, card: int) -> bool:
    """Return whether a weapon uses the ammunition a card is about, in any of its attacks."""
    if weapon == NO_CARD:
        return False
    ammo = dark_card(state, card).ammo
    other = content(state).other_attack.get(weapon, weapon)
    return (state.card(weapon).scopes | state.card(other).scopes) & ammo != 0


def fits(state: ZombicideState, survivor: Survivor, slot: int, card: int) -> bool:
    """Return whether a card may lie in a slot."""
    if card == NO_CARD or slot >= INCOMING or BACKPACK <= slot < UNDER:
        return True
    place = dark_card(state, card).place
    if slot < HANDS:
        return place == HAND
    if slot < BODY_SLOT + 2:
        return place == BODY
    return place == AMMUNITION and uses(state, survivor.cards[hand_over(slot)], card)


def free_pack(survivor: Survivor) -> list[int]:
    """Return the empty slots of a Backpack."""
    return [slot for slot in range(BACKPACK, UNDER) if survivor.cards[slot] == NO_CARD]


def loosened(state: ZombicideState, survivor: Survivor, hand: int, weapon: int) -> int:
    """Return how many cards under a Hand would come off if it held another weapon."""
    count = 0
    first = first_under(hand)
    for slot in range(first, first + UNDER_EACH):
        card = survivor.cards[slot]
        if card != NO_CARD and not uses(state, weapon, card):
            count += 1
    return count


def go_along(owner: int, slot: int, target: int, place: int) -> bool:
    """Return whether two slots are Hands of two Survivors: weapons that change them keep what is attached."""
    return owner != target and slot < HANDS and place < HANDS


def swapped(state: DarkState, owner: int, slot: int, target: int, place: int) -> None:
    """Two slots have changed cards: from Hand to Hand a weapon goes with its ammunition, as one card."""
    if not go_along(owner, slot, target, place):
        return
    mine = state.survivors[owner].cards
    theirs = state.survivors[target].cards
    for near, far in zip(under(slot), under(place)):
        mine[near], theirs[far] = theirs[far], mine[near]
    for who, hand in ((owner, slot), (target, place)):
        for one in under(hand):
            card = state.survivors[who].cards[one]
            if card != NO_CARD:
                state.emit(AmmunitionHandedOver(who, card), "ds.attach.single-card")


def can_swap(state: DarkState, owner: int, slot: int, target: int, place: int) -> bool:
    """Return whether two slots may change cards; what comes off a weapon needs room in the Backpack."""
    mine = state.survivors[owner]
    theirs = state.survivors[target]
    card = mine.cards[slot]
    there = theirs.cards[place]
    if not fits(state, theirs, place, card) or not fits(state, mine, slot, there):
        return False
    if go_along(owner, slot, target, place):
        return True
    if slot < HANDS:
        loose = loosened(state, mine, slot, there)
        if loose > 0:
            room = len(free_pack(mine))
            if owner == target and BACKPACK <= place < UNDER and there == NO_CARD:
                room -= 1
            if loose > room:
                return False
    if place < HANDS:
        loose = loosened(state, theirs, place, card)
        if loose > 0 and loose > len(free_pack(theirs)):
            return False
    return True


def rearranged(state: DarkState, who: int) -> None:
    """Ammunition without its weapon goes into the Backpack; what finds no room there is discarded."""
    survivor = state.survivors[who]
    for hand in range(HANDS):
        first = first_under(hand)
        for slot in range(first, first + UNDER_EACH):
            card = survivor.cards[slot]
            if card == NO_CARD or uses(state, survivor.cards[hand], card):
                continue
            survivor.cards[slot] = NO_CARD
            free = free_pack(survivor)
            if free:
                survivor.cards[free[0]] = card
                state.emit(AmmunitionLoosened(who, card), "ds.attach.backpack-detaches")
            else:
                discard(state, card)
                state.emit(CardDiscarded(who, card), "ds.inv.nine-slots")
