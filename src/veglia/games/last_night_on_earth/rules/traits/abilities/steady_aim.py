"""Steady Aim: adds to the hit rolls of its Hero."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class SteadyAim(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"

    def hit_plus(self, state: LastNightState, source: Source, hero: int, zombie: int, card: int) -> int:
        plus: int = self.args["plus"]
        return plus if hero == source.bearer else 0


TRAIT = SteadyAim
