"""Burned Photograph: the Zombie cards of its row have no effect on its bearer."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class BurnedPhoto(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.sotf.records"

    def ignores(self, state: LastNightState, source: Source, hero: int, what: str) -> bool:
        return what in self.args["cards"]


TRAIT = BurnedPhoto
