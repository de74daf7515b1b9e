"""Armed, Service Weapon, Kitchen Knives: a Hero takes a card out of the Hero deck when he enters play.

In its row: `card` is its title; `discards` says that he takes it from the discards if none is in the deck.
"""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.cards import give
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class StartingCard(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.setup.start-items"

    def enters(self, state: LastNightState, hero: int) -> None:
        deck = state.hero_deck
        for card in sorted(deck.pile):
            if state.kind(card).id == self.args["card"]:
                deck.pile.remove(card)
                state.dice.shuffle(deck.pile)
                give(state, hero, card, self.rule)
                return
        if not self.args.get("discards", False):
            return
        for card in reversed(deck.discards):
            if state.kind(card).id == self.args["card"]:
                deck.discards.remove(card)
                give(state, hero, card, self.rule)
                return


TRAIT = StartingCard
