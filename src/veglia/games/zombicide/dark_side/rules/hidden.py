"""What nobody sees: the order of the decks and of the Prototypes, faces of hidden Objectives, the dice."""

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.hidden import redeal, redeal_rest
from veglia.kernel.dice import Dice


def imagine(state: DarkState, dice: Dice) -> DarkState:
    """Return a copy with all that is hidden from the team redealt at random."""
    twin = state.copy()
    for pile in (twin.equipment.pile, twin.zombie_deck.pile, twin.prototypes):
        redeal(pile, dice)
    redeal_rest(twin, dice)
    return twin
