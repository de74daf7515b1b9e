"""Aim for the Head: in this Hero turn all hit rolls of the Heroes get +1."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_TURN_ENDS
from veglia.games.last_night_on_earth.rules.phases import HERO_START
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class AimHead(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.sotf.survival-tactics"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == HERO_START else []

    def play(self, state: LastNightState, played: Played) -> None:
        lay(state, self.id, self.rule, until=UNTIL_TURN_ENDS)

    def hit_plus(self, state: LastNightState, source: Source, hero: int, zombie: int, card: int) -> int:
        return 1


TRAIT = AimHead
