"""Rusted Axe: a fight that it wins with a 6 costs the Hero two Wounds."""

from typing import Final

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.grave_weapon import GraveWeapon
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState

SIX: Final = 6


class RustyAxe(GraveWeapon):
    def extra_wounds(self, state: LastNightState, source: Source, fight: Fight) -> int:
        if not self.fights(source, fight) or SIX not in fight.zombie_dice:
            return 0
        self.tell(state, source)
        return 1


TRAIT = RustyAxe
