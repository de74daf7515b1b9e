"""The worked examples of the rulebook about Radioactive and Heli Escape."""

import pytest

from tests.games.dark_darker_darkest.finale_table import cubes, flight
from tests.games.dark_darker_darkest.radiation_table import hot, mark, rolled
from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    FAILURE,
    REPEL,
    SUCCESS,
    choose,
    creature,
    state_of,
)
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fly import Board
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.finale_round import ShiftCubes
from veglia.games.dark_darker_darkest.rules.house import HELICOPTER
from veglia.games.dark_darker_darkest.rules.zombies import TAINTED

LEO, BRUCE, NINA = 0, 1, 2


@rule("ddd.rad.check-max", "ddd.rad.check-room")
def test_example_rad_max_three() -> None:
    """The example rad-max-three: a contaminated Creature in the contaminated room 32."""
    game = hot()
    state = state_of(game)
    creature(game, "gorilla", 32)
    mark(game, 16)
    assert state.creature is not None
    assert state.creature.is_tainted
    choose(game, Move, SUCCESS, SUCCESS, FAILURE, who=LEO, room=32)
    assert rolled(game) == [(LEO, 3)]
    assert state.survivors[LEO].radiation == 1


@rule("ddd.rad.check-both", "ddd.rad.check-hazmat", "ddd.rad.check-assistant", "ddd.rad.check-survivors")
@rule("ddd.rad.check-enemies")
@pytest.mark.parametrize(
    ("who", "helper", "dice"),
    [(LEO, ENTRANCE, (2, 1, 3, 3)), (LEO, 32, (2, 1, 2, 2)), (NINA, ENTRANCE, (1, 1, 1, 1))],
    ids=["normal", "assistant", "specialist"],
)
def test_example_rad_table(who: int, helper: int, dice: tuple[int, ...]) -> None:
    """The example rad-table: contaminated enemies, Survivors, both; then a contaminated room."""
    seen: list[int] = []
    for has_enemies, has_survivors, is_hot in ((1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 1)):
        # Bruce waits in room 32; Nina, who has the kit, is there if she helps.
        game = hot(ENTRANCE, 32, helper)
        state = state_of(game)
        if has_enemies:
            state.hordes[32] = (TAINTED,)
        state.survivors[BRUCE].radiation = has_survivors
        mark(game, *([16] if is_hot else []))
        choose(game, Move, *(REPEL,) * 3, who=who, room=32)
        seen += [count for one, count in rolled(game) if one == who]
    assert tuple(seen) == dice


@rule("ddd.heli.win")
def test_example_heli_half() -> None:
    """The example heli-half: three of five, one of them with the Cure, in the third Round."""
    game = flight("bruce", "jack", "leo", "nina", "chuck", rooms=(HELICOPTER,))
    state = state_of(game)
    assert state.extras.party == 5
    for _ in range(2):
        cubes(game, left=(4,))
        choose(game, ShiftCubes)
    assert state.extras.escape_round == 2
    for who in (1, 2):
        choose(game, Board, who=who)
    assert state.asking is not None
    choose(game, Board, who=0)
    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((0,), "ddd.heli.win")
