"""Moving, doors, and Noise."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.door import CloseDoor, OpenDoor
from veglia.games.zombicide.dark_side.rules.actions.make_noise import Shout
from veglia.games.zombicide.dark_side.rules.doors import door_at, neutral_doors_left
from veglia.games.zombicide.dark_side.rules.events import DoorDestroyed, NoiseMade
from veglia.games.zombicide.dark_side.rules.noise import RemoveNoise, destinations, loudness
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import PaidForZombies, ZombiesMoved
from veglia.games.zombicide.engine.rules.state import Objective
from veglia.games.zombicide.engine.rules.turn import DoNothing


def moves(table: StationTable, name: str) -> set[int]:
    table.turn(name)
    return {option.zone for option in table.offered(MoveTo)}


def zones(table: StationTable, *names: str) -> set[int]:
    return {table.zone(name) for name in names}


@rule("ds.move.adjacent", "ds.act.move", "ds.move.corridor-free", "ds.def.zone-corridor-tunnel")
def test_ds_ex_move_no_diagonal() -> None:
    table = StationTable(["reese"], at="13R.c3")
    assert moves(table, "reese") == zones(table, "13R.c2", "13R.b3")

    table.choose(MoveTo, zone="13R.c2")
    table.choose(MoveTo, zone="13R.A")

    # The room across the corner takes two Moves.
    assert table.survivor("reese").actions == 1


@rule("ds.move.room-needs-opening", "ds.move.room-to-room", "ds.move.closed-door-blocks", "ds.def.zone-room")
def test_ds_ex_move_rooms() -> None:
    table = StationTable(["miles"], at="12R.A")
    assert moves(table, "miles") == zones(table, "12R.B", "12R.Q")

    table.close("12R.A", "12R.B")
    assert moves(table, "miles") == zones(table, "12R.Q")

    table.choose(OpenDoor, door=table.doorway("12R.A", "12R.B"))
    assert {option.zone for option in table.offered(MoveTo)} == zones(table, "12R.B", "12R.Q")


@rule("ds.move.destroyed-door-open")
def test_a_destroyed_door_can_be_walked_through() -> None:
    table = StationTable(["miles"], at="12R.A", xenos={"12R.B": {"worker": 1}})
    table.close("12R.A", "12R.B")
    table.run(Activate(all_kinds(table.state)))

    assert moves(table, "miles") == zones(table, "12R.B", "12R.Q")


@rule("ds.act.move-xeno-cost", "ds.act.move-unaffordable")
@pytest.mark.parametrize(("workers", "left"), [(0, 3), (2, 1), (3, 0)])
def test_ds_ex_move_cost(workers: int, left: int) -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": workers}} if workers else {})
    table.turn("miranda", actions=4)

    events = table.choose(MoveTo, zone="12R.B")

    assert [event.count for event in happened(events, PaidForZombies)] == ([workers] if workers else [])
    assert table.survivor("miranda").actions == left


@rule("ds.act.move-unaffordable")
def test_who_cannot_pay_for_all_xenos_stays() -> None:
    table = StationTable(at="12R.A", xenos={"12R.A": {"worker": 3}})

    assert moves(table, "miranda") == set()


@rule("ds.act.door", "ds.act.door-any-side", "ds.pit.doors-usable")
def test_a_survivor_closes_any_doorway_of_its_zone_once_per_turn_for_free() -> None:
    table = StationTable(at="12R.A")
    table.dig("12R.Q")
    table.turn("miranda")
    assert {option.door for option in table.offered(CloseDoor)} == {
        table.doorway("12R.A", "12R.B"),
        table.doorway("12R.A", "12R.Q"),
    }

    table.choose(CloseDoor, door=table.doorway("12R.A", "12R.Q"))

    assert table.survivor("miranda").actions == 3
    assert not table.offers(CloseDoor)
    assert not table.offers(OpenDoor)


@rule("ds.act.door")
def test_a_door_can_be_handled_when_all_actions_are_spent() -> None:
    table = StationTable(at="12R.A")
    table.turn("miranda", actions=1)
    table.choose(Shout)

    assert table.survivor("miranda").actions == 0
    assert table.offers(CloseDoor)
    assert table.offers(DoNothing)


@rule("ds.act.door")
def test_an_opened_door_goes_back_to_the_others() -> None:
    table = StationTable(at="12R.A")
    doorway = table.close("12R.A", "12R.B")
    assert neutral_doors_left(table.state) == 4
    table.turn("miranda")

    table.choose(OpenDoor, door=doorway)

    assert neutral_doors_left(table.state) == 5
    assert table.zone("12R.B") in table.state.board.ways.neighbours[table.zone("12R.A")]


@rule("ds.act.door-supply")
def test_with_all_five_doors_on_the_board_no_other_can_be_closed() -> None:
    table = StationTable(at="16R.Q")
    for one, other in (
        ("12R.A", "12R.B"),
        ("12R.A", "12R.Q"),
        ("12R.Q", "13R.Q"),
        ("13R.Q", "13R.A"),
        ("13R.A", "13R.c2"),
    ):
        table.close(one, other)

    table.turn("miranda")

    assert not table.offers(CloseDoor)


@rule("ds.act.door-destroyed", "ds.token.door-sides")
def test_a_destroyed_door_stays_and_lowers_the_supply() -> None:
    table = StationTable(at="12R.A", xenos={"12R.B": {"worker": 1}})
    doorway = table.close("12R.A", "12R.B")
    table.run(Activate(all_kinds(table.state)))
    table.clear_zombies()
    table.turn("miranda")

    assert doorway not in {option.door for option in table.offered(CloseDoor)}
    assert doorway not in {option.door for option in table.offered(OpenDoor)}
    assert neutral_doors_left(table.state) == 4


@rule("ds.act.door-coloured", "ds.mission.key-door", "ds.m0.yellow-door")
def test_the_yellow_door_opens_when_the_yellow_objective_has_been_taken() -> None:
    table = StationTable(at="10V.b3")
    doorway = table.doorway("10V.A", "10V.b3")
    table.turn("miranda")
    assert not table.offers(OpenDoor)

    yellow = next(n for n, token in enumerate(table.state.objectives) if token.colour == 4)
    table.state.objectives[yellow] = Objective(-1, 4, True)
    table.turn("miranda")
    table.choose(OpenDoor, door=doorway)

    assert table.zone("10V.A") in table.state.board.ways.neighbours[table.zone("10V.b3")]
    there = door_at(table.state, doorway)
    assert there is not None
    assert (there.is_closed, there.is_destroyed, there.is_sealed) == (False, False, False)
    # It may be closed again, and does not come from the supply.
    table.turn("miranda")
    assert table.offers(CloseDoor, door=doorway)
    assert neutral_doors_left(table.state) == 5


@rule("ds.xmove.doors-ignored-in-path", "ds.xmove.destroy-door", "ds.xmove.door-group")
def test_ds_ex_door_destroyed_by_xenos() -> None:
    table = StationTable(at="12R.A", xenos={"12R.B": {"worker": 3, "tank": 1}})
    doorway = table.close("12R.A", "12R.B")

    events = table.run(Activate(all_kinds(table.state)))

    assert [event.door for event in happened(events, DoorDestroyed)] == [doorway]
    assert happened(events, ZombiesMoved) == []
    assert table.xenos("12R.B") == {"worker": 3, "tank": 1}
    assert [door.is_destroyed for door in table.state.doors if door.doorway == doorway] == [True]


@rule("ds.xmove.destroy-door", "ds.hunter.recheck")
def test_a_hunter_breaks_the_door_and_comes_through() -> None:
    table = StationTable(at="12R.A", xenos={"12R.B": {"hunter": 1}})
    table.close("12R.A", "12R.B")

    table.run(Activate(all_kinds(table.state)))

    assert table.xenos("12R.A") == {"hunter": 1}


# Noise


@rule("ds.noise.noisy-symbol", "ds.noise.silent-symbol", "ds.noise.one-per-action", "ds.noise.token-stays")
def test_ds_ex_noise_drake() -> None:
    table = StationTable(
        ["drake"],
        (6, 6, 1, 5, 5, 5),
        at="12R.A",
        gear={"drake": ["sledgehammer", "assault_rifle"]},
        xenos={"12R.A": {"worker": 1}},
    )
    table.turn("drake")
    table.choose(MeleeAttack, card="sledgehammer")
    assert table.noise("12R.A") == 0

    events = table.choose(RangedAttack, card="assault_rifle", zone="12R.B")
    table.choose(MoveTo, zone="12R.Q")

    assert len(happened(events, NoiseMade)) == 1
    assert (table.noise("12R.A"), table.noise("12R.Q")) == (1, 0)


@rule("ds.noise.survivor-counts", "ds.noise.machine-counts")
def test_survivors_and_active_machines_are_heard() -> None:
    table = StationTable(["miranda", "drake"], at="12R.A")
    table.add_machine("avenger_bot", "12R.A", active=True)
    table.add_machine("maul_sentry_gun", "12R.A")
    table.state.noise[table.zone("12R.A")] = 2

    assert loudness(table.state)[table.zone("12R.A")] == 5


@rule("ds.xmove.destination-noise")
def test_where_nothing_is_heard_xenos_have_nowhere_to_go() -> None:
    table = StationTable(at={}, xenos={"12R.A": {"worker": 1}})
    assert destinations(table.state, table.zone("12R.A")) == []

    table.state.noise[table.zone("12R.B")] = 1

    assert destinations(table.state, table.zone("12R.A")) == [table.zone("12R.B")]


@rule("ds.act.make-noise")
def test_make_noise_puts_a_token_into_the_own_zone() -> None:
    table = StationTable(at="12R.A")
    table.turn("miranda")

    table.choose(Shout)
    table.choose(Shout)

    assert table.noise("12R.A") == 2
    assert table.survivor("miranda").actions == 1


@rule("ds.round.end-phase-noise")
def test_noise_is_gone_in_the_end_phase() -> None:
    table = StationTable(at="12R.A")
    table.state.noise[table.zone("12R.A")] = 2

    table.run(RemoveNoise())

    assert table.noise("12R.A") == 0
