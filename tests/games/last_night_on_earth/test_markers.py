"""Number Counters, and Supply markers as Heroes carry them; markers on cards."""

import pytest

from tests.games.last_night_on_earth.table import Table
from tests.rules import rule
from veglia.games.last_night_on_earth.rules import carrying, closed_buildings, plan, supplies
from veglia.games.last_night_on_earth.rules.actions.ally_lead import LeadAlly, LeaveAlly
from veglia.games.last_night_on_earth.rules.actions.supply_carry import PickUpSupply, PutDownSupply
from veglia.games.last_night_on_earth.rules.allies import add_ally
from veglia.games.last_night_on_earth.rules.barricades import BarricadeReinforced, barricade_fully, build
from veglia.games.last_night_on_earth.rules.hero_moving import ExtraMove
from veglia.games.last_night_on_earth.rules.hero_steps import HeroStep
from veglia.games.last_night_on_earth.rules.hidden import imagine
from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.markers import (
    NUMBER,
    SUPPLY,
    CounterRevealed,
    RevealCounter,
    counter_on,
    lay,
    lay_on_building,
)
from veglia.games.last_night_on_earth.rules.plays import PickBuilding
from veglia.games.last_night_on_earth.rules.random_building import roll_building
from veglia.games.last_night_on_earth.rules.searching import FreeSearch, SearchDeck
from veglia.games.last_night_on_earth.rules.setup import SetUpStage
from veglia.games.last_night_on_earth.rules.special import PIECES
from veglia.games.last_night_on_earth.rules.supplies import (
    AgreeToSupply,
    GiveSupply,
    PassSupplies,
    RefuseSupply,
    SuppliesDone,
    SupplyPut,
    TakeSupply,
)
from veglia.games.last_night_on_earth.rules.town import NO_SPACE, WEST
from veglia.games.last_night_on_earth.rules.wounding import deal_wounds
from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup
from veglia.kernel.machine import advance


@rule("lnoe.counters.setup", "lnoe.counters.whole-building")
def test_six_counters_lie_face_down_on_six_random_buildings() -> None:
    table = Table(rules={"number_counters": 1})
    # Six rolls of a section and a number; the second finds a building that has one, and is made again.
    table.roll(2, 1, 2, 2, 2, 3, 2, 5, 3, 1, 3, 3, 3, 5)
    table.run(SetUpStage(PIECES))
    on = [marker.building for marker in table.state.markers]
    assert on == [
        table.building(id)
        for id in ("general_store", "gun_shop", "the_plant", "bank", "junkyard", "gas_station")
    ]
    assert {marker.kind for marker in table.state.markers} == {NUMBER}
    assert {marker.space for marker in table.state.markers} == {NO_SPACE}
    assert not any(marker.is_open for marker in table.state.markers)
    assert sorted(marker.value for marker in table.state.markers) == [1, 2, 3, 4, 5, 6]
    table.check()


@rule("lnoe.counters.setup")
def test_nobody_knows_which_counter_lies_where() -> None:
    table = Table(rules={"number_counters": 1})
    for value in (1, 2, 3, 4, 5, 6):
        lay(table.state, NUMBER, value, NO_SPACE, value, False)
    for seat in (0, 1):
        seen = {
            tuple(marker.value for marker in imagine(table.state, seat, seeded(seed)).markers)
            for seed in range(20)
        }
        assert len(seen) > 10


def with_counter(table: Table, building: str, value: int) -> int:
    lay(table.state, NUMBER, table.building(building), NO_SPACE, value, False)
    return table.building(building)


@rule("lnoe.counters.reveal", "lnoe.search.reveal-counter", "lnoe.counters.whole-building")
@pytest.mark.parametrize("place", [0, 3])
def test_a_hero_anywhere_in_the_building_gives_up_a_search_to_turn_its_counter(place: int) -> None:
    table = Table()
    bank = with_counter(table, "bank", 4)
    hero = table.hero("jenny", table.inside("bank")[place])
    table.roll_movement(hero, 3)
    pile = len(table.state.hero_deck.pile)
    table.choose(RevealCounter, building=bank)
    assert [(event.building, event.number) for event in table.told(CounterRevealed)] == [(bank, 4)]
    assert table.state.markers[0].is_open
    # It took the place of moving, and nothing was drawn.
    assert table.asked == ""
    assert len(table.state.hero_deck.pile) == pile
    # It is turned once.
    table.roll_movement(hero, 3)
    assert table.offers(SearchDeck)
    assert not table.offers(RevealCounter)


@rule("lnoe.counters.reveal")
def test_a_free_search_may_be_given_up_as_well_but_not_elsewhere() -> None:
    table = Table()
    bank = with_counter(table, "bank", 2)
    hero = table.hero("jenny", table.inside("bank")[0])
    table.run(FreeSearch(hero, "lnoe.freesearch.use"))
    table.choose(RevealCounter, building=bank)
    assert table.told(CounterRevealed)
    with_counter(table, "church", 3)
    table.roll_movement(hero, 3)
    assert not table.offers(RevealCounter)


@rule("lnoe.counters.not-taken-over")
def test_a_building_with_a_counter_cannot_be_taken_over() -> None:
    table = Table()
    bank = with_counter(table, "bank", 2)
    assert not closed_buildings.can_be_taken_over(table.state, bank)
    # North-east, 1: the Bank, rolled again; then the Junkyard.
    table.roll(3, 1, 3, 3)
    roll_building(table.state, table.state.content.traits["marker/taken_over_marker"])
    advance(table.state)
    assert not closed_buildings.is_taken_over(table.state, bank)
    assert closed_buildings.is_taken_over(table.state, table.building("junkyard"))
    # Nor may it be chosen.
    table.roll(6)
    roll_building(table.state, table.state.content.traits["marker/taken_over_marker"])
    advance(table.state)
    assert not table.offers(PickBuilding, building=bank)
    assert table.offers(PickBuilding, building=table.building("church"))


@rule("lnoe.barr.fully-effects")
def test_a_fully_barricaded_building_cannot_be_taken_over() -> None:
    table = Table(rules={"barricades": 1})
    bank = table.building("bank")
    barricade_fully(table.state, bank, 0, "lnoe.barr.fully")
    last = table.state.barricades.pop()
    assert closed_buildings.can_be_taken_over(table.state, bank)
    build(table.state, last.wall, -1)
    assert not closed_buildings.can_be_taken_over(table.state, bank)
    table.roll(3, 1, 3, 3)
    roll_building(table.state, table.state.content.traits["marker/taken_over_marker"])
    advance(table.state)
    assert not closed_buildings.is_taken_over(table.state, bank)
    assert closed_buildings.is_taken_over(table.state, table.building("junkyard"))


@rule("lnoe.counters.cost")
def test_counters_cannot_be_bought() -> None:
    assert library().special_rules["number_counters"].side == "none"
    with pytest.raises(BadSetup, match="cannot be bought"):
        plan.rules_in_force("die_zombies_die", {"hero_rules": "number_counters"})


@rule("lnoe.barr.side")
def test_barricades_are_a_hero_rule_of_two_points() -> None:
    row = library().special_rules["barricades"]
    assert (row.side, row.points) == ("heroes", 2)


# Supply markers


@rule("lnoe.sotf.reinforcement-marker")
def test_taking_a_supply_from_a_building_costs_a_search_and_a_hero_carries_two() -> None:
    table = Table()
    bank = table.building("bank")
    for _ in range(3):
        lay_on_building(table.state, SUPPLY, bank, 1, "lnoe.sotf.reinforcement-marker")
    hero = table.hero("jenny", table.inside("bank")[0])
    before = carrying.load(table.state, hero)
    for count in (1, 2):
        table.roll_movement(hero, 3)
        table.choose(TakeSupply, building=bank)
        assert table.state.heroes[hero].supplies == count
        assert table.asked == ""
    assert supplies.on_building(table.state, bank) == 1
    table.roll_movement(hero, 3)
    assert not table.offers(TakeSupply)
    # They take no place among his items.
    assert carrying.load(table.state, hero) == before
    table.check()


@rule("lnoe.sotf.reinforcement-marker")
def test_the_other_side_of_the_marker_goes_on_barricades() -> None:
    table = Table(rules={"barricades": 1})
    wall = table.wall("bank", table.at(4, 10), WEST)
    build(table.state, wall, -1)
    build(table.state, wall, -1)
    assert [event.count for event in table.told(BarricadeReinforced)] == [1]
    assert not table.state.markers


@rule("lnoe.sotf.reinforcement-marker")
def test_supplies_are_put_down_and_picked_up_on_the_way() -> None:
    """lnoe.gap.supply-handling."""
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    table.state.heroes[hero].supplies = 2
    table.roll_movement(hero, 4)
    table.choose(HeroStep, space=table.at(5, 6))
    table.choose(PutDownSupply)
    assert (table.state.heroes[hero].supplies, supplies.in_space(table.state, table.at(5, 6))) == (1, 1)
    # Not put down and picked up for ever.
    assert not table.offers(PickUpSupply)
    assert table.offers(PutDownSupply)
    table.choose(HeroStep, space=table.at(5, 7))
    other = table.hero("sam", table.at(6, 6))
    table.roll_movement(other, 4)
    assert not table.offers(PickUpSupply)
    table.choose(HeroStep, space=table.at(5, 6))
    table.choose(PickUpSupply)
    assert (table.state.heroes[other].supplies, supplies.in_space(table.state, table.at(5, 6))) == (1, 0)
    table.check()


@rule("lnoe.sotf.reinforcement-marker")
def test_a_hero_who_dies_drops_his_supplies() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    table.hero("sam", table.at(8, 8))
    table.state.heroes[hero].supplies = 2
    deal_wounds(table.state, hero, 3, "card", -1)
    advance(table.state)
    table.pass_windows()
    assert not table.state.is_alive(hero)
    assert supplies.in_space(table.state, table.at(5, 5)) == 2
    assert table.state.heroes[hero].supplies == 0
    assert len(table.told(SupplyPut)) == 2


@rule("lnoe.sotf.reinforcement-marker")
def test_supplies_are_handed_over_in_step_two_one_way() -> None:
    table = Table()
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sam", table.at(5, 5))
    table.state.heroes[hero].supplies = 2
    table.state.heroes[other].supplies = 1
    table.run(PassSupplies(hero, (), ()))
    table.choose(GiveSupply, hero=hero, to=other)
    assert (table.state.heroes[hero].supplies, table.state.heroes[other].supplies) == (1, 2)
    # Sam carries two, and what went one way does not come back.
    assert table.asked == ""
    table.run(PassSupplies(hero, (), ()))
    table.choose(GiveSupply, hero=other, to=hero)
    assert (table.state.heroes[hero].supplies, table.state.heroes[other].supplies) == (2, 1)


@rule("lnoe.sotf.reinforcement-marker")
def test_the_player_of_another_hero_has_to_agree() -> None:
    table = Table(hero_seats=2)
    hero, other = table.hero("jenny", table.at(5, 5)), table.hero("sam", table.at(5, 5), seat=1)
    table.state.heroes[hero].supplies = 2
    table.run(PassSupplies(hero, (), ()))
    table.choose(GiveSupply, hero=hero, to=other)
    assert table.asked_seat == 1
    table.choose(RefuseSupply)
    assert table.state.heroes[other].supplies == 0
    assert table.asked == ""
    table.run(PassSupplies(hero, (), ()))
    table.choose(GiveSupply, hero=hero, to=other)
    table.choose(AgreeToSupply)
    assert table.state.heroes[other].supplies == 1
    table.choose(SuppliesDone)


@rule("lnoe.sotf.ammo-armor")
def test_markers_lie_on_the_card_that_brings_them_and_go_with_it() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    card = table.item(hero, "nail_gun")
    assert table.state.card_markers == {card: 4}
    other = table.hero("sam", table.at(5, 5))
    carrying.hand_over(table.state, hero, other, card, "lnoe.exchange.same-space")
    assert table.state.card_markers == {card: 4}
    assert counter_on(table.state, -1) == -1
    table.check()


@rule("lnoe.sotf.reinforcement-marker", "lnoe.town.pick-drop")
def test_supplies_and_allies_are_taken_along_in_a_move_out_of_turn_as_well() -> None:
    table = Table()
    hero = table.hero("jenny", table.at(5, 5))
    lay(table.state, SUPPLY, -1, table.at(5, 6), 1, True)
    add_ally(table.state, table.at(5, 6), "lnoe.town.start")
    table.run(ExtraMove(hero, 2))
    table.choose(HeroStep, space=table.at(5, 6))
    table.choose(PickUpSupply)
    table.choose(LeadAlly)
    table.choose(HeroStep, space=table.at(5, 7))
    assert table.state.allies[0].space == table.at(5, 7)
    # Without movement left he may still leave it there.
    table.choose(LeaveAlly)
    table.choose(PutDownSupply)
    assert supplies.in_space(table.state, table.at(5, 7)) == 1
    assert table.asked == ""
