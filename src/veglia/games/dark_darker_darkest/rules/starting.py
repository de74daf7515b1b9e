"""Starting Equipment: which copies are in the box."""

from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.state import NO_CARD, DarkestState


def starting_card(state: DarkestState, id: str) -> int:
    """Return a copy of a starting card that is in the box, NO_CARD if all are in use or gone."""
    used = set(state.removed) | set(state.pile)
    for who in range(len(state.survivors)):
        used.update(inventory(state, who))
    for number, card in enumerate(state.library.cards):
        if card.type.id == id and card.group.endswith("start") and number not in used:
            return number
    return NO_CARD
