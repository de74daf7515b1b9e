"""Nothing is lost or doubled: figures, cards, tokens."""

from veglia.games.zombicide.dark_side.rules.attaching import fits
from veglia.games.zombicide.dark_side.rules.cards import PROTOTYPE, RESERVE
from veglia.games.zombicide.dark_side.rules.doors import neutral_doors_left
from veglia.games.zombicide.dark_side.rules.pits import pits_left
from veglia.games.zombicide.dark_side.rules.setup import reserve_cards
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.conservation import check_equipment, check_miniatures
from veglia.games.zombicide.engine.rules.state import NO_CARD


def check(state: DarkState) -> None:
    """Raise AssertionError with what does not add up."""
    check_miniatures(state)
    check_deck(state)
    check_cards(state)
    assert 0 <= neutral_doors_left(state) <= 5, "more neutral doors than there are"
    assert pits_left(state) >= 0, "more Pits than there are tokens"
    assert min(state.noise) >= 0, "less than no Noise"
    doorways = [door.doorway for door in state.doors]
    assert len(set(doorways)) == len(doorways), "two doors on a doorway"
    closed = sum(1 << door.doorway for door in state.doors if door.is_closed)
    assert closed == state.station_board.closed_doors, "the board has other doors closed"
    for machine in state.machines:
        assert machine.zone >= 0 or not machine.is_active, "a destroyed Machine is active"


def check_deck(state: DarkState) -> None:
    """Raise AssertionError for doubled or unknown Xeno cards; not every set of them need be in the deck."""
    library = state.scenario.library
    deck = state.zombie_deck.pile + state.zombie_deck.discards
    assert len(set(deck)) == len(deck), "Xeno cards are doubled"
    assert set(deck) <= set(range(len(library.zombie_cards))), "a Xeno card that does not exist"


def check_cards(state: DarkState) -> None:
    library = state.scenario.library
    held = [card for survivor in state.survivors for card in survivor.cards if card != NO_CARD]
    there = [card for card in range(len(library.type_of)) if library.cards[card].group != RESERVE]
    there += reserve_cards(library, len(state.survivors))
    check_equipment(state, held + state.prototypes, there)
    assert all(library.cards[card].group == PROTOTYPE for card in state.prototypes)
    for survivor in state.survivors:
        for slot, card in enumerate(survivor.cards):
            if card != NO_CARD:
                assert fits(state, survivor, slot, card), f"card {card} does not belong in slot {slot}"
