"""Radioactivity checks of Survivors, and the damage of contamination."""

import pytest

from tests.games.dark_darker_darkest.radiation_table import hot, mark, rolled
from tests.games.dark_darker_darkest.table import (
    CROSSHAIR,
    ENTRANCE,
    FAILURE,
    REPEL,
    SUCCESS,
    again,
    card,
    choose,
    creature,
    open_lock,
    stage,
    state_of,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.move import JoinMove, LeadMove, Move
from veglia.games.dark_darker_darkest.rules.grouping import ReturnAs
from veglia.games.dark_darker_darkest.rules.modules.radioactive import (
    Assist,
)
from veglia.games.dark_darker_darkest.rules.round import BeginRound
from veglia.games.dark_darker_darkest.rules.zombies import TAINTED


@rule("ddd.rad.check-room", "ddd.rad.tile-contaminated", "ddd.rad.check-max")
@pytest.mark.parametrize("has_creature", [False, True])
def test_entering_a_contaminated_room_is_checked_with_three_dice(has_creature: bool) -> None:
    game = hot()
    state = state_of(game)
    if has_creature:
        creature(game, "gorilla", 32)
    mark(game, 16)
    choose(game, Move, SUCCESS, FAILURE, FAILURE, who=0, room=32)
    assert rolled(game) == [(0, 3)]
    assert state.survivors[0].radiation == 1
    # Without a Failure nothing happens.
    choose(game, Move, SUCCESS, REPEL, CROSSHAIR, who=1, room=32)
    assert state.survivors[1].radiation == 0


@rule("ddd.rad.tile-contaminated")
def test_both_rooms_of_a_tile_are_contaminated() -> None:
    game = hot(10)
    state = state_of(game)
    locks = state.house.plan.locks
    open_lock(game, next(place for place, lock in enumerate(locks) if 11 in state.house.lock_rooms(lock)))
    mark(game, 5)
    choose(game, Move, FAILURE, FAILURE, FAILURE, who=0, room=11)
    assert rolled(game) == [(0, 3)]
    # Two Failures do not cancel each other here.
    assert state.survivors[0].radiation == 1


TABLE = [
    # Contaminated tile, enemies, Survivors; dice of a normal Survivor, an assistant, one with kit or suit.
    (False, True, False, 2, 2, 1),
    (False, False, True, 1, 1, 1),
    (False, True, True, 3, 2, 1),
    (True, False, False, 3, 2, 1),
    (True, True, True, 3, 2, 1),
]


@rule(
    "ddd.rad.check-both",
    "ddd.rad.check-enemies",
    "ddd.rad.check-survivors",
    "ddd.rad.check-hazmat",
    "ddd.rad.check-assistant",
    "ddd.rad.check-room",
    "ddd.rad.check-max",
    "ddd.rad.suit",
)
@pytest.mark.parametrize("role", ["normal", "assistant", "specialist", "suit"])
@pytest.mark.parametrize("row", TABLE)
def test_the_table_of_radioactivity_checks(row: tuple[bool, bool, bool, int, int, int], role: str) -> None:
    is_hot, has_enemies, has_survivor, normal, assistant, one = row
    who = 2 if role == "specialist" else 0
    # Bruce waits in room 32; the Specialist is there for the assistant and far away otherwise.
    game = hot(ENTRANCE, 32, 32 if role == "assistant" else ENTRANCE)
    state = state_of(game)
    if role == "suit":
        card(game, 0, "radiation_suit")
    if has_enemies:
        state.hordes[32] = (TAINTED,)
    if has_survivor:
        state.survivors[1].radiation = 1
    mark(game, *([16] if is_hot else []))
    count = {"normal": normal, "assistant": assistant}.get(role, one)
    choose(game, Move, *(REPEL,) * count, who=who, room=32)
    assert rolled(game) == [(who, count)]
    if role == "suit":
        # It is on now.
        held = [state.card_type(one).id for one in state.survivors[0].right]
        assert "radiation_suit" in held


@rule("ddd.rad.suit")
def test_a_suit_that_no_hand_can_hold_does_not_help() -> None:
    game = hot()
    card(game, 0, "radiation_suit")
    state_of(game).survivors[0].virus_right = 2
    state_of(game).survivors[0].left += state_of(game).survivors[0].right
    state_of(game).survivors[0].right = []
    mark(game, 16)
    choose(game, Move, REPEL, REPEL, REPEL, who=0, room=32)
    assert rolled(game) == [(0, 3)]


@rule("ddd.rad.check-assistant")
def test_one_of_those_who_enter_with_the_specialist_is_the_assistant() -> None:
    game = hot()
    mark(game, 16)
    choose(game, LeadMove, who=0, room=32)
    choose(game, JoinMove, who=1)
    choose(game, JoinMove, who=2)
    choose(game, Assist, *(REPEL,) * 6, who=1)
    assert rolled(game) == [(0, 3), (1, 2), (2, 1)]


@rule("ddd.rad.check-survivors")
def test_nobody_is_a_danger_to_the_own_self() -> None:
    game = hot()
    state_of(game).survivors[0].radiation = 2
    choose(game, Move, who=0, room=32)
    assert rolled(game) == []
    # Who enters together is there before any check: Bruce checks because of Leo.
    again(game)
    choose(game, Move, REPEL, who=1, room=32)
    assert rolled(game) == [(1, 1)]


@rule("ddd.rad.check-repeat")
def test_the_check_is_repeated_up_to_three_markers() -> None:
    game = hot()
    state = state_of(game)
    state.survivors[0].ap = 9
    state.survivors[2].room = 20
    mark(game, 16, 17)
    for markers in (1, 2, 3):
        room = 32 if state.survivors[0].room == ENTRANCE else ENTRANCE
        choose(game, Move, FAILURE, FAILURE, REPEL, who=0, room=room)
        assert state.survivors[0].radiation == markers
    choose(game, Move, who=0, room=ENTRANCE)
    assert rolled(game) == []


@rule("ddd.rad.damage")
def test_contaminated_survivors_lose_health_when_a_round_begins() -> None:
    game = hot()
    state = state_of(game)
    state.survivors[0].radiation = 2
    state.survivors[1].radiation = 3
    state.survivors[1].wounds = state.settings.health - 3
    state.asking = None
    state.event = 2
    state.pool = []
    stage(game, BeginRound(), dice=(0, 0, 0, 0, 0, 0))
    assert state.survivors[0].wounds == 2
    assert not state.survivors[1].is_in_play()
    # It comes before the Action Points are given back.
    assert state.survivors[0].ap == state.settings.track[2]


@rule("ddd.rad.damage", "ddd.death.reentry")
def test_who_dies_of_radiation_before_the_upkeep_comes_back_in_it() -> None:
    game = hot(12, ENTRANCE)
    state = state_of(game)
    state.survivors[0].radiation = 1
    state.survivors[0].wounds = state.settings.health - 1
    state.asking = None
    # The clock is next: nothing is rolled before the replacement is chosen.
    state.event = 1
    state.pool = []
    stage(game, BeginRound())
    assert state.darkness == 2
    choose(game, ReturnAs, profile=state.survivors[0].profile)
    assert (state.survivors[0].room, state.survivors[0].radiation) == (ENTRANCE, 0)
