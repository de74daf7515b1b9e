"""The worked examples of the rulebook about the Grand Finale and its cubes."""

from tests.games.dark_darker_darkest.finale_table import (
    LAB,
    before_finale,
    cubes,
    finale,
    hands,
    nemesis_of,
)
from tests.games.dark_darker_darkest.table import choose, events, has, said, state_of
from tests.rules import rule
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move, Stay
from veglia.games.dark_darker_darkest.rules.events import DarknessGrew
from veglia.games.dark_darker_darkest.rules.finale_round import (
    CubesShifted,
    FinaleActs,
    ReactionsBegan,
    ShiftCubes,
)
from veglia.games.dark_darker_darkest.rules.modules.finale import NemesisAppeared
from veglia.games.dark_darker_darkest.rules.pieces import GRIPPED
from veglia.games.dark_darker_darkest.rules.round import BeginActions
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, FINALE


@rule(
    "ddd.finale.start",
    "ddd.lab.cure-bearer",
    "ddd.finale.setup-cure",
    "ddd.finale.setup-nemesis",
    "ddd.finale.setup-board",
    "ddd.finale.actions-first",
    "ddd.goal.two-acts",
)
def test_example_finale_start() -> None:
    """The example finale-start."""
    game = before_finale("bruce", "nina")
    state = state_of(game)
    state.darkness, state.last_round, state.event = 5, 1, 0
    state.order = [1]
    state.agenda = [BeginActions(), *state.agenda]
    assert state.act == EXPLORATION
    choose(game, Move, who=0, room=LAB)
    assert (state.act, state.bearer) == (FINALE, 0)
    assert state.bearer in state.in_room(LAB)
    assert nemesis_of(game).room == LAB
    assert (state.event, state.darkness, state.last_round, state.order) == (2, 0, 0, [])
    # The rest of the Round is dropped; the Survivors act before anybody reacts.
    assert isinstance(state.asking, FinaleActs)
    assert state.agenda == []
    assert events(game, ReactionsBegan) == []
    assert has(game, Attack, who=0)
    assert has(game, Move, who=1)
    # The Cure is no card and nobody can give it away.
    assert not any("cure" in option.lower() for option in said(game))


@rule("ddd.finale.nemesis-health", "ddd.finale.setup-cubes")
def test_example_nemesis_cubes() -> None:
    """The example nemesis-cubes: health levels of 3, 3, 2 and 1 Action Points."""
    game = before_finale("bruce", "jack", "leo", "nina")
    state = state_of(game)
    track = state.settings.track
    for survivor, points in zip(state.survivors, (3, 3, 2, 1), strict=True):
        survivor.wounds = track.index(points)
        survivor.ap = 1
    state.survivors[1].grip = GRIPPED
    choose(game, Move, who=0, room=LAB)
    assert nemesis_of(game).cubes == [4, 3, 3, 3]
    assert events(game, NemesisAppeared)[0].cubes == 13
    # What was spent before does not matter; the gripped one holds a single cube.
    assert hands(game) == [3, 1, 2, 1]
    assert state.survivors[1].held_ap == 2


@rule("ddd.finale.shift", "ddd.finale.shift-reactions", "ddd.finale.events")
def test_example_finale_first_shift() -> None:
    """The example finale-first-shift."""
    game = finale("bruce", "nina", rooms=(34, 12))
    state = state_of(game)
    cubes(game, left=(0, 0, 0, 1, 1))
    assert isinstance(state.asking, FinaleActs)
    choose(game, Move, who=1, room=10)
    choose(game, Stay)
    assert (state.left_cubes, sorted(state.middle_cubes)) == ([], [0, 0, 0, 1, 1, 1])
    assert hands(game) == [1, 1]
    assert [(event.moved, event.returned) for event in events(game, CubesShifted)] == [(6, 0)]
    assert [event.position for event in events(game, ReactionsBegan)] == [0]
    assert state.darkness == 0
    # The Nemesis has reacted.
    assert nemesis_of(game).room == 4


@rule("ddd.finale.shift", "ddd.finale.shift-return", "ddd.finale.resume")
def test_example_finale_second_shift() -> None:
    """The example finale-second-shift."""
    game = finale("bruce", "jack", "nina", rooms=(34, 34, 12))
    state = state_of(game)
    cubes(game, left=(0, 0, 1, 1, 2), middle=(0, 0, 1, 1, 2, 2))
    assert hands(game) == [0, 0, 1]
    choose(game, Move, who=2, room=10)
    choose(game, Stay)
    assert (state.left_cubes, sorted(state.middle_cubes)) == ([], [0, 0, 1, 1, 2, 2])
    assert hands(game) == [2, 2, 2]
    assert len(events(game, ReactionsBegan)) == 1
    # Then the Survivors go on.
    choose(game, Move, who=0, room=36)
    choose(game, Stay)
    assert state.left_cubes == [0]


@rule("ddd.finale.events", "ddd.finale.voluntary-shift")
def test_example_finale_clock_positions() -> None:
    """The example finale-clock-positions, with shifts that the players choose."""
    game = finale("bruce", "nina", rooms=(34,))
    state = state_of(game)
    assert not has(game, ShiftCubes)
    seen = []
    for _ in range(4):
        cubes(game, left=(1,))
        choose(game, ShiftCubes)
        seen.append((state.event, state.darkness, len(events(game, DarknessGrew))))
    assert seen == [(0, 0, 0), (1, 1, 1), (2, 2, 1), (0, 2, 0)]
