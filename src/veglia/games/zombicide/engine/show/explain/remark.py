# veglia: interpreted
"""Something to be said about a choice: a sentence's key, the rule behind it, and what it names."""

from collections.abc import Callable
from typing import Any


class Remark:
    """What is said; a title has the sentence of each key, which names any of these fields."""

    def __init__(
        self,
        key: str,
        rule: str = "",
        *,
        survivor: int = -1,
        partner: int = -1,
        zone: int = -1,
        card: int = -1,
        kind: int = -1,
        level: int = 0,
        noise: int = 0,
        player: int = 0,
        token_kind: int = 0,
        colour: int = -1,
        machine: int = -1,
        skill_id: str = "",
        count: int = 0,
        needed: int = 0,
        chance: str = "",
        names: str = "",
        prompt: str = "",
    ) -> None:
        self.key = key
        self.rule = rule
        self.survivor = survivor
        self.partner = partner
        self.zone = zone
        self.card = card
        self.kind = kind
        self.level = level
        self.noise = noise
        self.player = player
        self.token_kind = token_kind
        self.colour = colour
        self.machine = machine
        self.skill_id = skill_id
        # How many there are, and how many it takes.
        self.count = count
        self.needed = needed
        # Numbers and names in words.
        self.chance = chance
        self.names = names
        self.prompt = prompt

    def __repr__(self) -> str:
        return f"Remark({self.key!r}, {self.rule!r})"

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Remark) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.key, self.rule, self.zone, self.card))


# Puts a remark into words.
Say = Callable[[Remark], str]


def first(*remarks: Remark | None) -> Remark | None:
    """Return the first thing that there is to say."""
    return next((remark for remark in remarks if remark is not None), None)


def listed(*remarks: Remark | None) -> list[Remark]:
    """Return what there is to say, each thing once."""
    found: list[Remark] = []
    for remark in remarks:
        if remark is not None and remark not in found:
            found.append(remark)
    return found
