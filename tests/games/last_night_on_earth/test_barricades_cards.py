"""Cards that move Zombies across Barricades, and pits that Barricades keep away."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.actions.build import BuildBarricade
from veglia.games.last_night_on_earth.rules.actions.exert import ExertYourself
from veglia.games.last_night_on_earth.rules.actions.instead_of_moving import GiveUpMove
from veglia.games.last_night_on_earth.rules.barricades import (
    CrossingRolled,
    ReinforcementLost,
    barricade_fully,
    on_wall,
    reinforcements_of,
)
from veglia.games.last_night_on_earth.rules.hero_steps import StayHere
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import UNTIL_HERO_TURN, Barricade
from veglia.games.last_night_on_earth.rules.plays import PickBuilding, PickSpace, PickWall, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.random_building import BuildingRolled, roll_building
from veglia.games.last_night_on_earth.rules.town import SOUTH, WEST
from veglia.games.last_night_on_earth.rules.zombie_moving import WalkZombie, ZombieStep
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.kernel.machine import advance


def bar(table: Table, reinforcements: int) -> int:
    """Put a Barricade on the southern wall of the General Store."""
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.state.barricades.append(Barricade(wall, reinforcements))
    return wall


def place_of(table: Table, zombie: int) -> int:
    found = table.state.zombie(zombie)
    assert found is not None
    return found.space


@rule("lnoe.barr.forced-move")
def test_a_zombie_that_a_hero_forces_out_crosses_a_barricade_without_a_roll() -> None:
    """lnoe.ex.extinguisher-through-barricade."""
    table = Table()
    hero = table.hero("jenny", table.at(1, 4))
    zombie = table.zombie(table.at(1, 4))
    wall = bar(table, 2)
    card = table.item(hero, "fire_extinguisher")
    # No die but that for Movement.
    table.roll_movement(hero, 1)
    table.choose(UseItem, card=card)
    table.pass_windows()
    table.choose(PickSpace, space=table.at(2, 4))
    assert place_of(table, zombie) == table.at(2, 4)
    assert reinforcements_of(table.state, wall) == 2
    assert not table.told(CrossingRolled)
    assert not table.told(ReinforcementLost)


@rule("lnoe.barr.out-of-sequence", "lnoe.barr.zombie-roll", "lnoe.barr.zombie-fail")
@pytest.mark.parametrize(("face", "crosses"), [(4, True), (3, False)])
def test_the_smell_of_brains_lets_a_zombie_try_a_barricade(face: int, crosses: bool) -> None:
    """lnoe.ex.smell-of-brains-barricade."""
    table = Table()
    hero = table.hero("jenny", table.at(1, 4))
    zombie = table.zombie(table.at(2, 4))
    bar(table, 0)
    card = table.hold("smell_brains")
    table.roll(face)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, hero=hero)
    table.pass_windows()
    assert place_of(table, zombie) == table.at(1 if crosses else 2, 4)
    assert [(event.face, event.needed) for event in table.told(CrossingRolled)] == [(face, 4)]


@rule("lnoe.barr.fully-effects")
def test_no_new_pit_comes_into_a_fully_barricaded_building() -> None:
    table = Table()
    bank = table.building("bank")
    barricade_fully(table.state, bank, 0, "lnoe.barr.fully")
    trait = table.state.content.traits["new_pit"]
    # North-east, 1: the Bank, which is rolled again; then a choice of the Heroes.
    table.roll(3, 1, 1)
    roll_building(table.state, trait, (table.card("new_pit"), table.zombie_seat))
    advance(table.state)
    assert [event.building for event in table.told(BuildingRolled)] == [-1, -1]
    assert table.asked == "ChooseBuilding"
    assert not table.offers(PickBuilding, building=bank)
    assert table.offers(PickBuilding, building=table.building("church"))


@rule("lnoe.faq.barricade-windows", "lnoe.barr.card-without-rule")
def test_barricade_the_windows_works_without_the_rule_but_nobody_extends_it() -> None:
    """lnoe.ex.faq-barricade-windows."""
    table = Table(rules={})
    hero = table.hero("jenny", table.at(1, 4))
    card = table.event(hero, "barricade_windows")
    south, west = (table.wall("general_store", table.at(1, 4), way) for way in (SOUTH, WEST))
    table.roll_movement(hero, 6)
    table.choose(PlayCard, card=card, building=table.building("general_store"))
    table.pass_windows()
    for wall in (south, west, south):
        table.choose(PickWall, wall=wall)
    assert reinforcements_of(table.state, south) == 1
    assert on_wall(table.state, west) is not None
    # With a Movement result of 6 the Hero may neither build nor reinforce, nor exert himself.
    assert table.asked == "ChooseMove"
    assert not table.offers(BuildBarricade)
    table.choose(StayHere)
    table.pass_windows()
    assert table.asked == ""
    # Zombies have to roll.
    table.state.heroes.clear()
    zombie = table.zombie(table.at(2, 4))
    for face, left in ((3, 1), (4, 0)):
        table.roll(face)
        table.run(WalkZombie(zombie, 1, False))
        table.choose(ZombieStep, space=table.at(1, 4))
        assert place_of(table, zombie) == table.at(2, 4)
        assert reinforcements_of(table.state, south) == left
    table.roll(4)
    table.run(WalkZombie(zombie, 1, False))
    table.choose(ZombieStep, space=table.at(1, 4))
    assert place_of(table, zombie) == table.at(1, 4)


@rule("lnoe.barr.build")
@pytest.mark.parametrize(("face", "builds"), [(2, False), (3, True)])
def test_a_tool_belt_lets_its_bearer_build_with_a_lower_result(face: int, builds: bool) -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("jenny", table.at(1, 4))
    table.item(hero, "tool_belt")
    table.roll_movement(hero, face)
    assert bool(table.offers(BuildBarricade)) == builds


@rule("lnoe.barr.zombie-roll")
@pytest.mark.parametrize(("face", "crosses"), [(4, False), (5, True)])
def test_hold_the_line_makes_zombies_need_five(face: int, crosses: bool) -> None:
    table = Table()
    zombie = table.zombie(table.at(2, 4))
    bar(table, 0)
    lay(table.state, "hold_line", "lnoe.barr.zombie-roll", until=UNTIL_HERO_TURN)
    table.roll(face)
    table.run(WalkZombie(zombie, 1, False))
    table.choose(ZombieStep, space=table.at(1, 4))
    assert place_of(table, zombie) == table.at(1 if crosses else 2, 4)
    assert [event.needed for event in table.told(CrossingRolled)] == [5]


@rule("lnoe.barr.exertion", "lnoe.barr.exertion-repeat")
def test_a_student_builds_by_exertion_heals_by_youth_and_exerts_himself_again() -> None:
    """lnoe.ex.student-exertion; lnoe.gap.youth."""
    table = Table(rules={"barricades": 1})
    hero = table.hero("johnny", table.at(1, 4))
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.roll_movement(hero, 1)
    table.choose(StayHere)
    table.choose(ExertYourself, wall=wall)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 1
    assert on_wall(table.state, wall) is not None
    table.roll_movement(hero, 1)
    table.choose(GiveUpMove)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 0
    # At the end of the same step 1.
    table.choose(ExertYourself, wall=wall)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 1
    assert reinforcements_of(table.state, wall) == 1
