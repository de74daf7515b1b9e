"""What bots know about the work of missions: keys, doors, tools, Machines, ground that goes."""

import pytest

from tests.games.zombicide.dark_side.mission_table import lay_objective
from tests.games.zombicide.dark_side.station_table import StationTable, mission_rule_of
from veglia.games.zombicide.dark_side.bots.duties import (
    DOOR,
    FAR,
    away,
    dispatch,
    keys,
    searching,
    tools_of,
    work,
)
from veglia.games.zombicide.dark_side.bots.settings import evaluation, numbers
from veglia.games.zombicide.dark_side.rules.actions.grenade import GRENADE, ThrowGrenade
from veglia.games.zombicide.dark_side.rules.doors import put_door
from veglia.games.zombicide.dark_side.rules.missions.kept import KEPT
from veglia.games.zombicide.dark_side.rules.missions.laboratory import WAYS_TO_COME, Laboratory
from veglia.games.zombicide.dark_side.rules.state import NEUTRAL, Door, Machine
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.companions import hold_token
from veglia.games.zombicide.engine.rules.state import NO_CARD, OFF_BOARD, Objective

WEIGHTS = Weights(**numbers())


def test_a_door_that_can_be_opened_is_no_more_than_a_halt() -> None:
    table = StationTable(["miranda"], at="12R.A")
    here, there = table.zone("12R.A"), table.zone("12R.B")
    before = away(table.state, here, there)
    table.close("12R.A", "12R.B")

    assert before == 1
    assert away(table.state, here, there) == 1 + DOOR


def test_who_has_to_go_farther_than_the_first_title_reckons_with_still_comes_nearer() -> None:
    table = StationTable(["miranda"], at="13R.a3", mission="m4")
    far = table.zone("17V.c2")
    ways = table.state.board.ways
    start = table.survivor("miranda").zone

    assert 12 < ways.distance(start, far) < FAR
    assert dispatch(table.state, [0], [far], 0) == ways.distance(start, far)


def test_the_key_of_a_door_that_bars_the_way_out_comes_first() -> None:
    table = StationTable(["miranda"])
    key = next(
        number for number, token in enumerate(table.state.objectives) if token.zone == table.zone("13R.A")
    )

    assert keys(table.state) == [[table.zone("13R.A")]]
    before = work(table.state, WEIGHTS)
    token = table.state.objectives[key]
    table.state.objectives[key] = Objective(OFF_BOARD, token.colour, True, False)
    assert keys(table.state) == []
    assert work(table.state, WEIGHTS) > before


def test_a_remote_control_within_reach_is_worth_taking_though_its_machine_is_far() -> None:
    table = StationTable(["miranda"], at="15R.A", mission="m7")
    state = table.state
    yellow = next(
        number for number, token in enumerate(state.objectives) if token.zone == table.zone("13R.A")
    )
    green = next(number for number, token in enumerate(state.objectives) if token.zone == table.zone("15R.A"))
    state.objectives[yellow] = Objective(OFF_BOARD, state.objectives[yellow].colour, True, False)
    before = evaluation().points(state, 0)
    state.objectives[green] = Objective(OFF_BOARD, state.objectives[green].colour, True, False)
    hold_token(state, green, table.who("miranda"))

    assert evaluation().points(state, 0) > before


def test_a_machine_to_be_brought_out_is_better_nearer_to_the_exit() -> None:
    table = StationTable(["miranda"], at="15R.A", mission="m7")
    state = table.state
    looks = []
    for place in ("16R.c3", "12R.c3"):
        state.machines[0] = Machine(state.machines[0].kind, table.zone(place), False)
        looks.append(work(state, WEIGHTS))

    assert looks[0] != looks[1]
    nearer = state.board.paths.distance(table.zone("12R.c3"), state.exit_zone())
    farther = state.board.paths.distance(table.zone("16R.c3"), state.exit_zone())
    assert (looks[1] > looks[0]) == (nearer < farther)


def test_grenades_are_thrown_into_a_pit_only_when_all_it_needs_are_at_hand() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at="14R.a3",
        mission="m4",
        skills={"miranda": ["enhanced_senses"], "drake": ["enhanced_senses"]},
    )
    pit = table.zone("14R.b3")
    table.state.turn.active = table.who("miranda")
    table.survivor("miranda").actions = 3
    table.equip("miranda", ["seismic_grenade"])
    throw = ThrowGrenade(table.survivor("miranda").cards[0], NO_CARD, pit)

    assert not evaluation().considers(table.state, throw)
    table.equip("drake", ["seismic_grenade"])
    assert evaluation().considers(table.state, throw)
    table.survivor("drake").has_acted = True
    table.survivor("drake").actions = 0
    assert not evaluation().considers(table.state, throw)


def test_every_grenade_that_is_found_is_a_piece_of_the_work() -> None:
    table = StationTable(["miranda"], at="14R.a3", mission="m4")
    bury = next(goal for goal in table.state.scenario.goals if goal.id == "bury_pits")
    none = bury.left(table.state)
    table.equip("miranda", ["seismic_grenade", "seismic_grenade"])
    two = bury.left(table.state)
    table.state.pieces.blasts = [table.zone("14R.b3")]

    assert (none, two, bury.left(table.state)) == (4.0, 3.0, 2.0)
    assert bury.targets(table.state).count(table.zone("14R.b3")) == 1


def test_who_holds_a_welder_is_drawn_to_the_accesses() -> None:
    table = StationTable(["miranda", "drake"], at={"miranda": "11V.A", "drake": "18R.A"}, mission="m6")
    state = table.state
    number = next(at for at, token in enumerate(state.objectives) if token.zone == table.zone("12V.C"))
    state.objectives[number] = Objective(OFF_BOARD, state.objectives[number].colour, True, False)
    hold_token(state, number, table.who("miranda"))
    weld = next(goal for goal in state.scenario.goals if goal.id == "weld_accesses")

    assert tools_of(state, table.who("miranda"), (KEPT,)) == 1
    assert tools_of(state, table.who("drake"), (KEPT,)) == 0
    assert set(weld.targets(state)) == {table.zone(name) for name in ("11V.A", "14V.A", "18R.B")}
    assert tools_of(state, table.who("miranda"), (GRENADE,)) == 0


def test_once_a_column_is_charged_everyone_leaves_what_comes_down_with_it() -> None:
    table = StationTable(["miranda"], at="12V.D", mission="m10")
    yellow = next(goal for goal in table.state.scenario.goals if goal.id == "collapse_yellow")

    assert yellow.shelters(table.state) == []
    table.state.pieces.charges = [table.zone("16V.A")] * 2
    shelters = yellow.shelters(table.state)
    assert table.zone("12V.D") not in shelters
    assert table.zone("15V.A") in shelters
    inside = work(table.state, WEIGHTS)
    table.survivor("miranda").zone = table.zone("18V.A")
    assert work(table.state, WEIGHTS) > inside


@pytest.mark.parametrize(("zone", "far"), [("12R.Q", 0.0), ("12R.A", 1.0)])
def test_soldiers_go_to_security_rooms_to_search(zone: str, far: float) -> None:
    table = StationTable(["miranda"], at=zone)

    assert (searching(table.state, [table.who("miranda")]) == 0.0) == (far == 0.0)


def test_with_a_drone_any_room_will_do() -> None:
    table = StationTable(["miranda"], at="12R.A", gear={"miranda": [None, None, "seeker_drone"]})

    assert searching(table.state, [table.who("miranda")]) == 0.0


def test_hidden_objectives_may_be_the_key() -> None:
    table = StationTable(["miranda"], at="15V.c1", mission="m1")
    lay_objective(table, "14R.A", "pink")

    assert all(table.zone("14R.A") in zones for zones in keys(table.state))
    assert len(keys(table.state)) == 2


def test_the_last_piece_of_work_does_not_look_dear_because_the_way_out_is_long() -> None:
    table = StationTable(["miranda", "drake", "reese"], at="15V.A", mission="m5")
    state = table.state
    pink, yellow = (
        lay_objective(table, zone, colour) for zone, colour in (("14V.A", "pink"), ("15V.A", "yellow"))
    )
    state.objectives[pink] = Objective(OFF_BOARD, state.objectives[pink].colour, True, False)
    before = work(state, WEIGHTS)
    state.objectives[yellow] = Objective(OFF_BOARD, state.objectives[yellow].colour, True, False)

    assert work(state, WEIGHTS) > before + WEIGHTS.goal


def test_the_last_charge_does_not_look_dear_because_everyone_has_to_leave() -> None:
    table = StationTable(["miranda", "drake", "reese"], at="16V.A", mission="m10")
    looks = []
    for charges in (1, 2):
        table.state.pieces.charges = [table.zone("16V.A")] * charges
        looks.append(work(table.state, WEIGHTS))

    assert looks[1] > looks[0]


def test_shutting_the_laboratory_off_does_not_look_dear_because_of_xenos_inside() -> None:
    table = StationTable(["miranda"], at="15R.Q", mission="m3", xenos={"14V.A": {"worker": 2}})
    clear = next(goal for goal in table.state.scenario.goals if goal.id == "clear_building")
    before = clear.left(table.state)
    lab = mission_rule_of(table.state, Laboratory)
    for access in lab.accesses:
        put_door(table.state, Door(access, NEUTRAL, True, False, True))

    assert lab.is_sealed(table.state)
    assert clear.left(table.state) == pytest.approx(before - WAYS_TO_COME)
