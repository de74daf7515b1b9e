"""Door and Locked Door markers."""

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import plan
from veglia.games.last_night_on_earth.rules.doors import DoorPut, PutDoor, PutLockedDoor, markers_of
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.setup import SetUpStage
from veglia.games.last_night_on_earth.rules.special import DOORS
from veglia.games.last_night_on_earth.rules.zombie_moving import WalkZombie, ZombieStep
from veglia.kernel.machine import Option


def set_up(laid: str = "TOWN/ABCD", **rules: int) -> Table:
    table = Table(laid=laid, rules=rules)
    table.run(SetUpStage(DOORS))
    return table


def edges_offered(table: Table, kind: type[Option]) -> set[tuple[int, int]]:
    found = set()
    for option in table.offers(kind):
        assert isinstance(option, PutDoor | PutLockedDoor)
        found.add((option.start, option.space))
    return found


@rule("lnoe.doors.markers", "lnoe.doors.equal")
def test_heroes_put_doors_and_zombies_lock_doors_in_turn() -> None:
    """lnoe.gap.door-markers."""
    table = set_up(door_pairs=2)
    asked = []
    while table.state.asking is not None:
        asked.append(table.state.sides[table.asked_seat])
        table.choose_first()
    assert asked == [HEROES, ZOMBIES, HEROES, ZOMBIES]
    assert (len(table.state.doors), len(table.state.locked_doors)) == (2, 2)
    assert [event.is_locked for event in table.told(DoorPut)] == [False, True, False, True]
    table.check()


@rule("lnoe.doors.equal")
def test_the_option_brings_as_many_of_one_kind_as_of_the_other() -> None:
    assert plan.rules_in_force("die_zombies_die", {"doors": "3"})["door_pairs"] == 3
    assert "door_pairs" not in plan.rules_in_force("die_zombies_die", {"doors": "0"})
    # Bought, they cost the same.
    bought = plan.rules_in_force(
        "die_zombies_die", {"hero_rules": "extra_doors:2", "zombie_rules": "locked_doors:2"}
    )
    table = set_up(extra_doors=bought["extra_doors"], locked_doors=bought["locked_doors"])
    while table.state.asking is not None:
        table.choose_first()
    assert (len(table.state.doors), len(table.state.locked_doors)) == (2, 2)


@rule("lnoe.doors.markers")
def test_markers_are_spread_evenly_over_the_buildings() -> None:
    table = set_up(extra_doors=2)
    bank = (table.at(5, 9), table.at(5, 10))
    table.choose(PutDoor, start=bank[0], space=bank[1])
    assert markers_of(table.state, table.building("bank"), table.state.doors) == 1
    # No second one for the Bank while others have none; a wall that it shares with one of these will do.
    offered = edges_offered(table, PutDoor)
    assert (table.at(3, 10), table.at(4, 10)) not in offered
    assert (table.at(3, 11), table.at(4, 11)) not in offered
    assert (table.at(5, 11), table.at(6, 11)) in offered
    assert (table.at(1, 5), table.at(1, 6)) in offered


@rule("lnoe.doors.door")
def test_a_door_marker_makes_a_door_in_any_wall_between_two_spaces() -> None:
    table = set_up(extra_doors=1)
    offered = edges_offered(table, PutDoor)
    # A shared wall, an interior wall, an outer wall; not where a door is, and not on the edge of the board.
    shared = (table.at(1, 5), table.at(1, 6))
    assert shared in offered
    assert (table.at(10, 0), table.at(11, 0)) in offered
    assert (table.at(1, 4), table.at(2, 4)) not in offered
    assert all(space in range(144) for edge in offered for space in edge)
    hero = table.hero("jenny", shared[0])
    table.choose(PutDoor, start=shared[0], space=shared[1])
    table.roll_movement(hero, 1)
    table.choose(HeroStep, space=shared[1])
    assert table.state.heroes[hero].space == shared[1]
    # Straight only, as through any door.
    table.state.heroes[hero].space = table.at(0, 5)
    table.roll_movement(hero, 1)
    assert not table.offers(HeroStep, space=shared[1])
    # The walls of the Manor House too.
    table = set_up(laid=MANOR, extra_doors=1)
    assert (table.at(3, 4), table.at(4, 4)) in edges_offered(table, PutDoor)


@rule("lnoe.doors.locked")
def test_a_locked_door_shuts_out_heroes_but_not_those_with_keys_and_not_zombies() -> None:
    table = set_up(locked_doors=1)
    door = (table.at(1, 4), table.at(2, 4))
    # The General Store has a single door: it cannot be locked.
    assert door not in edges_offered(table, PutLockedDoor)
    plant = (table.at(1, 1), table.at(2, 1))
    table.choose(PutLockedDoor, start=plant[0], space=plant[1])
    hero = table.hero("jenny", plant[1])
    table.roll_movement(hero, 3)
    assert not table.offers(HeroStep, space=plant[0])
    table.item(hero, "keys")
    table.roll_movement(hero, 3)
    assert table.offers(HeroStep, space=plant[0])
    table.state.agenda.clear()
    table.state.asking = None
    table.state.heroes.clear()
    zombie = table.zombie(plant[1])
    table.run(WalkZombie(zombie, 1, False))
    table.choose(ZombieStep, space=plant[0])
    found = table.state.zombie(zombie)
    assert found is not None
    assert found.space == plant[0]


@rule("lnoe.doors.locked")
def test_the_last_free_door_of_a_building_stays_open() -> None:
    table = set_up(locked_doors=6)
    while table.state.asking is not None:
        table.choose_first()
    town = table.state.town
    for building in range(len(town.buildings)):
        free = 0
        for space in town.buildings[building].spaces:
            for way in range(4):
                beside = town.beside[space][way]
                if beside >= 0 and town.sides[space][way] == 2 and town.building[beside] != building:
                    free += town.edge_of(space, way) not in table.state.locked_doors
        assert free > 0
    assert table.state.locked_doors
