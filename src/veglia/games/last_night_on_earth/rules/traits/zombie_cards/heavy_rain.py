"""Heavy Rain: Heroes who start their move outdoors move one space less."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import IMMEDIATE, REMAINS
from veglia.kernel.machine import Option


class HeavyRain(Trait[LastNightState]):
    rule: ClassVar[str] = REMAINS

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == IMMEDIATE else []

    def play(self, state: LastNightState, played: Played) -> None:
        lasting.lay(state, self.id, self.rule, card=played.card, side=ZOMBIES)

    def keeps(self, state: LastNightState, played: Played) -> bool:
        return True

    def movement(self, state: LastNightState, source: Source, hero: int) -> int:
        return -1 if state.building_at(state.heroes[hero].space) == OUTDOORS else 0


TRAIT = HeavyRain
