"""What scenarios tell bots: how near the objective is, and where it takes Heroes and Zombies."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from veglia.games.last_night_on_earth.rules.allies import add_ally, kill_ally
from veglia.games.last_night_on_earth.rules.barricades import barricade_fully, counted_walls
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.markers import NUMBER, SUPPLY, lay
from veglia.games.last_night_on_earth.rules.models import Barricade
from veglia.games.last_night_on_earth.rules.town import NO_SPACE, OUTDOORS


def goals(table: Table, hero: int) -> list[int]:
    return scenario_of(table.state).goal_spaces(table.state, hero)


def closeness(table: Table) -> float:
    return scenario_of(table.state).closeness(table.state)


def test_with_the_keys_the_hero_in_the_dark_goes_to_the_road() -> None:
    table = Table(scenario="alone_in_dark")
    hero = table.hero("jenny", table.at(5, 5))
    assert goals(table, hero) == []
    assert closeness(table) == 0.0
    table.item(hero, "keys")
    assert closeness(table) == 0.5
    zones = table.state.content.zones
    road = [
        space
        for space in range(table.state.town.count)
        if table.state.town.zone[space] >= 0 and zones[table.state.town.zone[space]].id == "road_out_of_town"
    ]
    assert goals(table, hero) == road


def test_pits_soaked_with_gas_draw_those_who_can_light_them() -> None:
    table = Table(scenario="burn_em_out")
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sally", table.at(5, 5))
    assert closeness(table) == 0.0
    table.item(hero, "gasoline")
    pits = table.state.pits[:]
    assert goals(table, hero) == pits
    assert goals(table, other) == []
    table.state.gas = [pits[0]]
    # Who has Gasoline soaks another one.
    assert goals(table, hero) == pits[1:]
    # Her Gasoline counts as well, and so will a light, and Dynamite.
    assert closeness(table) == pytest.approx((0.6 + 0.3) / 5)
    table.item(other, "lighter")
    assert closeness(table) == pytest.approx((0.6 + 0.3 + 0.15) / 5)
    town = table.state.town
    assert goals(table, other) == [
        space
        for space in range(town.count)
        if town.distance(space, pits[0]) == 2 and town.sees(space, pits[0])
    ]
    # Dynamite goes to a pit only with a light.
    table.item(other, "dynamite")
    assert goals(table, other) == pits[1:]
    assert closeness(table) == pytest.approx((0.6 + 0.3 + 0.15 + 0.3) / 5)
    table.state.heroes[other].items.pop(0)
    assert goals(table, other) == []
    table.item(other, "revolver")
    assert len(goals(table, other)) > 0


def test_the_manor_is_defended_the_longer_the_night_and_the_fewer_zombies_inside() -> None:
    table = Table(MANOR, scenario="defend_manor")
    inside = table.state.town.buildings[table.state.town.manor].spaces
    table.state.sun = 17
    assert closeness(table) == 0.0
    table.state.sun = 16
    assert closeness(table) == pytest.approx(1 / 17)
    zombie = table.zombie(inside[0])
    assert closeness(table) == pytest.approx(1 / 17 - 1 / 18)
    scenario = scenario_of(table.state)
    assert scenario.progress(table.state) == "1/9"
    found = table.state.zombie(zombie)
    assert found is not None
    assert scenario.worth_killing(table.state, found) == pytest.approx(1 / 18)
    assert scenario.lures(table.state) == []
    for _ in range(8):
        table.zombie(table.at(0, 0))
    assert scenario.lures(table.state) == inside


def test_the_truck_draws_who_has_fuel_and_in_the_end_everybody() -> None:
    table = Table(scenario="escape_truck")
    hero, other = table.hero("jenny", table.at(0, 0)), table.hero("sally", table.at(0, 0))
    truck = table.state.town.truck
    assert (goals(table, hero), closeness(table)) == ([], 0.0)
    table.item(hero, "gasoline")
    assert goals(table, hero) == [truck]
    assert goals(table, other) == []
    assert closeness(table) == pytest.approx(0.2)
    table.state.heroes[hero].items.clear()
    table.state.counts["truck_filled"] = 1
    assert closeness(table) == pytest.approx(0.4)
    assert goals(table, hero) == []
    table.item(other, "keys")
    assert goals(table, hero) == goals(table, other) == [truck]
    assert closeness(table) == pytest.approx(0.65)
    table.state.heroes[hero].space = truck
    assert closeness(table) == pytest.approx(0.7)
    table.state.heroes[other].space = truck
    assert closeness(table) == pytest.approx(0.9)
    zombie = table.zombie(truck)
    assert closeness(table) == pytest.approx(0.75)
    assert table.state.zombie(zombie) is not None


def test_heroes_hunker_down_in_the_two_buildings_that_are_nearly_closed() -> None:
    table = Table(scenario="hunker_down", rules={"barricades": 1})
    first, second = table.building("general_store"), table.building("church")
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sally", table.at(5, 5))
    assert closeness(table) == 0.0
    barricade_fully(table.state, first, 0, "lnoe.barr.build")
    assert closeness(table) == pytest.approx(0.75 / 5.5)
    walls = counted_walls(table.state, second)
    for wall in walls[1:]:
        table.state.barricades.append(Barricade(wall, 0))
    assert closeness(table) == pytest.approx((0.75 + 0.75 * (len(walls) - 1) / len(walls)) / 5.5)
    town = table.state.town
    # One goes to the closed one, the other where the last wall of the second is open.
    assert {tuple(goals(table, hero)), tuple(goals(table, other))} == {
        tuple(town.buildings[first].spaces),
        tuple(space for space in town.buildings[second].spaces if walls[0] in town.touched_walls(space)),
    }
    table.state.counts["turns_held"] = 4
    assert scenario_of(table.state).progress(table.state) == "4/4"


def test_of_plague_carriers_only_red_zombies_are_worth_killing() -> None:
    table = Table(scenario="plague_carriers", rules={"zombie_horde_21": 1})
    red, brown = table.zombie(table.at(0, 0), 14), table.zombie(table.at(0, 0), 0)
    worth = [
        scenario_of(table.state).worth_killing(table.state, one)
        for number in (red, brown)
        for one in table.state.zombies
        if one.number == number
    ]
    assert worth == [pytest.approx(1 / 7), 0.0]


def test_allies_draw_heroes_and_zombies_until_they_are_safe() -> None:
    table = Table(scenario="rescue_mission")
    house = table.building("church")
    table.state.counts["safehouse"] = house + 1
    spaces = table.state.town.buildings[house].spaces
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sally", table.at(5, 5))
    # The first space of the board is one like any other.
    for space in (0, table.at(8, 4), spaces[0]):
        add_ally(table.state, space, "lnoe.town.start")
    assert goals(table, hero) == [0, table.at(8, 4)]
    assert scenario_of(table.state).lures(table.state) == [0, table.at(8, 4), spaces[0]]
    assert scenario_of(table.state).progress(table.state) == "1/4"
    far = [min(table.state.town.distance(one, space) for space in spaces) for one in (0, table.at(8, 4))]
    near = sum(max(0.0, 1 - distance / 12) for distance in far) + 1.0
    assert closeness(table) == pytest.approx((1 + near) / 8)
    table.state.heroes[other].ally = 0
    assert goals(table, other) == spaces
    assert goals(table, hero) == [table.at(8, 4)]
    kill_ally(table.state, 1, "lnoe.town.attacked")
    assert goals(table, hero) == []
    assert scenario_of(table.state).lures(table.state) == [0, spaces[0]]


def test_the_truth_draws_heroes_to_the_destination() -> None:
    table = Table(scenario="search_truth")
    hero = table.hero("jenny", table.at(5, 5))
    assert (goals(table, hero), closeness(table)) == ([], 0.0)
    table.state.counts["first_record"] = 1
    assert closeness(table) == pytest.approx(0.3)
    assert scenario_of(table.state).progress(table.state) == "1/2"
    table.state.counts["second_record"] = 3
    table.state.counts["destination"] = table.building("church") + 1
    table.state.counts["evidence_published"] = 1
    assert closeness(table) == pytest.approx(0.8)
    assert goals(table, hero) == table.inside("church")


def test_supplies_and_counters_draw_heroes_until_their_hands_are_full() -> None:
    table = Table(MANOR, scenario="supply_run")
    hero = table.hero("jenny", table.at(0, 4))
    home = table.state.town.buildings[table.state.town.manor].spaces
    assert goals(table, hero) == home
    lay(table.state, NUMBER, table.building("bank"), NO_SPACE, 3, False)
    assert goals(table, hero) == table.inside("bank")
    table.state.markers[0].is_open = True
    assert goals(table, hero) == home
    lay(table.state, SUPPLY, table.building("church"), NO_SPACE, 1, True)
    lay(table.state, SUPPLY, OUTDOORS, table.at(0, 0), 1, True)
    lay(table.state, SUPPLY, OUTDOORS, home[0], 1, True)
    assert goals(table, hero) == [*table.inside("church"), table.at(0, 0)]
    assert closeness(table) == pytest.approx((1 + 0.3 * 0 + 0.1 * 3) / 16.8)
    table.state.heroes[hero].supplies = 1
    assert closeness(table) == pytest.approx((1 + 0.3 + 0.3) / 16.8)
    assert goals(table, hero) != home
    table.state.heroes[hero].supplies = 2
    assert goals(table, hero) == home


def test_the_middle_of_the_manor_draws_fuel_and_lights() -> None:
    table = Table(MANOR, scenario="burn_to_ground")
    hero = table.hero("jenny", table.at(0, 0))
    assert goals(table, hero) == []
    table.item(hero, "keys")
    assert goals(table, hero) == []
    table.item(hero, "gasoline")
    assert goals(table, hero) == table.state.town.middle
    table.state.heroes[hero].items.clear()
    table.item(hero, "lighter")
    assert goals(table, hero) == table.state.town.middle
    table.state.gas = table.state.town.middle[:1]
    assert scenario_of(table.state).progress(table.state) == "1/4"
    assert closeness(table) == pytest.approx(0.25)
