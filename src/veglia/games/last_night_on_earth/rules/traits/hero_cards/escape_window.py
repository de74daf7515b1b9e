"""Escape Through the Window: in this Hero turn Heroes step out through walls; Locked Door fails."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_TURN_ENDS
from veglia.games.last_night_on_earth.rules.phases import is_hero_turn
from veglia.games.last_night_on_earth.rules.plays import HAND, Moment, Played, Source
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
        for one in state.stack:
            # One to which this card is an answer has not acted yet.
            if one.place == HAND and self.is_met_by(state, one):
                one.is_cancelled = True

    def opens_wall(self, state: LastNightState, source: Source, hero: int, start: int, end: int) -> bool:
        return state.building_at(end) == OUTDOORS

    def announced(self, state: LastNightState, source: Source, played: Played) -> None:
        if self.is_met_by(state, played):
            played.is_cancelled = True

    def is_met_by(self, state: LastNightState, played: Played) -> bool:
        """Return whether a card is one of those that it cancels."""
        title: str = self.args["cancels"]
        return state.kind(played.card).id == title


TRAIT = EscapeWindow
