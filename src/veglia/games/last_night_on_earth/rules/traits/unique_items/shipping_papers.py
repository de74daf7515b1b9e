"""Plant Shipping Papers: a Search of their bearer in the building of their row draws a Hero card more."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.trait import Trait


class ShippingPapers(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.search.draw"

    def search_draws(self, state: LastNightState, source: Source, hero: int) -> int:
        building = state.building_at(state.heroes[hero].space)
        if source.bearer != hero or building == OUTDOORS:
            return 0
        return int(state.town.buildings[building].id == self.args["building"])


TRAIT = ShippingPapers
