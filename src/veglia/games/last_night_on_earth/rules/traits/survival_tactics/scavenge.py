"""Scavenge: a Hero takes a card of his choice from the Hero discards."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.drawing import receive, take_from_discards
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.pick_ups import titles
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

WHAT: Final = "card"


class Scavenge(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.discards-open"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not is_calm(state) or not state.hero_deck.discards:
            return []
        return [source.option(hero=hero) for hero in state.living()]

    def play(self, state: LastNightState, played: Played) -> None:
        cards = titles(state, state.hero_deck.discards)
        questions.ask(state, self, (played.seat,), WHAT, CARD, cards, bearer=played.hero)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        take_from_discards(state, state.hero_deck, picked(option))
        receive(state, choice.bearer, picked(option), self.rule)


TRAIT = Scavenge
