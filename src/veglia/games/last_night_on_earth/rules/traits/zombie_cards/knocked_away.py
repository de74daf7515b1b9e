"""Knocked Away: a Hero who has lost a fight discards a weapon of his choice."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.cards import discard_item
from veglia.games.last_night_on_earth.rules.carrying import weapons_in
from veglia.games.last_night_on_earth.rules.fight import ZOMBIE_WINS
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER
from veglia.kernel.machine import Option


class KnockedAway(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def weapons(self, state: LastNightState, hero: int) -> list[int]:
        return [item[0] for item in state.heroes[hero].items if weapons_in(state, item)]

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = state.fight
        if moment.name != "fight_result" or fight is None or fight.outcome != ZOMBIE_WINS:
            return []
        return [source.option(hero=fight.hero)] if self.weapons(state, fight.hero) else []

    def play(self, state: LastNightState, played: Played) -> None:
        seat = state.heroes[played.hero].seat
        weapons = self.weapons(state, played.hero)
        questions.ask(state, self, (seat,), "weapon", CARD, weapons, bearer=played.hero)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        discard_item(state, choice.bearer, picked(option), is_saved=True)


TRAIT = KnockedAway
