"""Infectious: a Hero whom a Zombie has wounded may turn into a Zombie Hero."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.dying import turn_hero
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Step

RULE: Final = "lnoe.opt.adv-zombie"
INFECTIOUS: Final = "ability/infectious"
SAFE_ON: Final = 2


class RollInfection(Step[LastNightState]):
    """A wounded Hero rolls a die: on 1 he becomes a Zombie Hero."""

    rule: ClassVar[str] = RULE

    def __init__(self, hero: int, zombie: int) -> None:
        self.hero = hero
        self.zombie = zombie

    def run(self, state: LastNightState) -> None:
        if not state.is_alive(self.hero):
            return
        if not rolls(state, SAFE_ON, self.rule, self.hero, trait=INFECTIOUS):
            turn_hero(state, self.hero, self.zombie, self.rule)


class Infectious(Trait[LastNightState]):
    rule: ClassVar[str] = RULE

    def hero_wounded(self, state: LastNightState, source: Source, hero: int, by: int) -> None:
        state.push(RollInfection(hero, by))


TRAIT = Infectious
