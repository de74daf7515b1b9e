"""What the cards of the party are worth: the best weapon of each Survivor counts most."""

from veglia.games.dark_darker_darkest.bots import weights
from veglia.games.dark_darker_darkest.rules.library import CONSUMABLE, WEAPON
from veglia.games.dark_darker_darkest.rules.state import DarkestState


def belongings(state: DarkestState) -> float:
    """Return what all cards of the Survivors in play are worth."""
    points = 0.0
    for survivor in state.survivors:
        best = 0.0
        for card in survivor.left:
            worth = weapon_worth(state, card)
            best = max(best, worth)
            points += spare_worth(state, card, worth)
        for card in survivor.right:
            worth = weapon_worth(state, card)
            best = max(best, worth)
            points += spare_worth(state, card, worth)
        points += best
    return points


def weapon_worth(state: DarkestState, card: int) -> float:
    """Return what a weapon is worth: its dice, its range and its ammunition."""
    type = state.library.cards[card].type
    if type.kind != WEAPON:
        return 0.0
    dice = max(2, type.dice)
    if type.ammo > 0:
        dice_worth = weights.WEAPON_DIE * dice * min(1.0, 0.3 + state.ammo[card] / 4)
        return 1.0 if state.ammo[card] == 0 else dice_worth + weights.WEAPON_DIE * type.range / 2
    return weights.WEAPON_DIE * dice


def spare_worth(state: DarkestState, card: int, as_weapon: float) -> float:
    """Return what a card is worth beside the best weapon."""
    type = state.library.cards[card].type
    if type.kind == CONSUMABLE:
        return weights.WORTH.get(type.id, weights.USEFUL)
    if as_weapon > 0.0:
        return weights.SPARE + as_weapon / 8 + state.ammo[card] * 0.4
    return weights.WORTH.get(type.id, weights.SPARE)
