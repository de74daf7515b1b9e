"""The scenarios of the base game and of Growing Hunger: objectives, and when they are met."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules.events import CardDiscarded, CardRemoved, ZombieKilled
from veglia.games.last_night_on_earth.rules.exchanging import (
    AgreeToExchange,
    EndExchange,
    Exchange,
    GiveItem,
    RefuseExchange,
)
from veglia.games.last_night_on_earth.rules.explosions import ExplodeGas
from veglia.games.last_night_on_earth.rules.goals import check_goals, scenario_of
from veglia.games.last_night_on_earth.rules.grave_dead import ContagionRolled
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep, StayHere
from veglia.games.last_night_on_earth.rules.hero_turn import Activate
from veglia.games.last_night_on_earth.rules.library import ORDER, library
from veglia.games.last_night_on_earth.rules.models import HEROES, RED, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import PickCard, PickZombie, PlayCard, UseItem
from veglia.games.last_night_on_earth.rules.scenarios.burn_em_out import PitDestroyed
from veglia.games.last_night_on_earth.rules.scenarios.burn_to_ground import HouseLit, LightHouse
from veglia.games.last_night_on_earth.rules.scenarios.escape_truck import FillTruck, TruckFilled
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.special import PIECES
from veglia.games.last_night_on_earth.rules.turn import BeginRound
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds, kill_zombie
from veglia.games.last_night_on_earth.rules.zombie_turn import DrawCards, StartOfTurn
from veglia.kernel.machine import advance


def won_by(table: Table) -> int:
    """Return the side that has won, -1 while nobody has."""
    if table.state.result is None:
        return -1
    return table.state.sides[table.state.result.winners[0]]


def kill_hero(table: Table, hero: int) -> None:
    """Deal a Hero all Wounds that he has left."""
    deal_wounds(table.state, hero, table.state.wounds_left(hero), "card", -1)
    advance(table.state)
    table.pass_windows()


@rule("lnoe.scenario.base-five")
def test_the_five_scenarios_of_the_base_game() -> None:
    """lnoe.gap.base-scenarios."""
    rows = {id: row for id, row in library().scenarios.items() if id in ORDER and row.set == "base"}
    assert {id: (row.turns, row.dead_heroes, row.centre, row.decks) for id, row in rows.items()} == {
        "die_zombies_die": (15, 2, "TOWN", "basic"),
        "burn_em_out": (18, 4, "TOWN", "advanced"),
        "escape_truck": (15, 4, "TOWN", "advanced"),
        "save_townsfolk": (16, 2, "TOWN", "advanced"),
        "defend_manor": (17, 4, "MANOR", "advanced"),
    }


@rule("lnoe.scenario.base-five", "lnoe.victory.objective")
def test_die_zombies_die_is_won_with_the_fifteenth_zombie() -> None:
    table = Table(scenario="die_zombies_die")
    table.hero("jenny", table.at(5, 5))
    table.state.counts["zombies_killed"] = 13
    for _ in range(2):
        assert won_by(table) == -1
        kill_zombie(table.state, table.zombie(table.at(5, 5)), "fight", 0, -1)
    assert len(table.told(ZombieKilled)) == 2
    assert won_by(table) == HEROES


@rule("lnoe.scenario.base-five", "lnoe.victory.four-heroes")
@pytest.mark.parametrize(
    ("scenario", "laid", "dead"),
    [
        ("die_zombies_die", "TOWN/ABCD", 2),
        ("burn_em_out", "TOWN/ABCD", 4),
        ("save_townsfolk", "TOWN/ABCD", 2),
        ("defend_manor", MANOR, 4),
        ("search_truth", "TOWN/ABCD", 3),
        ("alone_in_dark", "TOWN/ABCD", 1),
    ],
)
def test_so_many_dead_heroes_lose(scenario: str, laid: str, dead: int) -> None:
    table = Table(laid, scenario)
    heroes = [table.hero(id, table.at(5, 5)) for id in ("jenny", "jake", "sally", "billy", "becky")]
    for place, hero in enumerate(heroes[:dead]):
        assert won_by(table) == -1, place
        kill_hero(table, hero)
    assert won_by(table) == ZOMBIES


@rule("lnoe.scenario.base-five")
def test_burn_em_out_is_won_with_the_third_pit() -> None:
    table = Table(scenario="burn_em_out")
    table.hero("jenny", table.at(5, 5))
    pits = table.state.pits[:]
    beside = table.state.town.adjacent[pits[0]][0]
    for count, space in enumerate([beside, *pits[:3]]):
        assert won_by(table) == -1
        table.state.gas.append(space)
        table.run(ExplodeGas(space, 0))
        assert len(table.told(PitDestroyed)) == count
    assert won_by(table) == HEROES
    assert table.state.pits == pits[3:]


@rule("lnoe.scenario.base-five", "lnoe.ranged.range")
def test_dynamite_is_thrown_into_an_empty_pit() -> None:
    table = Table(scenario="burn_em_out")
    pit = table.state.pits[0]
    start = next(space for space in table.state.town.adjacent[pit] if table.state.town.sees(space, pit))
    jenny = table.hero("jenny", start)
    table.item(jenny, "dynamite")
    table.item(jenny, "torch")
    table.run(RangedAttack(jenny))
    table.choose(UseItem, space=pit)
    table.pass_windows()
    assert [event.space for event in table.told(PitDestroyed)] == [pit]
    assert pit not in table.state.pits


@rule("lnoe.scenario.base-five", "lnoe.scenario.search-items")
def test_the_truck_is_filled_and_leaves_at_the_start_of_a_hero_turn() -> None:
    table = Table(scenario="escape_truck")
    truck = table.state.town.truck
    jenny = table.hero("jenny", truck)
    table.item(jenny, "gasoline")
    table.item(jenny, "keys")
    jake = table.hero("jake", table.at(5, 7))
    assert table.state.town.distance(truck, table.at(5, 7)) == 2
    table.roll(3, 4)
    table.hero_turn()
    table.pass_windows()
    table.choose(Activate, hero=jenny)
    table.pass_windows()
    table.choose(FillTruck)
    assert len(table.told(TruckFilled)) == 1
    assert [table.state.kind(card).id for item in table.state.heroes[jenny].items for card in item] == [
        "keys"
    ]
    while table.state.active == jenny:
        table.pass_windows()
        if table.offers(StayHere):
            table.choose(StayHere)
    # The second Hero reaches the truck in this turn: that is too late for this one.
    while table.state.heroes[jake].space != truck:
        table.pass_windows()
        near = min(
            table.offers(HeroStep),
            key=lambda option: table.state.town.distance(option.space, truck),  # type: ignore[attr-defined]  # a HeroStep
        )
        table.choose(HeroStep, space=near.space)  # type: ignore[attr-defined]  # a HeroStep
    assert won_by(table) == -1
    zombie = table.zombie(truck)
    table.state.agenda.clear()
    table.state.asking = None
    table.hero_turn()
    assert won_by(table) == -1
    kill_zombie(table.state, zombie, "card", -1, -1)
    table.state.agenda.clear()
    table.state.asking = None
    table.hero_turn()
    assert won_by(table) == HEROES


@rule("lnoe.scenario.base-five")
def test_townsfolk_are_saved_while_they_are_with_living_heroes() -> None:
    table = Table(scenario="save_townsfolk")
    jenny = table.hero("jenny", table.at(5, 5))
    jake = table.hero("jake", table.at(5, 6))
    people = ("doc_brody", "farmer_sty", "jeb", "mr_hyde")
    for place, id in enumerate(people[:3]):
        table.state.heroes[jenny if place < 2 else jake].townsfolk.append(table.card(id))
    check_goals(table.state)
    assert won_by(table) == -1
    table.state.heroes[jake].townsfolk.append(table.card(people[3]))
    check_goals(table.state)
    assert won_by(table) == HEROES


@rule("lnoe.scenario.base-five", "lnoe.cards.discards-open")
def test_townsfolk_with_a_dead_hero_are_lost_and_three_lose_the_game() -> None:
    table = Table(scenario="save_townsfolk")
    jenny = table.hero("jenny", table.at(5, 5))
    table.hero("jake", table.at(5, 6))
    for id in ("doc_brody", "farmer_sty", "jeb"):
        table.state.heroes[jenny].townsfolk.append(table.card(id))
    kill_hero(table, jenny)
    assert len(table.told(CardRemoved)) == 3
    assert len(table.state.removed) == 3
    assert won_by(table) == ZOMBIES
    table.check()


@rule("lnoe.scenario.base-five", "lnoe.exchange.same-space")
@pytest.mark.parametrize("agrees", [True, False])
def test_townsfolk_are_handed_over_like_items_and_take_no_place(agrees: bool) -> None:
    table = Table(scenario="save_townsfolk", hero_seats=2)
    jenny = table.hero("jenny", table.at(5, 5))
    jake = table.hero("jake", table.at(5, 5), seat=1)
    doctor = table.card("doc_brody")
    table.state.heroes[jenny].townsfolk.append(doctor)
    for id in ("keys", "torch", "ammo", "lighter"):
        table.item(jake, id)
    table.run(Exchange(jenny, ()))
    table.choose(GiveItem, card=doctor, to=jake)
    assert table.asked_seat == 1
    table.choose(AgreeToExchange if agrees else RefuseExchange, card=doctor, to=jake)
    assert table.state.heroes[jake].townsfolk == ([doctor] if agrees else [])
    assert table.state.heroes[jenny].townsfolk == ([] if agrees else [doctor])
    # He carries four items besides, and none of them is too much.
    table.run(EndExchange(jenny))
    assert len(table.state.heroes[jake].items) == 4
    assert not table.told(CardDiscarded)
    table.check()


@rule("lnoe.scenario.base-five", "lnoe.cards.discards-open")
@pytest.mark.parametrize(("face", "is_lost"), [(4, True), (3, False)])
def test_my_god_hes_a_zombie_may_remove_one_of_the_townsfolk_with_a_hero(face: int, is_lost: bool) -> None:
    table = Table(scenario="save_townsfolk")
    jenny = table.hero("jenny", table.at(5, 5))
    doctor, farmer = table.card("doc_brody"), table.card("farmer_sty")
    table.state.heroes[jenny].townsfolk += [doctor, farmer]
    card = table.hold("hes_a_zombie")
    table.roll(face)
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card, pick=doctor, hero=jenny)
    table.pass_windows()
    assert table.state.heroes[jenny].townsfolk == ([farmer] if is_lost else [doctor, farmer])
    assert table.state.removed == ([doctor] if is_lost else [])
    assert table.state.zombie_deck.discards == [card]
    table.check()


@rule("lnoe.scenario.base-five")
def test_townsfolk_who_are_removed_by_cards_count_among_the_three() -> None:
    table = Table(scenario="save_townsfolk")
    jenny = table.hero("jenny", table.at(5, 5))
    table.state.heroes[jenny].townsfolk.append(table.card("doc_brody"))
    gone = table.card("farmer_sty")
    table.state.hero_deck.discards.append(gone)
    # Keys are none of the Townsfolk.
    table.state.removed += [table.card("jeb"), table.card("mr_hyde"), table.card("keys")]
    table.state.hero_deck.discards.append(table.card("torch"))
    check_goals(table.state)
    assert won_by(table) == -1
    card = table.hold("leave_it")
    table.run(StartOfTurn())
    table.choose(PlayCard, card=card)
    table.choose(PickCard, card=gone)
    assert won_by(table) == ZOMBIES


@rule("lnoe.scenario.base-five", "lnoe.victory.time")
def test_the_manor_is_defended_until_the_sun_passes_one() -> None:
    table = Table(MANOR, "defend_manor", sun=1)
    table.hero("jenny", table.state.town.middle[0])
    inside = table.inside("manor_house")
    for space in inside[:8]:
        table.zombie(space)
    check_goals(table.state)
    assert won_by(table) == -1
    table.run(BeginRound())
    assert won_by(table) == HEROES


@rule("lnoe.scenario.base-five")
def test_nine_zombies_in_the_manor_win() -> None:
    table = Table(MANOR, "defend_manor")
    table.hero("jenny", table.at(0, 0))
    for space in table.inside("manor_house")[:9]:
        table.zombie(space)
    check_goals(table.state)
    assert won_by(table) == ZOMBIES


@rule("lnoe.zturn.sun-end", "lnoe.victory.time")
@pytest.mark.parametrize(
    ("scenario", "laid", "side"),
    [
        ("die_zombies_die", "TOWN/ABCD", ZOMBIES),
        ("burn_em_out", "TOWN/ABCD", ZOMBIES),
        ("escape_truck", "TOWN/ABCD", ZOMBIES),
        ("save_townsfolk", "TOWN/ABCD", ZOMBIES),
        ("defend_manor", MANOR, HEROES),
        ("supply_run", MANOR, ZOMBIES),
        ("search_truth", "TOWN/ABCD", ZOMBIES),
        ("hunker_down", "TOWN/ABCD", ZOMBIES),
        ("rescue_mission", "TOWN/ABCD", ZOMBIES),
        ("alone_in_dark", "TOWN/ABCD", ZOMBIES),
        ("burn_to_ground", MANOR, ZOMBIES),
        ("plague_carriers", "TOWN/ABCD", ZOMBIES),
        ("zombie_apocalypse", "TOWN/ABCD", HEROES),
    ],
)
def test_who_wins_when_the_night_is_over(scenario: str, laid: str, side: int) -> None:
    table = Table(laid, scenario, sun=1)
    table.hero("jenny", table.at(5, 5))
    table.run(BeginRound())
    assert won_by(table) == side


@rule("lnoe.list.alone")
def test_alone_in_the_dark_halves_the_numbers_of_the_zombies() -> None:
    table = Table(scenario="alone_in_dark")
    jenny = table.hero("jenny", table.at(5, 5))
    road = next(
        space for space in range(144) if table.state.town.zone[space] == zone(table, "road_out_of_town")
    )
    table.state.heroes[jenny].space = road
    check_goals(table.state)
    assert won_by(table) == -1
    table.item(jenny, "keys")
    check_goals(table.state)
    assert won_by(table) == HEROES


def zone(table: Table, id: str) -> int:
    return next(one.place for one in table.state.content.zones if one.id == id)


@rule("lnoe.victory.objective")
def test_the_manor_burns_when_its_lighter_lives() -> None:
    table = Table(MANOR, "burn_to_ground")
    jenny = table.hero("jenny", table.state.town.middle[0])
    table.item(jenny, "torch")
    table.state.gas = table.state.town.middle[:]
    table.roll(2)
    table.hero_turn()
    table.pass_windows()
    table.choose(LightHouse)
    table.pass_windows()
    assert len(table.told(HouseLit)) == 1
    assert won_by(table) == HEROES


@rule("lnoe.victory.objective")
def test_all_red_zombies_of_plague_carriers_have_to_die() -> None:
    table = Table(scenario="plague_carriers", rules={"zombie_horde_21": 1})
    table.hero("jenny", table.at(5, 5))
    for number in range(14, 21):
        assert won_by(table) == -1
        kill_zombie(table.state, table.zombie(table.at(0, 0), number), "fight", 0, -1)
    assert won_by(table) == HEROES
    assert not [number for number in table.state.pool if number >= 14]


@rule("lnoe.victory.objective", "lnoe.zturn.play-immediately")
def test_a_plague_carrier_that_falls_apart_is_gone_for_good_and_counts() -> None:
    """Rotten Bodies must not put the goal of the Heroes out of reach."""
    table = Table(scenario="plague_carriers", rules={"zombie_horde_21": 1})
    table.hero("jenny", table.at(5, 5))
    reds = [table.zombie(table.at(0, 0), number) for number in range(14, 21)]
    brown = table.zombie(table.at(0, 0), 0)
    table.zombie(table.at(0, 0), 1)
    for number in reds[2:]:
        kill_zombie(table.state, number, "fight", 0, -1)
    table.leave(table.state.zombie_deck, [table.card("rotten_bodies")])
    table.roll(3)
    table.run(DrawCards())
    table.pass_windows()
    table.choose(PickZombie, zombie=reds[0])
    table.choose(PickZombie, zombie=brown)
    assert won_by(table) == -1
    assert brown in table.state.pool
    table.choose(PickZombie, zombie=reds[1])
    assert won_by(table) == HEROES
    assert not [number for number in table.state.pool if number >= 14]


@rule("lnoe.graved.6-contagious", "lnoe.victory.objective")
@pytest.mark.parametrize(("number", "face", "turns"), [(14, 5, True), (14, 4, False), (0, 0, False)])
def test_the_plague_carriers_are_contagious_and_other_zombies_are_not(
    number: int, face: int, turns: bool
) -> None:
    table = Table(scenario="plague_carriers", rules={"zombie_horde_21": 1})
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("sally", table.at(0, 0))
    # The buildings of the seven red Zombies, of which none is rolled twice.
    scenario_of(table.state).set_up(table.state, PIECES)
    table.roll(2, 1, 2, 4, 3, 1, 3, 3, 3, 5, 5, 1, 5, 4)
    advance(table.state)
    while table.asked:
        table.take_first()
    reds = [one for one in table.state.zombies if one.kind == RED]
    assert len(reds) == 7
    assert len({table.state.building_at(one.space) for one in reds}) == 7
    by = number if number in [one.number for one in reds] else table.zombie(table.at(5, 5), number)
    table.roll(*([face] if face else []))
    deal_wounds(table.state, hero, 1, "fight", by)
    advance(table.state)
    table.pass_windows()
    assert [event.face for event in table.told(ContagionRolled)] == ([face] if face else [])
    assert table.state.is_alive(hero) != turns
    assert (table.state.zombie(21 + hero) is not None) == turns
