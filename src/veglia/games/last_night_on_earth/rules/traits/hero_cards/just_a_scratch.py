"""Just a Scratch: prevents a Wound that a Hero is about to take."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import prevent
from veglia.kernel.machine import Option


class JustAScratch(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.hit-and-kill"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "wound" or not state.woundings or state.woundings[-1].is_prevented:
            return []
        return [source.option(hero=state.woundings[-1].hero)]

    def play(self, state: LastNightState, played: Played) -> None:
        prevent(state)


TRAIT = JustAScratch
