"""Inventories as a title lays them out: which slots there are, which count as equipped, which are alike."""

from typing import Final


class Pack:
    """The slots of an inventory, and after them the places for what has just been received."""

    def __init__(self, hands: int, equipped: int, groups: tuple[int, ...], received: int = 1) -> None:
        self.hands: Final = hands
        # Slots from the first on whose cards count as equipped.
        self.equipped: Final = equipped
        # Slots between which it makes no difference have the same group.
        self.groups: Final = groups
        self.slots: Final = len(groups) - received
        # The first of the places for received cards, and all places there are.
        self.incoming: Final = len(groups) - received
        self.places: Final = len(groups)
