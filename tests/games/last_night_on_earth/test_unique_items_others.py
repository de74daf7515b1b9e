"""Unique Items of characters, tools, keys and Records."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.actions.build import BuildBarricade
from veglia.games.last_night_on_earth.rules.actions.use_instead import UseInstead
from veglia.games.last_night_on_earth.rules.closed_buildings import can_be_taken_over, is_taken_over
from veglia.games.last_night_on_earth.rules.dying import turn_hero
from veglia.games.last_night_on_earth.rules.events import (
    CardCancelled,
    DieRolled,
    FightCounted,
    FightLost,
    FightRolled,
    FightWon,
    HeroDrew,
    HeroHealed,
)
from veglia.games.last_night_on_earth.rules.grave_dead import fix_ability
from veglia.games.last_night_on_earth.rules.hero_keywords import hero_has
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, may_leave
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.library import content
from veglia.games.last_night_on_earth.rules.models import FIRST_ZOMBIE_HERO, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import PickSpace, PlayCard, UseAbility, UseItem
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.traits.unique_items.police_radio import (
    ZombieCardsSeen,
    ZombieDeckLookedAt,
)
from veglia.games.last_night_on_earth.rules.zombie_turn import StartOfTurn
from veglia.games.last_night_on_earth.show.presentation import hears
from veglia.kernel.machine import advance

RECORDS = {
    "town_ledger": "A",
    "burned_photo": "A",
    "shipping_papers": "B",
    "lab_notes": "B",
    "patient_file": "C",
    "cassette_tape": "C",
}


@rule("lnoe.sotf.unique-items", "lnoe.sotf.records")
def test_twenty_different_unique_items_and_two_records_of_each_letter() -> None:
    book = content()
    kinds = [book.kind(card) for card in book.decks["unique"]]
    assert len({kind.id for kind in kinds}) == len(kinds) == 20
    assert all(kind.is_item and kind.deck == "unique" for kind in kinds)
    assert {kind.id: kind.record for kind in kinds if kind.has("records")} == RECORDS
    assert not any(kind.record for kind in kinds if not kind.has("records"))


@rule("lnoe.cards.cancel")
def test_a_badge_cancels_trip_and_nothing_more_in_the_same_turn() -> None:
    table = Table()
    hero = table.hero("sally", table.at(2, 4))
    badge = table.item(hero, "sheriffs_badge")
    trip, door = table.hold("trip"), table.hold("locked_door")
    table.roll(4)
    table.hero_turn()
    while not table.offers(PlayCard, card=trip):
        table.take_last()
    table.choose(PlayCard, card=trip)
    table.choose(UseItem, card=badge, pick=trip)
    table.pass_windows()
    assert table.state.movement == 4
    assert [event.card for event in table.told(CardCancelled)] == [trip]
    table.choose(HeroStep, space=table.at(1, 4))
    table.choose(PlayCard, card=door)
    assert not table.offers(UseItem, card=badge)


@rule("lnoe.cards.cancel")
def test_a_badge_cancels_a_locked_door_but_not_one_that_stops_another_hero() -> None:
    for is_bearer in (True, False):
        table = Table()
        hero = table.hero("billy", table.at(2, 4))
        other = table.hero("sally", table.at(5, 5))
        badge = table.item(hero if is_bearer else other, "sheriffs_badge")
        card = table.hold("locked_door")
        table.roll_movement(hero, 3)
        table.choose(HeroStep, space=table.at(1, 4))
        table.choose(PlayCard, card=card)
        assert bool(table.offers(UseItem, card=badge)) == is_bearer
        if is_bearer:
            table.choose(UseItem, card=badge)
        table.pass_windows()
        assert (table.state.heroes[hero].space == table.at(1, 4)) == is_bearer


@pytest.mark.parametrize(("id", "zombies", "dice"), [("anderson", 2, 1), ("anderson", 1, 0), ("billy", 2, 0)])
def test_a_badge_gives_the_law_a_die_among_several_zombies(id: str, zombies: int, dice: int) -> None:
    counts = []
    for has_badge in (True, False):
        table = Table()
        hero = table.hero(id, table.at(5, 5))
        numbers = [table.zombie(table.at(5, 5)) for _ in range(zombies)]
        if has_badge:
            table.item(hero, "sheriffs_badge")
        table.fight(hero, numbers[0])
        table.pass_windows()
        counts.append(len(table.told(FightRolled)[0].hero_dice))
    assert counts[0] - counts[1] == dice


def test_the_badge_of_another_hero_gives_no_die() -> None:
    table = Table()
    sheriff, other = table.hero("anderson", table.at(5, 5)), table.hero("billy", table.at(5, 5))
    numbers = [table.zombie(table.at(5, 5)) for _ in range(2)]
    table.item(other, "sheriffs_badge")
    table.fight(sheriff, numbers[0])
    table.pass_windows()
    assert len(table.told(FightRolled)[0].hero_dice) == 2


def test_a_rosary_rerolls_one_die_once_in_a_turn() -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    card = table.item(hero, "rosary")
    one, two = table.zombie(table.at(5, 5)), table.zombie(table.at(5, 5))
    table.roll(2, 3, 4, 6, 1, 2, 1)
    table.fight(hero, one)
    table.choose(UseItem, card=card, die=0)
    assert not table.offers(UseItem, card=card)
    table.pass_windows()
    assert len(table.told(FightWon)) == 1
    table.fight(hero, two)
    assert not table.offers(UseItem, card=card)


@pytest.mark.parametrize(("has_rosary", "cancelled"), [(True, True), (False, False)])
def test_with_a_rosary_strength_of_spirit_succeeds_on_2(has_rosary: bool, cancelled: bool) -> None:
    table = Table()
    hero = table.hero("joseph", table.at(5, 5))
    if has_rosary:
        table.item(hero, "rosary")
    card = table.hold("trip")
    table.roll(4, 2, *[1] * 5)
    table.hero_turn()
    while not table.offers(PlayCard, card=card):
        table.take_last()
    table.choose(PlayCard, card=card)
    table.choose(UseAbility, pick=card)
    table.pass_windows()
    assert bool(table.told(CardCancelled)) == cancelled
    assert [event.needed for event in table.told(DieRolled)] == [2 if has_rosary else 3]


def test_a_doctors_bag_heals_in_place_of_moving_and_becky_still_moves() -> None:
    for id in ("billy", "becky"):
        table = Table()
        hero = table.hero(id, table.at(5, 5))
        near = table.hero("sally", table.at(5, 6), wounds=1)
        far = table.hero("jake", table.at(5, 8), wounds=1)
        card = table.item(hero, "doctors_bag")
        table.roll_movement(hero, 4)
        if id == "becky":
            assert not table.offers(UseItem, hero=far)
            table.choose(UseItem, card=card, hero=near)
            assert table.asked == "ChooseMove"
            assert table.offers(HeroStep)
            assert not table.offers(UseItem, card=card)
        else:
            assert not table.offers(UseInstead, to=far)
            table.choose(UseInstead, card=card, to=near)
            assert table.asked != "ChooseMove"
            assert not table.offers(HeroStep)
        assert next((event.hero, event.count) for event in table.told(HeroHealed)) == (near, 1)
        assert table.state.heroes[near].wounds == 0
        assert table.state.heroes[far].wounds == 1


@rule("lnoe.barr.build")
@pytest.mark.parametrize(("face", "belt", "offered"), [(3, True, True), (3, False, False), (2, True, False)])
def test_a_tool_belt_builds_with_3(face: int, belt: bool, offered: bool) -> None:
    table = Table(rules={"barricades": 1})
    hero = table.hero("sally", table.at(1, 4))
    if belt:
        table.item(hero, "tool_belt")
    table.roll_movement(hero, face)
    assert bool(table.offers(BuildBarricade)) == offered


def test_a_police_radio_shows_two_zombie_cards_to_the_heroes_alone() -> None:
    table = Table(hero_seats=2)
    hero = table.hero("billy", table.at(5, 5))
    card = table.item(hero, "police_radio")
    below, top = table.on_top("shamble"), table.on_top("trip")
    pile = table.state.zombie_deck.pile[:]
    table.hero_turn()
    table.choose(UseItem, card=card)
    assert [event.cards for event in table.told(ZombieCardsSeen)] == [(top, below)]
    assert [event.count for event in table.told(ZombieDeckLookedAt)] == [2]
    assert table.state.zombie_deck.pile == pile
    assert not table.offers(UseItem, card=card)
    seen = table.told(ZombieCardsSeen)[0]
    assert [hears(table.state, seat, seen) for seat in (0, 1, 2, None)] == [True, True, False, False]
    assert hears(table.state, 2, table.told(ZombieDeckLookedAt)[0])


@rule("lnoe.taken.effect")
@pytest.mark.parametrize("has_keys", [True, False])
def test_master_keys_open_taken_over_buildings_and_locked_doors_but_no_search(has_keys: bool) -> None:
    table = Table()
    hero = table.hero("billy", table.at(2, 4))
    if has_keys:
        table.item(hero, "master_keys")
    building = table.building("general_store")
    lay(table.state, "marker/taken_over_marker", "lnoe.taken.setup", side=ZOMBIES, building=building)
    edges = [table.state.town.edge_of(table.at(1, 4), way) for way in range(4)]
    table.state.locked_doors += [edge for edge in edges if edge not in table.state.locked_doors]
    table.roll_movement(hero, 3)
    assert bool(table.offers(HeroStep, space=table.at(1, 4))) == has_keys
    table.state.heroes[hero].space = table.at(1, 4)
    table.roll_movement(hero, 3)
    assert not table.offers(SearchDeck)
    table.state.lasting.clear()
    table.roll_movement(hero, 3)
    assert table.offers(SearchDeck)


@rule("lnoe.cards.cancel")
def test_a_locked_door_cannot_be_played_on_the_bearer_of_master_keys() -> None:
    table = Table()
    hero = table.hero("billy", table.at(2, 4))
    table.item(hero, "master_keys")
    table.hold("locked_door")
    table.roll_movement(hero, 3)
    table.choose(HeroStep, space=table.at(1, 4))
    assert not table.offers(PlayCard)
    table.pass_windows()
    assert table.state.heroes[hero].space == table.at(1, 4)


def test_a_town_ledger_frees_a_building_for_good_once_in_the_game() -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    card = table.item(hero, "town_ledger")
    building, other = table.building("church"), table.building("bank")
    for place in (building, other):
        lay(table.state, "marker/taken_over_marker", "lnoe.taken.setup", side=ZOMBIES, building=place)
    table.roll_movement(hero, 3)
    table.choose(UseItem, card=card, building=building)
    assert not is_taken_over(table.state, building)
    assert is_taken_over(table.state, other)
    assert not can_be_taken_over(table.state, building)
    assert can_be_taken_over(table.state, table.building("diner"))
    assert not table.offers(UseItem, card=card)
    assert table.state.heroes[hero].items == [(card,)]
    table.check()


@pytest.mark.parametrize("has_photo", [True, False])
def test_a_burned_photograph_frees_from_haunting_and_overconfidence(has_photo: bool) -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    friend = table.hero("sally", table.at(5, 5))
    zombie = table.zombie(table.at(5, 5))
    if has_photo:
        table.item(hero, "burned_photo")
    for id in ("haunted", "overconfidence", "teen_angst"):
        lay(table.state, id, "lnoe.general.zombie-card-types", table.card(id), ZOMBIES, hero)
    assert hero_has(table.state, hero, "strange") != has_photo
    assert may_leave(table.state, hero) == has_photo
    table.roll(*[3] * 6)
    table.fight(hero, zombie)
    table.pass_windows()
    assert len(table.told(FightRolled)[0].hero_dice) == (2 if has_photo else 1)
    assert table.state.is_alive(friend)


@rule("lnoe.search.draw")
@pytest.mark.parametrize(("building", "drawn"), [("the_plant", 2), ("bank", 1)])
def test_shipping_papers_give_a_card_more_in_the_plant(building: str, drawn: int) -> None:
    table = Table()
    hero = table.hero("billy", table.inside(building)[0])
    table.item(hero, "shipping_papers")
    for id in ("revolver", "torch"):
        table.on_top(id)
    table.roll_movement(hero, 3)
    table.choose(SearchDeck)
    table.pass_windows()
    assert len(table.told(HeroDrew)) == drawn
    assert len(table.state.heroes[hero].items) == 1 + drawn


@pytest.mark.parametrize(
    ("rules", "number", "weapon", "won"),
    [
        ({"grave_dead": 1}, 14, False, True),
        ({"zombie_horde_21": 1}, 14, False, False),
        ({"grave_weapons": 1}, 0, True, True),
        ({"grave_weapons": 1}, 0, False, False),
    ],
)
def test_lab_notes_add_1_against_grave_dead_and_grave_weapons(
    rules: dict[str, int], number: int, weapon: bool, won: bool
) -> None:
    table = Table(rules=rules)
    if "grave_dead" in rules:
        fix_ability(table.state, 2)
    hero = table.hero("billy", table.at(5, 5))
    table.item(hero, "lab_notes")
    zombie = table.zombie(table.at(5, 5), number)
    if weapon:
        table.state.zombies[-1].weapon = table.card("barbed_wire")
    table.roll(4, 2, 4)
    table.fight(hero, zombie)
    table.pass_windows()
    assert bool(table.told(FightWon)) == won
    assert bool(table.told(FightLost)) != won
    assert [(event.hero_top, event.zombie_top) for event in table.told(FightCounted)] == [(5, 4)] * won


@pytest.mark.parametrize(
    ("is_hero", "bears_file", "dice"), [(True, True, 1), (True, False, 2), (False, True, 2)]
)
def test_a_zombie_hero_rolls_a_die_less_against_the_patient_file(
    is_hero: bool, bears_file: bool, dice: int
) -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    victim = table.hero("sally", table.at(5, 5))
    helper = table.hero("jake", table.at(5, 5))
    table.item(hero if bears_file else helper, "patient_file")
    number = FIRST_ZOMBIE_HERO + victim
    if is_hero:
        turn_hero(table.state, victim, -1, "lnoe.azh.always")
        table.state.agenda.clear()
    else:
        number = table.zombie(table.at(5, 5))
    # The Grave Weapon gives a second die.
    table.state.zombies[-1].weapon = table.card("machete")
    table.roll(*[3] * 6)
    table.fight(hero, number)
    table.pass_windows()
    assert len(table.told(FightRolled)[0].zombie_dice) == dice


def test_a_cassette_tape_draws_zombies_near_its_bearer_once_in_the_game() -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    card = table.item(hero, "cassette_tape")
    near, here, far = table.zombie(table.at(5, 8)), table.zombie(table.at(5, 5)), table.zombie(table.at(5, 9))
    table.roll_movement(hero, 3)
    table.choose(UseItem, card=card)
    table.choose(PickSpace, space=table.at(2, 8))
    while table.asked == "Choose":
        table.take_first()
    where = {zombie.number: zombie.space for zombie in table.state.zombies}
    assert table.state.town.distance(where[near], table.at(2, 8)) == 2
    assert (where[here], where[far]) == (table.at(5, 5), table.at(5, 9))
    assert table.asked == "ChooseMove"
    assert not table.offers(UseItem, card=card)


@rule("lnoe.cards.cancel")
def test_pile_on_is_cancelled_by_the_badge_in_the_zombie_turn() -> None:
    table = Table()
    hero = table.hero("billy", table.at(5, 5))
    badge = table.item(hero, "sheriffs_badge")
    for space in (table.at(5, 5), table.at(1, 8), table.at(2, 8)):
        table.zombie(space)
    card = table.hold("pile_on")
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, hero=hero)
    while not table.offers(UseItem, card=badge):
        table.take_first()
    table.choose(UseItem, card=badge)
    table.pass_windows()
    advance(table.state)
    assert may_leave(table.state, hero)
    assert len(table.state.zombies) == 1
