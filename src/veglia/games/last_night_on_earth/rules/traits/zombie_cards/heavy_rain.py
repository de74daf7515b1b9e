"""Heavy Rain: Heroes who start their move outdoors move one space less."""

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.zombie_effects import CardInPlay


class HeavyRain(CardInPlay):
    def movement(self, state: LastNightState, source: Source, hero: int) -> int:
        return -1 if state.building_at(state.heroes[hero].space) == OUTDOORS else 0


TRAIT = HeavyRain
