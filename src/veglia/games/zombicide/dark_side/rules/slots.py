"""The inventory: two Hands, two on the Body, five in the Backpack, and ammunition under weapons in Hand.

Cards that have just been received, two at most, lie behind all slots until they are put somewhere.
"""

from typing import Final

from veglia.games.zombicide.engine.rules.pack import Pack

HANDS: Final = 2
BODY: Final = 2
BACKPACK: Final = 4
UNDER: Final = 9
# As many cards as there are in the box may lie under one weapon.
UNDER_EACH: Final = 9
SLOTS: Final = 27
INCOMING: Final = 27
PLACES: Final = 29

PACK: Final = Pack(HANDS, BACKPACK, (0,) * 2 + (1,) * 2 + (2,) * 5 + (3,) * 9 + (4,) * 9 + (5,) * 2, 2)


def first_under(hand: int) -> int:
    """Return the first of the slots for ammunition under a Hand."""
    return UNDER + hand * UNDER_EACH


def under(hand: int) -> range:
    """Return the slots for ammunition under a Hand."""
    first = first_under(hand)
    return range(first, first + UNDER_EACH)


def hand_over(slot: int) -> int:
    """Return the Hand that a slot for ammunition belongs to."""
    return (slot - UNDER) // UNDER_EACH
