"""Barricade the Windows: three times a Barricade or a Reinforcement on walls of a building with a Hero."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import barricades, questions
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.plays import WALL, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

WHERE: Final = "wall"


class BarricadeWindows(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.barr.card-without-rule"

    def walls(self, state: LastNightState, building: int) -> list[int]:
        return [wall for wall in state.town.buildings[building].walls if barricades.has_room(state, wall)]

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not is_calm(state):
            return []
        buildings = sorted({state.building_at(state.heroes[hero].space) for hero in state.living()})
        return [
            source.option(building=building)
            for building in buildings
            if building != OUTDOORS and self.walls(state, building)
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        times: int = self.args["times"]
        self.ask(state, played.seat, played.bearer, played.building, times)

    def ask(self, state: LastNightState, seat: int, hero: int, building: int, left: int) -> None:
        if left > 0:
            walls = self.walls(state, building)
            data = (seat, building, left)
            questions.ask(state, self, (seat,), WHERE, WALL, walls, bearer=hero, data=data)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        seat, building, left = choice.data
        barricades.build(state, picked(option), choice.bearer, self.rule)
        self.ask(state, seat, choice.bearer, building, left - 1)


TRAIT = BarricadeWindows
