"""Braaains!: 1 is added to the highest die of the Zombie."""

from typing import Final

from veglia.games.last_night_on_earth.rules.plays import Played
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import FightCard, ZombieDieRaised

PLUS: Final = 1


class Braaains(FightCard):
    def play(self, state: LastNightState, played: Played) -> None:
        fight = state.fight
        assert fight is not None
        fight.zombie_plus += PLUS
        state.emit(ZombieDieRaised(fight.zombie, PLUS), self.rule)


TRAIT = Braaains
