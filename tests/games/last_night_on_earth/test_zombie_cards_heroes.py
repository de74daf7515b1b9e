"""Zombie cards that hold up Heroes."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import HeroMoved
from veglia.games.last_night_on_earth.rules.hero_moving import MovementRolled
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, HeroStopped, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate, TurnLost
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import (
    PickBuilding,
    PickHero,
    PlayCard,
)
from veglia.games.last_night_on_earth.rules.random_building import BuildingRolled
from veglia.games.last_night_on_earth.rules.searching import may_search
from veglia.games.last_night_on_earth.rules.stepping import crosses_door
from veglia.games.last_night_on_earth.rules.turn import BeginRound, CloseZombieTurn
from veglia.games.last_night_on_earth.rules.zombie_turn import PlayAtOnce, StartOfTurn
from veglia.kernel.window import Pass


def activated(table: Table, hero: int) -> None:
    table.hero_turn()
    for _ in range(10):
        if table.offers(Activate, hero=hero):
            table.choose(Activate, hero=hero)
        about = getattr(table.state.asking, "about", None)
        if about is None or about.name == "hero_roll":
            return
        table.choose(Pass)


def test_trip_makes_a_hero_roll_his_movement_again() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    played = table.hold("trip")
    table.roll(6, 2)
    activated(table, hero)
    table.choose(PlayCard, card=played, hero=hero)
    table.pass_windows()
    assert [event.result for event in table.told(MovementRolled)] == [6, 2]
    assert table.state.movement == 2


def test_trip_is_only_for_a_movement_roll() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    table.hold("trip")
    table.hold("cornered")
    table.run(StartOfTurn())
    assert len(table.offers(PlayCard)) == 1


def test_got_to_get_to_finds_no_building_that_the_hero_is_in_or_may_not_enter() -> None:
    table = Table()
    hero = table.hero("jake", table.state.town.buildings[2].spaces[0])
    lay(table.state, "marker/taken_over_marker", "lnoe.taken.setup", side=ZOMBIES, building=4)
    card = table.hold("got_to_get_to")
    table.roll(6)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, hero=hero)
    assert set(table.values(PickBuilding, "building")) == set(range(len(table.state.town.buildings))) - {2, 4}


def doorway(table: Table) -> tuple[int, int]:
    """Return a space outdoors and the one behind a door of a building."""
    town = table.state.town
    for start in range(town.count - 2):
        for end in town.beside[start]:
            if (
                end >= 0
                and town.building[start] < 0 <= town.building[end]
                and crosses_door(table.state, start, end)
            ):
                return start, end
    raise AssertionError("no door")


def test_locked_door_stops_a_hero_in_front_of_it() -> None:
    table = Table()
    start, end = doorway(table)
    hero = table.hero("jake", start)
    played = table.hold("locked_door")
    table.roll(5)
    activated(table, hero)
    table.pass_windows()
    table.choose(HeroStep, space=end)
    table.choose(PlayCard, card=played, hero=hero)
    table.pass_windows()
    assert table.state.heroes[hero].space == start
    assert [event.space for event in table.told(HeroStopped)] == [start]
    assert not table.told(HeroMoved)
    assert "door_shut" not in table.state.counts


@pytest.mark.parametrize("item", ["keys", "fire_axe"])
def test_locked_door_does_nothing_to_one_who_opens_locks(item: str) -> None:
    table = Table()
    start, end = doorway(table)
    hero = table.hero("jake", start)
    table.item(hero, item)
    table.hold("locked_door")
    table.roll(5)
    activated(table, hero)
    table.pass_windows()
    table.choose(HeroStep, space=end)
    assert not table.offers(PlayCard)
    table.pass_windows()
    assert table.state.heroes[hero].space == end


def test_heavy_rain_slows_heroes_outdoors_down_to_one() -> None:
    for face, outdoors, result in ((4, True, 3), (1, True, 1), (4, False, 4)):
        table = Table()
        start, end = doorway(table)
        hero = table.hero("jake", start if outdoors else end)
        card = table.hold("heavy_rain")
        table.run(PlayAtOnce(table.zombie_seat, card))
        assert [one.card for one in table.state.lasting] == [card]
        table.roll(face)
        activated(table, hero)
        assert table.told(MovementRolled)[-1].result == result
        table.check()


@rule("lnoe.general.lost-turn")
@pytest.mark.parametrize(
    ("card", "first", "second", "lone"),
    [("last_night", "jake", "jenny", "sam"), ("catfight", "sally", "jenny", "jake")],
)
def test_two_heroes_of_a_space_lose_their_turn(card: str, first: str, second: str, lone: str) -> None:
    table = Table()
    one, two = table.hero(first, table.at(5, 5)), table.hero(second, table.at(5, 5))
    third = table.hero(lone, table.at(5, 5))
    table.zombie(table.at(5, 5))
    played = table.hold(card)
    table.hero_turn()
    assert not table.offers(PlayCard, hero=third) or card == "last_night"
    table.choose(PlayCard, card=played, hero=one)
    if table.offers(PickHero):
        table.choose(PickHero, hero=two)
    assert [event.hero for event in table.told(TurnLost)] == [one, two]
    while table.asked not in ("NextHero", "ChooseMove", "HeroRoll"):
        table.choose(Pass)
    # Only the third has a turn, and the others need not fight.
    assert not table.offers(Activate, hero=one)
    assert not table.offers(Activate, hero=two)


def test_nobody_loses_a_turn_without_the_right_company() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    table.hero("sam", table.at(5, 5))
    table.hero("jenny", table.at(5, 6))
    for card in ("last_night", "catfight"):
        table.hold(card)
    table.hero_turn()
    assert not table.offers(PlayCard)


@rule("lnoe.general.lost-turn")
def test_bickering_costs_all_heroes_of_a_space_their_turn() -> None:
    table = Table()
    heroes = [table.hero(id, table.at(5, 5)) for id in ("jake", "sam", "jenny")]
    lone = table.hero("sally", table.at(8, 8))
    played = table.hold("bickering")
    table.hero_turn()
    assert len(table.offers(PlayCard)) == 1
    table.choose(PlayCard, card=played, space=table.at(5, 5))
    assert [event.hero for event in table.told(TurnLost)] == heroes
    assert not table.state.heroes[lone].loses_turn


def test_overconfidence_keeps_a_hero_with_zombies_and_ends_by_a_lost_fight() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    one = table.zombie(table.at(5, 5))
    card = table.hold("overconfidence")
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, hero=hero)
    table.pass_windows()
    table.roll(5)
    activated(table, hero)
    table.pass_windows()
    assert not table.offers(HeroStep)
    assert table.offers(StayHere)
    # A won fight changes nothing; a lost one ends it on 4+.
    table.state.agenda.clear()
    table.state.asking = None
    for faces, stays in (((6, 5, 1), True), ((1, 2, 6, 3), True), ((1, 2, 6, 4), False)):
        table.roll(*faces)
        table.fight(hero, one)
        table.pass_windows()
        assert bool(table.state.lasting) == stays
    assert card in table.state.zombie_deck.discards


def test_overconfidence_lets_a_hero_go_where_no_zombie_is() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    card = table.hold("overconfidence")
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, hero=hero)
    table.pass_windows()
    table.roll(5)
    activated(table, hero)
    table.pass_windows()
    assert table.offers(HeroStep)


def test_got_to_get_to_bars_searching_until_the_hero_has_come_there() -> None:
    table = Table()
    start, end = doorway(table)
    there = table.state.building_at(end)
    building = table.state.town.buildings[there]
    hero = table.hero("jake", start)
    card = table.hold("got_to_get_to")
    # A 1: the Heroes choose the building.
    table.roll(1, 5)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, hero=hero)
    assert table.told(BuildingRolled)
    table.choose(PickBuilding, building=there)
    assert (table.state.lasting[0].hero, table.state.lasting[0].building) == (hero, there)
    table.pass_windows()
    table.state.heroes[hero].space = building.spaces[0]
    assert not may_search(table.state, hero, False)
    table.state.heroes[hero].space = start
    activated(table, hero)
    table.pass_windows()
    table.choose(HeroStep, space=end)
    assert not table.state.lasting
    assert may_search(table.state, hero, False) == building.searchable
    table.check()


def test_a_round_ends_what_lasts_for_a_turn() -> None:
    table = Table()
    table.hero("jake", table.at(5, 5))
    card = table.hold("cornered")
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card)
    table.pass_windows()
    assert card in table.state.zombie_deck.discards
    table.run(CloseZombieTurn())
    assert [one.trait for one in table.state.lasting] == ["cornered"]
    table.roll(*[1] * 20)
    table.run(BeginRound())
    assert not [one for one in table.state.lasting if one.trait == "cornered"]
