"""Crawling Torso: moves up to two spaces and is harder to hit."""

from typing import Final

from veglia.games.last_night_on_earth.rules.grave_weapon import GraveWeapon
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState

STEPS: Final = 2


class CrawlingTorso(GraveWeapon):
    def zombie_steps(self, state: LastNightState, source: Source, zombie: int) -> int:
        self.tell(state, source)
        return STEPS

    def hit_plus(self, state: LastNightState, source: Source, hero: int, zombie: int, card: int) -> int:
        return -1 if zombie == source.bearer else 0


TRAIT = CrawlingTorso
