"""Broken Boards: the Zombie that is about to move crosses Barricades without a roll; Reinforcements stay."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.barricades import in_way
from veglia.games.last_night_on_earth.rules.models import UNTIL_TURN_ENDS, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER, is_mine, row_of
from veglia.games.last_night_on_earth.rules.zombie_moving import about_to_move
from veglia.kernel.machine import Option


class BrokenBoards(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not state.barricades:
            return []
        helped = {one.zombie for one in state.lasting if one.trait == self.id}
        return [
            source.option(zombie=zombie.number)
            for zombie in about_to_move(state, moment)
            if is_mine(state, source.seat, zombie) and zombie.number not in helped
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        lasting.lay(state, self.id, self.rule, side=ZOMBIES, zombie=played.zombie, until=UNTIL_TURN_ENDS)

    def ignores_barricades(self, state: LastNightState, source: Source, zombie: int) -> bool:
        return row_of(state, source).zombie == zombie

    def zombie_moved(self, state: LastNightState, source: Source, zombie: int, start: int, end: int) -> None:
        """The card helps past one Barricade."""
        if row_of(state, source).zombie == zombie and in_way(state, start, end):
            lasting.end_later(state, source.lasting, self.rule)


TRAIT = BrokenBoards
