"""Nothing is lost or doubled, as far as all titles have the same things: miniatures and Equipment cards."""

from veglia.games.zombicide.engine.rules.cards import SEARCH_DECK
from veglia.games.zombicide.engine.rules.state import ZombicideState


def check_miniatures(state: ZombicideState) -> None:
    """Raise AssertionError where the miniatures of a kind do not add up."""
    kinds = state.scenario.kinds
    for kind, zombie in enumerate(state.scenario.library.zombies):
        moving = sum(
            state.arrivals[at + 3]
            for at in range(0, len(state.arrivals), 4)
            if state.arrivals[at + 2] == kind
        )
        total = sum(state.zombies[kind::kinds]) + moving + state.reserve[kind]
        assert total == zombie.miniatures, f"{total} {zombie.id}, there are {zombie.miniatures}"
        assert min(state.zombies[kind::kinds]) >= 0, f"fewer than no {zombie.id} in a Zone"


def check_equipment(state: ZombicideState, elsewhere: list[int], there: list[int]) -> None:
    """Raise AssertionError unless all cards (`there`) are in the deck, beside the board or `elsewhere`."""
    searched = state.equipment.pile + state.equipment.discards
    everywhere = searched + state.aside + elsewhere
    assert sorted(everywhere) == sorted(there), "Equipment cards are lost or doubled"
    for card in searched:
        is_searched = state.card(card).group == SEARCH_DECK
        assert is_searched, "a card that is not searched for is in the deck"
