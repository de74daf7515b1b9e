"""Bots and terminals, doors, grips and errands: what they force, spend, carry and reckon with."""

import pytest

from tests.games.dark_darker_darkest.table import (
    acting,
    again,
    burn,
    cleared,
    open_lock,
    state_of,
    zombies,
)
from tests.games.dark_darker_darkest.test_bots import play_actions
from veglia.games.dark_darker_darkest.bots.choices import Thoughts
from veglia.games.dark_darker_darkest.bots.danger import chance_of_grips
from veglia.games.dark_darker_darkest.bots.evaluation import points_of
from veglia.games.dark_darker_darkest.bots.goals import matches_hoped, may_force
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.terminal import ForceTerminal
from veglia.games.dark_darker_darkest.rules.actions.trade import TakeCode
from veglia.games.dark_darker_darkest.rules.group_actions import GroupActs
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game
from veglia.kernel.machine import Option

# The corner C3 of the beginner's house, with a terminal, and the lock of its door.
CORNER = 38


def lock_of(game: Game, room: int) -> int:
    return state_of(game).house.locks_at[room][0]


def at_terminal(markers: int, *rooms: int) -> tuple[Game, int]:
    """Return a game with Survivors in an open corner with a terminal, so many markers left, and a token."""
    game = acting("bruce", "jack", rooms=rooms)
    state = state_of(game)
    open_lock(game, lock_of(game, CORNER))
    code = state.lost_codes.pop()
    state.markers = [0] * len(state.markers)
    for colour in state.library.code_tokens[code][:markers]:
        state.markers[colour] = 1
    again(game)
    return game, code


def considered(game: Game, kind: type[Option]) -> list[Option]:
    """Return what of a kind is offered and worth a thought."""
    state = state_of(game)
    asking = state.asking
    assert isinstance(asking, GroupActs)
    thoughts = Thoughts(state, asking)
    return [one for one in state.offered if isinstance(one, kind) and thoughts.considers(state, one)]


def test_a_terminal_is_not_forced_while_a_token_is_at_hand() -> None:
    game, code = at_terminal(2, CORNER)
    state_of(game).survivors[0].codes.append(code)
    again(game)
    assert not considered(game, ForceTerminal)

    # The last marker opens the Laboratory.
    state = state_of(game)
    state.survivors[0].codes.clear()
    state.markers = [1] + [0] * (len(state.markers) - 1)
    again(game)

    assert considered(game, ForceTerminal)


def test_the_last_darkness_is_not_spent_where_a_marker_would_be_left() -> None:
    game, _ = at_terminal(2, CORNER)
    state = state_of(game)
    state.inserted, state.locks[:3] = state.locks[:3], [-1] * 3
    again(game)
    assert considered(game, ForceTerminal)

    state.darkness = state.library.darkness_last - 1
    again(game)

    assert not considered(game, ForceTerminal)
    state.markers = [1] + [0] * (len(state.markers) - 1)
    again(game)
    assert considered(game, ForceTerminal)


def test_who_can_still_use_a_terminal_takes_the_token_of_who_cannot() -> None:
    game, code = at_terminal(2, CORNER)
    state = state_of(game)
    state.survivors[1].codes.append(code)
    again(game)
    assert not considered(game, TakeCode)

    state.survivors[1].ap = 1
    again(game)

    assert [(one.who, one.code) for one in considered(game, TakeCode) if isinstance(one, TakeCode)] == [
        (0, code)
    ]
    state.dice = seeded(2)
    play_actions(game, 8)
    assert state.inserted == [code]


def test_to_be_able_to_insert_a_token_is_worth_something() -> None:
    game, code = at_terminal(2, CORNER)
    state = state_of(game)
    state.survivors[1].codes.append(code)
    state.survivors[0].ap, state.survivors[1].ap = 1, 3
    able = points_of(state)
    state.survivors[0].ap, state.survivors[1].ap = 3, 1

    assert able - points_of(state) == pytest.approx(10.0)


def test_a_door_is_not_forced_where_terminals_will_need_the_darkness() -> None:
    game = acting("bruce", "jack")
    state = state_of(game)
    icons = state.library.code_tokens[state.locks[0]]
    # This token and the two that are hoped for leave two markers, which have to be forced.
    state.markers = [0] * len(state.markers)
    assert len(icons) == 3
    for colour in icons:
        state.markers[colour] = 1
    other = next(colour for colour in range(7) if colour not in icons)
    state.markers[other] = 5
    state.darkness = 1
    assert may_force(state, 0, 1)

    state.darkness = 2

    assert not may_force(state, 0, 1)


def test_doors_count_by_the_markers_their_tokens_remove() -> None:
    game = acting("bruce", "jack")
    state = state_of(game)
    icons = len(state.library.code_tokens[state.locks[0]])
    state.markers = [0] * len(state.markers)
    state.markers[state.library.code_tokens[state.locks[0]][0]] = 2

    assert matches_hoped(state, 0) == pytest.approx(icons / 7)
    state.shown = 1
    assert matches_hoped(state, 0) == 1


@pytest.mark.parametrize(
    ("dice", "people", "chance"),
    [(0.0, 1, 0.0), (1.0, 1, 1 / 6), (1.0, 2, 0.0), (2.0, 2, 1 / 36), (3.0, 3, 1 / 216), (2.0, 3, 0.0)],
)
def test_the_chance_that_all_are_gripped(dice: float, people: int, chance: float) -> None:
    assert chance_of_grips(dice, people) == pytest.approx(chance, abs=1e-9)


def test_a_grip_costs_more_where_the_last_free_survivor_will_be_attacked() -> None:
    costs = []
    for count in (0, 3):
        game = cleared("bruce", "jack")
        state = state_of(game)
        zombies(game, state.survivors[0].room, count)
        free = points_of(state)
        state.survivors[0].grip = GRIPPED
        costs.append(free - points_of(state))

    assert costs[1] > costs[0] + 100.0


def test_who_carries_a_token_goes_to_the_terminal_also_past_other_errands() -> None:
    game, code = at_terminal(2, 36)
    state = state_of(game)
    state.survivors[1].codes.append(code)
    # Bruce has more Action Points, so that he would scout alone.
    state.survivors[1].ap = state.survivors[0].ap - 1
    again(game)

    moves = [one for one in considered(game, Move) if isinstance(one, Move) and one.who == 1]

    assert CORNER in [one.room for one in moves]


def test_another_group_costs_more_while_a_fire_spreads() -> None:
    costs = []
    for is_burning in (False, True):
        game = cleared("bruce", "jack")
        state = state_of(game)
        if is_burning:
            burn(game, 0, 1)
        together = points_of(state)
        state.survivors[1].room = 32
        costs.append(together - points_of(state))

    assert costs[1] - costs[0] == pytest.approx(8.0)
