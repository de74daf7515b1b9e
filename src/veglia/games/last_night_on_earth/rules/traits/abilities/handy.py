"""Handy: its Hero may add 1 to a break roll or take 1 off it."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Handy(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.weapon.break"

    def break_plus(self, state: LastNightState, source: Source, hero: int, card: int) -> list[int]:
        return [0, 1, -1] if hero == source.bearer else [0]


TRAIT = Handy
