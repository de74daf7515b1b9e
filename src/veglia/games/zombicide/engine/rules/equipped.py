"""Which cards a Survivor has equipped, and which weapons are ready."""

from veglia.games.zombicide.engine.rules.state import NO_CARD, Survivor, ZombicideState
from veglia.games.zombicide.engine.rules.trait import AMBIDEXTROUS, QUICK_DRAW


def slots_at_hand(state: ZombicideState, survivor: Survivor) -> int:
    """Return how many slots, from the first on, count as equipped: with Quick draw the Backpack, too."""
    pack = state.scenario.library.pack
    return pack.slots if survivor.gifts & QUICK_DRAW != 0 else pack.equipped


def equipped_weapons(state: ZombicideState, who: int, scopes: int) -> list[int]:
    """Return equipped, loaded weapons of some scope, one of each type."""
    survivor = state.survivors[who]
    cards = state.scenario.library.cards
    found: list[int] = []
    for slot in range(slots_at_hand(state, survivor)):
        card = survivor.cards[slot]
        if card == NO_CARD:
            continue
        kind = cards[card]
        if kind.scopes & scopes == 0 or kind.dice == 0 or card in state.empty:
            continue
        alike = False
        for other in found:
            if cards[other] is kind:
                alike = True
        if not alike:
            found.append(card)
    return found


def twin_of(state: ZombicideState, who: int, card: int) -> int:
    """Return another equipped, loaded card of the same Dual type, or NO_CARD."""
    survivor = state.survivors[who]
    cards = state.scenario.library.cards
    kind = cards[card]
    if not kind.dual and survivor.gifts & AMBIDEXTROUS == 0:
        return NO_CARD
    for slot in range(slots_at_hand(state, survivor)):
        other = survivor.cards[slot]
        if other != NO_CARD and other != card and cards[other] is kind and other not in state.empty:
            return other
    return NO_CARD


def equipped_with_trait(state: ZombicideState, who: int, trait: str, besides: int) -> int:
    """Return an equipped card with a trait other than a given card, or NO_CARD."""
    survivor = state.survivors[who]
    for slot in range(slots_at_hand(state, survivor)):
        card = survivor.cards[slot]
        if card != NO_CARD and card != besides and state.card(card).trait == trait:
            return card
    return NO_CARD
