"""M8: generators, sound decoys, Spawn Zones that Objectives wake."""

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.dark_side.test_missions import take
from tests.games.zombicide.table import happened
from tests.rules import rule
from veglia.games.zombicide.dark_side import library
from veglia.games.zombicide.dark_side.events import DecoyDestroyed
from veglia.games.zombicide.dark_side.noise import RemoveNoise, loudness
from veglia.games.zombicide.dark_side.state import GREEN, RED, VIOLET
from veglia.games.zombicide.engine.actions.objective import TakeObjective
from veglia.games.zombicide.engine.activation import Activate, all_kinds
from veglia.games.zombicide.engine.danger import gain_ap
from veglia.games.zombicide.engine.ending import check_goals
from veglia.games.zombicide.engine.state import OFF_BOARD, Objective


def activate(table: StationTable) -> list[object]:
    return list(table.run(Activate(all_kinds(table.state))))


@rule("ds.m8.generators")
def test_a_xeno_that_acts_beside_a_generator_loses_the_game() -> None:
    table = StationTable(mission="m8", at="13V.c1", xenos={"10V.A": {"worker": 1}})
    activate(table)
    lost_too_early = table.state.result is not None

    table.add_zombies("10V.B", "worker", 1)
    activate(table)

    assert not lost_too_early
    assert table.state.result is not None
    assert (table.state.result.won, table.state.result.rule) == (False, "ds.m8.generators")


@rule("ds.m8.generators", "ds.m8.decoy-permanent")
def test_neither_generators_nor_decoys_can_be_taken() -> None:
    for place in ("10V.B", "12R.B", "15V.Q"):
        table = StationTable(mission="m8", at=place)
        table.turn("miranda")
        assert not table.offers(TakeObjective)


@rule("ds.m8.setup-decoys", "ds.m8.decoy-permanent")
def test_the_noise_of_a_decoy_stays() -> None:
    table = StationTable(mission="m8", at="13V.c1")
    decoy = table.zone("15V.Q")
    assert loudness(table.state)[decoy] == 2

    table.run(RemoveNoise())

    assert loudness(table.state)[decoy] == 2


@rule("ds.m8.decoy-removed")
def test_a_xeno_that_acts_beside_a_decoy_destroys_it() -> None:
    table = StationTable(mission="m8", at="13V.c1", xenos={"15V.Q": {"worker": 1}})

    events = activate(table)

    assert len([event for event in events if isinstance(event, DecoyDestroyed)]) == 1
    assert loudness(table.state)[table.zone("15V.Q")] == 0


@rule("ds.m8.coloured-spawn", "ds.m8.setup-objectives")
def test_green_and_violet_wake_the_spawn_zone_of_their_colour() -> None:
    table = StationTable(mission="m8", at="13V.c1")
    assert [token.is_active for token in table.state.spawns] == [True, True, True, False, False]
    take(table, GREEN)
    assert [token.is_active for token in table.state.spawns] == [True, True, True, True, False]

    take(table, VIOLET)

    assert [token.is_active for token in table.state.spawns] == [True] * 5
    assert table.survivor("miranda").ap == 10
    hidden = sorted(one.colour for one in library.mission("m8").objectives if one.hidden)
    assert hidden == ["green", "red", "red", "violet"]


@rule("ds.m8.fuel")
def test_fuel_gives_5_xp() -> None:
    table = StationTable(mission="m8", at="13V.c1")
    number = next(
        n for n, token in enumerate(table.state.objectives) if token.is_hidden and token.colour == RED
    )
    table.survivor("miranda").zone = table.state.objectives[number].zone
    table.turn("miranda")

    table.choose(TakeObjective, objective=number)

    assert table.survivor("miranda").ap == 5


@rule("ds.m8.win")
def test_the_game_is_won_with_everyone_at_red_and_all_fuel_taken() -> None:
    table = StationTable(mission="m8", at="13V.c1")
    for number, token in enumerate(table.state.objectives):
        if token.is_hidden:
            table.state.objectives[number] = Objective(OFF_BOARD, token.colour, True)
    for name in table.names[1:]:
        table.set_ap(name, 43)
    check_goals(table.state)
    won_too_early = table.state.result is not None

    table.set_ap("miranda", 42)
    events = table.call(lambda state: gain_ap(table.state, 0, 1, "ds.xp.kill"))

    assert not won_too_early
    assert happened(events, DecoyDestroyed) == []
    assert table.state.result is not None
    assert table.state.result.won
