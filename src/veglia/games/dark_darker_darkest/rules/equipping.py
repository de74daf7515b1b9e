"""Hands: which cards can be equipped together, and equipping them. Swapping is free at any moment."""

from veglia.games.dark_darker_darkest.rules.library import CONSUMABLE, CardType
from veglia.games.dark_darker_darkest.rules.settings import HANDS
from veglia.games.dark_darker_darkest.rules.state import DarkestState


def free_hands(state: DarkestState, who: int) -> int:
    """Return how many hands a Survivor has for Gear: Virus Tokens on the right take one each."""
    return max(0, HANDS - state.survivors[who].virus_right)


def can_equip(state: DarkestState, who: int, cards: list[int]) -> bool:
    """Return whether a Survivor can hold some cards of the inventory at the same time."""
    hands = 0
    for card in cards:
        hands += state.card_type(card).hands
    return hands <= free_hands(state, who)


def can_hold(state: DarkestState, who: int, type: CardType) -> bool:
    """Return whether a Survivor can hold a card of a kind, with nothing else."""
    return type.hands <= free_hands(state, who)


def equip(state: DarkestState, who: int, cards: list[int]) -> None:
    """Hold some cards; what no longer fits beside them goes to the left, the cards held longest first."""
    survivor = state.survivors[who]
    for card in cards:
        if card in survivor.left:
            survivor.left.remove(card)
            survivor.right.append(card)
    others = [card for card in survivor.right if card not in cards]
    while others and not can_equip(state, who, survivor.right):
        freed = next((card for card in others if state.card_type(card).hands > 0), -1)
        if freed < 0:
            return
        others.remove(freed)
        survivor.right.remove(freed)
        survivor.left.append(freed)


def stow(state: DarkestState, who: int, card: int) -> None:
    """Put a card into the inventory: Gear into free hands, everything else to the left."""
    survivor = state.survivors[who]
    if state.card_type(card).kind != CONSUMABLE and can_equip(state, who, [*survivor.right, card]):
        survivor.right.append(card)
    else:
        survivor.left.append(card)


def take_out(state: DarkestState, who: int, card: int) -> None:
    """Take a card out of the inventory."""
    survivor = state.survivors[who]
    if card in survivor.left:
        survivor.left.remove(card)
    else:
        survivor.right.remove(card)


def drop_hands(state: DarkestState, who: int) -> None:
    """Move Gear to the left until the hands suffice."""
    equip(state, who, [])


def inventory(state: DarkestState, who: int) -> list[int]:
    """Return the cards of a Survivor, on both sides of the board; nobody changes this list."""
    survivor = state.survivors[who]
    if not survivor.left:
        return survivor.right
    return survivor.right + survivor.left if survivor.right else survivor.left
