"""Lumber: discarded inside a building at the end of a move, it builds or reinforces on a touched wall."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import barricades
from veglia.games.last_night_on_earth.rules.end_of_move import MOVE_END
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class Lumber(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.barr.build"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != MOVE_END or not moment.number:
            return []
        space = state.heroes[source.bearer].space
        return [source.option(wall=wall) for wall in barricades.walls_to_build(state, space)]

    def uses_up(self, state: LastNightState, played: Played) -> bool:
        return True

    def play(self, state: LastNightState, played: Played) -> None:
        barricades.build(state, played.wall, played.bearer)


TRAIT = Lumber
