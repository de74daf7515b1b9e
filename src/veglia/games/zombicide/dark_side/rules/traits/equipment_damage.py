"""One Damage more with a named Equipment."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.trait import Trait


class EquipmentDamage(Trait[DarkState]):
    adds_up: ClassVar[bool] = True

    def __init__(self, id: str, rule: str, cards: tuple[int, ...]) -> None:
        super().__init__(id, rule)
        # All cards of that name, by number.
        self.cards: Final = cards

    def damage(self, attack: Attack) -> int:
        return 1 if attack.card in self.cards else 0


TRAIT = EquipmentDamage
