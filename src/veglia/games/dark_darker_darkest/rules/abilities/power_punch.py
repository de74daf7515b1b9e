"""Two dice with bare hands."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class PowerPunch(Trait[DarkestState]):
    def attack_dice(self, state: DarkestState, who: int, weapon: str, range: int) -> int:
        return 1 if not weapon else 0


TRAIT = PowerPunch
