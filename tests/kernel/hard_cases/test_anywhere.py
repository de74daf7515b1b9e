"""Every hard case, played at random: a copy and a save at any decision go on like the game itself."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.hard_cases import (
    test_cards_after_the_dice,
    test_extra_turn,
    test_lent_action,
    test_map_changes,
    test_players_decide,
    test_reaction_inside_spawn,
    test_second_half,
    test_teams,
    test_tokens_face_down,
    test_undo,
)
from tests.kernel.toy import ToyTitle, offered, plain, reloaded, table
from veglia.kernel.game import replay

TITLES: tuple[ToyTitle, ...] = (
    test_lent_action.TITLE,
    test_reaction_inside_spawn.TITLE,
    test_extra_turn.LINKED,
    test_players_decide.TITLE,
    test_cards_after_the_dice.TITLE,
    test_tokens_face_down.TITLE,
    test_map_changes.TITLE,
    test_second_half.TITLE,
    test_teams.TITLE,
    test_undo.TITLE,
)
MOST_CHOICES = 40


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 1000), picks=st.lists(st.integers(0, 1000), max_size=MOST_CHOICES))
def test_every_decision_can_be_copied_and_saved(title: ToyTitle, seed: int, picks: list[int]) -> None:
    game = table(title, dice=None, seed=seed, mission=title.missions()[0])

    for pick in picks:
        if game.decision is None:
            break
        number = pick % len(game.decision.options)
        before = game.hash()
        twins = [game.copy(), reloaded(game)]
        twin_stories = [plain(twin.choose(number)) for twin in twins]
        assert game.hash() == before
        story = plain(game.choose(number))
        assert twin_stories == [story, story]
        assert [twin.hash() for twin in twins] == [game.hash()] * 2
        if game.decision is not None:
            assert [offered(twin) for twin in twins] == [offered(game)] * 2

    assert replay(title, game.setup, game.choices).hash() == game.hash()
