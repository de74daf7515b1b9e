"""What missions have in common: what is offered, keys and doors, Objectives, the Exit, winning and losing."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable, mission_row
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.actions.grenade import bury_objectives
from veglia.games.zombicide.dark_side.rules.boards import station
from veglia.games.zombicide.dark_side.rules.events import RemoteKept
from veglia.games.zombicide.dark_side.rules.scenarios import make_scenario
from veglia.games.zombicide.dark_side.rules.state import GREEN, YELLOW, DarkState
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.actions.objective import ObjectiveRevealed, TakeObjective
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.events import AdrenalineGained
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.turn import AskEscape, EndTurn, Leave, Stay
from veglia.kernel.errors import ContentError
from veglia.kernel.game import begin

# The missions of the rulebook; ours come after them.
PRINTED = [f"m{number}" for number in range(11)]


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
    assert TITLE.missions()[: len(PRINTED)] == PRINTED


def test_an_exit_that_is_not_on_the_map_is_an_error_of_the_file() -> None:
    with pytest.raises(ContentError, match=r"m0\.toml exit: unknown '99R\.A'"):
        make_scenario("m0", mission_row(exit="99R.A"))


@rule("ds.mission.tile-sides")
@pytest.mark.parametrize("mission", library.missions())
def test_all_that_a_mission_needs_can_be_reached(mission: str) -> None:
    row = library.mission(mission)
    laid = station(mission)
    board = laid.board(0, 0)
    start = laid.places[row.start[0]]
    wanted = [*row.prototypes, *row.drones, *[one.zone for one in row.objectives], *row.start[1:]]
    wanted += [row.exit] if row.exit else []
    wanted += [*row.machines.values(), *[one.zone for one in row.spawns]]

    assert [place for place in wanted if board.paths.distance(start, laid.places[place]) > board.size] == []
    assert all(
        name[-1] in "RV" for line in row.layout for name in [entry.partition("/")[0] for entry in line]
    )


@rule("ds.mission.key-door", "ds.token.objective-sides")
@pytest.mark.parametrize("mission", library.missions())
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
    assert (table.state.result.outcome(0), table.state.result.rule) == ("won", "ds.victory.win-immediately")


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


@rule("ds.mission.shuffled", "ds.mission.remote-objectives")
def test_the_colour_shows_when_the_objective_is_taken() -> None:
    table = StationTable(mission="m1", at="15V.c1")

    events = take(table, GREEN)

    assert [event.colour for event in events if isinstance(event, ObjectiveRevealed)] == [GREEN]
    assert len([event for event in events if isinstance(event, RemoteKept)]) == 1
    green = next(token for token in table.state.objectives if token.colour == GREEN)
    assert green.holder == table.who("miranda")


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
    assert table.state.is_won()


@rule("ds.victory.lose-impossible", "ds.grenade.removes-objectives")
def test_a_buried_objective_that_is_needed_loses_the_game() -> None:
    table = StationTable(mission="m1", at="15V.c1")

    bury_objectives(table.state, table.zone("15V.A"))
    check_goals(table.state)

    assert table.state.result is not None
    assert table.state.result.rule == "ds.victory.lose-impossible"
