"""Surprise Attack: a Zombie of the pool appears beside a Hero inside a building."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.spawning import bring, room_for
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import AT_ONCE, IMMEDIATE, colour_of
from veglia.kernel.machine import Option


class SurpriseAttack(Trait[LastNightState]):
    rule: ClassVar[str] = AT_ONCE

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != IMMEDIATE or not room_for(state, colour_of(state, source.seat)):
            return []
        spaces = {state.heroes[hero].space for hero in state.living()}
        return [
            source.option(space=space) for space in sorted(spaces) if state.building_at(space) != OUTDOORS
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        bring(state, colour_of(state, played.seat), played.space, False, self.rule)


TRAIT = SurpriseAttack
