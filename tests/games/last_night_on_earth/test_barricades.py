"""Barricades: built, reinforced, exerted for, crossed by Heroes."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.actions.build import BuildBarricade
from veglia.games.last_night_on_earth.rules.actions.exert import ExertYourself
from veglia.games.last_night_on_earth.rules.barricades import (
    BarricadeBuilt,
    BarricadeReinforced,
    ReinforcementLost,
    build,
    in_way,
    on_wall,
    reinforcements_of,
    walls_to_build,
)
from veglia.games.last_night_on_earth.rules.events import HeroKilled, HeroMoved, HeroWounded
from veglia.games.last_night_on_earth.rules.hero_moving import MovementRolled
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.models import Barricade
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.sight import sees
from veglia.games.last_night_on_earth.rules.town import NO_SPACE

WITH_BARRICADES = {"barricades": 1}


def at_table(laid: str = "TOWN/ABCD", **rules: int) -> Table:
    return Table(laid=laid, rules=WITH_BARRICADES | rules)


@rule("lnoe.barr.build")
@pytest.mark.parametrize(("face", "is_enough"), [(3, False), (4, True), (6, True)])
def test_a_movement_result_of_four_lets_a_hero_build_on_a_wall_he_touches(face: int, is_enough: bool) -> None:
    table = at_table()
    hero = table.hero("jenny", table.at(0, 4))
    table.roll_movement(hero, face)
    # West and north of his space, and none of the walls that he does not touch.
    north, west = (
        table.wall("general_store", table.at(0, 4), 0),
        table.wall("general_store", table.at(0, 4), 3),
    )
    assert len(table.offers(BuildBarricade)) == 2 * is_enough
    assert len(table.offers(BuildBarricade, wall=north)) == is_enough
    if not is_enough:
        return
    table.choose(BuildBarricade, wall=west)
    assert [(one.wall, one.reinforcements) for one in table.state.barricades] == [(west, 0)]
    # It was done in place of moving.
    assert table.asked == "EndOfMove"
    assert not table.offers(HeroStep)
    table.check()


@rule("lnoe.barr.build")
def test_nobody_builds_outside_or_without_the_rule() -> None:
    table = at_table()
    outside = table.hero("jenny", table.at(2, 4))
    table.roll_movement(outside, 6)
    assert not table.offers(BuildBarricade)
    table = Table(rules={})
    inside = table.hero("jenny", table.at(0, 4))
    table.roll_movement(inside, 6)
    assert not table.offers(BuildBarricade)
    assert table.offers(HeroStep)


@rule("lnoe.barr.whole-wall")
def test_a_barricade_covers_the_whole_length_of_its_wall_on_the_inside() -> None:
    table = at_table()
    hero = table.hero("jenny", table.at(1, 0))
    table.roll_movement(hero, 4)
    south = table.wall("the_plant", table.at(1, 0), 2)
    table.choose(BuildBarricade, wall=south)
    assert len(table.state.town.walls[south].edges) == 3
    # The space at the other end of the wall is behind it too, and the wall takes no second Barricade there.
    assert in_way(table.state, table.at(2, 2), table.at(1, 2)) == [south]
    assert table.state.town.walls[south].building == table.building("the_plant")
    # Of a shared wall only the builder's side.
    table.state.barricades.clear()
    build(table.state, table.wall("bank", table.at(5, 10), 2), hero)
    assert on_wall(table.state, table.wall("police_station", table.at(6, 10), 0)) is None


@rule("lnoe.barr.hero-move")
def test_a_barricade_without_reinforcements_costs_a_hero_nothing() -> None:
    table = at_table()
    hero = table.hero("jenny", table.at(1, 4))
    # The wall has a door here.
    table.state.barricades.append(Barricade(table.wall("general_store", table.at(1, 4), 2), 0))
    table.roll_movement(hero, 1)
    table.choose(HeroStep, space=table.at(2, 4))
    assert table.state.heroes[hero].space == table.at(2, 4)
    assert table.asked == ""


@rule("lnoe.barr.sight")
def test_a_barricade_is_seen_through_as_its_wall_is() -> None:
    table = at_table()
    inside, outside = table.at(1, 4), table.at(4, 4)
    before = sees(table.state, inside, outside)
    table.state.barricades.append(Barricade(table.wall("general_store", inside, 2), 3))
    assert before
    assert sees(table.state, inside, outside)
    assert not sees(table.state, outside, inside)


@rule("lnoe.barr.permanent")
def test_a_barricade_stays_when_its_reinforcements_are_gone() -> None:
    table = at_table()
    hero = table.hero("jenny", table.at(1, 4))
    wall = table.wall("general_store", table.at(1, 4), 2)
    table.state.barricades.append(Barricade(wall, 1))
    table.roll_movement(hero, 4)
    table.choose(HeroStep, space=table.at(2, 4))
    table.choose(HeroStep, space=table.at(1, 4))
    table.choose(StayHere)
    assert [(one.wall, one.reinforcements) for one in table.state.barricades] == [(wall, 0)]


@rule("lnoe.barr.manor-corner")
def test_the_corner_walls_of_the_manor_house_are_no_walls_to_build_on() -> None:
    table = at_table(laid=MANOR)
    hero = table.hero("jenny", table.at(5, 5))
    # He stands in the middle hall, at a corner wall.
    assert (5, 5) in table.state.town.corner_walls
    table.roll_movement(hero, 6)
    assert not table.offers(BuildBarricade)
    assert walls_to_build(table.state, table.at(4, 5))


@rule("lnoe.barr.interior-walls")
def test_an_interior_wall_is_barricaded_from_either_side_with_the_same_result() -> None:
    """lnoe.ex.morgue-wall, second part."""
    for space in ((11, 0), (11, 1)):
        table = at_table()
        hero = table.hero("jenny", table.at(*space))
        inner = table.wall("hospital", table.at(11, 0), 1)
        assert table.state.town.walls[inner].is_inner
        table.roll_movement(hero, 4)
        table.choose(BuildBarricade, wall=inner)
        assert [(one.wall, one.reinforcements) for one in table.state.barricades] == [(inner, 0)]


@rule("lnoe.barr.reinforce", "lnoe.barr.reinforce-limit", "lnoe.sotf.reinforcement-marker")
def test_building_on_a_barricade_reinforces_it_up_to_three_times() -> None:
    table = at_table()
    hero = table.hero("jenny", table.at(0, 4))
    wall = table.wall("general_store", table.at(0, 4), 3)
    table.state.barricades.append(Barricade(wall, 0))
    for count in (1, 2, 3):
        table.roll_movement(hero, 4)
        table.choose(BuildBarricade, wall=wall)
        assert reinforcements_of(table.state, wall) == count
    table.roll_movement(hero, 4)
    assert not table.offers(BuildBarricade, wall=wall)
    assert [event.count for event in table.told(BarricadeReinforced)] == [1, 2, 3]
    assert not table.told(BarricadeBuilt)


@rule("lnoe.barr.hero-cross-reinforced")
@pytest.mark.parametrize(("face", "crosses"), [(2, False), (3, True)])
def test_a_hero_pays_one_movement_for_each_reinforcement_and_removes_all(face: int, crosses: bool) -> None:
    table = at_table()
    hero = table.hero("jenny", table.at(1, 4))
    wall = table.wall("general_store", table.at(1, 4), 2)
    table.state.barricades.append(Barricade(wall, 2))
    table.roll_movement(hero, face)
    assert bool(table.offers(HeroStep, space=table.at(2, 4))) == crosses
    if crosses:
        table.choose(HeroStep, space=table.at(2, 4))
        assert reinforcements_of(table.state, wall) == 0
        assert [(event.hero, event.left) for event in table.told(ReinforcementLost)] == [(hero, 0)]
        # Three spaces of movement are used up.
        assert table.asked == ""
    else:
        assert reinforcements_of(table.state, wall) == 2


@rule("lnoe.barr.hero-cross-reinforced", "lnoe.barr.shared-wall-reinforce")
def test_at_a_shared_wall_a_hero_removes_the_reinforcements_of_both_sides() -> None:
    """lnoe.gap.shared-wall-removal."""
    table = at_table()
    hero = table.hero("jenny", table.at(5, 10))
    table.state.doors.append(table.state.town.edge_of(table.at(5, 10), 2))
    near = table.wall("bank", table.at(5, 10), 2)
    far = table.wall("police_station", table.at(6, 10), 0)
    table.state.barricades += [Barricade(near, 1), Barricade(far, 2)]
    table.roll_movement(hero, 3)
    assert not table.offers(HeroStep, space=table.at(6, 10))
    table.roll_movement(hero, 4)
    table.choose(HeroStep, space=table.at(6, 10))
    assert (reinforcements_of(table.state, near), reinforcements_of(table.state, far)) == (0, 0)


@rule("lnoe.barr.exertion", "lnoe.barr.exertion-repeat")
def test_a_hero_may_take_wounds_for_barricades_at_the_end_of_his_movement_step() -> None:
    table = at_table()
    hero = table.hero("jenny", table.at(0, 4))
    wall = table.wall("general_store", table.at(0, 4), 3)
    table.roll_movement(hero, 1)
    assert not table.offers(ExertYourself)
    table.choose(StayHere)
    table.choose(ExertYourself, wall=wall)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 1
    table.choose(ExertYourself, wall=wall)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 2
    assert reinforcements_of(table.state, wall) == 1
    assert [event.wall for event in table.told(BarricadeBuilt)] == [wall]
    table.choose(StayHere)
    table.check()


@rule("lnoe.barr.exertion")
def test_exertion_follows_building_too_and_needs_a_building() -> None:
    """lnoe.gap.exertion-after-search."""
    table = at_table()
    hero = table.hero("jenny", table.at(0, 4))
    wall = table.wall("general_store", table.at(0, 4), 3)
    table.roll_movement(hero, 5)
    table.choose(BuildBarricade, wall=wall)
    table.choose(ExertYourself, wall=wall)
    table.pass_windows()
    assert reinforcements_of(table.state, wall) == 1
    # After a Search as well.
    table.on_top("chainsaw")
    table.roll_movement(hero, 5)
    table.choose(SearchDeck)
    table.pass_windows()
    assert table.offers(ExertYourself, wall=wall)
    table = at_table()
    outside = table.hero("jenny", table.at(2, 4))
    table.roll_movement(outside, 1)
    table.choose(StayHere)
    assert table.asked == ""


@rule("lnoe.barr.exertion-death")
def test_a_hero_may_exert_himself_to_death() -> None:
    """lnoe.ex.exertion-last-wound."""
    table = at_table()
    hero = table.hero("jenny", table.at(0, 4))
    table.hero("sally", table.at(5, 5))
    table.state.heroes[hero].wounds = table.state.hero_kind(hero).wounds - 1
    wall = table.wall("general_store", table.at(0, 4), 3)
    table.state.barricades.append(Barricade(wall, 0))
    table.roll_movement(hero, 1)
    table.choose(StayHere)
    table.choose(ExertYourself, wall=wall)
    table.pass_windows()
    assert reinforcements_of(table.state, wall) == 1
    assert table.state.heroes[hero].space == NO_SPACE
    assert table.state.log is not None
    order = [type(event) for event in table.state.log]
    assert order.index(BarricadeReinforced) < order.index(HeroWounded) < order.index(HeroKilled)
    assert table.told(MovementRolled)
    assert not table.told(HeroMoved)
    table.check()
