"""Heroic Resolve: a Hero beset by Zombies rolls a Fight Die more and wins ties until he Searches."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hero_effects import row_of
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.hero_cards.heroic import Heroic


class HeroicResolve(Heroic):
    rule: ClassVar[str] = "lnoe.cards.hero-types"

    def wins_ties(self, state: LastNightState, source: Source, fight: Fight) -> bool:
        row = row_of(state, source)
        return row is not None and row.hero == fight.hero

    def searched(self, state: LastNightState, source: Source, hero: int) -> None:
        row = row_of(state, source)
        if row is not None and row.hero == hero:
            lasting.end_later(state, source.lasting, self.rule)


TRAIT = HeroicResolve
