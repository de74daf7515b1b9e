"""Special rules bought with points, options on which players agree, and what is refused."""

import pytest

from tests.rules import rule
from veglia.games.last_night_on_earth.rules.library import library
from veglia.games.last_night_on_earth.rules.plan import MOST_POINTS, bought, cost, points, rules_in_force
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.errors import BadSetup


def refused(mission: str = "die_zombies_die", **options: str) -> str:
    """Return the code of what is wrong with a set-up."""
    with pytest.raises(BadSetup) as problem:
        TITLE.setup(mission, None, 1, options)
    return problem.value.reason


@rule(
    "lnoe.points.scale",
    "lnoe.survival.cost",
    "lnoe.manordeck.cost",
    "lnoe.startcards.cost-1",
    "lnoe.startcards.two",
    "lnoe.barr.side",
    "lnoe.town.cost",
    "lnoe.replenish.cost",
    "lnoe.azh.cost",
    "lnoe.gw.cost",
    "lnoe.lights.cost",
    "lnoe.lights.choice-cost",
    "lnoe.taken.cost",
    "lnoe.taken.choice-cost",
    "lnoe.autospawn.side",
    "lnoe.counters.cost",
    "lnoe.list.well-stocked",
    "lnoe.list.zombie-horde",
    "lnoe.pool.cost",
)
@pytest.mark.parametrize(
    ("id", "count", "side", "price"),
    [
        ("well_stocked_buildings", 1, "heroes", 1),
        ("extra_doors", 1, "heroes", 1),
        ("extra_doors", 3, "heroes", 3),
        ("barricades", 1, "heroes", 2),
        ("heroes_replenish", 1, "heroes", 2),
        ("hero_starting_cards", 1, "heroes", 2),
        ("hero_starting_cards", 2, "heroes", 4),
        ("manor_deck", 1, "heroes", 2),
        ("hero_card_pool", 4, "heroes", 2),
        ("hero_card_pool", 12, "heroes", 6),
        ("townsfolk_allies", 1, "heroes", 2),
        ("townsfolk_allies", 3, "heroes", 6),
        ("free_search_markers", 1, "heroes", 3),
        ("survival_decks", 1, "heroes", 3),
        ("number_counters", 1, "none", 0),
        ("lights_out", 1, "zombies", 1),
        ("lights_out_choice", 1, "zombies", 2),
        ("taken_over", 1, "zombies", 2),
        ("taken_over_choice", 1, "zombies", 3),
        ("locked_doors", 1, "zombies", 1),
        ("always_zombie_heroes", 1, "zombies", 2),
        ("grave_weapons", 1, "zombies", 3),
        ("grave_dead", 1, "zombies", 3),
        ("zombies_auto_spawn", 1, "zombies", 4),
        ("zombie_horde_21", 1, "zombies", 4),
    ],
)
def test_every_special_rule_has_its_side_and_its_points(id: str, count: int, side: str, price: int) -> None:
    """lnoe.gap.point-costs-lost."""
    assert library().special_rules[id].side == side
    assert cost(id, count) == price


@rule("lnoe.points.x-in-parentheses", "lnoe.lights.cost", "lnoe.taken.cost")
def test_a_rule_with_x_costs_its_points_each_time() -> None:
    """Worked examples lnoe.ex.lights-out-twice and lnoe.ex.taken-over-cost."""
    assert cost("lights_out", 2) == 2
    assert (cost("taken_over", 1), cost("taken_over", 2)) == (2, 4)


@rule("lnoe.pool.even", "lnoe.pool.cost")
def test_a_pool_is_even() -> None:
    """Worked example lnoe.ex.pool-four."""
    in_force = rules_in_force(
        "die_zombies_die", {"hero_rules": "hero_card_pool:4", "zombie_rules": "lights_out:2"}
    )
    assert in_force["hero_card_pool"] == 4
    assert refused(hero_rules="hero_card_pool:3", zombie_rules="lights_out:1") == "special_times"


@rule("lnoe.points.equal", "lnoe.points.own-side", "lnoe.points.consent")
def test_totals_must_be_equal_and_each_side_buys_its_own() -> None:
    """Worked example lnoe.ex.equal-points."""
    heroes = "barricades,heroes_replenish"
    assert points(bought(heroes, "hero_rules")) == 4
    assert refused(hero_rules=heroes, zombie_rules="grave_weapons") == "special_points"
    assert refused(hero_rules=heroes) == "special_points"
    assert refused(hero_rules="grave_weapons", zombie_rules="grave_weapons") == "special_side"
    in_force = rules_in_force("die_zombies_die", {"hero_rules": heroes, "zombie_rules": "zombies_auto_spawn"})
    assert in_force == {"barricades": 1, "heroes_replenish": 1, "zombies_auto_spawn": 1, "not_much_left": 1}


@rule("lnoe.points.not-twice", "lnoe.points.equal", "lnoe.barr.side", "lnoe.autospawn.side")
def test_nine_points_on_each_side() -> None:
    """Worked example lnoe.ex.point-buy-nine; Hero Starting Cards (1) and (2) are one rule."""
    heroes = "survival_decks,barricades,heroes_replenish,hero_starting_cards"
    zombies = "grave_weapons,zombies_auto_spawn,always_zombie_heroes"
    assert points(bought(heroes, "hero_rules")) == points(bought(zombies, "zombie_rules")) == 9
    in_force = rules_in_force("die_zombies_die", {"hero_rules": heroes, "zombie_rules": zombies})
    assert len(in_force) == 8
    assert refused(hero_rules=f"{heroes},hero_starting_cards:2", zombie_rules=zombies) == "special_twice"


@rule("lnoe.points.not-twice", "lnoe.opt.only-if-absent")
@pytest.mark.parametrize(
    ("mission", "heroes", "zombies", "code"),
    [
        ("hunker_down", "barricades", "taken_over", "special_present"),
        ("die_zombies_die", "barricades:2", "lights_out:4", "special_times"),
        ("die_zombies_die", "number_counters", "", "special_not_for_sale"),
        ("die_zombies_die", "manor_deck", "taken_over", "special_manor"),
        ("die_zombies_die", "moat", "taken_over", "special_rule"),
        ("die_zombies_die", "barricades:x", "taken_over", "special_number"),
        (
            "die_zombies_die",
            "townsfolk_allies:6,free_search_markers",
            "zombies_auto_spawn,zombie_horde_21,grave_weapons,lights_out:4",
            "special_most",
        ),
        (
            "die_zombies_die",
            "survival_decks,heroes_replenish,barricades",
            "zombie_horde_21,grave_dead",
            "special_excluded",
        ),
    ],
)
def test_what_cannot_be_bought_is_refused(mission: str, heroes: str, zombies: str, code: str) -> None:
    assert refused(mission, hero_rules=heroes, zombie_rules=zombies) == code


def test_at_most_twelve_points_are_spent() -> None:
    assert MOST_POINTS == 12


@rule(
    "lnoe.opt.paired",
    "lnoe.newopt.decks-anywhere",
    "lnoe.newopt.replenish-azh-anywhere",
    "lnoe.opt.survival-decks",
    "lnoe.newopt.consent",
)
@pytest.mark.parametrize(
    ("option", "pair"),
    [
        ("survival_and_graves", {"survival_decks": 1, "grave_weapons": 1}),
        ("replenish_and_turn", {"heroes_replenish": 1, "always_zombie_heroes": 1}),
        ("search_and_dead", {"free_search_markers": 1, "grave_dead": 1}),
    ],
)
def test_options_that_belong_together_come_together(option: str, pair: dict[str, int]) -> None:
    assert rules_in_force("die_zombies_die", {option: "yes"}) == {**pair, "not_much_left": 1}
    assert rules_in_force("die_zombies_die", {option: "no"}) == {"not_much_left": 1}
    # Each is worth the same for both sides, and cannot be added where one of them is in force.
    heroes, zombies = pair
    assert cost(heroes, 1) == cost(zombies, 1)
    assert refused(hero_rules=heroes, zombie_rules=zombies, **{option: "yes"}) == "special_present"


@rule("lnoe.newopt.not-much-left", "lnoe.newopt.scenario-items")
def test_options_can_be_switched() -> None:
    assert "not_much_left" not in rules_in_force("die_zombies_die", {"not_much_left": "no"})
    assert rules_in_force("die_zombies_die", {"scenario_items": "yes"})["scenario_items"] == 1


def test_exploration_and_free_search_exclude_each_other() -> None:
    """lnoe.gap.option-3-and-5b."""
    assert refused(exploration="yes", search_and_dead="yes") == "special_excluded"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"moat": "yes"}, "option"),
        ({"doors": "9"}, "option_value"),
        ({"growing_hunger": "maybe"}, "option_value"),
    ],
)
def test_unknown_options_are_refused(options: dict[str, str], code: str) -> None:
    assert refused(**options) == code


@rule("lnoe.ssr.where", "lnoe.list.sotf", "lnoe.list.growing-hunger", "lnoe.list.hero-pack-one")
def test_scenarios_name_their_special_rules() -> None:
    rules = {id: row.rules for id, row in library().scenarios.items()}
    known = set(library().special_rules)
    assert all(set(one) <= known for one in rules.values())
    expansion = [id for id, row in library().scenarios.items() if row.set == "survival_of_the_fittest"]
    assert expansion == ["supply_run", "search_truth", "hunker_down", "rescue_mission"]
    # The new decks are used in all of them.
    assert all({"survival_decks", "grave_weapons"} <= set(rules[id]) for id in expansion)
    lists = {
        "growing_hunger": {
            "well_stocked_buildings",
            "hero_starting_cards",
            "free_search_markers",
            "grave_dead",
            "zombies_auto_spawn",
            "zombie_horde_21",
        },
        "hero_pack": {"number_counters", "heroes_replenish", "hero_starting_cards", "zombies_auto_spawn"},
        "fittest": {
            "survival_decks",
            "manor_deck",
            "hero_card_pool",
            "number_counters",
            "hero_starting_cards",
            "barricades",
            "townsfolk_allies",
            "heroes_replenish",
            "always_zombie_heroes",
            "grave_weapons",
            "lights_out",
            "lights_out_choice",
            "taken_over",
            "taken_over_choice",
            "zombies_auto_spawn",
        },
    }
    assert set().union(*lists.values()) <= known


@rule("lnoe.startcards.replaces-gh")
def test_there_is_one_rule_of_starting_cards() -> None:
    assert [id for id in library().special_rules if "starting_cards" in id] == ["hero_starting_cards"]


@rule("lnoe.points.equal", "lnoe.ssr.where")
@pytest.mark.parametrize("mission", ["supply_run", "hunker_down", "rescue_mission", "search_truth"])
def test_the_rules_that_a_scenario_prescribes_are_not_bought_and_need_no_equal_points(mission: str) -> None:
    """The book asks for equal totals of what the sides choose, whatever the scenario brings along."""
    row = library().scenarios[mission]
    printed = {
        side: sum(
            cost(id, count) for id, count in row.rules.items() if library().special_rules[id].side == side
        )
        for side in ("heroes", "zombies")
    }
    assert printed["heroes"] > printed["zombies"]
    assert set(row.rules) < set(rules_in_force(mission, {}))
    # The difference is not there to be made up for: both buy for the same, or nothing.
    assert refused(mission, zombie_rules="lights_out:2") == "special_points"
    assert refused(mission, hero_rules="hero_card_pool:4") == "special_points"
    in_force = rules_in_force(mission, {"hero_rules": "hero_card_pool:4", "zombie_rules": "lights_out:2"})
    assert (in_force["hero_card_pool"], in_force["lights_out"]) == (4, 2)
