"""The Librarian: her player looks at the top cards of the Hero deck and puts them back in any order."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import questions
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.plays import CARD, Choice, Moment, Played, Source, picked
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Event, Option

TOP: Final = "top"


class DeckArranged(Event):
    """The top cards of the Hero deck have been put in another order."""

    def __init__(self, count: int) -> None:
        self.count = count


class Librarian(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.hero-types"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option()] if is_calm(state) and len(state.hero_deck.pile) > 1 else []

    def play(self, state: LastNightState, played: Played) -> None:
        count: int = self.args["cards"]
        state.dice.reveals += 1
        self.ask(state, played.bearer, state.hero_deck.pile[-count:], ())

    def ask(self, state: LastNightState, hero: int, left: list[int], chosen: tuple[int, ...]) -> None:
        """Ask which card comes next, that which is drawn first."""
        seats = (state.heroes[hero].seat,)
        questions.ask(state, self, seats, TOP, CARD, left, bearer=hero, data=chosen)

    def chosen(self, state: LastNightState, choice: Choice, option: Option) -> None:
        card = picked(option)
        order = (*choice.data, card)
        left = [other for other in choice.among if other != card]
        if left:
            self.ask(state, choice.bearer, left, order)
            return
        pile = state.hero_deck.pile
        # In a state that a bot imagines, a card may have been dealt elsewhere.
        order = tuple(one for one in order if one in pile)
        for one in order:
            pile.remove(one)
        pile.extend(reversed(order))
        state.emit(DeckArranged(len(order)), self.rule)


TRAIT = Librarian
