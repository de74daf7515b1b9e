"""Torch: its bearer is free of Lights Out; discarded in a fight of his, the Zombie rolls again."""

from veglia.games.last_night_on_earth.rules.hero_effects import FIGHT, own_fight, reroll_zombie
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.hero_cards.light_source import LightSource
from veglia.kernel.machine import Option


class Torch(LightSource):
    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = own_fight(state, source, moment)
        if fight is None or moment.name != FIGHT:
            return []
        return [source.option(hero=fight.hero, zombie=fight.zombie)]

    def uses_up(self, state: LastNightState, played: Played) -> bool:
        return True

    def play(self, state: LastNightState, played: Played) -> None:
        reroll_zombie(state, "lnoe.fight.cards-after-roll")


TRAIT = Torch
