"""Nothing is lost or doubled: miniatures, cards and tokens add up at any decision."""

from veglia.games.zombicide.engine.rules.cards import BOUNTY, TOKEN
from veglia.games.zombicide.engine.rules.conservation import check_equipment, check_miniatures
from veglia.games.zombicide.engine.rules.state import NO_CARD, NO_COMPANION
from veglia.games.zombicide.undead_or_alive.rules.hooks import machines_of
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


def check(state: UndeadState) -> None:
    """Raise AssertionError with what does not add up."""
    library = state.scenario.library
    check_miniatures(state)
    held = [card for survivor in state.survivors for card in survivor.cards if card != NO_CARD]
    cards = [card for card in held if library.cards[card].group != TOKEN]
    check_equipment(state, cards + state.bounty + state.treasure, list(range(len(library.type_of))))
    assert all(library.cards[card].group == BOUNTY for card in state.bounty)
    deck = state.zombie_deck.pile + state.zombie_deck.discards
    assert sorted(deck) == list(range(len(library.zombie_cards))), "Zombie cards are lost or doubled"
    assert len(state.vade_retro) <= 2, "more than two Vade Retro tokens"
    assert 0 <= state.noise_zone < state.board.size, "the Noise token is off the board"
    for survivor in state.survivors:
        if survivor.leader != NO_COMPANION:
            assert max(survivor.cards) == NO_CARD, "a Companion holds a card"
        if survivor.leader >= 0:
            leader = state.survivors[survivor.leader]
            assert survivor.zone == leader.zone, "a Companion has lost its Leader"
            assert survivor.is_riding == leader.is_riding, (
                "a Companion and its Leader are not both in the Wagon"
            )
    tokens = [card - library.first_token for card in held if library.cards[card].group == TOKEN]
    assert len(set(tokens)) == len(tokens), "an Objective is carried twice"
    assert all(state.objectives[token].is_taken for token in tokens), (
        "an Objective is carried that lies there"
    )
    assert all(card in held for card in state.empty), "a card nobody holds is marked empty"
    check_machines(state)


def check_machines(state: UndeadState) -> None:
    """Wagon and Gatling gun are on the board or not at all, and who rides is where the Wagon is."""
    zones = range(-1, state.board.size)
    assert {state.wagon_zone, state.gatling_zone} <= set(zones), "a Machine is nowhere"
    for survivor in state.survivors:
        assert not survivor.is_riding or survivor.zone == state.wagon_zone >= 0, "riding without the Wagon"
    if machines_of(state).gatling.is_mounted:
        assert state.gatling_zone == state.wagon_zone, "the Gatling gun has fallen off the Wagon"
