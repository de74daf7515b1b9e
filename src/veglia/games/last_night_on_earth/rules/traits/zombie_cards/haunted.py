"""Haunted by the Past: a Hero who is no Student is Strange and gets no help from Townsfolk Events."""

from veglia.games.last_night_on_earth.rules.hero_keywords import STRANGE, STUDENT, hero_has
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import CardOnHero, lies_on


class Haunted(CardOnHero):
    def fits(self, state: LastNightState, hero: int) -> bool:
        return not hero_has(state, hero, STUDENT)

    def gives_keyword(self, state: LastNightState, source: Source, hero: int, keyword: str) -> bool:
        return keyword == STRANGE and lies_on(state, source, hero)

    def bars_townsfolk(self, state: LastNightState, source: Source, hero: int) -> bool:
        return lies_on(state, source, hero)


TRAIT = Haunted
