"""Lights Out: a building is dark; a Hero who enters any of its spaces ends his move there."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.closed_buildings import can_go_dark
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.stepping import is_free_of
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.trait import LIGHTS_OUT, Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ZOMBIE_START, row_of
from veglia.kernel.machine import Option


class LightsOut(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.lights.effect"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ZOMBIE_START:
            return []
        buildings = range(len(state.town.buildings))
        return [source.option(building=one) for one in buildings if can_go_dark(state, one)]

    def play(self, state: LastNightState, played: Played) -> None:
        lasting.lay(state, self.id, self.rule, card=played.card, side=ZOMBIES, building=played.building)

    def keeps(self, state: LastNightState, played: Played) -> bool:
        return True

    def stops(self, state: LastNightState, source: Source, hero: int, space: int) -> bool:
        building = row_of(state, source).building
        if building == OUTDOORS or state.building_at(space) != building:
            return False
        return not is_free_of(state, hero, LIGHTS_OUT)


TRAIT = LightsOut
