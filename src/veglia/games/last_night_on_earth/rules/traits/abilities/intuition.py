"""Intuition: for each Wound that its Hero is about to take a roll may prevent it."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Intuition(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.hit-and-kill"

    def wound_comes(self, state: LastNightState, source: Source, hero: int, of: int) -> bool:
        if hero != source.bearer:
            return False
        return rolls(state, self.args["needed"], self.rule, hero, trait=self.id)


TRAIT = Intuition
