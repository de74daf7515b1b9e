"""The lobby: scenarios, options, the budget of special rules, what is wrong with a set-up; the glossary."""

import re

import pytest

from tests.rules import rule
from veglia import rulebook
from veglia.games.last_night_on_earth.rules import plan
from veglia.games.last_night_on_earth.rules.library import content, library
from veglia.games.last_night_on_earth.rules.plan import points, rules_in_force
from veglia.games.last_night_on_earth.show.lobby import lobby_texts
from veglia.games.last_night_on_earth.show.texts import LANGUAGES, look
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.errors import BadSetup
from veglia.kernel.presentation import BudgetRule, LobbyBudget
from veglia.kernel.seats import Seat

RULES = set(rulebook.book("last_night_on_earth").rules)
HEROES, ZOMBIES = Seat("heroes"), Seat("zombies")


def budget(language: str = "en") -> LobbyBudget:
    found = TITLE.presentation.lobby(language).budget
    assert found is not None
    return found


def budget_rule(id: str) -> BudgetRule:
    return next(one for one in budget().rules if one.id == id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_have_a_story_and_the_goals_of_both_sides(language: str) -> None:
    lobby = TITLE.presentation.lobby(language)
    assert [mission.id for mission in lobby.missions] == TITLE.missions()
    for mission in lobby.missions:
        story, heroes, zombies = mission.summary.split("\n")
        assert mission.name
        assert story
        assert heroes.startswith(f"{TITLE.side_name('heroes', language)}: ")
        assert zombies.startswith(f"{TITLE.side_name('zombies', language)}: ")
    assert [one["id"] for one in TITLE.mission_list(language)] == TITLE.missions()
    assert {one.rule for one in lobby.advice} <= RULES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_book_has_a_name(language: str) -> None:
    chapters = TITLE.presentation.lobby(language).chapters
    assert {id.split(".")[1] for id in RULES} == set(chapters)
    assert all(chapters.values())


@rule("lnoe.setup.heroes-random")
def test_heroes_are_listed_to_read_about_and_dealt() -> None:
    lobby = TITLE.presentation.lobby("en")
    assert [hero.id for hero in lobby.heroes] == list(library().heroes)
    assert all(hero.skills and hero.name and hero.title for hero in lobby.heroes)
    assert (lobby.least_heroes, lobby.most_heroes, lobby.most_at_seat) == (0, 0, 0)
    assert [mission.heroes for mission in lobby.missions] == [[]] * len(lobby.missions)
    assert TITLE.roster("die_zombies_die", 0, "heroes") == []


def test_options_offer_all_values_the_usual_first() -> None:
    options = {one.id: [value for value, _ in one.values] for one in TITLE.presentation.lobby("en").options}
    assert options == {name: list(values) for name, values in plan.OPTIONS.items()}
    usual = {name: values[0] for name, values in options.items()}
    assert rules_in_force("die_zombies_die", usual) == rules_in_force("die_zombies_die", {})


@rule("lnoe.points.equal")
@rule("lnoe.points.own-side")
def test_the_budget_offers_what_each_side_may_buy() -> None:
    found = budget()
    assert found.options == {"heroes": "hero_rules", "zombies": "zombie_rules"}
    assert found.most == plan.MOST_POINTS
    assert {one.id for one in found.rules} == {
        id for id, row in library().special_rules.items() if row.side != "none"
    }
    assert {one.rule for one in found.rules} <= RULES
    pool = budget_rule("hero_card_pool")
    assert (pool.side, pool.points, pool.most, pool.step) == ("heroes", 1, 12, 2)
    assert budget_rule("grave_dead").excludes == ["zombie_horde_21"]


@rule("lnoe.points.not-twice")
def test_what_a_scenario_has_or_lacks_the_means_for_is_not_offered_there() -> None:
    assert "supply_run" not in budget_rule("barricades").missions
    assert "die_zombies_die" in budget_rule("barricades").missions
    assert budget_rule("manor_deck").missions == [
        id
        for id in TITLE.missions()
        if library().scenarios[id].centre == "MANOR" and "manor_deck" not in library().scenarios[id].rules
    ]
    assert "plague_carriers" not in budget_rule("grave_dead").missions


def test_whatever_the_budget_offers_is_accepted() -> None:
    """Each rule of a side in each mission, against as many points of the other side's cheapest rule."""
    for one in budget().rules:
        for mission in one.missions:
            other = "lights_out" if one.side == "heroes" else "extra_doors"
            if mission not in budget_rule(other).missions:
                continue
            cost = points({one.id: one.step})
            assert cost == one.points
            own, theirs = budget().options[one.side], budget().options[budget_rule(other).side]
            chosen = {own: f"{one.id}:{one.step}", theirs: f"{other}:{cost}"}
            assert one.id in TITLE.setup(mission, None, 1, chosen).options[own]
            assert one.id in rules_in_force(mission, chosen)


PROBLEMS: list[tuple[str, str, list[Seat] | None, dict[str, str]]] = [
    ("side", "die_zombies_die", [Seat("ghosts"), ZOMBIES], {}),
    ("seats", "die_zombies_die", [HEROES], {}),
    ("figures", "die_zombies_die", [Seat("heroes", ("billy",)), ZOMBIES], {}),
    ("hero_seats", "alone_in_dark", [HEROES, HEROES, ZOMBIES], {}),
    ("two_players", "alone_in_dark", [HEROES, ZOMBIES, ZOMBIES], {}),
    ("special_rule", "die_zombies_die", None, {"hero_rules": "flying"}),
    ("special_number", "die_zombies_die", None, {"hero_rules": "extra_doors:two"}),
    ("special_twice", "die_zombies_die", None, {"hero_rules": "extra_doors,extra_doors"}),
    ("special_not_for_sale", "die_zombies_die", None, {"hero_rules": "number_counters"}),
    ("special_side", "die_zombies_die", None, {"hero_rules": "lights_out"}),
    ("special_present", "supply_run", None, {"hero_rules": "barricades"}),
    ("special_times", "die_zombies_die", None, {"hero_rules": "extra_doors:9"}),
    ("special_manor", "die_zombies_die", None, {"hero_rules": "manor_deck"}),
    ("special_points", "die_zombies_die", None, {"hero_rules": "barricades"}),
    (
        "special_most",
        "die_zombies_die",
        None,
        {
            "hero_rules": "barricades,heroes_replenish,survival_decks,free_search_markers,extra_doors:4",
            "zombie_rules": "grave_weapons,zombies_auto_spawn,grave_dead,always_zombie_heroes,lights_out:2",
        },
    ),
    (
        "special_excluded",
        "die_zombies_die",
        None,
        {
            "hero_rules": "survival_decks,barricades,heroes_replenish",
            "zombie_rules": "grave_dead,zombie_horde_21",
        },
    ),
    ("option", "die_zombies_die", None, {"weather": "rain"}),
    ("option_value", "die_zombies_die", None, {"doors": "7"}),
]


@pytest.mark.parametrize(
    ("reason", "mission", "seats", "options"), PROBLEMS, ids=[one[0] for one in PROBLEMS]
)
def test_every_problem_of_a_set_up_is_told_in_both_languages(
    reason: str, mission: str, seats: list[Seat] | None, options: dict[str, str]
) -> None:
    with pytest.raises(BadSetup) as caught:
        TITLE.setup(mission, seats, 1, options)
    assert caught.value.reason == reason
    said = [TITLE.presentation.bad_setup(caught.value, language) for language in LANGUAGES]
    assert said[0] != said[1]
    for sentence in said:
        assert sentence.endswith(".")
        assert not re.search(r"[{}_]", sentence), sentence


def test_there_is_a_sentence_for_each_reason_and_no_other() -> None:
    for language in LANGUAGES:
        assert set(lobby_texts(language)["setup"]) == {one[0] for one in PROBLEMS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_explains_itself_with_rules(language: str) -> None:
    entries = TITLE.presentation.glossary(language)
    wanted = {*look().heroes.values(), *look().tokens.values()}
    wanted |= {f"zombie_{colour}" for colour in ("brown", "green", "red", "hero")}
    wanted |= {f"card/{kind.id}" for kind in content().kinds}
    wanted |= {f"skill/{ability.id}" for ability in content().abilities}
    wanted |= {f"{'building' if zone.kind == 'building' else 'place'}/{zone.id}" for zone in library().zones}
    assert wanted <= set(entries)
    for id, entry in entries.items():
        assert entry.name, id
        assert entry.text, id
        assert entry.rules, id
        assert set(entry.rules) <= RULES, id
