"""M10: charges, columns, and tiles that come down with them."""

from collections import Counter

import pytest

from tests.contract.shown import after, standing
from tests.games.zombicide.dark_side.mission_table import begun, ending, hidden_colours, take_objective
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.door import CloseDoor
from veglia.games.zombicide.dark_side.rules.events import MachineDestroyed
from veglia.games.zombicide.dark_side.rules.mission_events import (
    ChargePlaced,
    ColumnDestroyed,
    SpawnZoneDestroyed,
    TokenKept,
    XenosCrushed,
)
from veglia.games.zombicide.dark_side.rules.missions.columns import Detonate, PlaceCharge
from veglia.games.zombicide.dark_side.rules.state import NO_PIT, OPEN_PIT, PINK, RED, YELLOW
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.companions import hold_token, tokens_of
from veglia.games.zombicide.engine.rules.events import AdrenalineGained, SpawnTokenMoved, SurvivorEliminated
from veglia.games.zombicide.engine.rules.starting import ChooseStart
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.turn import AskEscape, DoNothing, Leave
from veglia.kernel.machine import advance, answer

YELLOW_COLUMN, PINK_COLUMN = "16V.A", "13R.A"


def give_charges(table: StationTable, name: str, count: int) -> None:
    """Let a Survivor keep so many red Objectives, as if they had been taken."""
    red = [n for n, one in enumerate(table.state.objectives) if one.colour == RED and one.zone >= 0]
    for number in red[:count]:
        table.state.objectives[number] = Objective(OFF_BOARD, RED, True)
        hold_token(table.state, number, table.who(name))


def charged(
    zone: str = "17R.c1",
    *,
    yellow: int = 2,
    pink: int = 0,
    xenos: dict[str, dict[str, int]] | None = None,
) -> StationTable:
    """Return a table with charges at the columns, and Miranda somewhere else."""
    table = StationTable(["miranda"], at=zone, mission="m10", xenos=xenos)
    table.state.pieces.charges += [table.zone(YELLOW_COLUMN)] * yellow + [table.zone(PINK_COLUMN)] * pink
    table.turn("miranda")
    return table


@rule("ds.m10.setup")
def test_green_and_violet_are_mixed_among_the_red_objectives_face_down() -> None:
    states = [begun("m10", seed) for seed in range(8)]

    for state in states:
        assert hidden_colours(state) == Counter(red=5, green=1, violet=1)
        assert {one.colour for one in state.objectives if not one.is_hidden} == {YELLOW, PINK}
    assert len({tuple(one.colour for one in state.objectives) for state in states}) > 1


@rule("ds.m10.split-start")
def test_the_players_put_three_survivors_in_each_starting_area() -> None:
    state = begun("m10")
    advance(state)
    while isinstance(state.asking, ChooseStart):
        assert state.asking.cites(state) == "ds.m10.split-start"
        answer(state, state.offered[-1])

    assert [len(state.survivors_in(state.board.places[name])) for name in ("12V.D", "16V.Q")] == [3, 3]


@rule("ds.m10.charges")
def test_a_red_objective_is_kept_as_a_charge_and_others_give_experience_too() -> None:
    table = StationTable(["miranda"], at="17R.B", mission="m10")

    token = take_objective(table, "miranda", "17R.B", "red")

    assert [(one.token, one.rule) for one in happened(table.state.log or [], TokenKept)] == [
        (token, "ds.m10.charges")
    ]
    assert tokens_of(table.state, 0) == [token]
    assert table.survivor("miranda").ap == 5


@rule("ds.m10.charges")
@pytest.mark.parametrize("zone", [YELLOW_COLUMN, PINK_COLUMN])
def test_columns_cannot_be_taken(zone: str) -> None:
    table = StationTable(["miranda"], at=zone, mission="m10")
    table.turn("miranda")

    assert not table.offers(TakeObjective)


@rule("ds.m10.place-charge")
@pytest.mark.parametrize("zone", [YELLOW_COLUMN, PINK_COLUMN])
def test_charges_are_placed_at_a_column_for_an_action_each_and_not_a_third(zone: str) -> None:
    table = StationTable(["miranda"], at=zone, mission="m10")
    give_charges(table, "miranda", 3)
    table.turn("miranda")

    first = table.choose(PlaceCharge, zone=zone)
    second = table.choose(PlaceCharge, zone=zone)

    assert [one.charges for one in happened([*first, *second], ChargePlaced)] == [1, 2]
    assert table.survivor("miranda").actions == 1
    assert len(tokens_of(table.state, 0)) == 1
    assert not table.offers(PlaceCharge)


@rule("ds.m10.place-charge")
def test_without_a_charge_or_away_from_a_column_none_is_placed() -> None:
    table = StationTable(["miranda"], at=YELLOW_COLUMN, mission="m10")
    table.turn("miranda")
    assert not table.offers(PlaceCharge)

    give_charges(table, "miranda", 1)
    table.survivor("miranda").zone = table.zone("16V.Q")
    table.turn("miranda")

    assert not table.offers(PlaceCharge)


@rule("ds.m10.detonate")
def test_after_the_second_charge_a_column_may_be_destroyed_in_anyones_turn_without_an_action() -> None:
    assert not charged(yellow=1).offers(Detonate)

    table = charged()
    assert [option.colour for option in table.offered(Detonate)] == [YELLOW]
    events = table.choose(Detonate)

    assert [(one.survivor, one.colour) for one in happened(events, ColumnDestroyed)] == [(0, YELLOW)]
    assert table.survivor("miranda").actions == 3


@rule("ds.m10.detonate")
def test_the_pink_column_comes_down_after_the_yellow_one_only() -> None:
    table = charged(pink=2)
    assert [option.colour for option in table.offered(Detonate)] == [YELLOW]

    table.choose(Detonate)

    assert [option.colour for option in table.offered(Detonate)] == [PINK]


@rule("ds.m10.collapse-yellow")
def test_the_yellow_column_takes_its_tiles_and_everything_on_them() -> None:
    table = charged(xenos={"12V.E": {"worker": 2, "tank": 1}, "17R.B": {"worker": 1}})
    gun = next(n for n, one in enumerate(table.state.machines) if one.zone == table.zone("12V.B"))
    gone = {name: table.zone(name) for name in ("12V.E", "12V.B", "16V.A", "16V.a1")}
    reserve = list(table.state.reserve)
    table.close("12V.E", "12V.F")

    events = table.choose(Detonate)

    assert {(one.kind, one.count) for one in happened(events, XenosCrushed)} == {
        (table.kind("worker"), 2),
        (table.kind("tank"), 1),
    }
    assert happened(events, AdrenalineGained) == []
    assert table.state.reserve[table.kind("worker")] == reserve[table.kind("worker")] + 2
    assert table.xenos("17R.B") == {"worker": 1}
    assert [one.machine for one in happened(events, MachineDestroyed)] == [gun]
    assert not set(gone) & set(table.state.board.places)
    for zone in gone.values():
        assert table.state.board.ways.neighbours[zone] == []
        assert table.state.board.cells[zone] == []
    assert [one for one in table.state.objectives if one.zone in gone.values()] == []
    assert table.state.doors == []
    assert ending(table) == ""
    TITLE.check_conservation(table.state)


@rule("ds.m10.collapse-yellow")
def test_a_zone_astride_stays_with_who_stands_there_but_loses_its_tokens() -> None:
    table = charged("18V.a1", xenos={"18V.a1": {"worker": 1}})
    table.state.noise[table.zone("18V.a1")] = 2
    assert table.zone("18V.a1") == table.zone("16V.c1")

    events = table.choose(Detonate)

    assert [one.zone for one in happened(events, SpawnZoneDestroyed)] == [table.zone("18V.a1")]
    assert table.survivor("miranda").zone == table.zone("18V.a1")
    assert table.xenos("18V.a1") == {"worker": 1}
    assert table.noise("18V.a1") == 0
    assert len(table.state.board.cells[table.zone("18V.a1")]) == 2
    assert ending(table) == ""


@rule("ds.m10.collapse-yellow")
def test_a_survivor_under_the_column_is_eliminated_and_all_is_lost() -> None:
    table = charged("12V.E")

    events = table.choose(Detonate)

    assert [(one.survivor, one.rule) for one in happened(events, SurvivorEliminated)] == [
        (0, "ds.m10.collapse-yellow")
    ]
    assert ending(table) == "ds.victory.lose-survivor"


def collapsed(zone: str = "17R.c1", xenos: dict[str, dict[str, int]] | None = None) -> StationTable:
    """Return a table at which both columns have just come down."""
    table = charged(zone, pink=2, xenos=xenos)
    table.choose(Detonate)
    table.choose(Detonate)
    return table


@rule("ds.m10.collapse-pink")
def test_the_pink_column_takes_the_other_two_tiles() -> None:
    table = collapsed(xenos={"18V.A": {"hunter": 2}, "15V.B": {"worker": 1}})

    assert table.state.reserve[table.kind("hunter")] == 14
    assert table.xenos("15V.B") == {"worker": 1}
    left = {name.partition(".")[0] for name in table.state.board.places}
    assert {"17R", "15V"} <= left
    assert not {"13R.A", "13R.Q", "18V.A", "18V.Q"} & set(table.state.board.places)
    assert table.state.prototype_zones == [table.zone("15V.Q")]
    TITLE.check_conservation(table.state)


@rule("ds.m10.shift-17-18", "ds.m10.shift-13-15")
@pytest.mark.parametrize(
    ("zone", "other", "shift"),
    [("17R.a2", "18V.b3", "ds.m10.shift-17-18"), ("15V.b1", "13R.c2", "ds.m10.shift-13-15")],
)
def test_spawn_zones_and_pits_astride_move_to_the_side_that_is_left(
    zone: str, other: str, shift: str
) -> None:
    table = charged(pink=2)
    assert table.zone(zone) == table.zone(other)
    table.choose(Detonate)
    events = table.choose(Detonate)

    moved = {(one.zone, one.rule) for one in happened(events, SpawnTokenMoved)}
    assert (table.zone(zone), shift) in moved
    assert table.zone(zone) in [token.zone for token in table.state.spawns]
    assert table.state.pits[table.zone(zone)] == OPEN_PIT
    assert len(table.state.board.cells[table.zone(zone)]) == 1


def test_other_pits_go_with_the_ground() -> None:
    table = charged()
    table.dig("16V.c1")
    zone = table.zone("16V.c1")

    table.choose(Detonate)

    assert table.state.pits[zone] == NO_PIT


def test_doorways_and_ways_into_the_gap_are_no_more() -> None:
    table = collapsed("17R.a2", xenos={"17R.c1": {"worker": 1}})

    near = table.state.board.ways.neighbours[table.zone("17R.a2")]
    left = {cell for cells in table.state.board.cells for cell in cells}
    assert len(left) == 18
    assert near
    assert all(table.state.board.cells[zone] for zone in near)
    doors = [table.state.station_board.station.doorways[one.door] for one in table.offered(CloseDoor)]
    assert doors == [tuple(sorted((table.zone("17R.a2"), table.zone("17R.A"))))]
    table.run(Activate(all_kinds(table.state)))
    assert sum(table.state.zombies) == 1


def test_a_board_with_a_gap_is_saved_and_found_again() -> None:
    table = collapsed()
    codec = TITLE.codec()

    again = codec.decode(codec.encode(table.state))

    assert again.station_board.station.stage == 2
    assert again.board.cells == table.state.board.cells
    assert codec.hash(again) == codec.hash(table.state)


@rule("ds.m10.win")
def test_both_columns_come_first_then_everyone_leaves() -> None:
    table = charged("15V.c3", pink=2)
    table.choose(DoNothing)
    assert not isinstance(table.asking, AskEscape)
    table.turn("miranda")
    table.choose(Detonate)
    table.choose(Detonate)
    assert ending(table) == ""

    table.choose(DoNothing)
    table.choose(Leave)

    assert ending(table) == "won"


@rule("ds.m10.win")
def test_without_charges_for_both_columns_the_game_is_lost() -> None:
    table = StationTable(["miranda"], at="17R.c1", mission="m10")
    goals = table.state.scenario.goals
    red = [n for n, one in enumerate(table.state.objectives) if one.colour == RED]
    table.state.objectives[red[0]] = Objective(OFF_BOARD, RED, False)
    assert all(goal.is_possible(table.state) for goal in goals)

    table.state.objectives[red[1]] = Objective(OFF_BOARD, RED, False)

    assert not goals[0].is_possible(table.state)


def test_what_is_told_of_a_collapse_leads_to_what_is_shown() -> None:
    table = charged(pink=2, xenos={"12V.E": {"worker": 2, "tank": 1}, "18V.A": {"worker": 1}})
    presentation = TITLE.presentation

    for key in ("m10~1", "m10~2"):
        before = standing(presentation.scene(table.state, None, "en"))
        told = presentation.told(table.state, table.choose(Detonate), None, "en")
        scene = presentation.scene(table.state, None, "en")
        board = presentation.board(table.state, "en")

        assert after(before, told) == standing(scene)
        assert [effect.op for one in told for effect in one.effects].count("board") == 1
        assert scene.board == board.key == key
        zones = {zone.id for zone in board.zones}
        assert [piece for piece in scene.pieces if piece.zone not in zones] == []
        pointed = [
            target
            for one in presentation.offers(table.state, table.state.offered, "en")
            for target in one.targets
        ]
        assert {target for target in pointed if target.startswith("zone/")} <= zones
        shown = {effect.zone for one in told for effect in one.effects if effect.zone}
        assert shown <= zones
