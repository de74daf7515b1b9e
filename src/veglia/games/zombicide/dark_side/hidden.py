"""What nobody sees: the order of the decks and of the Prototypes, faces of hidden Objectives, the dice."""

from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine.hidden import mix, put_in_order
from veglia.kernel.dice import Dice


def imagine(state: DarkState, dice: Dice) -> DarkState:
    """Return a copy with all that is hidden from the team redealt at random.

    Everything is put in order first, so that what is dealt depends on the dice alone, not on what is true.
    """
    twin = state.copy()
    for pile in (twin.equipment.pile, twin.zombie_deck.pile, twin.prototypes):
        pile.sort()
        dice.shuffle(pile)
    put_in_order(twin.objectives)
    mix(twin.objectives, dice)
    fresh = dice.copy()
    fresh.reveals = twin.dice.reveals
    twin.dice = fresh
    return twin
