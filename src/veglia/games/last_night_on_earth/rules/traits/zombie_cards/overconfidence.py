"""Overconfidence: a Hero may not move away from a space with a Zombie; a lost fight may teach him better."""

from typing import Final

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.fight import ZOMBIE_WINS, Fight
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import CardOnHero, lies_on, row_of

ENDS_ON: Final = 4


class Overconfidence(CardOnHero):
    def bars_leaving(self, state: LastNightState, source: Source, hero: int) -> bool:
        return lies_on(state, source, hero) and bool(state.zombies_in(state.heroes[hero].space))

    def fight_ended(self, state: LastNightState, source: Source, fight: Fight) -> None:
        if not lies_on(state, source, fight.hero) or fight.outcome != ZOMBIE_WINS:
            return
        if rolls(state, ENDS_ON, self.rule, fight.hero, row_of(state, source).card):
            lasting.end_later(state, source.lasting, self.rule)


TRAIT = Overconfidence
