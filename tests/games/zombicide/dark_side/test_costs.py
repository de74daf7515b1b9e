"""What Actions cost, when they can be paid, and what they use up."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.door import CloseDoor, OpenDoor
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine, SendMachine
from veglia.games.zombicide.dark_side.rules.actions.make_noise import Shout
from veglia.games.zombicide.dark_side.rules.actions.prototype import TakePrototype
from veglia.games.zombicide.dark_side.rules.actions.ration import EatRation
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.rules.doors import neutral_doors_left
from veglia.games.zombicide.dark_side.rules.events import (
    CamouflageLost,
    DoorClosed,
    DoorOpened,
    MachineMoved,
    ObjectivesBuried,
    RationEaten,
)
from veglia.games.zombicide.dark_side.rules.missions.drones import TakeDrone
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.events import EquipmentReshuffled, NothingFound, PaidForZombies
from veglia.kernel.machine import Option

RATION: list[str | None] = [None] * 4 + ["food_ration"]


@rule("ds.act.door")
def test_a_doorway_that_is_closed_is_closed() -> None:
    table = StationTable(at="12R.A")
    table.turn("miranda")
    doorway = table.doorway("12R.A", "12R.B")

    events = table.choose(CloseDoor, door=doorway)

    assert [(event.survivor, event.door, event.rule) for event in happened(events, DoorClosed)] == [
        (0, doorway, "ds.act.door")
    ]
    assert neutral_doors_left(table.state) == 4
    assert table.zone("12R.B") not in table.state.board.ways.neighbours[table.zone("12R.A")]


@rule("ds.act.door")
def test_opening_is_the_door_activation_of_the_turn_too() -> None:
    table = StationTable(at="12R.A")
    doorway = table.close("12R.A", "12R.B")
    table.close("12R.A", "12R.Q")
    table.turn("miranda")

    events = table.choose(OpenDoor, door=doorway)

    assert [event.door for event in happened(events, DoorOpened)] == [doorway]
    assert not table.offers(OpenDoor)
    assert not table.offers(CloseDoor)


@rule("ds.grenade.use", "ds.act.ranged")
def test_a_throw_costs_an_action_and_needs_a_grenade() -> None:
    table = StationTable(at="12R.A", gear={"miranda": ["electrified_baton", "seismic_grenade"]})
    table.turn("miranda")
    assert {option.card for option in table.offered(ThrowGrenade)} == {table.card("seismic_grenade")}

    table.choose(ThrowGrenade, zone="12R.B")
    assert table.survivor("miranda").actions == 2
    assert not table.offers(ThrowGrenade)

    bare = StationTable(at="12R.A", gear={"miranda": ["electrified_baton"]})
    bare.turn("miranda")
    assert not bare.offers(ThrowGrenade)


@rule("ds.skill.camouflage-loss")
def test_a_throw_ends_camouflage() -> None:
    table = StationTable(at="12R.A", gear={"miranda": ["seismic_grenade"]})
    table.state.camouflaged.append(0)
    table.turn("miranda")

    events = table.choose(ThrowGrenade, zone="12R.B")

    assert happened(events, ObjectivesBuried) == []
    assert len(happened(events, CamouflageLost)) == 1
    assert table.state.camouflaged == []


@rule("ds.skill.camouflage-loss")
@pytest.mark.parametrize("deed", [SendMachine, FireMachine])
def test_using_a_machine_ends_camouflage(deed: type[Option]) -> None:
    table = StationTable(at="12R.B", dice=(1, 1, 1), skills={"miranda": ["remote_control_bot"]})
    table.add_machine("avenger_bot", "16R.A")
    table.state.camouflaged.append(0)
    table.turn("miranda")

    events = table.choose(deed, zone="16R.Q")

    assert len(happened(events, CamouflageLost)) == 1
    assert table.state.camouflaged == []


@rule("ds.machine.cost", "ds.machine.bot-move")
def test_a_bot_among_no_xenos_moves_for_one_action() -> None:
    table = StationTable(at="12R.B", skills={"miranda": ["remote_control_bot"]})
    bot = table.add_machine("avenger_bot", "16R.A")
    table.turn("miranda")

    events = table.choose(SendMachine, zone="16R.Q")

    assert [(event.machine, event.zone) for event in happened(events, MachineMoved)] == [
        (bot, table.zone("16R.Q"))
    ]
    assert happened(events, PaidForZombies) == []
    assert table.survivor("miranda").actions == 2


@rule("ds.focus.declare", "ds.act.machine")
@pytest.mark.parametrize(("kind", "left"), [("worker", {"worker": 1}), ("tank", {})])
def test_a_machine_concentrates_its_fire(kind: str, left: dict[str, int]) -> None:
    table = StationTable(
        at="12R.B",
        dice=(6, 6, 6),
        skills={"miranda": ["remote_control_bot"]},
        xenos={"16R.Q": {kind: 2 if kind == "worker" else 1}},
    )
    table.add_machine("avenger_bot", "16R.A")
    table.turn("miranda")

    table.choose(FireMachine, zone="16R.Q", kind=kind)

    # All successes go to the one target.
    assert table.xenos("16R.Q") == left


@rule("ds.skill.plus-1-free-action", "ds.act.make-noise", "ds.act.prototype-token", "ds.inv.backpack-support")
@pytest.mark.parametrize("deed", [Shout, TakePrototype, EatRation])
def test_a_free_combat_action_pays_for_nothing_else(deed: type[Option]) -> None:
    table = StationTable(
        at="12R.Q", gear={"miranda": RATION}, skills={"miranda": ["plus_1_free_combat_action"]}
    )
    table.turn("miranda", actions=1)

    table.choose(deed)

    assert table.survivor("miranda").actions == 0
    assert len(table.survivor("miranda").free) == 1


@rule("ds.skill.plus-1-free-action", "ds.act.make-noise", "ds.act.prototype-token", "ds.inv.backpack-support")
@pytest.mark.parametrize("deed", [Shout, TakePrototype, EatRation])
def test_with_a_free_combat_action_alone_nothing_else_is_offered(deed: type[Option]) -> None:
    gear: list[str | None] = ["pistol", *RATION[1:]]
    table = StationTable(
        at="12R.Q", gear={"miranda": gear}, skills={"miranda": ["plus_1_free_combat_action"]}
    )
    table.turn("miranda", actions=0)

    assert table.offers(RangedAttack)
    assert not table.offers(deed)


@rule("ds.act.make-noise", "ds.act.prototype-token", "ds.inv.backpack-support")
@pytest.mark.parametrize("deed", [Shout, TakePrototype, EatRation])
@pytest.mark.parametrize("actions", [0, 1])
def test_the_last_action_is_enough_and_none_is_not(deed: type[Option], actions: int) -> None:
    table = StationTable(at="12R.Q", gear={"miranda": RATION})
    table.turn("miranda", actions=actions)

    assert table.offers(deed) == (actions == 1)


@rule("ds.m5.setup-drones")
def test_a_drone_is_picked_up_for_an_action_and_taken_from_those_aside() -> None:
    table = StationTable(at={}, mission="m5", skills={"miranda": ["plus_1_free_combat_action"]})
    table.survivor("miranda").zone = table.state.pieces.drone_zones[0]
    table.turn("miranda", actions=0)
    assert not table.offers(TakeDrone)
    table.turn("miranda", actions=1)
    card = table.free_card("seeker_drone")

    table.choose(TakeDrone)

    assert table.survivor("miranda").actions == 0
    assert card not in table.state.aside
    assert card in table.survivor("miranda").cards


@rule("ds.inv.backpack-support")
def test_an_eaten_ration_is_discarded_and_others_are_not_eaten() -> None:
    table = StationTable(at="12R.A", gear={"miranda": [None] * 4 + ["minigun", "food_ration"]})
    card = table.card("food_ration")
    table.turn("miranda")

    events = table.choose(EatRation)

    assert [event.card for event in happened(events, RationEaten)] == [card]
    assert table.state.equipment.discards == [card]
    assert table.survivor("miranda").ap == 3


@rule("ds.act.search")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    table = StationTable(["cole"], at="12R.A", skills={"cole": []})
    deck = table.state.equipment
    keep = table.free_card("minigun")
    deck.pile.remove(keep)
    table.state.equipment.discards = [keep]
    spent, table.state.equipment.pile = table.state.equipment.pile, []
    table.state.prototypes += spent
    table.turn("cole")

    events = table.choose(SearchRoom)

    assert len(happened(events, EquipmentReshuffled)) == 1
    assert keep in table.survivor("cole").cards


@rule("ds.act.search-pit-spawn")
def test_pit_spawns_alone_are_no_find() -> None:
    table = StationTable(["cole"], at="12R.A", skills={"cole": []})
    state = table.state
    spawns = [card for card in state.equipment.pile if state.card(card).id == "pit_spawn_worker"]
    state.prototypes += [card for card in state.equipment.pile if card not in spawns]
    state.equipment.pile = spawns
    table.turn("cole")

    events = table.choose(SearchRoom)

    assert len(happened(events, NothingFound)) == 1
    assert happened(events, EquipmentReshuffled) == []
