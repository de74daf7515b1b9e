"""Each Crosshair is one hit more; it adds range only with the Shotgun Scope."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class Shotgun(Trait[DarkestState]):
    def hits_of_crosshairs(
        self, state: DarkestState, who: int, weapon: str, successes: int, crosshairs: int
    ) -> int:
        return crosshairs if weapon == self.id else 0

    def range_of_crosshair(self, state: DarkestState, who: int, weapon: str, range: int) -> int:
        held = [state.card_type(card).id for card in state.survivors[who].right]
        return 0 if weapon == self.id and "shotgun_scope" not in held else range


TRAIT = Shotgun
