"""M8: generators, sound decoys, Spawn Zones that wake, everyone to Red."""

from collections import Counter

import pytest

from tests.games.zombicide.dark_side.mission_table import (
    begun,
    ending,
    hidden_colours,
    take_all,
    take_objective,
)
from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.mission_events import DecoyDestroyed, GeneratorReached
from veglia.games.zombicide.dark_side.rules.noise import RemoveNoise, destinations
from veglia.games.zombicide.dark_side.rules.state import GREEN, PINK, VIOLET, YELLOW, ColouredSpawn
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.activation import Activate, ExtraActivation, all_kinds
from veglia.games.zombicide.engine.rules.events import SpawnTokenTurned

DECOYS = ("11V.b3", "12R.a1")


def awake(table: StationTable) -> set[int]:
    """Return the colours of the active Spawn Zones."""
    spawns = [token for token in table.state.spawns if isinstance(token, ColouredSpawn)]
    return {token.colour for token in spawns if token.is_active}


@rule("ds.m8.setup-objectives")
def test_green_and_violet_are_mixed_among_the_red_objectives_face_down() -> None:
    states = [begun("m8", seed) for seed in range(8)]

    for state in states:
        assert hidden_colours(state) == Counter(red=3, green=1, violet=1)
    assert len({tuple(one.colour for one in state.objectives) for state in states}) > 1


@rule("ds.m8.setup-decoys")
def test_two_noise_tokens_lie_on_every_decoy() -> None:
    state = begun("m8")

    zones = [state.board.places[name] for name in DECOYS]
    assert state.pieces.decoys == zones
    assert [state.noise[zone] for zone in zones] == [2, 2]
    assert sum(state.noise) == 4


@rule("ds.m8.generators")
@pytest.mark.parametrize(("zone", "colour"), [("10V.B", YELLOW), ("12R.B", PINK)])
def test_generators_cannot_be_taken(zone: str, colour: int) -> None:
    table = StationTable(["miranda"], at=zone, mission="m8")
    table.turn("miranda")

    assert not table.offers(TakeObjective)
    assert [one.colour for one in table.state.objectives if one.zone == table.zone(zone)] == [colour]


@rule("ds.m8.generators")
@pytest.mark.parametrize("zone", ["10V.B", "12R.B"])
def test_a_xeno_that_acts_at_a_generator_loses_the_game(zone: str) -> None:
    table = StationTable(["miranda"], at="13V.A", mission="m8", xenos={zone: {"worker": 1}})

    events = table.run(Activate(all_kinds(table.state)))

    assert [one.zone for one in happened(events, GeneratorReached)] == [table.zone(zone)]
    assert ending(table) == "ds.m8.generators"


@rule("ds.m8.generators")
def test_a_xeno_that_only_arrives_does_not_but_a_hunter_acts_again_there() -> None:
    table = StationTable(["miranda"], at="10V.B", mission="m8", xenos={"10V.A": {"worker": 1}})
    table.run(Activate(all_kinds(table.state)))
    assert table.xenos("10V.B") == {"worker": 1}
    assert ending(table) == ""

    other = StationTable(["miranda"], at="10V.B", mission="m8", xenos={"10V.A": {"hunter": 1}})
    other.run(Activate(all_kinds(other.state)))
    assert ending(other) == "ds.m8.generators"


@rule("ds.m8.generators")
def test_an_abomination_that_digs_at_a_generator_has_acted_there() -> None:
    table = StationTable(["miranda"], at="13V.A", mission="m8", xenos={"10V.B": {"abomination": 1}})

    table.run(ExtraActivation(table.kind("abomination")))

    assert ending(table) == "ds.m8.generators"


@rule("ds.m8.generators")
def test_a_generator_that_is_blown_up_is_lost_too() -> None:
    table = StationTable(["miranda"], at="10V.A", mission="m8", gear={"miranda": ["seismic_grenade"]})
    table.turn("miranda")

    table.choose(ThrowGrenade, zone="10V.B")

    assert ending(table) == "ds.victory.lose-impossible"


@rule("ds.m8.decoy-permanent")
def test_the_noise_of_a_decoy_stays_and_other_noise_goes() -> None:
    table = StationTable(["miranda"], at="13V.A", mission="m8")
    for zone in ("11V.b3", "13V.A"):
        table.state.noise[table.zone(zone)] += 1

    table.run(RemoveNoise())

    assert [table.noise(zone) for zone in (*DECOYS, "13V.A")] == [2, 2, 0]


@rule("ds.m8.decoy-permanent")
def test_a_decoy_cannot_be_taken_and_lures_xenos_that_see_nobody() -> None:
    table = StationTable(["miranda"], at="11V.b3", mission="m8")
    table.turn("miranda")
    assert not table.offers(TakeObjective)

    table.survivor("miranda").zone = table.zone("13V.Q")
    assert set(destinations(table.state, table.zone("12R.a3"))) == {table.zone(name) for name in DECOYS}


@rule("ds.m8.decoy-removed")
def test_a_xeno_that_acts_at_a_decoy_destroys_it_with_its_noise() -> None:
    table = StationTable(["miranda"], at="13V.A", mission="m8", xenos={"12R.a1": {"worker": 1}})
    table.state.noise[table.zone("12R.a1")] += 1

    events = table.run(Activate(all_kinds(table.state)))

    assert [(one.zone, one.rule) for one in happened(events, DecoyDestroyed)] == [
        (table.zone("12R.a1"), "ds.m8.decoy-removed")
    ]
    assert table.state.pieces.decoys == [table.zone("11V.b3")]
    assert table.noise("12R.a1") == 1
    table.run(RemoveNoise())
    assert [table.noise(zone) for zone in DECOYS] == [2, 0]


@rule("ds.m8.coloured-spawn")
@pytest.mark.parametrize(("name", "colour"), [("green", GREEN), ("violet", VIOLET)])
def test_a_coloured_objective_wakes_the_spawn_zone_of_its_colour(name: str, colour: int) -> None:
    table = StationTable(["miranda"], at="11V.A", mission="m8")
    assert awake(table) == {0}

    take_objective(table, "miranda", "11V.A", name)

    assert awake(table) == {0, colour}
    assert [one.rule for one in happened(table.state.log or [], SpawnTokenTurned)] == ["ds.m8.coloured-spawn"]
    assert table.survivor("miranda").ap == 5


@rule("ds.m8.fuel")
def test_a_fuel_tank_gives_experience_and_wakes_nothing() -> None:
    table = StationTable(["miranda"], at="11V.A", mission="m8")

    take_objective(table, "miranda", "11V.A", "red")

    assert table.survivor("miranda").ap == 5
    assert awake(table) == {0}


@rule("ds.m8.win")
def test_everyone_at_red_and_all_that_can_be_taken_win_in_any_order() -> None:
    table = StationTable(
        ["miranda", "drake"],
        (6, 6, 6, 6, 6),
        at={"miranda": "13V.A", "drake": "13V.B"},
        mission="m8",
        gear={"drake": ["chainsaw"]},
        xenos={"13V.B": {"worker": 1}},
    )
    for name in table.names:
        table.set_ap(name, 43)
    table.set_ap("drake", 42)
    for number, one in enumerate(table.state.objectives):
        if one.colour not in (YELLOW, PINK):
            table.state.objectives[number] = type(one)(-1, one.colour, True)

    table.turn("drake")
    table.choose(MeleeAttack, card="chainsaw")

    assert table.survivor("drake").ap == 43
    assert ending(table) == "won"


@rule("ds.m8.win")
def test_fuel_alone_does_not_win() -> None:
    table = StationTable(["miranda"], at="13V.A", mission="m8")
    generators = [one for one in table.state.objectives if one.colour in (YELLOW, PINK)]
    take_all(table)
    table.state.result = None
    table.state.objectives[:2] = generators

    goals = {goal.id: goal.is_met(table.state) for goal in table.state.scenario.goals}

    assert goals == {"protect_generators": False, "take_fuel": True}
