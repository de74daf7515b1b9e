"""Where a Hero has to stop: what he may still do there, and a way that he clears without getting through."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.actions.ally_lead import LeadAlly, LeaveAlly
from veglia.games.last_night_on_earth.rules.actions.exert import ExertYourself
from veglia.games.last_night_on_earth.rules.actions.supply_carry import PickUpSupply, PutDownSupply
from veglia.games.last_night_on_earth.rules.allies import add_ally
from veglia.games.last_night_on_earth.rules.barricades import ReinforcementLost, reinforcements_of
from veglia.games.last_night_on_earth.rules.hero_moving import ExtraMove
from veglia.games.last_night_on_earth.rules.hero_steps import (
    HeroStep,
    HeroStopped,
    RemoveReinforcement,
    StayHere,
)
from veglia.games.last_night_on_earth.rules.markers import SUPPLY, lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES, Barricade
from veglia.games.last_night_on_earth.rules.plays import PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.town import OUTDOORS, SOUTH


def stopped_at(table: Table, hero: int) -> list[int]:
    return [event.space for event in table.told(HeroStopped) if event.hero == hero]


@rule("lnoe.town.pick-drop", "lnoe.hmove.stop-on-zombie")
def test_a_hero_who_is_stopped_by_zombies_may_leave_his_ally_or_take_one_there() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(8, 4))
    add_ally(table.state, table.at(8, 4), "lnoe.town.start")
    table.zombie(table.at(8, 5))
    table.roll_movement(hero, 3)
    table.choose(LeadAlly, ally=0)
    table.choose(HeroStep, space=table.at(8, 5))
    assert stopped_at(table, hero) == [table.at(8, 5)]
    # He goes no farther, but this is a space of his movement.
    assert not table.offers(HeroStep)
    table.choose(LeaveAlly, ally=0)
    assert (table.state.heroes[hero].ally, table.state.allies[0].space) == (-1, table.at(8, 5))
    # Another day he takes it along from a space with Zombies, which he has just entered.
    table.state.heroes[hero].space = table.at(8, 4)
    table.state.round += 1
    table.roll_movement(hero, 3)
    table.choose(HeroStep, space=table.at(8, 5))
    table.choose(LeadAlly, ally=0)
    assert table.state.heroes[hero].ally == 0
    table.check()


@rule("lnoe.sotf.reinforcement-marker", "lnoe.lights.effect")
def test_in_a_dark_building_a_supply_marker_is_put_down_or_picked_up_where_the_move_ends() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(2, 4))
    lasting.lay(
        table.state,
        "marker/lights_out_marker",
        "lnoe.lights.setup",
        side=ZOMBIES,
        building=table.building("general_store"),
    )
    table.state.heroes[hero].supplies = 1
    table.roll_movement(hero, 6)
    table.choose(HeroStep, space=table.at(1, 4))
    assert stopped_at(table, hero) == [table.at(1, 4)]
    assert not table.offers(HeroStep)
    table.choose(PutDownSupply)
    assert table.state.heroes[hero].supplies == 0
    lay(table.state, SUPPLY, OUTDOORS, table.at(1, 5), 1, True)
    table.roll_movement(hero, 6)
    table.choose(HeroStep, space=table.at(1, 5))
    table.choose(PickUpSupply)
    assert table.state.heroes[hero].supplies == 1


@rule("lnoe.gas.placed", "lnoe.hmove.stop-on-zombie")
def test_gasoline_is_poured_where_zombies_have_stopped_its_bearer() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(8, 4))
    can = table.item(hero, "gasoline")
    table.zombie(table.at(8, 5))
    table.roll_movement(hero, 3)
    table.choose(HeroStep, space=table.at(8, 5))
    table.choose(UseItem, card=can, space=table.at(8, 5))
    assert table.state.gas == [table.at(8, 5)]
    assert table.state.heroes[hero].space == table.at(8, 5)


@rule("lnoe.town.pick-drop", "lnoe.hmove.doors")
def test_a_hero_before_a_locked_door_may_leave_his_ally_there() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(1, 4))
    add_ally(table.state, table.at(1, 4), "lnoe.town.start")
    table.state.heroes[hero].ally = 0
    card = table.hold("locked_door")
    table.roll_movement(hero, 6)
    table.choose(HeroStep, space=table.at(2, 4))
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert stopped_at(table, hero) == [table.at(1, 4)]
    assert not table.offers(HeroStep)
    table.choose(LeaveAlly, ally=0)
    assert table.state.heroes[hero].ally == -1


@rule("lnoe.hmove.stop-on-zombie", "lnoe.town.pick-drop")
def test_an_extra_move_ends_with_zombies_but_an_ally_may_be_left_there() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(8, 4))
    add_ally(table.state, table.at(8, 4), "lnoe.town.start")
    table.state.heroes[hero].ally = 0
    table.zombie(table.at(8, 5))
    table.run(ExtraMove(hero, 2))
    table.choose(HeroStep, space=table.at(8, 5))
    assert stopped_at(table, hero) == [table.at(8, 5)]
    assert not table.offers(HeroStep)
    table.choose(LeaveAlly, ally=0)
    assert table.asked == ""
    assert table.state.allies[0].space == table.at(8, 5)


@rule("lnoe.hmove.declared")
def test_a_hero_who_is_stopped_with_nothing_to_do_there_is_not_asked() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(8, 4))
    table.zombie(table.at(8, 5))
    table.roll_movement(hero, 3)
    table.choose(HeroStep, space=table.at(8, 5))
    assert table.asked == ""


@rule("lnoe.barr.hero-cross-reinforced")
@pytest.mark.parametrize(("face", "left"), [(1, 2), (2, 1), (3, 0)])
def test_who_cannot_pay_for_all_reinforcements_may_remove_some(face: int, left: int) -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("jenny", table.at(1, 4))
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.state.barricades.append(Barricade(wall, 3))
    table.roll_movement(hero, face)
    for _ in range(face):
        assert not table.offers(HeroStep, space=table.at(2, 4))
        table.choose(RemoveReinforcement, wall=wall)
    assert reinforcements_of(table.state, wall) == left
    assert [event.left for event in table.told(ReinforcementLost)] == [2, 1, 0][:face]
    # The movement is used up; he has moved by no space, and may exert himself as after any move.
    assert table.state.heroes[hero].space == table.at(1, 4)
    assert not table.offers(HeroStep)
    assert table.offers(ExertYourself, wall=wall)
    table.check()


@rule("lnoe.barr.hero-cross-reinforced")
def test_who_can_pay_for_all_reinforcements_crosses_at_once() -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("jenny", table.at(1, 4))
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.state.barricades.append(Barricade(wall, 2))
    table.roll_movement(hero, 4)
    assert not table.offers(RemoveReinforcement)
    table.choose(HeroStep, space=table.at(2, 4))
    assert reinforcements_of(table.state, wall) == 0
    # Two for the Reinforcements, one for the step: one is left.
    assert table.offers(HeroStep)
    table.choose(HeroStep, space=table.at(3, 4))
    assert not table.offers(HeroStep)


@rule("lnoe.barr.hero-cross-reinforced")
def test_reinforcements_that_a_hero_has_removed_stay_removed_when_he_stops() -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("jenny", table.at(1, 4))
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.state.barricades.append(Barricade(wall, 3))
    table.roll_movement(hero, 3)
    table.choose(RemoveReinforcement, wall=wall)
    # He may stop in the middle, and what is removed stays removed.
    table.choose(StayHere)
    assert reinforcements_of(table.state, wall) == 2
    table.roll_movement(hero, 3)
    table.choose(HeroStep, space=table.at(2, 4))
    assert table.state.heroes[hero].space == table.at(2, 4)
    assert reinforcements_of(table.state, wall) == 0


@rule("lnoe.barr.hero-cross-reinforced", "lnoe.town.cannot")
def test_reinforcements_where_no_door_is_are_not_in_a_heros_way() -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("jenny", table.at(1, 5))
    table.state.barricades.append(Barricade(table.wall("general_store", table.at(1, 4), SOUTH), 3))
    table.roll_movement(hero, 1)
    # The wall runs along his space as well, but he could not pass it there.
    assert not table.offers(RemoveReinforcement)
