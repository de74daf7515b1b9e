"""Tackle: its Hero rolls a Fight Die more in fights that he makes on the way by Blitz."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.traits.abilities.blitz import BLITZ


class Tackle(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        return int(fight.hero == source.bearer and state.count(BLITZ) > 0)


TRAIT = Tackle
