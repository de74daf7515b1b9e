"""Escape Through the Window: in this Hero turn Heroes step out through walls; Locked Door fails."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_TURN_ENDS
from veglia.games.last_night_on_earth.rules.phases import is_hero_turn
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class EscapeWindow(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.hmove.walls"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if is_hero_turn(state) else []

    def play(self, state: LastNightState, played: Played) -> None:
        lay(state, self.id, self.rule, until=UNTIL_TURN_ENDS)

    def opens_wall(self, state: LastNightState, source: Source, hero: int, start: int, end: int) -> bool:
        return state.building_at(end) == OUTDOORS

    def announced(self, state: LastNightState, source: Source, played: Played) -> None:
        if state.kind(played.card).id == self.args["cancels"]:
            played.is_cancelled = True


TRAIT = EscapeWindow
