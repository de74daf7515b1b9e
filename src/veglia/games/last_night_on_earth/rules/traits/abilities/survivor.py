"""Survivor: when its Hero is about to be killed a roll prevents one of the Wounds."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Survivor(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"

    def wound_comes(self, state: LastNightState, source: Source, hero: int, of: int) -> bool:
        if hero != source.bearer:
            return False
        # One roll for all Wounds that come together.
        key = f"survivor/{hero}"
        has_rolled = state.count(key) > 0
        state.counts.pop(key, None)
        if of > 1 and (has_rolled or of >= state.wounds_left(hero)):
            state.counts[key] = 1
        if has_rolled or of < state.wounds_left(hero):
            return False
        return rolls(state, self.args["needed"], self.rule, hero, trait=self.id)


TRAIT = Survivor
