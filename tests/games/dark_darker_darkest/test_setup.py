"""Setup: options, parties, decks, the Security Board, and bad input."""

import pytest

from tests.games.dark_darker_darkest.table import TITLE, begun, setup, state_of
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.equipping import inventory
from veglia.games.dark_darker_darkest.rules.security import threes_for
from veglia.games.dark_darker_darkest.rules.setup import token_pool
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.tiles import CORNER
from veglia.kernel.content import read
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.game import begin
from veglia.kernel.loading import load_save
from veglia.kernel.saves import read_save
from veglia.kernel.seats import Seat


@rule(
    "ddd.goal.survivor-count", "ddd.survivor.side-2-3", "ddd.survivor.side-4-5", "ddd.survivor.action-cubes"
)
@pytest.mark.parametrize(("size", "side"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_the_number_of_survivors_decides_the_board_side(size: int, side: int) -> None:
    party = ("bruce", "jack", "leo", "nina", "lucy")[:size]
    state = state_of(begun(*party))
    assert state.settings.side == side
    assert all(survivor.ap == side for survivor in state.survivors)
    assert state.settings.health == {4: 14, 3: 11}[side]


@rule("ddd.goal.multi-control", "ddd.inventory.limit")
def test_two_players_with_two_survivors_each_play_a_game_of_four() -> None:
    state = state_of(begun("bruce", "jack", "leo", "nina", seats=2))
    assert [survivor.seat for survivor in state.survivors] == [0, 0, 1, 1]
    assert (state.settings.side, state.settings.spaces) == (3, 5)
    assert state_of(begun("bruce", "jack", "leo", "nina", "lucy")).settings.spaces == 4


@rule("ddd.diff.board-side")
def test_a_lever_turns_the_boards_over() -> None:
    assert state_of(begun("bruce", "jack", board_side="other")).settings.side == 3
    assert state_of(begun(board_side="other")).settings.side == 4


@rule(
    "ddd.survivor.choose", "ddd.survivor.starting-weapon", "ddd.survivor.start-position", "ddd.item.handgun"
)
def test_survivors_start_in_the_entrance_with_their_weapons() -> None:
    state = state_of(begun("bruce", "jack", "leo", "lucy", "nina"))
    held = [[state.card_type(card).id for card in survivor.right] for survivor in state.survivors]
    assert held == [["handgun"], ["handgun"], ["fire_axe"], ["baseball_bat"], ["combat_knife"]]
    assert all(survivor.room == 34 and survivor.left == [] for survivor in state.survivors)
    assert state.ammo[state.survivors[0].right[0]] == 6
    assert state.survivors[0].right != state.survivors[1].right


@rule("ddd.survivor.marker-cubes", "ddd.survivor.innate", "ddd.upkeep.groups-start")
def test_survivors_start_healthy_without_experience_as_one_group() -> None:
    state = state_of(begun())
    for survivor in state.survivors:
        assert (survivor.wounds, survivor.xp, survivor.bought, survivor.group) == (0, 0, 1, 0)


def boxed(state: DarkestState) -> list[int]:
    """Return the cards of the deck that are in the boxes: not those of our own."""
    ids = read(content.CONTENT / content.BOXES)
    return [card for card in state.pile if state.card_type(card).id in ids]


@rule("ddd.setup.equipment-deck", "ddd.item.gas-can")
def test_the_deck_has_the_search_cards_of_the_sets() -> None:
    assert len(boxed(state_of(begun(kickstarter_cards="off")))) == 48
    assert len(boxed(state_of(begun()))) == 55
    bunny = state_of(begun("bunny", "leo"))
    assert sum(bunny.card_type(card).id == "gas_can" for card in bunny.pile) == 2
    assert len(boxed(bunny)) == 57
    names = [bunny.card_type(card).id for card in bunny.pile]
    assert names.count("flashlight") == 1


@rule("ddd.rad.deck")
def test_the_radioactive_cards_join_the_deck() -> None:
    state = state_of(begun(radioactive="on", kickstarter_cards="off"))
    assert len(state.pile) == 57


@rule("ddd.setup.zombie-token-pool", "ddd.diff.zombie-pool")
def test_the_token_pool_and_its_lever() -> None:
    def values(**options: str) -> set[int]:
        state = state_of(begin(TITLE, setup(mode="dark", seed=1, seats=1, **options)))
        tokens = [*state.pool, *(one for tokens in state.tokens for one in tokens)]
        return {state.library.zombie_tokens[one] for one in tokens}

    assert values() == {1, 2, 3, 4, 5, 6}
    assert values(zombie_values="without_5_6") == {1, 2, 3, 4}
    assert values(zombie_values="without_1_2") == {3, 4, 5, 6}
    assert len(content.library().zombie_tokens) == 23


@rule("ddd.zexp.tokens", "ddd.zexp.modules", "ddd.zexp.unused")
def test_special_tokens_join_the_pool() -> None:
    library = content.library()
    chosen, plain = (
        token_pool(library, state_of(game).settings) for game in (begun(guts="3", chunk="1"), begun())
    )
    assert len(plain) == 23
    # Ten places for each kind, of which those that are not chosen stay away.
    assert chosen[23:] == [33, 34, 35, 43]


@rule("ddd.setup.creature-stack", "ddd.ks.components")
def test_the_creature_stack() -> None:
    assert len(state_of(begun()).creature_pile) == 5
    assert len(state_of(begun(kickstarter_enemies="off")).creature_pile) == 3
    assert len(state_of(begun(kickstarter_enemies="off")).nemesis_pile) == 2


@rule("ddd.security.dark-code", "ddd.security.two-sides", "ddd.security.dark-guarantee")
@pytest.mark.parametrize("seed", range(10))
def test_dark_the_code_is_that_of_three_tokens_of_the_house(seed: int) -> None:
    dealt = begun(seed=seed, house="hard")
    state = state_of(dealt)
    tokens = state.library.code_tokens
    assert sorted(len(tokens[code]) for code in state.code) == [2, 2, 3]
    assert sum(state.markers) == 7
    for colour in range(7):
        assert state.markers[colour] == sum(colour in tokens[code] for code in state.code)
    assert set(state.code) <= set(state.locks)


@rule("ddd.security.darker")
@pytest.mark.parametrize("seed", range(5))
def test_darker_has_an_eighth_marker(seed: int) -> None:
    state = state_of(begun(mode="darker", seed=seed))
    assert sum(state.markers) == 8
    assert set(state.code) <= set(state.locks)


@rule("ddd.security.darkest")
def test_darkest_draws_all_markers_at_random() -> None:
    states = [state_of(begun(mode="darkest", seed=seed)) for seed in range(10)]
    assert all(sum(state.markers) == 7 and state.code == [] for state in states)
    assert all(max(state.markers) <= 3 for state in states)
    assert len({tuple(state.markers) for state in states}) > 5


@rule("ddd.security.fill-to-locks", "ddd.security.corners-three-icons", "ddd.security.token-back")
@pytest.mark.parametrize("seed", range(5))
def test_every_padlock_has_a_token_and_corners_have_three_icons(seed: int) -> None:
    state = state_of(begun(seed=seed))
    tokens = state.library.code_tokens
    plan = state.house.plan
    assert len(state.locks) == len(plan.locks) == 11
    for place, lock in enumerate(plan.locks):
        if plan.tiles[lock.tile].kind == CORNER:
            assert len(tokens[state.locks[place]]) == 3
    # Face down only the number of icons is public.
    assert TITLE.view(state, 0)["locks"] == [len(tokens[code]) for code in state.locks]


@rule("ddd.security.mix-by-count", "ddd.security.token-mix", "ddd.diff.code-mix")
def test_the_mix_of_code_tokens() -> None:
    four = state_of(begun()).settings
    three = state_of(begun("bruce", "jack", "leo")).settings
    assert [threes_for(four, padlocks, 3, 20) for padlocks in (6, 9, 11, 13)] == [4, 5, 6, 7]
    assert [threes_for(three, padlocks, 3, 20) for padlocks in (6, 9, 13)] == [4, 4, 4]
    assert threes_for(state_of(begun(code_mix="more_three")).settings, 11, 3, 20) == 9
    assert threes_for(state_of(begun(code_mix="more_two")).settings, 11, 3, 20) == 4


@rule("ddd.security.beginner-code")
@pytest.mark.parametrize("seed", range(10))
def test_a_good_code_has_no_colour_more_than_twice(seed: int) -> None:
    for mode in ("dark", "darker", "darkest"):
        assert max(state_of(begun(mode=mode, seed=seed, good_code="on")).markers) <= 2


def test_bad_setups_say_what_is_wrong() -> None:
    for options, reason in (
        ({"rain": "on"}, "option"),
        ({"victims": "7"}, "option_value"),
        ({"leak_space": "4"}, "needs_radioactive"),
        ({"house": "random:absurd"}, "difficulty"),
        ({"house": "0" * 32}, "house_code"),
        ({"house": "XX/0 " * 20}, "house_tile"),
    ):
        with pytest.raises(BadSetup) as caught:
            TITLE.setup("dark", None, 1, options)
        assert caught.value.reason == reason
        assert "\n" not in str(caught.value)
    for party, error in (
        (("bruce",), BadSetup),
        (("bruce", "bruce"), BadSetup),
        (("bruce", "jack", "leo", "nina", "lucy", "bunny"), BadSetup),
        (("bruce", "ash"), UnknownName),
    ):
        with pytest.raises(error):
            TITLE.setup("dark", [Seat("survivors", party)], 1, {})
    with pytest.raises(BadSetup):
        TITLE.setup("dark", [Seat("survivors", ("bruce", "jack")), Seat("survivors")], 1, {})
    with pytest.raises(UnknownName):
        TITLE.setup("darkerest", None, 1, {})


@rule("ddd.ks.survivors")
def test_kickstarter_survivors_can_be_left_out() -> None:
    assert state_of(begun("bunny", "chuck")).survivors[1].profile == 6
    with pytest.raises(BadSetup, match="bunny needs the Survivors") as refused:
        setup("bunny", "leo", kickstarter_survivors="off")
    assert refused.value.option == "kickstarter_survivors"


def test_every_value_of_the_content_has_a_source() -> None:
    for name in ("tiles", "equipment", "survivors", "creatures", "nemeses", "houses"):
        for key, row in read(content.CONTENT / f"{name}.toml").items():
            marks = row["from"]
            unmarked = set(row) - set(marks) - {"from", "rule", "innate", "set", "kind", "facing"}
            assert unmarked == set(), f"{name} {key}"
            assert set(marks.values()) <= {"rulebook", "public", "house"}


@pytest.mark.parametrize("seed", range(4))
def test_saves_and_imagined_states_keep_what_is_public(seed: int) -> None:
    game = begun(seed=seed)
    for _ in range(25):
        if game.state.asking is None:
            break
        game.choose(game.state.offered[seed * 7 % len(game.state.offered)])
        TITLE.check_conservation(game.state)
    loaded = load_save(TITLE, read_save(game.save()))
    assert loaded.hash() == game.hash()
    other = TITLE.imagine(game.state, 0, begun(seed=9).state.dice)
    TITLE.check_conservation(other)
    assert TITLE.view(other, 0) == TITLE.view(game.state, 0)
    assert TITLE.copy(game.state) is not game.state


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (begin(TITLE, setup(seed=5, house="random")) for _ in range(2))
    assert first.hash() == second.hash()
    assert first.setup.options["house"] == second.setup.options["house"]
    assert all(inventory(state_of(first), who) for who in range(4))
