"""Board It Up: up to three Reinforcements on Barricades that Heroes touch."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import barricades, questions
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.plays import WALL, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

WHERE: Final = "wall"


class BoardItUp(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.barr.reinforce"

    def walls(self, state: LastNightState) -> list[int]:
        """Return the walls with a Barricade that a Hero touches and that has room."""
        touched: list[int] = []
        for hero in state.living():
            if not state.town.is_sewer(state.heroes[hero].space):
                touched += state.town.touched_walls(state.heroes[hero].space)
        return [
            barricade.wall
            for barricade in state.barricades
            if barricade.wall in touched and barricades.has_room(state, barricade.wall)
        ]

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not state.has_rule("barricades") or not is_calm(state) or not self.walls(state):
            return []
        return [source.option()]

    def is_stale(self, state: LastNightState) -> bool:
        return not state.has_rule("barricades")

    def play(self, state: LastNightState, played: Played) -> None:
        times: int = self.args["times"]
        self.ask(state, played.seat, played.bearer, times, is_first=True)

    def ask(self, state: LastNightState, seat: int, hero: int, left: int, is_first: bool) -> None:
        if left > 0:
            walls = self.walls(state)
            data = (seat, left)
            questions.ask(state, self, (seat,), WHERE, WALL, walls, not is_first, bearer=hero, data=data)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        if picked(option) < 0:
            return
        seat, left = choice.data
        barricades.build(state, picked(option), choice.bearer, self.rule)
        self.ask(state, seat, choice.bearer, left - 1, is_first=False)


TRAIT = BoardItUp
