"""Bitten: a wounded Hero cannot be healed; each Hero turn a roll may end it."""

from typing import Final

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.plays import Moment, Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import CardOnHero, lies_on, row_of
from veglia.kernel.machine import Option

ENDS_ON: Final = 5


class Bitten(CardOnHero):
    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "wounded" or not state.is_alive(moment.hero):
            return []
        return [source.option(hero=moment.hero)] if self.may_lie_on(state, moment.hero) else []

    def bars_healing(self, state: LastNightState, source: Source, hero: int) -> bool:
        return lies_on(state, source, hero)

    def at_hero_start(self, state: LastNightState, source: Source) -> None:
        row = row_of(state, source)
        if rolls(state, ENDS_ON, self.rule, row.hero, row.card):
            lasting.end_later(state, source.lasting, self.rule)


TRAIT = Bitten
