"""Cards that need a rule which is not in use: a Hero may discard them at any time of his activation."""

from veglia.games.last_night_on_earth.rules.items import discard_item
from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option


class DiscardStale(Option):
    """Discard a card that cannot have its effect in this game."""

    def __init__(self, hero: int, card: int) -> None:
        self.hero = hero
        self.card = card


def stale_options(state: LastNightState, hero: int) -> list[Option]:
    """Return the cards of a Hero that he may discard because they need a rule not in use."""
    one = state.heroes[hero]
    cards = one.events + [card for item in one.items for card in item]
    return [DiscardStale(hero, card) for card in cards if state.kind(card).trait.is_stale(state)]


def discard_stale(state: LastNightState, hero: int, card: int) -> None:
    one = state.heroes[hero]
    if card in one.events:
        one.events.remove(card)
        state.dice.reveals += 1
        discard(state, card)
    else:
        discard_item(state, hero, card, is_saved=False)
