"""Hold the Line: until the next Hero turn Zombies need one more at Barricades."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_HERO_TURN
from veglia.games.last_night_on_earth.rules.phases import HERO_END
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class HoldLine(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.barr.zombie-roll"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == HERO_END and state.barricades else []

    def is_stale(self, state: LastNightState) -> bool:
        return not state.has_rule("barricades") and not state.barricades

    def play(self, state: LastNightState, played: Played) -> None:
        lay(state, self.id, self.rule, until=UNTIL_HERO_TURN)

    def barricade_needs(self, state: LastNightState, source: Source, zombie: int) -> int:
        return 1


TRAIT = HoldLine
