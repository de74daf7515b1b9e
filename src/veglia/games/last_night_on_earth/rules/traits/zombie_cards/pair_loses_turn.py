"""Two Heroes who share a space lose their turn: one has the keyword `first`, the other `second`."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.hero_keywords import hero_has
from veglia.games.last_night_on_earth.rules.hero_turn import TurnLost
from veglia.games.last_night_on_earth.rules.plays import HERO, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class PairLosesTurn(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.lost-turn"

    def partners(self, state: LastNightState, hero: int) -> list[int]:
        """Return whom a Hero can lose his turn with."""
        return [
            other
            for other in state.heroes_in(state.heroes[hero].space)
            if other != hero and not state.heroes[other].loses_turn and self.is_second(state, other)
        ]

    def is_second(self, state: LastNightState, hero: int) -> bool:
        return hero_has(state, hero, str(self.args["second"]))

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "hero_start":
            return []
        return [
            source.option(hero=hero)
            for hero in state.living()
            if not state.heroes[hero].loses_turn
            and hero_has(state, hero, str(self.args["first"]))
            and self.partners(state, hero)
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        partners = self.partners(state, played.hero)
        lose_turn(state, played.hero, self.rule)
        questions.ask(state, self, (played.seat,), "partner", HERO, partners)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        lose_turn(state, picked(option), self.rule)


def lose_turn(state: LastNightState, hero: int, rule: str) -> None:
    """Let a Hero lose his turn."""
    state.heroes[hero].loses_turn = True
    state.emit(TurnLost(hero), rule)


TRAIT = PairLosesTurn
