"""Nothing is lost or doubled: cards, Code Tokens, Zombie Tokens, boards, and values within their limits."""

from veglia.games.dark_darker_darkest.rules.actions.search import HandOut
from veglia.games.dark_darker_darkest.rules.effects import virus_limit
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.pieces import NOWHERE
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.settings import HANDS, MOST_AMMO, MOST_XP
from veglia.games.dark_darker_darkest.rules.setup import enemy_pile, equipment_pile, token_pool
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import TOKEN_MASK


def check(state: DarkestState) -> None:
    """Raise AssertionError when something has been lost or doubled."""
    check_cards(state)
    check_codes(state)
    check_tokens(state)
    check_enemies(state)
    check_fire(state)
    for who in range(len(state.survivors)):
        check_survivor(state, who)
    for module in state.settings.modules:
        module.check_conservation(state)


def check_cards(state: DarkestState) -> None:
    held = [card for who in range(len(state.survivors)) for card in inventory(state, who)]
    cards = [*held, *state.pile, *state.removed, *cards_pending(state)]
    assert len(set(cards)) == len(cards), "a card is twice there"
    must = equipment_pile(state.library, state.settings, False)
    assert set(must) <= set(cards), "a card is lost"
    assert all(0 <= cubes <= MOST_AMMO for cubes in state.ammo)


def cards_pending(state: DarkestState) -> list[int]:
    """Return the cards that are being handed out."""
    found: list[int] = []
    for step in [*state.agenda, state.asking]:
        if isinstance(step, HandOut):
            found += step.cards
    return found


def check_codes(state: DarkestState) -> None:
    held = [code for survivor in state.survivors for code in survivor.codes]
    on_doors = [code for code in state.locks if code >= 0]
    codes = [*held, *on_doors, *state.spare_codes, *state.lost_codes, *state.inserted]
    codes += state.extras.reactor_codes
    assert sorted(codes) == list(range(len(state.library.code_tokens))), "a Code Token is lost or doubled"
    for place, code in enumerate(state.locks):
        assert (code >= 0) == state.house.is_locked(place), "a door and its Code Token do not agree"


def check_tokens(state: DarkestState) -> None:
    lying = [token & TOKEN_MASK for tokens in state.tokens for token in tokens]
    tokens = [*lying, *state.pool]
    assert len(set(tokens)) == len(tokens), "a Zombie Token is twice there"
    assert set(tokens) <= set(token_pool(state.library, state.settings))
    for who in state.in_play():
        assert not state.tokens[state.survivors[who].room], "a token is not revealed"


def check_enemies(state: DarkestState) -> None:
    creatures = [*state.creature_pile, *state.creature_out]
    if state.creature is not None:
        creatures.append(state.creature.kind)
        assert state.creature.room in state.house.rooms
    assert sorted(creatures) == enemy_pile(state.library, state.settings, False)
    for room, horde in enumerate(state.hordes):
        assert list(horde) == sorted(horde)
        assert not horde or state.house.at(room) == room


def check_fire(state: DarkestState) -> None:
    assert (state.flame >= 0) == any(state.fire), "the Fire counter does not agree with the Fire Markers"
    assert all(0 <= state.fire[tile] <= 2 for tile in range(TILES))
    assert 0 <= state.darkness <= state.library.finale_last


def check_survivor(state: DarkestState, who: int) -> None:
    survivor = state.survivors[who]
    assert survivor.room == NOWHERE or state.house.at(survivor.room) == survivor.room
    assert 0 <= survivor.wounds < state.settings.health
    assert survivor.ap >= 0
    assert survivor.held_ap >= 0
    assert 0 <= survivor.xp <= MOST_XP
    assert survivor.bought & 1
    assert survivor.virus() <= max(2, virus_limit(state, who)) + 1
    hands = sum(state.card_type(card).hands for card in survivor.right)
    assert hands + survivor.virus_right <= max(HANDS, survivor.virus_right)
