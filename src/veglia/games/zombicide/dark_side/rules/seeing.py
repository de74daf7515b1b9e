"""Who sees what: darkness hides what is in it from Survivors, but not from Xenos and Prototypes."""

from veglia.games.zombicide.dark_side.rules.content_library import dark_card
from veglia.games.zombicide.dark_side.rules.scope import KEEN
from veglia.games.zombicide.dark_side.rules.slots import BACKPACK, BODY
from veglia.games.zombicide.dark_side.rules.station import StationBoard
from veglia.games.zombicide.engine.rules.state import NO_CARD, Survivor, ZombicideState
from veglia.kernel.board import Sight

FLASHLIGHT = "flashlight"


def wears(state: ZombicideState, survivor: Survivor, trait: str) -> bool:
    """Return whether a Survivor has a card with a trait on the Body."""
    for slot in range(BODY, BACKPACK):
        card = survivor.cards[slot]
        if card != NO_CARD and dark_card(state, card).trait == trait:
            return True
    return False


def sight_of(state: ZombicideState, who: int) -> Sight:
    """Return the sight of a Survivor."""
    return sight_with(state, who, False)


def sight_with(state: ZombicideState, who: int, with_prototype: bool) -> Sight:
    """Return the sight of a Survivor, which a Prototype weapon lets into the dark."""
    board = state.board
    assert isinstance(board, StationBoard)
    survivor = state.survivors[who]
    if survivor.gifts & KEEN != 0:
        return board.keen_sight
    if with_prototype or wears(state, survivor, FLASHLIGHT):
        return board.sight
    return board.human_sight
