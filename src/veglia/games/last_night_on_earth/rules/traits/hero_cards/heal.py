"""Cards that heal `wounds` (0: all) of a Hero; `reach` is "self", "adjacent" (or the same space) or "any"."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import can_heal, heal, wounds_of
from veglia.kernel.machine import Option


class Heal(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.hero-wounds"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not is_calm(state):
            return []
        return [
            source.option(hero=hero)
            for hero in state.living()
            if can_heal(state, hero) and self.reaches(state, source.bearer, hero)
        ]

    def reaches(self, state: LastNightState, bearer: int, hero: int) -> bool:
        reach = self.args["reach"]
        if reach == "any" or bearer == hero:
            return True
        space = state.heroes[bearer].space
        here = state.heroes[hero].space
        return reach == "adjacent" and (here == space or here in state.neighbours(space))

    def uses_up(self, state: LastNightState, played: Played) -> bool:
        return True

    def play(self, state: LastNightState, played: Played) -> None:
        count: int = self.args["wounds"] or wounds_of(state, played.hero)
        heal(state, played.hero, count, self.rule)


TRAIT = Heal
