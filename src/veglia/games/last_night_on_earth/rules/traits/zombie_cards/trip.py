"""Trip!: a Hero rolls his Movement again."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_moving import roll_movement
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER
from veglia.kernel.machine import Option


class Trip(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option(hero=moment.hero)] if moment.name == "hero_roll" else []

    def play(self, state: LastNightState, played: Played) -> None:
        roll_movement(state, played.hero)


TRAIT = Trip
