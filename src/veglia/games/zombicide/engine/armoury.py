"""How well Survivors are armed, as bots see it."""

from typing import Final

from veglia.games.zombicide.engine.cards import CardType
from veglia.games.zombicide.engine.state import EQUIPPED, NO_CARD, Survivor, ZombicideState

# What an emptied weapon is worth of a loaded one.
EMPTY: Final = 0.6


def arms(state: ZombicideState, survivor: Survivor) -> float:
    """Return how well a Survivor is armed: the best weapon at hand counts most, another half."""
    best = 0.0
    second = 0.0
    for slot in range(EQUIPPED):
        card = survivor.cards[slot]
        if card == NO_CARD:
            continue
        worth = force(state.card(card))
        if card in state.empty:
            worth *= EMPTY
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + 0.5 * second


def force(kind: CardType) -> float:
    """Return what a weapon does on average, more for Damage that fells the tough."""
    if kind.dice == 0:
        return 0.0
    hits = kind.dice * (7 - kind.accuracy) / 6.0
    return hits * (0.7 + 0.5 * min(kind.damage, 3)) * (1.0 + 0.15 * min(kind.range_max, 3))
