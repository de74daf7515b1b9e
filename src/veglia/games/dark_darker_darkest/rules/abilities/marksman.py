"""Firearms reach one room farther."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait

# Weapons that shoot; Shurikans are thrown.
FIREARMS = ("handgun", "shotgun", "automatic", "sniper_rifle")


class Marksman(Trait[DarkestState]):
    def attack_range(self, state: DarkestState, who: int, weapon: str) -> int:
        return 1 if weapon in FIREARMS else 0


TRAIT = Marksman
