"""With the Fire Extinguisher one more Fire Marker is removed."""

from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait


class FireHelmet(Trait[DarkestState]):
    def extinguish_markers(self, state: DarkestState, who: int, markers: int) -> int:
        held = [state.card_type(card).id for card in inventory(state, who)]
        return markers + 1 if "fire_extinguisher" in held else markers


TRAIT = FireHelmet
