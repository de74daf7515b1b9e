"""Inspiring: once in a fight of another Hero in her space one of his dice may be rolled again."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_effects import FIGHT, distinct, open_fight, reroll_hero
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class Inspiring(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"
    is_for_others: ClassVar[bool] = True

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = open_fight(state, moment)
        if fight is None or moment.name != FIGHT or fight.has(self.id) or fight.hero == source.bearer:
            return []
        if state.heroes[fight.hero].space != state.heroes[source.bearer].space:
            return []
        # Whose dice they are decides.
        if state.heroes[fight.hero].seat != source.seat:
            return []
        return [source.option(hero=fight.hero, die=die) for die in distinct(fight.hero_dice)]

    def play(self, state: LastNightState, played: Played) -> None:
        assert state.fight is not None
        state.fight.effects.append(self.id)
        reroll_hero(state, (played.die,), self.rule)


TRAIT = Inspiring
