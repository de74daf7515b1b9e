"""Random buildings: two dice, choices of either side, results that are not valid."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.entering import EnterRandom, NewHero
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import PickBuilding, PickSpace
from veglia.games.last_night_on_earth.rules.random_building import BuildingRolled


def enter(table: Table, *faces: int) -> None:
    """Let a new Hero enter in a random building."""
    table.state.hero_pool = [kind.place for kind in table.state.content.heroes if kind.id == "jenny"]
    table.roll(*faces)
    table.run(NewHero(0, False))
    table.choose(EnterRandom)


def found(table: Table) -> str:
    """Return the building into whose spaces the Hero may be put."""
    spaces = [option.space for option in table.offers(PickSpace) if isinstance(option, PickSpace)]
    building = table.state.town.buildings[table.state.town.building[spaces[0]]]
    assert sorted(spaces) == sorted(building.spaces)
    return building.id


@rule("lnoe.random.area-roll", "lnoe.random.number-set", "lnoe.random.sets")
@pytest.mark.parametrize(
    ("dice", "building"),
    [
        # North-west: General Store 1 2, Gun Shop 3 4, the Plant 5 6.
        ((2, 1), "general_store"),
        ((2, 2), "general_store"),
        ((2, 3), "gun_shop"),
        ((2, 6), "the_plant"),
        # North-east; lnoe.ex.random-building-derived: 3, then 5.
        ((3, 5), "gas_station"),
        ((3, 4), "junkyard"),
        # South-west.
        ((4, 1), "hospital"),
        # South-east: Church 1 2 3, Police Station 4 5 6.
        ((5, 3), "church"),
        ((5, 4), "police_station"),
    ],
)
def test_the_first_die_finds_the_section_and_the_second_the_building(
    dice: tuple[int, int], building: str
) -> None:
    """lnoe.ex.random-building-derived"""
    table = Table()
    enter(table, *dice)
    assert found(table) == building
    rolled = [(event.first, event.second, event.building) for event in table.told(BuildingRolled)]
    assert rolled == [(*dice, table.building(building))]


@rule("lnoe.random.hero-choice", "lnoe.random.zombie-choice", "lnoe.random.choice-is-building")
@pytest.mark.parametrize(("face", "seats"), [(1, (0, 1)), (6, (2,))])
def test_on_1_the_heroes_and_on_6_the_zombies_name_any_building_and_no_second_die_is_rolled(
    face: int, seats: tuple[int, ...]
) -> None:
    """lnoe.gap.random-die-choice-scope."""
    table = Table(hero_seats=2)
    enter(table, face)
    assert table.asked == "ChooseBuilding"
    assert table.state.asking is not None
    assert table.state.asking.seats(table.state) == seats
    offered = {option.building for option in table.offers(PickBuilding) if isinstance(option, PickBuilding)}
    assert offered == set(range(len(table.state.town.buildings)))
    table.choose(PickBuilding, building=table.building("diner"))
    assert found(table) == "diner"


@rule("lnoe.manor.not-random")
@pytest.mark.parametrize("face", [1, 6])
def test_the_manor_house_is_never_a_random_building_nor_a_choice(face: int) -> None:
    table = Table(MANOR)
    enter(table, face)
    manor = table.state.town.manor
    assert manor >= 0
    assert not table.offers(PickBuilding, building=manor)
    assert len(table.offers(PickBuilding)) == len(table.state.town.buildings) - 1


@rule("lnoe.random.reroll-invalid")
def test_a_building_that_is_excluded_is_rolled_again_and_cannot_be_named() -> None:
    table = Table()
    church = table.building("church")
    lay(table.state, "marker/taken_over_marker", "lnoe.taken.effect", side=ZOMBIES, building=church)
    # The Church cannot be entered: rolled again.
    enter(table, 5, 2, 5, 6)
    assert [event.building for event in table.told(BuildingRolled)] == [-1, table.building("police_station")]
    assert table.told(BuildingRolled)[0].rule == "lnoe.random.reroll-invalid"
    assert found(table) == "police_station"
    table = Table()
    lay(table.state, "marker/taken_over_marker", "lnoe.taken.effect", side=ZOMBIES, building=church)
    enter(table, 6)
    assert not table.offers(PickBuilding, building=church)
    assert table.offers(PickBuilding, building=table.building("bank"))
