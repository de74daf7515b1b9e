"""An attack as data: who, with which cards, at which Zone, and of which scopes."""

from typing import Final


class Attack:
    """One Melee or Ranged Action, declared."""

    def __init__(self, who: int, card: int, second: int, helper: int, zone: int, scopes: int) -> None:
        self.who: Final = who
        self.card: Final = card
        # The other card of a Dual attack, -1 for none.
        self.second: Final = second
        # An equipped card that helps the attack without attacking itself (a Knife), -1 for none.
        self.helper: Final = helper
        self.zone: Final = zone
        self.scopes: Final = scopes

    def is_of(self, scopes: int) -> bool:
        return self.scopes & scopes != 0

    def renumbered(self, heirs: list[int]) -> "Attack":
        """Return this attack on a map that has changed."""
        return Attack(self.who, self.card, self.second, self.helper, heirs[self.zone], self.scopes)

    @property
    def weapons(self) -> int:
        return 1 if self.second < 0 else 2
