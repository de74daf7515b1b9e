"""Worn Rosary: once in a turn its bearer re-rolls one Fight Die; Strength of Spirit looks its number up."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_effects import distinct, own_fight, reroll_hero
from veglia.games.last_night_on_earth.rules.item_uses import is_used, mark_turn
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class Rosary(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.cards-after-roll"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = own_fight(state, source, moment)
        if fight is None or is_used(state, source.card):
            return []
        return [source.option(hero=fight.hero, die=die) for die in distinct(fight.hero_dice)]

    def play(self, state: LastNightState, played: Played) -> None:
        mark_turn(state, played.card)
        reroll_hero(state, (played.die,), self.rule)


TRAIT = Rosary
