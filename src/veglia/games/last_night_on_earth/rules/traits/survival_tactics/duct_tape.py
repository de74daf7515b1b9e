"""Duct Tape: COMBINES two items of one Hero, also before he has to give up what is too much."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.combining import combine
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.over_limit import OVER_LIMIT
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

WITH: Final = "with"


class DuctTape(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.combine.choose"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not is_calm(state):
            return []
        return [
            source.option(hero=hero, pick=item[0])
            for hero in ([moment.hero] if moment.name == OVER_LIMIT else state.living())
            if len(state.heroes[hero].items) > 1
            for item in state.heroes[hero].items
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        others = [item[0] for item in state.heroes[played.hero].items if played.pick not in item]
        questions.ask(
            state, self, (played.seat,), WITH, CARD, others, bearer=played.hero, data=(played.pick,)
        )

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        combine(state, choice.bearer, choice.data[0], picked(option), self.rule)


TRAIT = DuctTape
