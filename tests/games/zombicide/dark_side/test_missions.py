"""The missions that can be played: their own rules, and that they can be won."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side import library
from veglia.games.zombicide.dark_side.actions.door import OpenDoor
from veglia.games.zombicide.dark_side.actions.drone import TakeDrone
from veglia.games.zombicide.dark_side.actions.grenade import bury_objectives
from veglia.games.zombicide.dark_side.boards import station
from veglia.games.zombicide.dark_side.events import DoorUnlocked, PrototypeTaken, RemoteKept
from veglia.games.zombicide.dark_side.setup_gear import HandOutDrones
from veglia.games.zombicide.dark_side.setup_start import ChooseStart
from veglia.games.zombicide.dark_side.state import GREEN, PINK, RED, VIOLET, YELLOW, ColouredSpawn, DarkState
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.actions.objective import ObjectiveRevealed, TakeObjective
from veglia.games.zombicide.engine.ending import check_goals
from veglia.games.zombicide.engine.events import AdrenalineGained
from veglia.games.zombicide.engine.inventory import LeaveCard
from veglia.games.zombicide.engine.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.turn import AskEscape, EndTurn, Leave, Stay
from veglia.kernel.game import begin

OFFERED = ["m0", "m1", "m2", "m3", "m5", "m6", "m7", "m8", "m9"]


def colours(mission: str) -> list[str]:
    return sorted(one.colour for one in library.mission(mission).objectives)


def take(table: StationTable, colour: int) -> list[object]:
    """Put Miranda beside the Objective of a colour and take it."""
    number = next(n for n, token in enumerate(table.state.objectives) if token.colour == colour)
    table.survivor("miranda").zone = table.state.objectives[number].zone
    table.turn("miranda")
    return list(table.choose(TakeObjective, objective=number))


def all_taken(table: StationTable) -> None:
    for number, token in enumerate(table.state.objectives):
        table.state.objectives[number] = Objective(OFF_BOARD, token.colour, True)


def test_these_missions_are_offered() -> None:
    assert TITLE.missions() == OFFERED


@rule("ds.mission.tile-sides")
@pytest.mark.parametrize("mission", OFFERED)
def test_all_that_a_mission_needs_can_be_reached(mission: str) -> None:
    row = library.mission(mission)
    laid = station(mission)
    board = laid.board(0, 0)
    start = laid.places[row.start[0]]
    wanted = [*row.prototypes, *row.drones, *[one.zone for one in row.objectives], *row.start[1:]]
    wanted += [row.exit] if row.exit else []

    assert [place for place in wanted if board.paths.distance(start, laid.places[place]) > board.size] == []
    assert all(
        name[-1] in "RV" for line in row.layout for name in [entry.partition("/")[0] for entry in line]
    )


@rule("ds.mission.key-door", "ds.token.objective-sides")
@pytest.mark.parametrize("mission", OFFERED)
def test_no_key_lies_behind_its_own_door(mission: str) -> None:
    state = TITLE.start(TITLE.setup(mission, None, 1, {}))
    assert isinstance(state, DarkState)
    ways = state.board.ways
    row = library.mission(mission)
    start = station(mission).places[row.start[0]]

    # With all locked doors shut every Objective can be reached.
    locked = [
        one for one in row.objectives if ways.distance(start, state.board.places[one.zone]) > state.board.size
    ]
    assert [one.zone for one in locked if one.hidden or one.colour == "yellow"] == []


@rule("ds.mission.xp-5", "ds.xp.objectives", "ds.act.objective")
def test_an_objective_gives_5_xp() -> None:
    table = StationTable()

    events = take(table, YELLOW)

    assert [(event.points, event.rule) for event in events if isinstance(event, AdrenalineGained)] == [
        (5, "ds.mission.xp-5")
    ]
    assert table.survivor("miranda").actions == 2


@rule("ds.mission.exit", "ds.m0.win", "ds.victory.win-immediately")
def test_m0_is_won_when_everybody_has_left() -> None:
    table = StationTable(at="16R.B")
    table.run(EndTurn(table.who("miranda")))
    assert isinstance(table.asking, AskEscape)

    table.choose(Leave)

    # The others of the table wait off the board.
    assert table.state.result is not None
    assert (table.state.result.won, table.state.result.rule) == (True, "ds.victory.win-immediately")


@rule("ds.mission.exit")
def test_nobody_leaves_beside_a_xeno_and_everyone_may_stay() -> None:
    table = StationTable(at="16R.B", xenos={"16R.B": {"worker": 1}})
    table.run(EndTurn(table.who("miranda")))
    assert not isinstance(table.asking, AskEscape)

    table.clear_zombies()
    table.run(EndTurn(table.who("miranda")))
    table.choose(Stay)

    assert table.survivor("miranda").zone == table.zone("16R.B")


@rule("ds.m0.setup-xenos")
def test_m0_starts_with_xenos_on_the_map() -> None:
    game = begin(TITLE, TITLE.setup("m0", None, 1, {}))
    assert isinstance(game.state, DarkState)
    kinds = game.state.scenario.kinds
    places = game.state.board.places

    there = {
        name: game.state.zombies[places[name] * kinds : places[name] * kinds + kinds]
        for name in ("13R.A", "16R.A")
    }
    assert there == {"13R.A": [2, 0, 0, 0], "16R.A": [0, 1, 0, 0]}


@rule("ds.m1.setup", "ds.mission.shuffled")
def test_m1_mixes_four_colours_among_the_red() -> None:
    faces: set[tuple[int, ...]] = set()
    for seed in range(8):
        state = TITLE.start(TITLE.setup("m1", None, seed, {}))
        assert isinstance(state, DarkState)
        assert all(token.is_hidden for token in state.objectives)
        faces.add(tuple(token.colour for token in state.objectives))

    assert len(faces) > 1
    assert {tuple(sorted(one)) for one in faces} == {(RED, GREEN, VIOLET, PINK, YELLOW)}


@rule("ds.mission.shuffled", "ds.mission.remote-objectives")
def test_the_colour_shows_when_the_objective_is_taken() -> None:
    table = StationTable(mission="m1", at="15V.c1")

    events = take(table, GREEN)

    assert [event.colour for event in events if isinstance(event, ObjectiveRevealed)] == [GREEN]
    assert len([event for event in events if isinstance(event, RemoteKept)]) == 1
    green = next(token for token in table.state.objectives if token.colour == GREEN)
    assert green.holder == table.who("miranda")


@rule("ds.m1.doors")
@pytest.mark.parametrize(("colour", "beside", "doors"), [(PINK, "12V.B", 1), (YELLOW, "18V.Q", 1)])
def test_m1_each_door_has_its_key(colour: int, beside: str, doors: int) -> None:
    table = StationTable(mission="m1", at=beside)
    table.turn("miranda")
    assert not table.offers(OpenDoor)

    events = take(table, colour)
    table.survivor("miranda").zone = table.zone(beside)
    table.turn("miranda")

    assert [event.rule for event in events if isinstance(event, DoorUnlocked)] == ["ds.m1.doors"]
    assert len(table.offered(OpenDoor)) == doors


@rule("ds.m1.win", "ds.mission.ordered", "ds.m2.win")
@pytest.mark.parametrize(("mission", "exit"), [("m1", "12V.A"), ("m2", "17V.c1")])
def test_the_exit_opens_when_all_objectives_are_taken(mission: str, exit: str) -> None:
    table = StationTable(mission=mission, at=exit)
    table.run(EndTurn(table.who("miranda")))
    assert not isinstance(table.asking, AskEscape)

    all_taken(table)
    table.run(EndTurn(table.who("miranda")))
    table.choose(Leave)

    assert table.state.result is not None
    assert table.state.result.won


@rule("ds.victory.lose-impossible", "ds.grenade.removes-objectives")
def test_a_buried_objective_that_is_needed_loses_the_game() -> None:
    table = StationTable(mission="m1", at="15V.c1")

    bury_objectives(table.state, table.zone("15V.A"))
    check_goals(table.state)

    assert table.state.result is not None
    assert table.state.result.rule == "ds.victory.lose-impossible"


@rule("ds.m2.setup")
def test_m2_mixes_green_and_violet_among_the_red() -> None:
    assert colours("m2") == ["green", "red", "red", "red", "violet"]
    assert all(one.hidden for one in library.mission("m2").objectives)


@rule("ds.m2.split-start")
def test_m2_divides_the_party_evenly() -> None:
    game = begin(TITLE, TITLE.setup("m2", None, 1, {}))
    while isinstance(game.state.asking, ChooseStart):
        assert game.decision is not None
        assert game.decision.rule == "ds.m2.split-start"
        game.choose(0)
    assert isinstance(game.state, DarkState)

    zones = [game.state.board.places[place] for place in library.mission("m2").start]
    assert [len(game.state.survivors_in(zone)) for zone in zones] == [3, 3]


@rule("ds.m2.red-prototype")
def test_m2_red_objectives_give_prototypes() -> None:
    table = StationTable(mission="m2", at="10V.a1")

    events = take(table, RED)
    assert [event.rule for event in events if isinstance(event, PrototypeTaken)] == ["ds.m2.red-prototype"]
    table.choose(LeaveCard)
    events = take(table, GREEN)

    assert [event for event in events if isinstance(event, PrototypeTaken)] == []
    # Two Objectives: 10 points of experience.
    assert table.survivor("miranda").ap == 10


@rule("ds.m5.setup-drones")
def test_m5_drones_lie_on_the_map() -> None:
    game = begin(TITLE, TITLE.setup("m5", None, 1, {}))
    assert not isinstance(game.state.asking, HandOutDrones)

    table = StationTable(mission="m5", at="12R.B")
    table.turn("miranda")
    table.choose(TakeDrone)

    incoming = table.survivor("miranda").cards[-1]
    assert table.state.card(incoming).id == "seeker_drone"
    assert (table.survivor("miranda").actions, table.survivor("miranda").ap) == (2, 0)
    assert table.state.drone_zones == [table.zone("18R.C")]


@rule("ds.m5.setup-objectives")
def test_m5_mixes_four_colours_among_the_red() -> None:
    assert colours("m5") == ["green", "pink", "red", "red", "violet", "yellow"]
    assert all(one.hidden for one in library.mission("m5").objectives)


@rule("ds.m5.yellow-spawn")
def test_m5_the_yellow_objective_wakes_the_yellow_spawn_zone() -> None:
    table = StationTable(mission="m5", at="14V.a3")
    assert [token.is_active for token in table.state.spawns] == [True, True, False]

    take(table, YELLOW)

    assert [token.is_active for token in table.state.spawns] == [True, True, True]
    assert isinstance(table.state.spawns[2], ColouredSpawn)


@rule("ds.m5.pink-door")
def test_m5_the_pink_door_needs_its_key() -> None:
    table = StationTable(mission="m5", at="10V.A")
    doorway = table.doorway("10V.A", "10V.b3")
    table.turn("miranda")
    assert not table.offers(OpenDoor, door=doorway)

    take(table, PINK)
    table.survivor("miranda").zone = table.zone("10V.A")
    table.turn("miranda")

    assert table.offers(OpenDoor, door=doorway)
    assert table.state.board.barred


@rule("ds.m5.win")
def test_m5_needs_the_yellow_and_the_pink_objective_only() -> None:
    table = StationTable(mission="m5", at="10V.a3")
    for number, token in enumerate(table.state.objectives):
        if token.colour in (YELLOW, PINK):
            table.state.objectives[number] = Objective(OFF_BOARD, token.colour, True)
    table.run(EndTurn(table.who("miranda")))

    table.choose(Leave)

    assert table.state.result is not None
    assert table.state.result.won


@rule("ds.m9.setup")
def test_m9_mixes_green_and_violet_among_the_red() -> None:
    assert colours("m9") == ["green", "red", "red", "red", "red", "violet"]
    assert all(one.hidden for one in library.mission("m9").objectives)


@rule("ds.m9.win")
def test_m9_needs_everyone_at_red() -> None:
    table = StationTable(mission="m9", at="13R.c2")
    all_taken(table)
    for name in table.names:
        table.set_ap(name, 43)
    table.set_ap("radka", 42)
    table.run(EndTurn(table.who("miranda")))
    assert not isinstance(table.asking, AskEscape)

    table.set_ap("radka", 43)
    table.run(EndTurn(table.who("miranda")))
    events = table.choose(Leave)

    assert len(happened(events, AdrenalineGained)) == 0
    assert table.state.result is not None
    assert table.state.result.won
