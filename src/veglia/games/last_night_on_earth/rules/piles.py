"""Discard piles, and cards that leave the game."""

from veglia.games.last_night_on_earth.rules import events
from veglia.games.last_night_on_earth.rules.goals import check_goals
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.deck import Deck
from veglia.kernel.machine import Event


def pile_of(state: LastNightState, card: int) -> Deck:
    """Return the deck to whose discards a card goes."""
    deck = state.kind(card).deck
    if deck == "hero":
        return state.hero_deck
    if deck == "zombie":
        return state.zombie_deck
    if deck == "unique":
        return state.unique_deck
    return state.tactic_deck if deck == "tactic" else state.grave_deck


def discard(state: LastNightState, card: int) -> None:
    """Put a card that nobody has any more on its discard pile."""
    state.card_markers.pop(card, None)
    state.card_wounds.pop(card, None)
    pile_of(state, card).discard(card)
    state.emit(events.CardDiscarded(card), "lnoe.cards.discards-open")


def remove_from_game(state: LastNightState, card: int) -> None:
    state.removed.append(card)
    state.emit(events.CardRemoved(card), "lnoe.cards.discards-open")
    check_goals(state)


def one_of_each_title(state: LastNightState, cards: list[int]) -> list[int]:
    """Return one card of each title among some, the first that lies there: cards of one title are alike."""
    found: dict[int, int] = {}
    for card in cards:
        found.setdefault(state.content.kind_of[card], card)
    return list(found.values())


class ShuffledIn(Event):
    """Cards have been shuffled into a deck."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards


def shuffle_in(state: LastNightState, deck: Deck, cards: list[int], rule: str) -> None:
    """Shuffle cards that nobody has any more into a deck."""
    if cards:
        deck.pile.extend(cards)
        state.dice.shuffle(deck.pile)
        state.emit(ShuffledIn(tuple(cards)), rule)
