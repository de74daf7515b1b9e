"""What nobody sees: the order of the decks, the faces of hidden Objectives, the future of the dice."""

from veglia.games.zombicide.engine.hidden import mix, put_in_order
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.kernel.dice import Dice


def imagine(state: UndeadState, dice: Dice) -> UndeadState:
    """Return a copy with all that is hidden from the team redealt at random.

    Everything is put in order first, so that what is dealt depends on the dice alone, not on what is true.
    """
    twin = state.copy()
    twin.equipment.pile.sort()
    dice.shuffle(twin.equipment.pile)
    twin.zombie_deck.pile.sort()
    dice.shuffle(twin.zombie_deck.pile)
    # The Feat on the back of the top card is open to all, so that card stays.
    unseen = sorted(twin.treasure + twin.bounty[:-1])
    dice.shuffle(unseen)
    aside = len(twin.treasure)
    twin.treasure = unseen[:aside]
    twin.bounty = unseen[aside:] + twin.bounty[-1:]
    put_in_order(twin.objectives)
    mix(twin.objectives, dice)
    fresh = dice.copy()
    fresh.reveals = twin.dice.reveals
    twin.dice = fresh
    return twin
