"""The folders are the registry of Actions, goals and mission rules: nothing lists them."""

import msgspec
import pytest

from veglia.games.zombicide.dark_side.rules import library as dark_library
from veglia.games.zombicide.dark_side.rules.actions.search import StationSearch
from veglia.games.zombicide.dark_side.rules.boards import station
from veglia.games.zombicide.dark_side.rules.goals.station import EscapeStation
from veglia.games.zombicide.dark_side.rules.mission_rules import NAMES, make, mission_rules_of
from veglia.games.zombicide.dark_side.rules.scenarios import make_scenario as make_station
from veglia.games.zombicide.dark_side.rules.scenarios import scenario as dark_scenario
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.engine.rules.actions.search import Search
from veglia.games.zombicide.engine.rules.goals.shared import Escape
from veglia.games.zombicide.engine.rules.registry import by_id, by_order, goal_classes
from veglia.games.zombicide.engine.rules.rows import GoalRow
from veglia.games.zombicide.undead_or_alive.rules import library as undead_library
from veglia.games.zombicide.undead_or_alive.rules.scenarios import make_scenario as make_town
from veglia.games.zombicide.undead_or_alive.rules.scenarios import scenario as undead_scenario
from veglia.kernel.errors import ContentError

UNDEAD_MENU = [
    "Move",
    "Search",
    "Melee",
    "Ranged",
    "Fanning",
    "Dynamite",
    "Charge",
    "VadeRetro",
    "TakeObjectives",
    "HolyWater",
    "Water",
    "Reload",
    "RecruitCompanion",
    "ReorganiseOrTrade",
    "MakeNoise",
]
DARK_MENU = [
    "Move",
    "EscortMoves",
    "StationSearch",
    "StationMelee",
    "StationRanged",
    "ThrowGrenades",
    "TakeObjectives",
    "TakePrototypes",
    "MachineActions",
    "EatRations",
    "ReorganiseOrTrade",
    "MakeNoise",
]


@pytest.mark.parametrize(
    ("mission", "more"),
    [
        ("m0", []),
        ("m6", ["Wagon"]),
        ("m7", ["Wagon", "Load"]),
        ("m9", ["Gatling", "WorkWithCoal"]),
    ],
)
def test_actions_of_undead_or_alive_are_offered_in_their_order(mission: str, more: list[str]) -> None:
    actions = undead_scenario(mission).actions

    assert [type(action).__name__ for action in actions] == [*UNDEAD_MENU, *more]


@pytest.mark.parametrize(
    ("mission", "more"),
    [("m0", []), ("m5", ["TakeDrones"]), ("m6", ["WeldAccesses"]), ("m10", ["PlaceCharges"])],
)
def test_actions_of_dark_side_replace_the_familys_and_those_of_the_mission_are_among_them(
    mission: str, more: list[str]
) -> None:
    actions = dark_scenario(mission).actions

    assert [type(action).__name__ for action in actions] == [*DARK_MENU[:8], *more, *DARK_MENU[8:]]


def test_two_actions_of_a_folder_cannot_have_the_same_place() -> None:
    with pytest.raises(ContentError, match="StationSearch has the order of Search, 20"):
        by_order([Search, StationSearch])


def test_a_goal_of_the_title_replaces_the_familys_and_bases_are_no_goals() -> None:
    dark, undead = goal_classes(dark_library.RULES), goal_classes(undead_library.RULES)

    assert dark["escape"] is EscapeStation
    assert undead["escape"] is Escape
    assert dark["take_objectives"].__name__ == "TakeEveryObjective"
    assert "" not in dark


def test_two_goals_of_a_folder_cannot_have_the_same_id() -> None:
    with pytest.raises(ContentError, match="EscapeStation has the id of Escape, 'escape'"):
        by_id([Escape, EscapeStation])


def test_a_goal_that_no_folder_has_is_an_error_of_the_mission() -> None:
    goals = [GoalRow(goal="sing")]

    with pytest.raises(ContentError, match=r"m0\.toml: unknown goal 'sing'"):
        make_town("m0", msgspec.structs.replace(undead_library.mission("m0"), goals=goals))
    with pytest.raises(ContentError, match=r"m0\.toml: unknown goal 'sing'"):
        make_station("m0", msgspec.structs.replace(dark_library.mission("m0"), goals=goals))


def site(mission: str) -> Site:
    return Site(mission, dark_library.mission(mission), station(mission))


def test_every_mission_rule_is_made_by_the_module_of_its_name() -> None:
    made = {
        name: [type(rule).__module__.rpartition(".")[2] for rule in mission_rules_of(site(mission))]
        for mission in dark_library.missions()
        for name in NAMES
        if getattr(dark_library.mission(mission), name)
    }

    assert sorted(made) == sorted(NAMES)
    assert [name for name, modules in made.items() if name not in modules] == []


def test_a_mission_rule_without_a_module_is_an_error_of_the_mission() -> None:
    with pytest.raises(ContentError, match=r"m0\.toml: no module flood\.py in .*dark_side\.rules\.missions"):
        make("flood", True, site("m0"))


def special(**fields: object) -> Site:
    row = msgspec.structs.replace(dark_library.mission("m4"), special={"burying": fields})
    return Site("m4", row, station("m4"))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"zones": ["14R.b3"]}, "no field 'rule'"),
        ({"zones": ["14R.b3"], "rule": "ds.m4.two-grenades", "colour": "red"}, "unknown field 'colour'"),
        ({"zones": "14R.b3", "rule": "ds.m4.two-grenades"}, "zones: Expected `array`, got `str`"),
    ],
)
def test_a_special_row_with_a_wrong_field_is_an_error_that_names_it(
    fields: dict[str, object], said: str
) -> None:
    with pytest.raises(ContentError) as caught:
        mission_rules_of(special(**fields))

    assert str(caught.value) == f"m4.toml [special.burying]{':' if 'Expected' not in said else ''} {said}"


def test_every_special_rule_of_a_mission_is_made_by_the_module_of_its_name() -> None:
    made = {
        name: type(rule).__module__.rpartition(".")[2]
        for mission in dark_library.missions()
        for name, rule in zip(
            dark_library.mission(mission).special, mission_rules_of(site(mission)), strict=False
        )
    }

    assert len(made) >= 4
    assert made == {name: name for name in made}
