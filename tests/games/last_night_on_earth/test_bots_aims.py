"""What bots do for the objective of each scenario, on the Heroes' side."""

import pytest

from tests.games.last_night_on_earth.table import MANOR, Table
from veglia.agents.knowledge import Knowledge
from veglia.agents.strengths import make_agent
from veglia.games.last_night_on_earth.bots.acting import DEADLY, NOT_NOW, search_worth
from veglia.games.last_night_on_earth.bots.aim import Aim, aim_of, made_for
from veglia.games.last_night_on_earth.bots.aims.hunker_down import shelters
from veglia.games.last_night_on_earth.bots.fetching import places_to_fetch
from veglia.games.last_night_on_earth.bots.moving import Planner, nearest
from veglia.games.last_night_on_earth.bots.weights import LOW_DECK
from veglia.games.last_night_on_earth.rules.actions.ally_lead import LeadAlly, LeaveAlly
from veglia.games.last_night_on_earth.rules.actions.supply_carry import PutDownSupply
from veglia.games.last_night_on_earth.rules.barricades import build, counted_walls
from veglia.games.last_night_on_earth.rules.markers import SUPPLY, lay
from veglia.games.last_night_on_earth.rules.models import Ally
from veglia.games.last_night_on_earth.rules.plays import UseItem
from veglia.games.last_night_on_earth.rules.scenarios.burn_to_ground import LightHouse
from veglia.games.last_night_on_earth.rules.scenarios.rescue_mission import SAFEHOUSE
from veglia.games.last_night_on_earth.rules.searching import SearchDeck
from veglia.games.last_night_on_earth.rules.shooting import RangedAttack
from veglia.games.last_night_on_earth.rules.town import NO_SPACE
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.machine import Option


def chosen(table: Table) -> Option:
    """Return what the heuristic bot takes of what is offered now."""
    number = make_agent("heuristic", TITLE, 1).choose(Knowledge(TITLE, table.state))
    return table.state.offered[number]


@pytest.mark.parametrize("mission", TITLE.missions())
def test_every_scenario_has_an_aim_of_its_own(mission: str) -> None:
    aim = made_for(mission)

    assert type(aim) is not Aim


def test_dynamite_and_fire_come_together() -> None:
    table = Table(scenario="burn_em_out")
    one = table.hero("johnny", table.at(6, 6))
    other = table.hero("billy", table.at(0, 0))
    table.item(one, "dynamite")
    table.item(other, "lighter")
    aim = aim_of(table.state)

    assert aim.goal_spaces(table.state, one) == [table.at(0, 0)]
    assert aim.goal_spaces(table.state, other) == [table.at(6, 6)]
    dynamite = table.state.kind(table.state.heroes[one].items[0][0])
    assert aim.exchange_gain(table.state, one, dynamite, other) > 0.0


def test_a_hero_with_dynamite_and_fire_blows_up_a_pit() -> None:
    table = Table(scenario="burn_em_out")
    pit = table.state.pits[0]
    town = table.state.town
    space = next(one for one in range(town.count) if town.distance(one, pit) == 2 and town.sees(one, pit))
    hero = table.hero("johnny", space)
    table.item(hero, "dynamite")
    table.item(hero, "lighter")
    table.run(RangedAttack(hero))

    taken = chosen(table)

    assert isinstance(taken, UseItem)
    assert taken.space == pit


def test_gasoline_is_poured_into_a_pit_on_the_way() -> None:
    table = Table(scenario="burn_em_out")
    pit = table.state.pits[0]
    hero = table.hero("johnny", pit)
    can = table.item(hero, "gasoline")
    aim = aim_of(table.state)

    assert aim.on_way(table.state, hero, UseItem(can, hero, space=pit))
    assert not aim.on_way(table.state, hero, UseItem(can, hero, space=table.state.neighbours(pit)[0]))


def test_what_the_objective_needs_is_fetched_from_the_discards() -> None:
    table = Table(scenario="burn_em_out")
    hero = table.hero("johnny", table.at(6, 6))
    state = table.state
    assert not places_to_fetch(state, hero, aim_of(state))

    card = next(card for card in state.hero_deck.pile if state.kind(card).id == "gasoline")
    state.hero_deck.pile.remove(card)
    state.hero_deck.discards.append(card)
    found = places_to_fetch(state, hero, aim_of(state))

    zones = {state.content.zones[state.town.buildings[state.town.building[space]].zone].id for space in found}
    fitting = {
        state.content.zones[one.zone].id
        for one in state.town.buildings
        if state.content.zones[one.zone].id in ("gas_station", "the_plant")
    }
    assert zones == fitting


def test_townsfolk_are_not_used_up_where_they_are_to_be_saved() -> None:
    table = Table(scenario="save_townsfolk")
    table.hero("johnny", table.at(6, 6))
    jeb = table.state.kind(table.card("jeb"))

    assert aim_of(table.state).keeps(table.state, jeb)


def test_nobody_draws_from_a_deck_that_would_lose_the_game() -> None:
    table = Table()
    hero = table.hero("johnny", table.inside("church")[0])
    state = table.state
    aim = aim_of(state)
    assert search_worth(state, hero, aim) > 0.0

    del state.hero_deck.pile[LOW_DECK:]
    assert search_worth(state, hero, aim) == NOT_NOW
    del state.hero_deck.pile[1:]
    assert search_worth(state, hero, aim) == DEADLY
    table.roll_movement(hero, 1)

    assert not isinstance(chosen(table), SearchDeck)


def test_a_plan_is_kept_as_long_as_nothing_else_changes() -> None:
    table = Table(scenario="escape_truck")
    hero = table.hero("johnny", table.inside("church")[0])
    table.item(hero, "gasoline")
    state = table.state
    planner = Planner()
    plan = planner.plan(state, hero, 5)
    goal = aim_of(state).goal_spaces(state, hero)

    assert len(plan.path) > 2
    assert nearest(state, plan.path[-1], goal) < nearest(state, plan.path[0], goal)
    state.heroes[hero].space = plan.path[1]
    assert planner.step(state, hero, 4) == plan.path[2]
    state.heroes[hero].items.clear()
    assert not aim_of(state).goal_spaces(state, hero)
    assert planner.step(state, hero, 4) == planner.plan(state, hero, 4).after(plan.path[1])


def test_supplies_are_carried_home_by_who_has_both_hands_full() -> None:
    table = Table(MANOR, scenario="supply_run")
    hero = table.hero("johnny", table.inside("church")[0])
    state = table.state
    aim = aim_of(state)
    home = state.town.buildings[state.town.manor].spaces
    lay(state, SUPPLY, state.town.building[state.heroes[hero].space], NO_SPACE, 1, True)
    assert set(aim.goal_spaces(state, hero)) == set(table.inside("church"))

    state.heroes[hero].supplies = 2
    assert aim.goal_spaces(state, hero) == home
    assert not aim.on_way(state, hero, PutDownSupply(hero))
    state.heroes[hero].space = home[0]
    assert aim.on_way(state, hero, PutDownSupply(hero))


def test_barricades_are_built_on_the_houses_that_are_to_be_held() -> None:
    table = Table(scenario="hunker_down", rules={"barricades": 1})
    state = table.state
    for id in ("johnny", "billy", "sally", "jenny"):
        table.hero(id, table.inside("church")[0])
    held = shelters(state)
    assert len(held) == 2
    assert table.building("church") in held
    wall = counted_walls(state, held[0])[0]
    aim = aim_of(state)
    before, missing = aim.closeness(state), aim.build_worth(state, 0, wall)

    build(state, wall, 0)

    assert aim.closeness(state) > before
    assert missing > aim.build_worth(state, 0, wall) > 0.0


def test_an_ally_is_taken_along_and_led_to_the_safehouse() -> None:
    table = Table(scenario="rescue_mission")
    state = table.state
    state.counts[SAFEHOUSE] = table.building("church") + 1
    refuge = table.inside("hospital")[0]
    hero = table.hero("johnny", table.at(6, 6))
    state.allies.append(Ally(refuge, False))
    aim = aim_of(state)
    assert aim.goal_spaces(state, hero) == [refuge]
    state.heroes[hero].space = refuge
    assert aim.on_way(state, hero, LeadAlly(hero, 0))
    before = aim.closeness(state)

    state.heroes[hero].ally = 0

    assert aim.closeness(state) > before
    assert aim.goal_spaces(state, hero) == table.inside("church")
    assert not aim.on_way(state, hero, LeaveAlly(hero, 0))


def test_the_house_is_lit_once_its_middle_is_soaked() -> None:
    table = Table(MANOR, scenario="burn_to_ground")
    hero = table.hero("johnny", table.inside("church")[0])
    table.item(hero, "lighter")
    state = table.state
    aim = aim_of(state)
    assert not aim.goal_spaces(state, hero)

    state.gas += state.town.middle

    assert aim.goal_spaces(state, hero) == state.town.middle
    assert aim.is_urgent(state, hero)
    assert aim.action_worth(state, hero, LightHouse(hero)) > 0.0
