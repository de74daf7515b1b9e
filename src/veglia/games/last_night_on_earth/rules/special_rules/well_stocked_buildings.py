"""Well Stocked Buildings: fitting cards lie on the Hero discards before the game."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.special import DECKS, SpecialRule
from veglia.games.last_night_on_earth.rules.state import LastNightState


class WellStockedBuildings(SpecialRule):
    stage: ClassVar[int] = DECKS

    def set_up(self, state: LastNightState, count: int) -> None:
        pile = state.hero_deck.pile
        for building in state.town.buildings:
            pick_up = state.content.zones[building.zone].pick_up
            if pick_up is None or pick_up.cards != "discard":
                continue
            fitting = [card for card in pile if pick_up.fits(state.kind(card))]
            if fitting:
                pile.remove(fitting[0])
                discard(state, fitting[0])
        state.dice.shuffle(pile)


SPECIAL_RULE = WellStockedBuildings()
