"""The Lights Out marker: laid before the game, it acts and is cancelled like the card."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.closed_buildings import can_go_dark
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.zombie_cards.lights_out import LightsOut


class LightsOutMarker(LightsOut):
    counts_as_card: ClassVar[bool] = True

    def accepts_building(self, state: LastNightState, building: int, data: tuple[int, ...]) -> bool:
        return can_go_dark(state, building)

    def building_found(self, state: LastNightState, building: int, data: tuple[int, ...]) -> None:
        lasting.lay(state, self.id, "lnoe.lights.setup", side=ZOMBIES, building=building)


TRAIT = LightsOutMarker
