"""Blocked Windows: in this turn no Zombie passes a wall or a door."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_TURN_ENDS
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import meets_wall
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class BlockedWindows(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.zmove.hunger-blocked"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()]

    def play(self, state: LastNightState, played: Played) -> None:
        lay(state, self.id, self.rule, until=UNTIL_TURN_ENDS)

    def bars_zombie(self, state: LastNightState, source: Source, zombie: int, start: int, end: int) -> bool:
        return meets_wall(state, start, end)


TRAIT = BlockedWindows
