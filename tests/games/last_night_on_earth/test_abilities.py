"""Abilities that Heroes have from the start."""

import pytest

from tests.games.last_night_on_earth.table import Table, vars_of
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.actions.instead_of_moving import GiveUpMove
from veglia.games.last_night_on_earth.rules.carrying import limits
from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards
from veglia.games.last_night_on_earth.rules.entering import Equip
from veglia.games.last_night_on_earth.rules.events import (
    FightBegan,
    HeroHealed,
    HeroKilled,
    HeroMoved,
)
from veglia.games.last_night_on_earth.rules.hero_moving import MovementRolled
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, HeroStopped, StayHere
from veglia.games.last_night_on_earth.rules.pick_ups import PickUpCard
from veglia.games.last_night_on_earth.rules.plays import PickCard, UseAbility
from veglia.games.last_night_on_earth.rules.searching import SearchDeck

FARM = "TOWN/EFGH"


@rule("lnoe.setup.start-items")
@pytest.mark.parametrize(
    ("hero", "card"), [("anderson", "revolver"), ("winters", "revolver"), ("sam", "meat_cleaver")]
)
def test_items_that_come_with_a_hero_are_taken_from_the_deck(hero: str, card: str) -> None:
    table = Table()
    one = table.hero(hero, table.at(5, 5))
    before = len(table.state.hero_deck.pile)
    table.run(Equip(one, 0))
    ((taken,),) = table.state.heroes[one].items
    assert table.state.kind(taken).id == card
    assert len(table.state.hero_deck.pile) == before - 1
    table.check()


@rule("lnoe.setup.start-items")
@pytest.mark.parametrize(("hero", "card", "found"), [("anderson", "revolver", 1), ("sam", "meat_cleaver", 0)])
def test_armed_takes_the_revolver_from_the_discards_if_none_is_in_the_deck(
    hero: str, card: str, found: int
) -> None:
    table = Table()
    one = table.hero(hero, table.at(5, 5))
    deck = table.state.hero_deck
    deck.discards = [number for number in deck.pile if table.state.kind(number).id == card]
    deck.pile = [number for number in deck.pile if number not in deck.discards]
    table.run(Equip(one, 0))
    assert len(table.state.heroes[one].items) == found


@rule("lnoe.setup.start-items")
def test_without_any_revolver_he_goes_without() -> None:
    table = Table()
    one = table.hero("anderson", table.at(5, 5))
    deck = table.state.hero_deck
    gone = [number for number in deck.pile if table.state.kind(number).id == "revolver"]
    deck.pile = [number for number in deck.pile if number not in gone]
    table.state.removed = gone
    table.run(Equip(one, 0))
    assert table.state.heroes[one].items == []


def test_man_of_action_takes_a_revolver_by_a_search_in_any_building() -> None:
    table = Table()
    hero, other = table.hero("anderson", table.at(4, 10)), table.hero("becky", table.at(4, 10))
    gun = table.card("revolver")
    table.state.hero_deck.discards = [gun, table.card("torch")]
    table.roll_movement(other, 2)
    assert not table.offers(PickUpCard, card=gun)
    table.roll_movement(hero, 2)
    assert [vars_of(option)["card"] for option in table.offers(PickUpCard)] == [gun]
    table.choose(PickUpCard, card=gun)
    table.pass_windows()
    assert table.state.heroes[hero].items == [(gun,)]


@rule("lnoe.hmove.modifiers")
def test_track_star_adds_1_to_every_movement_roll() -> None:
    table = Table()
    billy, other = table.hero("billy", table.at(5, 5)), table.hero("becky", table.at(5, 5))
    table.roll_movement(billy, 4)
    assert table.state.movement == 5
    table.roll_movement(other, 4)
    assert table.state.movement == 4
    assert [event.result for event in table.told(MovementRolled)] == [5, 4]


@pytest.mark.parametrize("student", ["billy", "sally", "johnny", "amanda", "kenny"])
def test_youth_heals_a_wound_in_place_of_moving(student: str) -> None:
    table = Table()
    hero = table.hero(student, table.at(4, 10), wounds=1)
    table.roll_movement(hero, 3)
    table.choose(GiveUpMove)
    assert table.state.heroes[hero].wounds == 0
    assert not table.offers(HeroStep)
    assert not table.offers(SearchDeck)
    assert [event.count for event in table.told(HeroHealed)] == [1]
    table.check()


def test_youth_is_not_offered_without_a_wound_nor_to_others() -> None:
    table = Table()
    hero, other = table.hero("billy", table.at(5, 5)), table.hero("becky", table.at(5, 5), wounds=1)
    for one in (hero, other):
        table.roll_movement(one, 3)
        assert not table.offers(GiveUpMove)


def use(table: Table, hero: int, id: str, **fields: object) -> None:
    """Use an ability by its id."""
    table.choose(UseAbility, bearer=hero, card=ability(table, id), **fields)


def ability(table: Table, id: str) -> int:
    return next(one.place for one in table.state.content.abilities if one.id == id)


@rule("lnoe.hmove.stop-on-zombie")
def test_blitz_fights_on_the_way_and_goes_on() -> None:
    table = Table()
    johnny = table.hero("johnny", table.at(5, 5))
    first, second = table.zombie(table.at(5, 6)), table.zombie(table.at(5, 6), number=7)
    # Movement 3; a fight lost, a fight won without a double.
    table.roll_movement(johnny, 3, 2, 1, 6, 5, 4, 1)
    table.choose(HeroStep, space=table.at(5, 6))
    assert table.asked == "MeetZombies"
    use(table, johnny, "blitz")
    while table.asked != "MoveOn":
        table.take_first()
    assert [event.zombie for event in table.told(FightBegan)] == [first, second]
    assert table.state.heroes[johnny].wounds == 1
    # Two of three spaces are left; he may come back and fight them again.
    table.choose(HeroStep, space=table.at(5, 7))
    table.choose(HeroStep, space=table.at(5, 6))
    assert table.offers(UseAbility)
    table.choose(StayHere)
    assert len(table.told(HeroMoved)) == 3
    assert [event.space for event in table.told(HeroStopped)] == [table.at(5, 6)]
    table.check()


def test_blitz_ends_with_his_death() -> None:
    table = Table()
    johnny = table.hero("johnny", table.at(5, 5), wounds=1)
    table.hero("sam", table.at(9, 9))
    table.zombie(table.at(5, 6))
    table.roll_movement(johnny, 3, 2, 1, 6)
    table.choose(HeroStep, space=table.at(5, 6))
    use(table, johnny, "blitz")
    assert [event.hero for event in table.told(HeroKilled)] == [johnny]
    assert table.asked == ""
    assert table.state.count("blitz") == 0


@rule("lnoe.hmove.stop-on-zombie")
def test_other_heroes_stop_at_zombies_without_a_question() -> None:
    table = Table()
    hero = table.hero("becky", table.at(5, 5))
    table.zombie(table.at(5, 6))
    table.roll_movement(hero, 3)
    table.choose(HeroStep, space=table.at(5, 6))
    assert table.asked == ""
    assert len(table.told(HeroStopped)) == 1


@rule("lnoe.search.draw")
def test_resourceful_draws_two_and_keeps_one_of_each_card() -> None:
    table = Table()
    jake = table.hero("jake", table.at(5, 5))
    for id in ("lighter", "ammo", "torch", "keys"):
        table.on_top(id)
    table.run(DrawHeroCards(jake, 2, "lnoe.search.draw"))
    for id in ("torch", "lighter"):
        assert len(table.offers(PickCard)) == 2
        found = [option.card for option in table.offers(PickCard) if isinstance(option, PickCard)]
        table.choose(PickCard, card=next(card for card in found if table.state.kind(card).id == id))
    held = [table.state.kind(item[0]).id for item in table.state.heroes[jake].items]
    assert held == ["torch", "lighter"]
    assert [table.state.kind(card).id for card in table.state.hero_deck.discards] == ["keys", "ammo"]


def test_man_of_the_road_passes_a_single_zombie_once_for_two_spaces() -> None:
    table = Table()
    jake = table.hero("jake", table.at(5, 3))
    table.zombie(table.at(5, 4))
    table.zombie(table.at(5, 6))
    table.roll_movement(jake, 6)
    table.choose(HeroStep, space=table.at(5, 4))
    use(table, jake, "man_of_the_road")
    # Of 6 he has used 1, and 2 more: 3 are left.
    table.choose(HeroStep, space=table.at(5, 5))
    table.choose(HeroStep, space=table.at(5, 6))
    # Once in a move.
    assert table.asked == ""
    assert table.state.heroes[jake].space == table.at(5, 6)


@pytest.mark.parametrize(("movement", "zombies"), [(3, 1), (6, 2)])
def test_man_of_the_road_needs_movement_and_exactly_one_zombie(movement: int, zombies: int) -> None:
    table = Table()
    jake = table.hero("jake", table.at(5, 3))
    for _ in range(zombies):
        table.zombie(table.at(5, 4))
    table.roll_movement(jake, movement)
    table.choose(HeroStep, space=table.at(5, 4))
    assert table.asked == ""


@rule("lnoe.exchange.carry-limit", "lnoe.exchange.weapon-limit")
def test_bagger_may_carry_6_items_and_3_weapons() -> None:
    table = Table()
    kenny, other = table.hero("kenny", table.at(5, 5)), table.hero("becky", table.at(5, 5))
    assert limits(table.state, kenny) == (6, 3)
    assert limits(table.state, other) == (4, 2)
