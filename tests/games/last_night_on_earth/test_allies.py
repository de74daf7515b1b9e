"""Townsfolk Allies: their start, their one act in a turn, who leads them, and how they die."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import carrying
from veglia.games.last_night_on_earth.rules.actions.ally_lead import LeadAlly, LeaveAlly
from veglia.games.last_night_on_earth.rules.actions.build import BuildBarricade
from veglia.games.last_night_on_earth.rules.allies import (
    AllyAttacked,
    AllyKilled,
    AllyPlaced,
    AllySaved,
    AttackAlly,
    add_ally,
)
from veglia.games.last_night_on_earth.rules.ally_acts import AlliesDone, AllyActed, AllyAttack, AllyBuild
from veglia.games.last_night_on_earth.rules.barricades import on_wall, reinforcements_of
from veglia.games.last_night_on_earth.rules.events import FightBegan, ZombieKilled
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate, FightThis
from veglia.games.last_night_on_earth.rules.models import Barricade
from veglia.games.last_night_on_earth.rules.plays import Decline, PickSpace, PlayCard
from veglia.games.last_night_on_earth.rules.random_building import BuildingRolled
from veglia.games.last_night_on_earth.rules.setup import SetUpStage
from veglia.games.last_night_on_earth.rules.special import ALLIES
from veglia.games.last_night_on_earth.rules.town import NO_SPACE, SOUTH, WEST
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds
from veglia.games.last_night_on_earth.rules.zombie_moving import StopZombie, WalkZombie, ZombieStep
from veglia.games.last_night_on_earth.rules.zombie_turn import BeginFights
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.machine import advance


def ally_at(table: Table, space: int) -> int:
    add_ally(table.state, space, "lnoe.town.start")
    return len(table.state.allies) - 1


def is_alive(table: Table, ally: int) -> bool:
    return table.state.allies[ally].space != NO_SPACE


@rule("lnoe.town.start", "lnoe.town.markers")
def test_each_ally_starts_in_a_random_building_without_a_pit() -> None:
    table = Table(rules={"townsfolk_allies": 2})
    # The Hospital (south-west, 1 and 2) has a pit: rolled again. Then the Diner and the Church.
    table.roll(4, 1, 4, 3, 5, 2)
    table.run(SetUpStage(ALLIES))
    assert table.asked == "PlaceAlly"
    assert len(table.offers(PickSpace)) == len(table.inside("diner"))
    table.choose(PickSpace, space=table.inside("diner")[1])
    table.choose(PickSpace, space=table.inside("church")[0])
    assert [one.space for one in table.state.allies] == [table.inside("diner")[1], table.inside("church")[0]]
    assert table.told(BuildingRolled)[0].building == -1
    assert len(table.told(AllyPlaced)) == 2
    table.check()


@rule("lnoe.town.act", "lnoe.town.act-roll")
@pytest.mark.parametrize(("face", "succeeds"), [(4, False), (5, True), (6, True)])
def test_an_ally_wounds_a_zombie_in_its_own_or_an_adjacent_space_on_five(face: int, succeeds: bool) -> None:
    """lnoe.gap.town-act-limit."""
    table = Table()
    table.hero("jenny", table.at(8, 8))
    ally = ally_at(table, table.at(1, 4))
    # Behind a wall, which does not matter; another is too far away.
    near, far = table.zombie(table.at(2, 4)), table.zombie(table.at(3, 4))
    table.roll(1, face)
    table.hero_turn()
    table.pass_windows()
    assert not table.asides(AllyAttack, zombie=far)
    table.aside(AllyAttack, ally=ally, zombie=near)
    assert (table.state.zombie(near) is None) == succeeds
    assert [event.by for event in table.told(ZombieKilled)] == [-1] * succeeds
    assert [(event.face, event.needed) for event in table.told(AllyActed)] == [(face, 5)]
    # The question that was asked is asked again.
    assert table.asked == "ChooseMove"
    table.check()


@rule("lnoe.town.act", "lnoe.town.act-roll")
def test_an_ally_builds_and_reinforces_on_five_where_barricades_are_in_use() -> None:
    table = Table(rules={"barricades": 1})
    table.hero("jenny", table.at(8, 8))
    first, second = ally_at(table, table.at(1, 4)), ally_at(table, table.at(1, 4))
    south, west = (
        table.wall("general_store", table.at(1, 4), SOUTH),
        table.wall("general_store", table.at(1, 4), WEST),
    )
    table.roll(1, 5, 5)
    table.hero_turn()
    table.pass_windows()
    assert len(table.asides(AllyBuild, ally=first)) == 2
    table.aside(AllyBuild, ally=first, wall=south)
    assert on_wall(table.state, south) is not None
    table.aside(AllyBuild, ally=second, wall=south)
    assert reinforcements_of(table.state, south) == 1
    assert on_wall(table.state, west) is None
    table = Table(rules={})
    table.hero("jenny", table.at(8, 8))
    ally_at(table, table.at(1, 4))
    table.roll(1)
    table.hero_turn()
    assert not table.asides(AllyBuild)


@rule("lnoe.town.once-a-turn", "lnoe.town.act-roll")
def test_an_ally_that_has_failed_may_not_try_anything_else_in_this_turn() -> None:
    """lnoe.ex.ally-once."""
    table = Table(rules={"barricades": 1})
    hero = table.hero("jenny", table.at(8, 4))
    ally = ally_at(table, table.at(1, 4))
    zombie = table.zombie(table.at(2, 4))
    table.roll(3, 4)
    table.hero_turn()
    table.pass_windows()
    table.choose(HeroStep, space=table.at(8, 5))
    # In the middle of a Hero's move; it is no part of it.
    table.aside(AllyAttack, ally=ally, zombie=zombie)
    assert table.state.zombie(zombie) is not None
    assert table.asked == "MoveOn"
    assert not table.asides(AllyBuild)
    assert not table.asides(AllyAttack)
    table.choose(HeroStep, space=table.at(8, 6))
    assert table.state.heroes[hero].space == table.at(8, 6)
    # In the next turn it may act again.
    table.state.agenda.clear()
    table.state.asking = None
    table.roll(1)
    table.hero_turn()
    table.pass_windows()
    assert table.asides(AllyAttack)


@rule("lnoe.town.act")
def test_an_ally_may_act_until_the_end_of_the_hero_turn_but_not_in_a_fight_or_the_zombie_turn() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    sally = table.hero("sally", table.at(8, 8))
    ally = ally_at(table, table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    # A card that opens windows in the fight.
    table.event(hero, "mr_hyde")
    # Nobody moves; Jenny wins her fight without a double.
    table.roll(1, 6, 2, 1, 1, 3, 5)
    table.hero_turn()
    table.pass_windows()
    table.choose(Activate, hero=hero)
    table.pass_windows()
    table.choose(StayHere)
    table.pass_windows()
    # She is asked although there is one Zombie only: the Ally might act first.
    assert table.asked == "PickFight"
    assert table.state.asking is not None
    assert not table.state.asking.forced
    assert table.asides(AllyAttack, ally=ally)
    table.choose(FightThis, zombie=zombie)
    assert table.asked_seat == 0
    assert table.state.fight is not None
    assert not table.asides(AllyAttack)
    assert len(table.told(FightBegan)) == 1
    table.pass_windows()
    if table.asked == "NextHero":
        table.choose(Activate, hero=sally)
    table.pass_windows()
    table.choose(StayHere)
    table.pass_windows()
    # Nothing else is left to do in this turn but this.
    assert table.asked == "LastActs"
    table.roll(5)
    table.aside(AllyAttack, ally=ally, zombie=zombie)
    assert table.state.zombie(zombie) is None
    assert table.asked != "LastActs"


@rule("lnoe.town.act")
def test_allies_that_do_nothing_end_the_turn_by_choice() -> None:
    table = Table()
    table.hero("jenny", table.at(5, 5))
    ally = ally_at(table, table.at(1, 4))
    table.zombie(table.at(2, 4))
    table.roll(1)
    table.hero_turn()
    table.pass_windows()
    table.choose(StayHere)
    table.pass_windows()
    assert table.asked == "LastActs"
    table.choose(AlliesDone)
    assert not table.state.allies[ally].has_acted
    assert not table.told(AllyActed)


@rule("lnoe.town.cannot")
def test_an_ally_only_attacks_and_builds() -> None:
    table = Table(rules={"barricades": 1})
    table.hero("jenny", table.at(8, 8))
    ally = ally_at(table, table.at(1, 4))
    wall = table.wall("general_store", table.at(1, 4), SOUTH)
    table.state.barricades.append(Barricade(wall, 3))
    table.zombie(table.at(1, 4))
    table.roll(1)
    table.hero_turn()
    table.pass_windows()
    assert TITLE.aside is not None
    kinds = {type(option) for option in TITLE.aside.options(table.state)}
    assert kinds == {AllyAttack, AllyBuild}
    # At a fully reinforced wall there is nothing to do: it takes no Reinforcement away, and gets no more.
    assert not table.asides(AllyBuild, wall=wall)
    assert table.state.allies[ally].space == table.at(1, 4)


@rule("lnoe.town.attacked")
@pytest.mark.parametrize(("face", "killed"), [(4, False), (5, True)])
def test_in_phase_five_a_zombie_may_kill_an_ally_on_five(face: int, killed: bool) -> None:
    """lnoe.gap.town-fight-phase."""
    table = Table()
    table.hero("jenny", table.at(8, 8))
    ally = ally_at(table, table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    table.roll(face)
    table.run(BeginFights())
    assert table.asked == "AttackAllies"
    assert table.asked_seat == table.zombie_seat
    table.choose(AttackAlly, zombie=zombie, ally=ally)
    assert is_alive(table, ally) != killed
    assert [(event.face, event.needed) for event in table.told(AllyAttacked)] == [(face, 5)]
    assert len(table.told(AllyKilled)) == killed
    # It has attacked once; this was no fight.
    assert table.asked == ""
    assert not table.told(FightBegan)
    table.check()


@rule("lnoe.town.attacked")
def test_zombies_need_not_attack_and_cannot_where_a_hero_is() -> None:
    """lnoe.gap.ally-carry-zombies."""
    table = Table()
    ally = ally_at(table, table.at(5, 5))
    table.zombie(table.at(5, 5))
    table.zombie(table.at(5, 5))
    table.roll(1)
    table.run(BeginFights())
    assert len(table.offers(AttackAlly)) == 1
    table.choose(AttackAlly)
    # The other Zombie may attack as well.
    assert len(table.offers(AttackAlly)) == 1
    table.choose(Decline)
    assert is_alive(table, ally)
    assert len(table.told(AllyAttacked)) == 1
    table.hero("jenny", table.at(5, 5))
    table.roll(6, 2, 1, 6, 2, 1)
    table.run(BeginFights())
    assert table.asked != "AttackAllies"
    table.pass_windows()
    assert len(table.told(AllyAttacked)) == 1


@rule("lnoe.zmove.hunger", "lnoe.town.attacked")
def test_zombies_do_not_hunger_for_allies_but_may_go_to_them() -> None:
    """lnoe.gap.ally-stops-hunger."""
    table = Table()
    ally_at(table, table.at(5, 5))
    zombie = table.zombie(table.at(5, 6))
    table.run(WalkZombie(zombie, 1, False))
    assert table.offers(StopZombie)
    assert len(table.offers(ZombieStep)) == 8
    table.choose(ZombieStep, space=table.at(5, 5))
    # Nor is it held there.
    table.run(WalkZombie(zombie, 1, False))
    table.choose(ZombieStep, space=table.at(5, 4))
    found = table.state.zombie(zombie)
    assert found is not None
    assert found.space == table.at(5, 4)


@rule("lnoe.town.prevent")
@pytest.mark.parametrize("id", ["just_a_scratch", "never_give_up"])
def test_a_card_that_prevents_a_wound_saves_an_ally(id: str) -> None:
    table = Table()
    hero = table.hero("jenny", table.at(8, 8))
    ally = ally_at(table, table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    card = table.event(hero, id)
    table.roll(6)
    table.run(BeginFights())
    table.choose(AttackAlly, zombie=zombie, ally=ally)
    assert table.asked_seat == 0
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert is_alive(table, ally)
    assert [event.ally for event in table.told(AllySaved)] == [ally]
    assert not table.told(AllyKilled)
    assert not table.state.woundings
    assert card in table.state.hero_deck.discards
    table.check()


@rule("lnoe.town.escort", "lnoe.town.pick-drop", "lnoe.town.escort-act")
def test_a_hero_takes_an_ally_along_and_leaves_it_on_his_way() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 4))
    ally = ally_at(table, table.at(5, 5))
    zombie = table.zombie(table.at(4, 7))
    table.roll_movement(hero, 4)
    assert not table.offers(LeadAlly)
    table.choose(HeroStep, space=table.at(5, 5))
    table.choose(LeadAlly, ally=ally)
    table.choose(HeroStep, space=table.at(5, 6))
    assert table.state.allies[ally].space == table.at(5, 6)
    # Led, and in the middle of the move, it attacks.
    table.roll(5)
    table.aside(AllyAttack, ally=ally, zombie=zombie)
    assert table.state.zombie(zombie) is None
    table.choose(LeaveAlly, ally=ally)
    assert table.state.heroes[hero].ally == -1
    # Not taken up and put down for ever in one space.
    assert not table.offers(LeadAlly)
    table.choose(HeroStep, space=table.at(5, 7))
    assert table.state.allies[ally].space == table.at(5, 6)
    table.choose(HeroStep, space=table.at(5, 6))
    assert table.asked == "MoveOn"
    assert table.offers(LeadAlly, ally=ally)
    table.check()


@rule("lnoe.town.escort-one")
def test_a_hero_leads_one_ally_and_no_one_takes_it_from_him() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sam", table.at(5, 5))
    first, second = ally_at(table, table.at(5, 5)), ally_at(table, table.at(5, 5))
    table.roll_movement(hero, 2)
    table.choose(LeadAlly, ally=first)
    assert not table.offers(LeadAlly)
    table.roll_movement(other, 2)
    assert len(table.offers(LeadAlly)) == 1
    assert table.offers(LeadAlly, ally=second)


@rule("lnoe.town.hero-death")
def test_when_its_hero_dies_an_ally_stays_and_another_takes_it() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sam", table.at(5, 4))
    ally = ally_at(table, table.at(5, 5))
    table.state.heroes[hero].ally = ally
    deal_wounds(table.state, hero, 3, "card", -1)
    advance(table.state)
    table.pass_windows()
    assert not table.state.is_alive(hero)
    assert table.state.allies[ally].space == table.at(5, 5)
    table.roll_movement(other, 3)
    table.choose(HeroStep, space=table.at(5, 5))
    table.choose(LeadAlly, ally=ally)
    table.choose(HeroStep, space=table.at(5, 6))
    assert table.state.allies[ally].space == table.at(5, 6)


@rule("lnoe.town.carry")
def test_an_ally_takes_no_place_among_items() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    before = (carrying.limits(table.state, hero), carrying.load(table.state, hero))
    table.state.heroes[hero].ally = ally_at(table, table.at(5, 5))
    assert (carrying.limits(table.state, hero), carrying.load(table.state, hero)) == before


@rule("lnoe.town.events-no-effect")
def test_no_townsfolk_event_names_an_ally() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    ally_at(table, table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    card = table.event(hero, "mr_hyde")
    table.state.heroes[hero].space = table.at(8, 8)
    table.roll(5)
    table.run(BeginFights())
    table.choose(AttackAlly, zombie=zombie)
    # The window of the Wound is open, and a Townsfolk Event does not help the Ally.
    assert not table.offers(PlayCard, card=card)


@rule("lnoe.town.markers")
def test_all_allies_are_alike() -> None:
    table = Table(rules={"barricades": 1})
    table.hero("jenny", table.at(8, 8))
    first, second = ally_at(table, table.at(1, 4)), ally_at(table, table.at(1, 4))
    table.zombie(table.at(1, 4))
    table.roll(1)
    table.hero_turn()
    table.pass_windows()
    assert len(table.asides(AllyAttack, ally=first)) == len(table.asides(AllyAttack, ally=second)) == 1
    assert len(table.asides(AllyBuild, ally=first)) == len(table.asides(AllyBuild, ally=second)) == 2
    assert not table.offers(BuildBarricade)
