"""Second Wind: every Hero heals a Wound, at any time but during a fight."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import can_heal, heal
from veglia.kernel.machine import Option


class SecondWind(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.hero-wounds"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not is_calm(state):
            return []
        for hero in state.living():
            if can_heal(state, hero):
                return [source.option()]
        return []

    def play(self, state: LastNightState, played: Played) -> None:
        for hero in state.living():
            heal(state, hero, 1, self.rule)


TRAIT = SecondWind
