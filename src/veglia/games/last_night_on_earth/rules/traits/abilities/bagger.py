"""Bagger: its Hero may carry more."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Bagger(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.exchange.carry-limit"

    def item_limit(self, state: LastNightState, source: Source, hero: int) -> tuple[int, int]:
        return (self.args["items"], self.args["weapons"]) if hero == source.bearer else (0, 0)


TRAIT = Bagger
