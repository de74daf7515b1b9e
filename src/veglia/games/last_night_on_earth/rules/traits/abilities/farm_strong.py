"""Farm Strong: Hand Weapons of its Hero break on a 1 at most."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class FarmStrong(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"

    def never_breaks(self, state: LastNightState, source: Source, hero: int, card: int, face: int) -> bool:
        return hero == source.bearer and face > 1


TRAIT = FarmStrong
