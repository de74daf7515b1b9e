"""Items with light: their bearer is free of Lights Out; `inside` is added to his hit rolls in a building."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.trait import LIGHTS_OUT, Trait


class LightSource(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.lights.effect"

    def ignores(self, state: LastNightState, source: Source, hero: int, what: str) -> bool:
        return what == LIGHTS_OUT

    def hit_plus(self, state: LastNightState, source: Source, hero: int, zombie: int, card: int) -> int:
        if hero != source.bearer or state.building_at(state.heroes[hero].space) == OUTDOORS:
            return 0
        plus: int = self.args.get("inside", 0)
        return plus


TRAIT = LightSource
