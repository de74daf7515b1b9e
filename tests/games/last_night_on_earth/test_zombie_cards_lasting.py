"""Zombie cards that lie on Heroes and buildings, and the markers that act like them."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.closed_buildings import can_be_taken_over, can_go_dark
from veglia.games.last_night_on_earth.rules.events import (
    FightLost,
    FightRolled,
    FightWon,
    HeroHealed,
    HeroKilled,
    LastingEnded,
)
from veglia.games.last_night_on_earth.rules.exchanging import may_exchange
from veglia.games.last_night_on_earth.rules.hero_keywords import hero_has
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, HeroStopped, may_leave
from veglia.games.last_night_on_earth.rules.hero_turn import Activate, BeginHeroTurn
from veglia.games.last_night_on_earth.rules.lasting import (
    end,
    lay,
    on_building,
    take_away,
    zombie_cards_in_play,
)
from veglia.games.last_night_on_earth.rules.models import UNTIL_ZOMBIE_TURN, ZOMBIE_HERO, ZOMBIES, Marker
from veglia.games.last_night_on_earth.rules.plays import PickBuilding, PlayCard
from veglia.games.last_night_on_earth.rules.random_building import ChooseBuilding, roll_building
from veglia.games.last_night_on_earth.rules.searching import may_search
from veglia.games.last_night_on_earth.rules.stepping import may_enter
from veglia.games.last_night_on_earth.rules.wounding import can_heal, deal_wounds, heal
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.kernel.machine import advance
from veglia.kernel.window import Pass

LIGHTS = "marker/lights_out_marker"
TAKEN = "marker/taken_over_marker"


def play_at_start(table: Table, id: str, **fields: object) -> int:
    card = table.hold(id)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, **fields)
    table.pass_windows()
    return card


def rooms(table: Table) -> tuple[int, list[int]]:
    """Return a building and three of its spaces through which a Hero can walk."""
    town = table.state.town
    for place, building in enumerate(town.buildings):
        for first in building.spaces:
            for second in town.beside[first]:
                for third in town.beside[second] if second in building.spaces else []:
                    if third in building.spaces and third != first:
                        return place, [first, second, third]
    raise AssertionError("no building")


def walk(table: Table, hero: int, faces: tuple[int, ...]) -> None:
    """Bring a Hero to the choice after his Movement roll."""
    table.roll(*faces)
    table.run(BeginHeroTurn())
    for _ in range(10):
        if table.offers(Activate, hero=hero):
            table.choose(Activate, hero=hero)
        elif table.offers(Pass):
            table.choose(Pass)
        else:
            return


@rule("lnoe.lights.effect", "lnoe.lights.cancel", "lnoe.general.zombie-card-types")
@pytest.mark.parametrize("is_marker", [False, True])
def test_lights_out_ends_the_move_in_each_space(is_marker: bool) -> None:
    """lnoe.gap.lights-out-start-inside."""
    table = Table()
    building, spaces = rooms(table)
    hero = table.hero("jake", spaces[0])
    if is_marker:
        lay(table.state, LIGHTS, "lnoe.lights.setup", side=ZOMBIES, building=building)
    else:
        play_at_start(table, "lights_out", building=building)
    walk(table, hero, (6,))
    table.choose(HeroStep, space=spaces[1])
    assert [(event.space, event.rule) for event in table.told(HeroStopped)] == [
        (spaces[1], "lnoe.lights.effect")
    ]
    assert table.state.heroes[hero].space == spaces[1]
    table.check()
    # What can cancel a card that Remains in Play works on both.
    assert zombie_cards_in_play(table.state) == [0]
    take_away(table.state, 0, "lnoe.lights.cancel")
    table.state.heroes[hero].space = spaces[0]
    table.state.agenda.clear()
    table.state.asking = None
    walk(table, hero, (6,))
    table.choose(HeroStep, space=spaces[1])
    assert table.offers(HeroStep, space=spaces[2])


@rule("lnoe.lights.effect")
@pytest.mark.parametrize("item", ["torch", "flashlight"])
def test_a_light_ignores_lights_out(item: str) -> None:
    table = Table()
    building, spaces = rooms(table)
    hero = table.hero("jake", spaces[0])
    table.item(hero, item)
    play_at_start(table, "lights_out", building=building)
    walk(table, hero, (6,))
    table.choose(HeroStep, space=spaces[1])
    assert table.offers(HeroStep, space=spaces[2])


def test_lights_out_is_not_offered_twice_for_a_building_nor_for_the_manor() -> None:
    table = Table(laid="MANOR/ABCD")
    table.hero("jake", table.at(0, 0))
    play_at_start(table, "lights_out", building=1)
    table.hold("lights_out")
    table.run(StartOfTurn())
    offered = set(table.values(PlayCard, "building"))
    assert offered == set(range(len(table.state.town.buildings))) - {1, table.state.town.manor}


@rule("lnoe.lights.setup", "lnoe.taken.setup")
@pytest.mark.parametrize("trait", [LIGHTS, TAKEN])
def test_a_marker_falls_on_a_random_building_and_never_twice_on_one(trait: str) -> None:
    """lnoe.gap.lights-out-repeat."""
    table = Table()
    for building in range(len(table.state.town.buildings)):
        roll_building(table.state, table.state.content.traits[trait])
        table.roll(6)
        advance(table.state)
        if table.asked:
            table.choose(PickBuilding, building=building)
        assert [on_building(table.state, trait, one) for one in range(building + 1)] == [True] * (
            building + 1
        )
    # No building is left: nothing happens.
    roll_building(table.state, table.state.content.traits[trait])
    table.roll()
    advance(table.state)
    assert len(table.state.lasting) == len(table.state.town.buildings)


@rule("lnoe.taken.effect", "lnoe.taken.no-zombies", "lnoe.taken.cancel")
def test_the_taken_over_marker_bars_heroes_and_brings_no_zombies() -> None:
    table = Table()
    building, spaces = rooms(table)
    hero = table.hero("jake", table.at(5, 5))
    inside = table.hero("sam", spaces[0])
    table.run(ChooseBuilding(ZOMBIES, TAKEN, ()))
    table.choose(PickBuilding, building=building)
    assert not table.state.zombies
    assert not any(may_enter(table.state, hero, space) for space in spaces)
    assert may_enter(table.state, inside, spaces[1])
    assert not may_search(table.state, inside, False)
    assert zombie_cards_in_play(table.state) == [0]
    take_away(table.state, 0, "lnoe.taken.cancel")
    assert may_enter(table.state, hero, spaces[0])


@rule("lnoe.random.zombie-choice", "lnoe.lights.choice", "lnoe.taken.choice")
@pytest.mark.parametrize("trait", [LIGHTS, TAKEN])
def test_the_zombie_player_chooses_among_valid_buildings(trait: str) -> None:
    table = Table()
    lay(table.state, trait, "lnoe.lights.setup", side=ZOMBIES, building=1)
    table.run(ChooseBuilding(ZOMBIES, trait, ()))
    assert table.asked_seat == table.zombie_seat
    buildings = [place for place in range(len(table.state.town.buildings)) if place != 1]
    assert table.values(PickBuilding, "building") == buildings
    table.choose(PickBuilding, building=3)
    assert on_building(table.state, trait, 3)


@rule("lnoe.taken.setup")
def test_a_building_with_a_number_counter_is_not_taken_over() -> None:
    table = Table()
    table.state.markers.append(Marker("number", 2, -1, 3, False))
    assert not can_be_taken_over(table.state, 2)
    assert can_go_dark(table.state, 2)
    assert can_be_taken_over(table.state, 3)


def test_cornered_gives_zombies_two_dice_and_heroes_the_ties() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    play_at_start(table, "cornered")
    table.roll(5, 2, 5, 1, 3)
    table.fight(hero, zombie)
    table.pass_windows()
    assert table.told(FightRolled)[-1].zombie_dice == (5, 1, 3)
    assert table.told(FightWon)
    end(table.state, UNTIL_ZOMBIE_TURN)
    table.roll(5, 2, 5)
    table.fight(hero, zombie)
    table.pass_windows()
    assert [event.rule for event in table.told(FightLost)] == ["lnoe.fight.ties"]


def dice_in_fight(table: Table, hero: int, zombie: int) -> int:
    """Return how many dice a Hero rolls in a fight that he wins without a double."""
    before = len(table.told(FightRolled))
    table.roll(6, 5, 1, 1, 1)
    table.fight(hero, zombie)
    table.pass_windows()
    return len(table.told(FightRolled)[before].hero_dice)


def test_this_cant_be_happening_costs_a_die_until_the_hero_has_company() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    card = play_at_start(table, "cant_be_happening", hero=hero)
    assert dice_in_fight(table, hero, zombie) == 1
    walk(table, hero, (1,))
    assert table.state.lasting
    table.state.agenda.clear()
    table.state.asking = None
    table.hero("sam", table.at(5, 5))
    walk(table, hero, (1,))
    assert [event.trait for event in table.told(LastingEnded)] == ["cant_be_happening"]
    assert card in table.state.zombie_deck.discards


def test_teen_angst_acts_while_a_student_has_company() -> None:
    table = Table()
    student = table.hero("billy", table.at(5, 5))
    adult = table.hero("jake", table.at(8, 8))
    zombie = table.zombie(table.at(5, 5))
    card = table.hold("teen_angst")
    table.run(StartOfTurn())
    assert not table.offers(PlayCard, hero=adult)
    table.choose(PlayCard, card=card, hero=student)
    table.pass_windows()
    assert dice_in_fight(table, student, zombie) == 2
    table.state.heroes[adult].space = table.at(5, 5)
    assert dice_in_fight(table, student, zombie) == 1


def test_a_hero_rolls_at_least_one_die() -> None:
    table = Table()
    student = table.hero("billy", table.at(5, 5))
    table.hero("jake", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    play_at_start(table, "teen_angst", hero=student)
    play_at_start(table, "cant_be_happening", hero=student)
    assert dice_in_fight(table, student, zombie) == 1


def wounded(table: Table, hero: int, zombie: int) -> None:
    deal_wounds(table.state, hero, 1, "fight", zombie)
    advance(table.state)


def test_i_feel_kinda_strange_turns_a_hero_by_his_next_wound() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    table.hero("sam", table.at(8, 8))
    zombie = table.zombie(table.at(5, 5))
    card = table.hold("feel_strange")
    wounded(table, hero, zombie)
    table.choose(PlayCard, card=card, hero=hero)
    table.pass_windows()
    assert table.state.heroes[hero].wounds == 1
    deal_wounds(table.state, hero, 1, "exertion", -1)
    advance(table.state)
    assert [(event.hero, event.turns) for event in table.told(HeroKilled)] == [(hero, True)]
    assert [one.kind for one in table.state.zombies if one.space == table.at(5, 5)] == [0, ZOMBIE_HERO]
    assert card in table.state.zombie_deck.discards
    table.check()


def test_feel_strange_and_bitten_are_not_for_wounds_without_a_zombie() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    table.hold("feel_strange")
    table.hold("bitten")
    deal_wounds(table.state, hero, 1, "exertion", -1)
    advance(table.state)
    assert not table.offers(PlayCard)


def test_bitten_heroes_are_not_healed_until_a_roll_of_five() -> None:
    table = Table()
    hero = table.hero("jake", table.at(5, 5))
    zombie = table.zombie(table.at(8, 8))
    card = table.hold("bitten")
    wounded(table, hero, zombie)
    table.choose(PlayCard, card=card, hero=hero)
    table.pass_windows()
    assert not can_heal(table.state, hero)
    heal(table.state, hero, 1, "lnoe.general.hero-wounds")
    assert not table.told(HeroHealed)
    for face, lasts in ((4, True), (5, False)):
        table.state.agenda.clear()
        table.state.asking = None
        walk(table, hero, (face, 1))
        assert bool(table.state.lasting) == lasts
    heal(table.state, hero, 1, "lnoe.general.hero-wounds")
    assert [event.count for event in table.told(HeroHealed)] == [1]


def test_haunted_heroes_are_strange_and_get_no_help_from_townsfolk() -> None:
    table = Table()
    hero = table.hero("sam", table.at(5, 5))
    student = table.hero("billy", table.at(8, 8))
    zombie = table.zombie(table.at(5, 5))
    card = table.hold("haunted")
    table.run(StartOfTurn())
    assert not table.offers(PlayCard, hero=student)
    assert not hero_has(table.state, hero, "strange")
    table.choose(PlayCard, card=card, hero=hero)
    table.pass_windows()
    assert hero_has(table.state, hero, "strange")
    assert not hero_has(table.state, student, "strange")
    assert not hero_has(table.state, hero, "holy")
    gomez = table.event(student, "principal_gomez")
    table.roll(1, 2, 6)
    table.fight(hero, zombie)
    while table.state.asking is not None:
        assert not table.offers(PlayCard, card=gomez)
        table.choose(Pass)
    # In the fight of another Hero the same card can be played.
    other = table.zombie(table.at(8, 8))
    table.roll(1, 2, 6)
    table.fight(student, other)
    while not table.offers(PlayCard, card=gomez):
        table.choose(Pass)


def test_nobody_exchanges_items_or_one_strange_hero_does_not() -> None:
    table = Table()
    strange = table.hero("jake", table.at(5, 5))
    other = table.hero("sam", table.at(5, 5))
    play_at_start(table, "dont_trust", mode=0)
    assert not may_exchange(table.state, strange)
    assert not may_exchange(table.state, other)
    assert not zombie_cards_in_play(table.state)
    end(table.state, UNTIL_ZOMBIE_TURN)
    assert may_exchange(table.state, strange)
    again = table.state.zombie_deck.discards.pop()
    table.state.hands[table.zombie_seat].append(again)
    table.run(StartOfTurn())
    assert not table.offers(PlayCard, hero=other)
    table.choose(PlayCard, card=again, hero=strange, mode=1)
    table.pass_windows()
    assert not may_exchange(table.state, strange)
    assert may_exchange(table.state, other)
    assert len(zombie_cards_in_play(table.state)) == 1


def test_what_lies_on_a_hero_leaves_others_alone() -> None:
    table = Table()
    building, spaces = rooms(table)
    hero, other = table.hero("billy", spaces[0]), table.hero("sally", spaces[0], wounds=1)
    zombie = table.zombie(spaces[0])
    for trait in (
        "bitten",
        "feel_strange",
        "got_to_get_to",
        "teen_angst",
        "cant_be_happening",
        "overconfidence",
    ):
        lay(table.state, trait, "lnoe.general.zombie-card-types", side=ZOMBIES, hero=hero, building=building)
    assert can_heal(table.state, other)
    assert may_search(table.state, other, False)
    assert not may_search(table.state, hero, False)
    assert may_leave(table.state, other)
    assert not may_leave(table.state, hero)
    table.roll(6, 5, 1)
    table.fight(other, zombie)
    table.pass_windows()
    assert table.told(FightRolled)[-1].hero_dice == (6, 5)
    heal(table.state, other, 1, "lnoe.general.hero-wounds")
    wounded(table, other, zombie)
    assert table.state.is_alive(other)
