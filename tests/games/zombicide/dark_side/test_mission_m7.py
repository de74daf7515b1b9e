"""M7: a hacked door, and a Bot that is led out through the Exit."""

from tests.games.zombicide.dark_side.mission_table import begun, ending
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.door import CloseDoor, OpenDoor
from veglia.games.zombicide.dark_side.rules.actions.machine import MoveWithMachine, SendMachine
from veglia.games.zombicide.dark_side.rules.damage import destroy_machine
from veglia.games.zombicide.dark_side.rules.doors import door_at
from veglia.games.zombicide.dark_side.rules.events import DoorDestroyed
from veglia.games.zombicide.dark_side.rules.mission_events import MachineLeft
from veglia.games.zombicide.dark_side.rules.missions.bringing_out import AskMachineOut, LeadOut
from veglia.games.zombicide.dark_side.rules.state import Machine
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.turn import AskEscape, DoNothing, Stay

BOT = 0


def take(table: StationTable, name: str, zone: str) -> None:
    table.survivor(name).zone = table.zone(zone)
    table.turn(name)
    table.choose(TakeObjective)


def put_bot(table: StationTable, zone: str) -> None:
    table.state.machines[BOT] = Machine(table.state.machines[BOT].kind, table.zone(zone), False)


def end_turn(table: StationTable, name: str) -> None:
    table.turn(name)
    table.choose(DoNothing)


@rule("ds.m7.yellow-door")
def test_the_yellow_door_can_be_neither_opened_nor_broken_before_its_time() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "17V.b1", "drake": "17V.Q"},
        mission="m7",
        xenos={"17V.b1": {"worker": 1}},
    )
    door = table.doorway("17V.b1", "17V.Q")
    table.turn("miranda")
    assert not table.offers(OpenDoor, door=door)

    table.survivor("miranda").zone = table.zone("18R.c1")
    events = table.run(Activate(all_kinds(table.state)))

    assert happened(events, DoorDestroyed) == []
    there = door_at(table.state, door)
    assert there is not None
    assert there.is_closed


@rule("ds.m7.yellow-door")
def test_it_opens_the_moment_the_yellow_objective_is_taken_and_is_a_door_like_others() -> None:
    table = StationTable(["miranda"], at="13R.A", mission="m7")
    door = table.doorway("17V.b1", "17V.Q")

    take(table, "miranda", "13R.A")

    there = door_at(table.state, door)
    assert there is not None
    assert (there.is_closed, there.is_sealed, there.is_destroyed) == (False, False, False)
    table.survivor("miranda").zone = table.zone("17V.Q")
    table.turn("miranda")
    assert table.offers(CloseDoor, door=door)


@rule("ds.m7.bot-exit")
def test_the_green_objective_lies_open_and_controls_the_bot() -> None:
    state = begun("m7")
    assert [one.is_hidden for one in state.objectives if one.colour == 1] == [False]

    table = StationTable(["miranda"], at="15R.A", mission="m7")
    table.turn("miranda")
    assert not table.offers(SendMachine)
    take(table, "miranda", "15R.A")
    take(table, "miranda", "13R.A")

    assert table.offers(SendMachine, machine=BOT)


@rule("ds.m7.bot-exit", "ds.m7.win")
def test_its_controller_may_lead_it_out_at_the_end_of_the_turn_and_wins() -> None:
    table = StationTable(["miranda", "drake"], at={"miranda": "15R.A", "drake": "18R.c1"}, mission="m7")
    take(table, "miranda", "15R.A")
    take(table, "miranda", "13R.A")
    put_bot(table, "12R.a1")

    end_turn(table, "drake")
    assert not isinstance(table.asking, AskMachineOut)
    end_turn(table, "miranda")
    assert isinstance(table.asking, AskMachineOut)
    table.choose(Stay)
    assert ending(table) == ""
    end_turn(table, "miranda")
    events = table.choose(LeadOut)

    assert [(one.survivor, one.machine, one.rule) for one in happened(events, MachineLeft)] == [
        (0, BOT, "ds.m7.bot-exit")
    ]
    assert ending(table) == "won"


@rule("ds.m7.bot-exit")
def test_xenos_at_the_exit_keep_it_from_leaving() -> None:
    table = StationTable(["miranda"], at="15R.A", mission="m7", xenos={"12R.a1": {"worker": 1}})
    take(table, "miranda", "15R.A")
    take(table, "miranda", "13R.A")
    put_bot(table, "12R.a1")

    end_turn(table, "miranda")

    assert not isinstance(table.asking, AskMachineOut)


@rule("ds.m7.win")
def test_before_the_yellow_objective_it_does_not_leave_and_survivors_never_do() -> None:
    table = StationTable(["miranda"], at="15R.A", mission="m7")
    take(table, "miranda", "15R.A")
    put_bot(table, "12R.a1")
    table.survivor("miranda").zone = table.zone("12R.a1")

    end_turn(table, "miranda")
    assert not isinstance(table.asking, AskMachineOut)
    take(table, "miranda", "13R.A")
    table.survivor("miranda").zone = table.zone("12R.a1")
    put_bot(table, "17V.Q")
    end_turn(table, "miranda")

    assert not isinstance(table.asking, AskEscape)


@rule("ds.m7.bot-destroyed")
def test_the_end_of_the_bot_is_the_end_of_the_mission() -> None:
    table = StationTable(["miranda"], at="15R.A", mission="m7")

    destroy_machine(table.state, BOT, "ds.machine.destroyed-damage")

    assert ending(table) == "ds.m7.bot-destroyed"


@rule("ds.machine.bot-escort")
def test_the_bot_walks_beside_its_controller() -> None:
    table = StationTable(["miranda"], at="15R.A", mission="m7")
    take(table, "miranda", "15R.A")
    take(table, "miranda", "13R.A")
    put_bot(table, "13R.A")
    table.turn("miranda")

    table.choose(MoveWithMachine, machine=BOT, zone="13R.Q")

    assert table.state.machines[BOT].zone == table.survivor("miranda").zone == table.zone("13R.Q")
