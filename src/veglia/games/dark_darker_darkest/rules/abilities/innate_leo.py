"""No damage on entering burning tiles that are not destroyed."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class InnateLeo(Trait[DarkestState]):
    def entering_fire(self, state: DarkestState, who: int, damage: int, is_destroyed: bool) -> int:
        return damage if is_destroyed else 0


TRAIT = InnateLeo
