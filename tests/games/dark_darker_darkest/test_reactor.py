"""Against radiation: decontamination, pills, the doors of the Reactor, its shutdown and the reward."""

import pytest

from tests.games.dark_darker_darkest.radiation_table import REACTOR, REACTOR_ROOM, hot, mark, rolled
from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    FAILURE,
    REPEL,
    again,
    burn,
    card,
    choose,
    destroy_tile,
    events,
    find,
    has,
    stage,
    state_of,
    tell,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.decontaminate import Decontaminate
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.actions.reactor import (
    InsertAtReactor,
    NoReward,
    ReactorOpened,
    Receive,
    ShutDown,
)
from veglia.games.dark_darker_darkest.rules.darkness import AdvanceDarkness
from veglia.games.dark_darker_darkest.rules.events import EnemyRolled
from veglia.games.dark_darker_darkest.rules.finale_round import FinaleActs, ShiftCubes
from veglia.games.dark_darker_darkest.rules.house import LABORATORY_DOOR
from veglia.games.dark_darker_darkest.rules.items.radiation_pills import TakePills
from veglia.games.dark_darker_darkest.rules.modules.radioactive import RadiationSpread
from veglia.kernel.game import Game


def codes(game: Game, who: int, icons: int, count: int) -> list[int]:
    """Give spare Code Tokens with so many icons to a Survivor."""
    state = state_of(game)
    found = [code for code in state.spare_codes if len(state.library.code_tokens[code]) == icons][:count]
    for code in found:
        state.spare_codes.remove(code)
        state.survivors[who].codes.append(code)
    return found


def opened(*rooms: int) -> Game:
    """Return a game with the doors of the Reactor open."""
    game = hot(*rooms)
    state_of(game).house = state_of(game).house.with_code_open(2)
    again(game)
    return game


@rule("ddd.rad.decontaminate")
def test_the_specialist_removes_a_marker_for_two_action_points() -> None:
    game = hot(32)
    state = state_of(game)
    assert not has(game, Decontaminate)
    mark(game, 16, 17)
    choose(game, Decontaminate, who=2, cost=2)
    assert (state.extras.radiation, state.survivors[2].ap) == (1 << 17, 2)
    assert not has(game, Decontaminate)


@rule("ddd.rad.decontaminate", "ddd.rad.hazmat")
def test_the_kit_makes_the_specialist() -> None:
    game = hot(32)
    state = state_of(game)
    mark(game, 16)
    state.survivors[2].ap = 1
    again(game)
    assert not has(game, Decontaminate, who=2)
    kit = next(
        one
        for one in [*state.survivors[2].left, *state.survivors[2].right]
        if state.card_type(one).id == "decontamination_kit"
    )
    for side in (state.survivors[2].left, state.survivors[2].right):
        if kit in side:
            side.remove(kit)
    state.survivors[0].left.append(kit)
    again(game)
    # Whoever carries it pays two, also with the Kit on the left of the board.
    assert has(game, Decontaminate, who=0, cost=2)


@rule("ddd.rad.assist")
def test_an_assistant_in_the_room_of_the_specialist_pays_three() -> None:
    game = hot(32, 36, 32)
    state = state_of(game)
    mark(game, 16, 18)
    assert find(game, Decontaminate, who=1) is None
    choose(game, Decontaminate, who=0, cost=3)
    assert (state.extras.radiation, state.survivors[0].ap) == (1 << 18, 1)
    state.survivors[2].room = 36
    state.survivors[1].ap = 2
    again(game)
    assert find(game, Decontaminate, who=1) is None


@rule("ddd.rad.pills")
def test_pills_remove_all_markers_of_the_user() -> None:
    game = hot(32)
    state = state_of(game)
    pills = card(game, 0, "radiation_pills")
    again(game)
    assert not has(game, TakePills)
    state.survivors[0].radiation = 3
    state.survivors[1].radiation = 1
    again(game)
    choose(game, TakePills, who=0)
    assert [one.radiation for one in state.survivors] == [0, 1, 0]
    assert (pills in state.removed, state.survivors[0].ap) == (True, 4)


@rule("ddd.rad.reactor-open")
def test_two_tokens_with_three_icons_open_the_reactor() -> None:
    game = hot(22, 2)
    state = state_of(game)
    first = codes(game, 0, 3, 1)
    codes(game, 0, 2, 1)
    second = codes(game, 1, 3, 1)
    state.survivors[0].ap = 2
    again(game)
    offered = [one.code for one in game.state.offered if isinstance(one, InsertAtReactor)]
    # Only those with three icons, by their owners, at either door.
    assert offered == first + second
    choose(game, InsertAtReactor, who=0)
    assert (state.survivors[0].ap, state.extras.reactor_codes) == (0, first)
    assert not has(game, Move, room=REACTOR_ROOM)
    choose(game, InsertAtReactor, who=1)
    assert (state.survivors[1].ap, state.extras.reactor_codes) == (2, first + second)
    assert len(events(game, ReactorOpened)) == 1
    codes(game, 1, 3, 1)
    again(game)
    assert not has(game, InsertAtReactor)
    assert has(game, Move, who=1, room=REACTOR_ROOM)


@rule("ddd.rad.reactor-open")
def test_tokens_are_inserted_at_a_door_only() -> None:
    game = hot(20)
    codes(game, 0, 3, 2)
    again(game)
    assert not has(game, InsertAtReactor)
    state_of(game).survivors[0].room = 22
    state_of(game).survivors[0].ap = 1
    again(game)
    assert not has(game, InsertAtReactor)


@rule("ddd.rad.reactor-enter")
@pytest.mark.parametrize("has_leaked", [False, True])
def test_the_reactor_is_contaminated_even_without_a_marker(has_leaked: bool) -> None:
    game = opened(22, 22, 20)
    if has_leaked:
        mark(game, 7)
    choose(game, Move, FAILURE, REPEL, REPEL, who=0, room=REACTOR_ROOM)
    assert rolled(game) == [(0, 3)]
    assert state_of(game).survivors[0].radiation == 1


@rule("ddd.rad.shutdown", "ddd.rad.after-shutdown")
def test_the_shutdown_ends_the_spread_and_leaves_other_markers() -> None:
    game = opened(REACTOR_ROOM, 22, 20)
    state = state_of(game)
    state.survivors[0].radiation = 2
    mark(game, REACTOR, 11, 16)
    state.survivors[0].ap = 2
    again(game)
    assert not has(game, ShutDown)
    state.survivors[0].ap = 3
    again(game)
    choose(game, ShutDown, who=0)
    assert (state.extras.radiation, state.survivors[0].ap) == (1 << 11 | 1 << 16, 0)
    for _ in range(3):
        choose(game, NoReward)
    assert state.survivors[0].radiation == 2
    assert not has(game, ShutDown)
    # In the Reactor only Leo is a danger now.
    choose(game, Move, REPEL, who=1, room=REACTOR_ROOM)
    assert rolled(game) == [(1, 1)]
    state.asking = None
    stage(game, RadiationSpread())
    assert game.state.asking is None
    assert state.extras.radiation == 1 << 11 | 1 << 16


@rule("ddd.rad.after-shutdown")
def test_markers_keep_their_effects_after_the_shutdown() -> None:
    game = opened(32, 32, 20)
    state = state_of(game)
    mark(game, 11)
    state.extras.is_shut_down = True
    again(game)
    choose(game, Move, REPEL, REPEL, FAILURE, who=0, room=22)
    assert rolled(game) == [(0, 3)]
    assert state.survivors[0].radiation == 1


@rule("ddd.rad.shutdown", "ddd.rad.leak")
def test_a_reactor_that_is_shut_down_before_does_not_leak() -> None:
    game = opened(REACTOR_ROOM)
    state = state_of(game)
    choose(game, ShutDown, who=0)
    for _ in range(3):
        choose(game, NoReward)
    state.asking = None
    state.darkness = 2
    stage(game, AdvanceDarkness(1, "ddd.darkness.event"), dice=(0, 1))
    assert (state.extras.radiation, state.extras.is_leaking) == (0, False)


@rule("ddd.rad.shutdown")
def test_a_destroyed_reactor_cannot_be_shut_down_and_keeps_its_marker() -> None:
    game = opened(22)
    state = state_of(game)
    mark(game, REACTOR)
    destroy_tile(game, REACTOR)
    state.survivors[0].room = REACTOR_ROOM
    again(game)
    assert not has(game, ShutDown)
    assert state.extras.radiation == 1 << REACTOR
    state.asking = None
    stage(game, RadiationSpread())
    assert game.state.asking is not None


@rule("ddd.rad.reward")
def test_everybody_may_have_an_ability_for_the_shutdown() -> None:
    game = opened(REACTOR_ROOM, 22, 20)
    state = state_of(game)
    state.survivors[1].bought |= 2
    state.survivors[1].cube = 1
    state.survivors[1].xp = 2
    again(game)
    choose(game, ShutDown, who=0)
    assert [one.ability for one in game.state.offered if isinstance(one, Receive)] == [1, 2, 3, 4]
    choose(game, Receive, who=0, ability=4)
    # Bruce has the first one, and the virus has taken the last one.
    assert [one.ability for one in game.state.offered if isinstance(one, Receive)] == [2, 3]
    choose(game, Receive, who=1, ability=3)
    choose(game, NoReward)
    assert [one.bought for one in state.survivors] == [17, 11, 1]
    assert state.survivors[1].xp == 2


def in_finale() -> Game:
    """Return a Grand Finale with Survivors at the Entrance; the Laboratory is room 0, beside room 2."""
    game = hot(2)
    state = state_of(game)
    state.markers = [0] * len(state.markers)
    state.house = state.house.with_code_open(LABORATORY_DOOR)
    burn(game, 14, 1)
    again(game)
    choose(game, Move, who=0, room=0)
    state.fire[14] = 0
    state.flame = -1
    for survivor in state.survivors:
        survivor.room = ENTRANCE
    again(game)
    return game


@rule("ddd.rad.damage-finale")
def test_in_the_finale_the_damage_comes_when_actions_go_on() -> None:
    game = in_finale()
    state = state_of(game)
    state.survivors[1].radiation = 2
    state.survivors[0].ap -= 1
    state.left_cubes = [0]
    again(game)
    choose(game, ShiftCubes, *(5,) * 20)
    while not isinstance(state.asking, FinaleActs):
        # The Nemesis is far away; whatever is asked is about its way.
        assert not events(game, EnemyRolled)
        tell(game, *(5,) * 20)
        game.choose(0)
    assert [survivor.wounds for survivor in state.survivors] == [0, 2, 0]


@rule("ddd.rad.damage-finale", "ddd.rad.shutdown")
def test_in_the_finale_radiation_does_not_spread_and_the_reactor_can_be_stopped() -> None:
    game = in_finale()
    state = state_of(game)
    mark(game, REACTOR)
    state.survivors[0].room = REACTOR_ROOM
    again(game)
    choose(game, ShutDown, who=0)
    for _ in range(3):
        choose(game, NoReward)
    assert (state.extras.is_shut_down, state.extras.radiation) == (True, 0)
    assert state.left_cubes == [0, 0, 0]
