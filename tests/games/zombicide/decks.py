"""How many cards there are, by the content; each title's table of cards states what the box has."""

from collections.abc import Mapping
from typing import Protocol


class CopiedRow(Protocol):
    @property
    def group(self) -> str: ...

    @property
    def copies(self) -> int: ...


def cards_in(equipment: Mapping[str, CopiedRow], group: str) -> int:
    """Return how many cards a group of the Equipment has."""
    return sum(row.copies for row in equipment.values() if row.group == group)
