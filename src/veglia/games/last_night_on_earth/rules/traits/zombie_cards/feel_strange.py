"""I Feel Kinda Strange: the next Wound turns a Hero whom a Zombie has wounded into a Zombie Hero."""

from veglia.games.last_night_on_earth.rules.plays import Moment, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import CardOnHero, lies_on
from veglia.kernel.machine import Option


class FeelStrange(CardOnHero):
    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "wounded" or not state.is_alive(moment.hero):
            return []
        return [source.option(hero=moment.hero)] if self.may_lie_on(state, moment.hero) else []

    def turns_wounded(self, state: LastNightState, source: Source, hero: int) -> bool:
        return lies_on(state, source, hero)


TRAIT = FeelStrange
