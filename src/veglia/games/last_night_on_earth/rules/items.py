"""Items of Heroes: which they have, and how they lose them. A combination is one item."""

from typing import Final

from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.models import Marker
from veglia.games.last_night_on_earth.rules.piles import discard
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState

# A combination is kept on this or more.
SAVED_ON: Final = 4
# A marker for a card that lies on the board: its value is the card.
LOST_CARD: Final = "record"


def item_with(state: LastNightState, hero: int, card: int) -> int:
    """Return the place of the item to which a card belongs, -1 for none."""
    for place, item in enumerate(state.heroes[hero].items):
        if card in item:
            return place
    return -1


def has_item(state: LastNightState, hero: int, id: str) -> bool:
    """Return whether a Hero has an item of a title."""
    for item in state.heroes[hero].items:
        for card in item:
            if state.kind(card).id == id:
                return True
    return False


def discard_item(state: LastNightState, hero: int, card: int, is_saved: bool) -> None:
    """Discard an item of a Hero; a combination goes as a whole, unless a roll of 4+ saves it."""
    place = item_with(state, hero, card)
    if place < 0:
        return
    item = state.heroes[hero].items[place]
    if len(item) > 1 and is_saved and rolls(state, SAVED_ON, "lnoe.combine.save", hero, card):
        return
    del state.heroes[hero].items[place]
    for one in item:
        lose_card(state, hero, one)


def lose_card(state: LastNightState, hero: int, card: int) -> None:
    """Discard a card that a Hero loses; one that the scenario keeps on the board lies in his space."""
    if scenario_of(state).keeps_on_board(state, card):
        state.markers.append(Marker(LOST_CARD, -1, state.heroes[hero].space, card, True))
    else:
        discard(state, card)
