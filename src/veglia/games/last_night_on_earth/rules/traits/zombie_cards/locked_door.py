"""Locked Door: a Hero who is about to pass a door stops in front of it."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import is_free_of
from veglia.games.last_night_on_earth.rules.trait import LOCKED_DOORS, Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER
from veglia.kernel.machine import Option

# Read by the step that passes the door.
SHUT: Final = "door_shut"


class LockedDoor(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "hero_door" or state.count(SHUT) or is_free_of(state, moment.hero, LOCKED_DOORS):
            return []
        return [source.option(hero=moment.hero, space=moment.space)]

    def play(self, state: LastNightState, played: Played) -> None:
        state.counts[SHUT] = 1


TRAIT = LockedDoor
