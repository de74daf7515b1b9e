"""A surprise attack under two Zombie players: they choose whose Zombie appears."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.exploring import surprise
from veglia.games.last_night_on_earth.rules.plays import Choice, picked
from veglia.games.last_night_on_earth.rules.spawning import bring
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class SurpriseZombie(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.explore.surprise-attack"

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        space, left = choice.data
        bring(state, picked(option), space, False, self.rule)
        surprise(state, space, left - 1)


TRAIT = SurpriseZombie
