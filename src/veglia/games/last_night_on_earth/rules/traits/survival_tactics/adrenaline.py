"""Adrenaline: the active Hero moves and Searches in this turn, in either order."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.end_of_move import EndOfMove
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm, row_of
from veglia.games.last_night_on_earth.rules.hero_moving import SEARCHED, MoveOn
from veglia.games.last_night_on_earth.rules.lasting import lay, take_away
from veglia.games.last_night_on_earth.rules.models import UNTIL_TURN_ENDS
from veglia.games.last_night_on_earth.rules.phases import HERO_MOVE
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.searching import FreeSearch
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class Adrenaline(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.search.instead-of-move"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ACTIVATION or state.phase != HERO_MOVE or state.active < 0 or not is_calm(state):
            return []
        return [source.option(hero=state.active)]

    def play(self, state: LastNightState, played: Played) -> None:
        lay(state, self.id, self.rule, hero=played.hero, until=UNTIL_TURN_ENDS)

    def ends_move(self, state: LastNightState, source: Source, hero: int, has_moved: bool) -> bool:
        row = row_of(state, source)
        if row is None or row.hero != hero or not state.is_alive(hero):
            return False
        if has_moved:
            take_away(state, source.lasting, self.rule)
            state.push(EndOfMove(hero, True))
            state.push(FreeSearch(hero, self.rule, False))
            return True
        if not state.count(SEARCHED):
            return False
        take_away(state, source.lasting, self.rule)
        state.push(MoveOn(hero, state.movement))
        return True


TRAIT = Adrenaline
