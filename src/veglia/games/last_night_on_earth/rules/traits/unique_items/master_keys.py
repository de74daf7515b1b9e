"""Master Keys: their bearer is free of Locked Doors and enters Taken Over buildings, but not to Search."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import LOCKED_DOORS, TAKEN_OVER, Trait


class MasterKeys(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.taken.effect"

    def ignores(self, state: LastNightState, source: Source, hero: int, what: str) -> bool:
        return what in (LOCKED_DOORS, TAKEN_OVER)


TRAIT = MasterKeys
