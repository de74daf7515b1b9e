"""Cornered: until the next Zombie turn Zombies roll two dice more, but Heroes win ties."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.models import UNTIL_ZOMBIE_TURN, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER, ZOMBIE_START
from veglia.kernel.machine import Option

DICE: Final = 2


class Cornered(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == ZOMBIE_START else []

    def play(self, state: LastNightState, played: Played) -> None:
        lasting.lay(state, self.id, self.rule, side=ZOMBIES, until=UNTIL_ZOMBIE_TURN)

    def zombie_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        return DICE

    def wins_ties(self, state: LastNightState, source: Source, fight: Fight) -> bool:
        return True


TRAIT = Cornered
