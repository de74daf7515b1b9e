"""How well Survivors are armed, as bots see it."""

from typing import Final

from veglia.games.zombicide.engine.rules.cards import CardType
from veglia.games.zombicide.engine.rules.state import NO_CARD, Survivor, ZombicideState

# What an emptied weapon is worth of a loaded one.
EMPTY: Final = 0.6
# What a weapon is worth that has to be reloaded after each shot.
RELOADED: Final = 0.75


def arms(state: ZombicideState, survivor: Survivor) -> float:
    """Return how well a Survivor is armed: the best weapon at hand counts most, another half."""
    best = 0.0
    second = 0.0
    for slot in range(state.scenario.library.pack.equipped):
        card = survivor.cards[slot]
        if card == NO_CARD:
            continue
        worth = state.scenario.rules.worth_in_hand(state, survivor.cards, card, force(state.card(card)))
        if card in state.empty:
            worth *= EMPTY
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + 0.5 * second


def best_spare(state: ZombicideState, survivor: Survivor) -> float:
    """Return the force of the best weapon in a Backpack."""
    best = 0.0
    for slot in range(state.scenario.library.pack.equipped, state.scenario.library.pack.slots):
        card = survivor.cards[slot]
        if card != NO_CARD:
            worth = state.scenario.rules.worth_in_hand(state, survivor.cards, card, force(state.card(card)))
            best = max(best, worth)
    return best


def worst_hand(state: ZombicideState, survivor: Survivor) -> float:
    """Return the force of the lesser thing in the Hands, nothing for an empty one."""
    worst = 100.0
    for slot in range(state.scenario.library.pack.hands):
        card = survivor.cards[slot]
        worth = 0.0
        if card != NO_CARD:
            worth = state.scenario.rules.worth_in_hand(state, survivor.cards, card, force(state.card(card)))
        worst = min(worst, worth)
    return worst


def aim(state: ZombicideState, who: int) -> float:
    """Return the force that a Survivor can bring to bear on Zombies from where it stands."""
    survivor = state.survivors[who]
    best = 0.0
    sight = state.board.sight
    ranges = sight.ranges[survivor.zone]
    for slot in range(state.scenario.library.pack.equipped):
        card = survivor.cards[slot]
        if card == NO_CARD:
            continue
        kind = state.card(card)
        worth = force(kind)
        if worth <= best:
            continue
        for zone in sight.seen[survivor.zone]:
            if kind.range_min <= ranges[zone] <= kind.range_max and state.zombies_in(zone) > 0:
                best = worth
                break
    return best


def force(kind: CardType) -> float:
    """Return what a weapon does on average, more for Damage that fells the tough."""
    if kind.dice == 0:
        return 0.0
    hits = kind.dice * (7 - kind.accuracy) / 6.0
    if kind.reload:
        hits *= RELOADED
    return hits * (0.7 + 0.5 * min(kind.damage, 3)) * (1.0 + 0.15 * min(kind.range_max, 3))
