"""Abilities and Equipment that only change numbers: what the row `changes` of a content file says.

Every number is added to what the rules have; those of attacks count for the listed weapons only.
"""

from typing import Final, TypeVar

from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import State

S = TypeVar("S", bound=State)

# How rows name an attack without a weapon.
BARE_HANDS: Final = "bare_hands"


class Bonus(Trait[S]):
    """Numbers by the name of the hook that adds them."""

    def __init__(self, id: str, rule: str, numbers: dict[str, int], weapons: tuple[str, ...]) -> None:
        super().__init__(id, rule)
        self.weapons: Final = weapons
        self._attack_dice: Final = numbers["attack_dice"]
        self._attack_range: Final = numbers["attack_range"]
        self._hits_of_success: Final = numbers["hits_of_success"]
        self._rooms_of_repel: Final = numbers["rooms_of_repel"]
        self._defence_dice: Final = numbers["defence_dice"]
        self._escape_dice: Final = numbers["escape_dice"]
        self._camera_dice: Final = numbers["camera_dice"]
        self._extinguish_cost: Final = numbers["extinguish_cost"]
        self._extinguish_markers: Final = numbers["extinguish_markers"]
        self._healing: Final = numbers["healing"]
        self._virus_limit: Final = numbers["virus_limit"]
        self._spaces: Final = numbers["spaces"]
        self._ammo_found: Final = numbers["ammo_found"]
        self._give_cost: Final = numbers["give_cost"]

    def changes_giving(self) -> bool:
        return self._give_cost != 0

    def is_for(self, weapon: str) -> bool:
        return (weapon or BARE_HANDS) in self.weapons

    def attack_dice(self, state: S, who: int, weapon: str, range: int) -> int:
        return self._attack_dice if self.is_for(weapon) else 0

    def attack_range(self, state: S, who: int, weapon: str) -> int:
        return self._attack_range if self.is_for(weapon) else 0

    def hits_of_success(self, state: S, who: int, weapon: str, hits: int) -> int:
        return hits + self._hits_of_success if self.is_for(weapon) else hits

    def rooms_of_repel(self, state: S, who: int, rooms: int) -> int:
        return rooms + self._rooms_of_repel

    def defence_dice(self, state: S, who: int) -> int:
        return self._defence_dice

    def escape_dice(self, state: S, who: int) -> int:
        return self._escape_dice

    def camera_dice(self, state: S, who: int) -> int:
        return self._camera_dice

    def extinguish_cost(self, state: S, who: int, cost: int) -> int:
        return cost + self._extinguish_cost

    def extinguish_markers(self, state: S, who: int, markers: int) -> int:
        return markers + self._extinguish_markers

    def healing(self, state: S, who: int) -> int:
        return self._healing

    def virus_limit(self, state: S, who: int) -> int:
        return self._virus_limit

    def spaces(self, state: S, who: int) -> int:
        return self._spaces

    def ammo_found(self, state: S, who: int, card: int) -> int:
        return self._ammo_found

    def give_cost(self, state: S, who: int, cost: int) -> int:
        return cost + self._give_cost
