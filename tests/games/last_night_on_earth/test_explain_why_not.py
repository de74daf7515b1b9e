"""Why spaces, Zombies, Heroes, cards and decks cannot be chosen, each with its rule."""

import pytest

from tests.games.last_night_on_earth.table import TOWN, Table
from tests.rules import rule
from veglia import rulebook
from veglia.games.last_night_on_earth.rules.exchanging import Exchange
from veglia.games.last_night_on_earth.rules.fighting import StartFight
from veglia.games.last_night_on_earth.rules.hero_turn import FightAll
from veglia.games.last_night_on_earth.rules.models import FOR_GOOD, ZOMBIES, Lasting
from veglia.games.last_night_on_earth.rules.sewers import open_sewer
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.town import DOOR, EAST, NORTH, SOUTH, WALL, WEST
from veglia.games.last_night_on_earth.rules.zombie_moving import NextZombie, WalkZombie
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.errors import UnknownName

RULES = set(rulebook.book("last_night_on_earth").rules)


def why(table: Table, target: str, seat: int | None = 0) -> list[tuple[str, str]]:
    """Return the sentences and rules; they are there in Italian, too."""
    said = TITLE.presentation.why_not(table.state, seat, target, "en")
    others = TITLE.presentation.why_not(table.state, seat, target, "it")
    assert [one.rule for one in said] == [one.rule for one in others]
    assert {one.rule for one in said} <= RULES
    return [(one.text, one.rule) for one in said]


def zone(space: int) -> str:
    return f"zone/{space}"


def side_with(table: Table, building: str, kind: int) -> tuple[int, int]:
    """Return a space of a building and the one outside it, behind a side of a kind."""
    town = table.state.town
    for space in table.inside(building):
        for way in (NORTH, EAST, SOUTH, WEST):
            other = town.beside[space][way]
            if other >= 0 and town.building[other] < 0 and town.sides[space][way] == kind:
                return space, other
    raise AssertionError(f"no such side of {building}")


@rule("lnoe.hmove.walls")
@rule("lnoe.hmove.distance")
def test_walls_and_distances_keep_a_hero_out() -> None:
    table = Table(TOWN)
    inside, outside = side_with(table, "church", WALL)
    hero = table.hero("sally", outside)
    table.roll_movement(hero, 3)
    assert why(table, zone(inside)) == [("A wall is in the way; Heroes need a door.", "lnoe.hmove.walls")]
    assert why(table, zone(outside)) == [("Sally is here already.", "lnoe.hmove.distance")]
    far = max(range(table.state.town.count - 2), key=lambda one: table.state.town.distance(outside, one))
    text, cited = why(table, zone(far))[0]
    assert text.startswith("Sally moves space by space")
    assert cited == "lnoe.hmove.distance"


@rule("lnoe.hmove.doors")
def test_a_door_is_passed_straight() -> None:
    table = Table(TOWN)
    inside, outside = side_with(table, "church", DOOR)
    town = table.state.town
    hero = table.hero("sally", outside)
    table.roll_movement(hero, 3)
    assert why(table, zone(inside)) == [], "straight through the door he may go"
    slanting = [
        space
        for space in table.inside("church")
        if space in town.adjacent[outside] and town.way_to(outside, space) < 0
    ]
    for space in slanting:
        assert why(table, zone(space))[0][1] in ("lnoe.hmove.doors", "lnoe.hmove.diagonal")
    assert slanting


@rule("lnoe.taken.effect")
def test_a_building_that_is_taken_over_is_closed() -> None:
    table = Table(TOWN)
    inside, outside = side_with(table, "church", DOOR)
    hero = table.hero("sally", outside)
    mark = Lasting("marker/taken_over_marker", -1, ZOMBIES, -1, -1, -1, table.building("church"), FOR_GOOD, 0)
    table.state.lasting.append(mark)
    table.roll_movement(hero, 3)
    text, cited = why(table, zone(inside))[0]
    assert text == "Heroes may not enter: the building is Taken Over."
    assert cited.startswith("lnoe.taken.")


@rule("lnoe.hturn.steps")
def test_fights_come_after_moving() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    zombie = table.zombie(table.at(0, 0))
    table.roll_movement(hero, 3)
    text, cited = why(table, f"zombie/{zombie}")[0]
    assert cited == "lnoe.hturn.steps"
    assert text.startswith("Sally does this in a later step")


@rule("lnoe.zmove.hunger")
def test_a_zombie_beside_a_hero_has_no_other_way() -> None:
    table = Table(TOWN)
    table.hero("sally", table.at(5, 5))
    zombie = table.zombie(table.at(5, 6))
    table.hero("billy", table.at(5, 7))
    table.run(WalkZombie(zombie, 1, False))
    hungry = ("A Hero is beside the Zombie: it has to go there.", "lnoe.zmove.hunger")
    assert why(table, zone(table.at(4, 6)), 1) == [hungry]
    assert why(table, zone(table.at(0, 0)), 1)[0][1] == "lnoe.zmove.one-space"
    assert why(table, zone(table.at(5, 5)), 1) == []


@rule("lnoe.zmove.each-once")
@rule("lnoe.zmove.locked-with-hero")
def test_zombies_that_have_moved_or_are_with_a_hero_do_not_move() -> None:
    table = Table(TOWN)
    table.hero("sally", table.at(5, 5))
    locked = table.zombie(table.at(5, 5))
    moved = table.zombie(table.at(0, 0))
    table.zombie(table.at(0, 9))
    table.state.zombies[1].has_moved = True
    table.run(NextZombie(-1))
    assert why(table, f"zombie/{locked}", 1)[0][1] == "lnoe.zmove.locked-with-hero"
    assert why(table, f"zombie/{moved}", 1)[0][1] == "lnoe.zmove.each-once"


@rule("lnoe.ranged.range")
@rule("lnoe.weapon.one-hero-a-turn")
def test_shots_reach_so_far_and_a_weapon_serves_one_hero() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    card = table.item(hero, "revolver")
    table.zombie(table.at(5, 6))
    far = table.zombie(table.at(0, 5))
    table.run(RangedAttack(hero))
    text, cited = why(table, f"zombie/{far}")[0]
    assert (text, cited) == ("Too far: 5 spaces, and the reach is 3.", "lnoe.ranged.range")
    other = table.hero("billy", table.at(5, 5))
    table.state.weapon_users[card] = other
    table.state.offered = []
    assert why(table, f"card/{card}")[0][1] == "lnoe.weapon.one-hero-a-turn"


@rule("lnoe.fight.all-zombies")
def test_a_hero_fights_each_zombie_of_his_space_once() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    fought = table.zombie(table.at(5, 5), 0)
    table.zombie(table.at(5, 5), 1)
    table.zombie(table.at(5, 5), 7)
    away = table.zombie(table.at(0, 0), 8)
    table.run(FightAll(hero, (fought,)))
    table.pass_windows()
    assert table.asked == "PickFight"
    assert why(table, f"zombie/{fought}")[0][0] == "Sally has fought it in this turn."
    assert why(table, f"zombie/{away}")[0][0] == "It is not in the space of Sally."


def test_a_card_says_when_it_is_played() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    card = table.item(hero, "baseball_bat")
    table.roll_movement(hero, 3)
    text, cited = why(table, f"card/{card}")[0]
    assert text == ("Baseball Bat is used when: a fight is announced; the Fight Dice are rolled.")
    assert cited == table.state.kind(card).trait.rule


@rule("lnoe.search.inside-only")
def test_one_searches_inside_only() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    table.roll_movement(hero, 3)
    assert why(table, "pile/hero")[0][1] == "lnoe.search.inside-only"
    assert why(table, "pile/zombie")[0][1] == "lnoe.cards.discards-open"


@rule("lnoe.hturn.activation")
def test_heroes_act_once_and_wait_for_each_other() -> None:
    table = Table(TOWN)
    first = table.hero("sally", table.at(5, 5))
    second = table.hero("billy", table.at(5, 6))
    third = table.hero("jenny", table.at(5, 4))
    table.hero_turn()
    table.pass_windows()
    table.state.heroes[first].is_activated = True
    table.state.heroes[second].loses_turn = True
    table.state.offered = [one for one in table.state.offered if getattr(one, "hero", -1) == third]
    assert why(table, f"figure/{first}")[0][1] == "lnoe.hturn.activation"
    assert why(table, f"figure/{second}")[0][1] == "lnoe.general.lost-turn"
    assert why(table, f"figure/{third}") == []


@rule("lnoe.exchange.same-space")
def test_items_change_hands_within_a_space() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    table.item(hero, "revolver")
    table.hero("billy", table.at(5, 5))
    away = table.hero("jenny", table.at(0, 0))
    table.run(Exchange(hero, ()))
    assert why(table, f"figure/{away}")[0][1] == "lnoe.exchange.same-space"


def test_others_and_spectators_are_told_who_is_asked() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    table.roll_movement(hero, 3)
    for seat in (None, 1):
        text = why(table, zone(table.at(5, 6)), seat)[0][0]
        assert text == "Another player is asked now: Sally: move, Search, or do something else?"


def test_what_a_seat_does_not_see_is_not_there() -> None:
    table = Table(TOWN)
    hero = table.hero("sally", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    card = table.hold("bickering")
    table.run(StartFight(hero, zombie))
    for target in (f"card/{card}", "zone/9999", "nothing"):
        with pytest.raises(UnknownName):
            TITLE.presentation.why_not(table.state, 0, target, "en")
    assert TITLE.presentation.why_not(table.state, 1, f"card/{card}", "en")


@rule("lnoe.sewer.single-space", "lnoe.sewer.sight")
def test_distances_through_a_sewer_are_told_as_they_are() -> None:
    table = Table(TOWN)
    entrance, other = table.at(5, 5), table.at(8, 8)
    open_sewer(table.state, entrance, other, "lnoe.sewer.parts")
    inside = table.state.town.sewer(0)
    hero = table.hero("sally", inside)
    table.roll_movement(hero, 6)
    assert why(table, zone(table.at(5, 7))) == [
        ("Sally moves space by space: this one is 3 steps away or more.", "lnoe.hmove.distance")
    ]
    table.state.agenda.clear()
    table.state.asking = None
    table.state.heroes[hero].space = entrance
    table.item(hero, "revolver")
    table.zombie(table.at(5, 6))
    table.run(RangedAttack(hero))
    assert why(table, zone(inside)) == [("There is no Zombie in this space.", "lnoe.ranged.kill")]
