"""At Last: cancels a Zombie card that Remains in Play, or a marker that counts as one."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.phases import HERO_START
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.remaining import cancel_remaining, ways_to_cancel
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class AtLast(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.zombie-card-types"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return ways_to_cancel(state, source) if moment.name == HERO_START else []

    def play(self, state: LastNightState, played: Played) -> None:
        cancel_remaining(state, played, self.rule)


TRAIT = AtLast
