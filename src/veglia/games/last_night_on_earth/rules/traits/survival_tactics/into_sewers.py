"""Into the Sewers: opens a sewer between two outdoor spaces, one of them near a Hero."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions, sewers
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.plays import SPACE, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.sight import distance
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import SEWERS
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

FIRST: Final = "first"
SECOND: Final = "second"


class IntoSewers(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.sewer.how-opened"

    def near_heroes(self, state: LastNightState) -> list[int]:
        """Return the spaces near a Hero that can hold an entrance."""
        return [
            space
            for space in range(state.town.count - SEWERS)
            if sewers.can_hold_entrance(state, space) and self.is_near(state, space)
        ]

    def is_near(self, state: LastNightState, space: int) -> bool:
        """Return whether a Hero is near a space."""
        for hero in state.living():
            if distance(state, space, state.heroes[hero].space) <= self.args["near"]:
                return True
        return False

    def others(self, state: LastNightState, first: int) -> list[int]:
        """Return the spaces that can hold the second entrance."""
        apart: int = self.args["apart"]
        return [
            space
            for space in range(state.town.count - SEWERS)
            if sewers.can_hold_entrance(state, space) and state.town.distance(space, first) >= apart
        ]

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not is_calm(state) or not sewers.has_free_set(state) or not self.near_heroes(state):
            return []
        return [source.option()]

    def play(self, state: LastNightState, played: Played) -> None:
        spaces = self.near_heroes(state)
        seats = (played.seat,)
        questions.ask(state, self, seats, FIRST, SPACE, spaces, bearer=played.bearer, data=(played.seat,))

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        space = picked(option)
        if choice.topic == SECOND:
            sewers.open_sewer(state, choice.data[0], space, self.rule)
            return
        seats = (choice.data[0],)
        questions.ask(
            state, self, seats, SECOND, SPACE, self.others(state, space), bearer=choice.bearer, data=(space,)
        )


TRAIT = IntoSewers
