"""Unnecessary Self Sacrifice: a fight does not take place; one of the Heroes there takes a Wound."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.fighting import end_fight
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.plays import HERO, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER
from veglia.kernel.machine import Option

LEAST: Final = 2


class SelfSacrifice(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def heroes_there(self, state: LastNightState, hero: int) -> list[int]:
        """Return the Heroes in the space of the one who is to fight."""
        return state.heroes_in(state.heroes[hero].space)

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = state.fight
        if moment.name != "pre_fight" or fight is None or fight.outcome:
            return []
        if len(self.heroes_there(state, fight.hero)) < LEAST:
            return []
        return [source.option(hero=fight.hero, zombie=fight.zombie)]

    def play(self, state: LastNightState, played: Played) -> None:
        end_fight(state, self.rule)
        heroes = self.heroes_there(state, played.hero)
        questions.ask(state, self, tuple(state.seats_of(HEROES)), "hero", HERO, heroes)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        deal_wounds(state, picked(option), 1, "card", -1)


TRAIT = SelfSacrifice
