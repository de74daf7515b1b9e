"""There's No Time, Leave It!: a card of the Hero discards is removed from the game."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.drawing import take_from_discards
from veglia.games.last_night_on_earth.rules.piles import one_of_each_title, remove_from_game
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER
from veglia.kernel.machine import Option


class LeaveIt(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if state.hero_deck.discards else []

    def play(self, state: LastNightState, played: Played) -> None:
        titles = one_of_each_title(state, state.hero_deck.discards)
        questions.ask(state, self, (played.seat,), "card", CARD, titles)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        take_from_discards(state, state.hero_deck, picked(option))
        remove_from_game(state, picked(option))


TRAIT = LeaveIt
