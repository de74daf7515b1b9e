"""What nobody sees: the order of the decks, the faces of hidden Objectives, the future of the dice."""

from veglia.games.zombicide.engine.rules.hidden import redeal, redeal_rest
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.dice import Dice


def imagine(state: UndeadState, dice: Dice) -> UndeadState:
    """Return a copy with all that is hidden from the team redealt at random."""
    twin = state.copy()
    redeal(twin.equipment.pile, dice)
    redeal(twin.zombie_deck.pile, dice)
    # The Feat on the back of the top card is open to all, so that card stays.
    unseen = twin.treasure + twin.bounty[:-1]
    redeal(unseen, dice)
    aside = len(twin.treasure)
    twin.treasure = unseen[:aside]
    twin.bounty = unseen[aside:] + twin.bounty[-1:]
    redeal_rest(twin, dice)
    return twin
