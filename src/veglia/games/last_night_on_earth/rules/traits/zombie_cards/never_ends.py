"""Night That Never Ends: all discards of one Zombie title go back into the deck; Heroes may do the same."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.models import HEROES
from veglia.games.last_night_on_earth.rules.piles import one_of_each_title
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import AT_ONCE, IMMEDIATE
from veglia.kernel.deck import Deck
from veglia.kernel.machine import Event, Option


class TitleReturned(Event):
    """All discarded cards of a title have been shuffled into their deck."""

    def __init__(self, card: int, count: int) -> None:
        self.card = card
        self.count = count


class NeverEnds(Trait[LastNightState]):
    rule: ClassVar[str] = AT_ONCE

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if moment.name == IMMEDIATE else []

    def play(self, state: LastNightState, played: Played) -> None:
        heroes = tuple(state.seats_of(HEROES))
        theirs = one_of_each_title(state, state.hero_deck.discards)
        own = one_of_each_title(state, state.zombie_deck.discards)
        questions.ask(state, self, heroes, "heroes", CARD, theirs, True)
        questions.ask(state, self, (played.seat,), "zombies", CARD, own)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        if picked(option) >= 0:
            deck = state.zombie_deck if choice.topic == "zombies" else state.hero_deck
            self.put_back(state, deck, picked(option))

    def put_back(self, state: LastNightState, deck: Deck, card: int) -> None:
        kind = state.content.kind_of[card]
        back = [one for one in deck.discards if state.content.kind_of[one] == kind]
        deck.discards = [one for one in deck.discards if one not in back]
        deck.pile += back
        state.dice.shuffle(deck.pile)
        state.emit(TitleReturned(card, len(back)), self.rule)


TRAIT = NeverEnds
