"""Heavy Hitter: a fight that its Hero wins with a 6 among his dice kills."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait

DEADLY: Final = 6


class HeavyHitter(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"

    def kills_on_win(self, state: LastNightState, source: Source, fight: Fight) -> bool:
        return fight.hero == source.bearer and DEADLY in fight.hero_dice


TRAIT = HeavyHitter
