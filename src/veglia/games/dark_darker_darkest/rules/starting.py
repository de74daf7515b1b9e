"""Starting Equipment: which copies are in the box."""

from veglia.games.dark_darker_darkest.rules.state import NO_CARD, DarkestState


def starting_card(state: DarkestState, id: str) -> int:
    """Return a copy of a starting card that is in the box, NO_CARD if all are in use or gone."""
    for card in state.library.starting.get(id, ()):
        if card not in state.removed and card not in state.pile and not is_held(state, card):
            return card
    return NO_CARD


def is_held(state: DarkestState, card: int) -> bool:
    """Return whether a Survivor has a card."""
    return any(card in survivor.right or card in survivor.left for survivor in state.survivors)
