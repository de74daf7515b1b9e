"""Abilities about Code Tokens and Zombie Tokens nearby; what lies ready before a game."""

import pytest

from tests.games.dark_darker_darkest.finale_table import LAB, before_finale
from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    acting,
    again,
    begun,
    choose,
    events,
    has,
    state_of,
    token,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.abilities.innate_lucy import ReplaceCode
from veglia.games.dark_darker_darkest.rules.abilities.night_vision import LookInto
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.agreeing import checked_plan
from veglia.games.dark_darker_darkest.rules.house_builder import hardship
from veglia.games.dark_darker_darkest.rules.house_checks import faults
from veglia.games.dark_darker_darkest.rules.plan import Plan
from veglia.games.dark_darker_darkest.rules.state import NOBODY
from veglia.games.dark_darker_darkest.rules.thing_events import CodeShown


@rule("ddd.char.lucy")
def test_lucy_starts_with_the_bat() -> None:
    state = state_of(begun("lucy", "leo"))
    (bat,) = state.survivors[0].right
    assert state.card_type(bat).id == "baseball_bat"
    assert state.profile(0).name == "Lucy Chang"


@rule("ddd.char.lucy.innate")
@pytest.mark.parametrize("is_shown", [False, True])
def test_lucy_replaces_a_code_token_nearby_for_experience(is_shown: bool) -> None:
    game = acting("lucy", "leo", rooms=(32,))
    state = state_of(game)
    locks = state.house.plan.locks
    state.survivors[0].xp = 3
    again(game)
    assert not has(game, ReplaceCode)
    state.survivors[0].xp = 5
    if is_shown:
        state.shown = (1 << len(locks)) - 1
    again(game)
    # Her own tile is place 16; 11, 15 and 17 are beside it.
    offered = [one.lock for one in game.state.offered if isinstance(one, ReplaceCode)]
    assert offered == [place for place, lock in enumerate(locks) if lock.tile in (11, 15, 16, 17)]
    place = next(place for place in offered if locks[place].tile == 16)
    before, spare = state.locks[place], list(state.spare_codes)
    choose(game, ReplaceCode, 3, who=0, lock=place)
    assert (state.locks[place], state.survivors[0].xp, state.survivors[0].ap) == (spare[3], 1, 4)
    # It lies face up, and the old one is among those left out.
    assert state.shown >> place & 1
    assert len(events(game, CodeShown)) == 1
    assert before in state.spare_codes


@rule("ddd.char.lucy.innate")
def test_a_corner_gets_a_token_with_three_icons_again() -> None:
    game = acting("lucy", "leo", rooms=(32,))
    state = state_of(game)
    state.survivors[0].xp = 4
    again(game)
    locks = state.house.plan.locks
    corner = next(place for place, lock in enumerate(locks) if lock.tile == 15)
    choose(game, ReplaceCode, 0, who=0, lock=corner)
    assert len(state.library.code_tokens[state.locks[corner]]) == 3


@rule("ddd.char.bunny.night-vision")
def test_bunny_sees_tokens_through_walls() -> None:
    game = acting("bunny", "leo", rooms=(32,))
    state = state_of(game)
    # Room 20 is place 10, which is not beside place 16; room 22 is beside it.
    token(game, 22, 3)
    token(game, 20, 2)
    state.tokens[26] = ()
    again(game)
    assert not has(game, LookInto)
    state.survivors[0].bought = 3
    state.survivors[0].room = 36
    token(game, 28, 1)
    again(game)
    assert not has(game, LookInto, room=22)
    state.survivors[0].room = ENTRANCE
    again(game)
    assert not has(game, LookInto)
    state.survivors[0].room = 24
    again(game)
    # From the closed room 24 (place 12) she sees 22 through the wall.
    choose(game, LookInto, who=0, room=22)
    assert (len(state.hordes[22]), state.tokens[22]) == (3, ())
    assert state.survivors[0].ap == 4
    assert state.tokens[20]


@rule("ddd.house.advice-lab-row")
def test_a_laboratory_in_the_bottom_row_is_harder() -> None:
    sets = ("base", "kickstarter")
    rows = content.houses()["beginner"].rows
    easy = checked_plan(" ".join(entry for row in rows for entry in row), sets)
    tiles, turns = list(easy.tiles), list(easy.turns)
    # The Laboratory and the Corner Tile below it change places, each with its door inside.
    tiles[4], tiles[19] = tiles[19], tiles[4]
    found = []
    for top in range(4):
        for bottom in range(4):
            turns[4], turns[19] = top, bottom
            plan = Plan(list(tiles), list(turns))
            if not faults(plan, sets):
                found.append(plan)
    assert found
    assert all(hardship(plan) > hardship(easy) for plan in found)


@rule("ddd.setup.fire-virus-piles")
def test_nothing_burns_and_nobody_is_ill_at_the_beginning() -> None:
    state = state_of(begun("nina", "leo", "bruce"))
    assert (sum(state.fire), state.flame) == (0, -1)
    assert [survivor.virus() for survivor in state.survivors] == [0, 0, 0]


@rule("ddd.setup.cure-token")
def test_the_cure_waits_in_the_laboratory() -> None:
    game = before_finale("nina", "leo")
    state = state_of(game)
    assert state.bearer == NOBODY
    choose(game, Move, who=1, room=LAB)
    assert state.bearer == 1
