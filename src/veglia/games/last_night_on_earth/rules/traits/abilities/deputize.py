"""Deputize: other Heroes in his space have a keyword and roll a Fight Die more."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Deputize(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"

    def helps(self, state: LastNightState, source: Source, hero: int) -> bool:
        return hero != source.bearer and state.heroes[hero].space == state.heroes[source.bearer].space

    def gives_keyword(self, state: LastNightState, source: Source, hero: int, keyword: str) -> bool:
        given: str = self.args["keyword"]
        return keyword == given and self.helps(state, source, hero)

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        return int(self.helps(state, source, fight.hero))


TRAIT = Deputize
