# veglia: interpreted
"""What there is to choose before a game: scenarios, options, special rules that sides buy."""

from functools import cache
from typing import Any

from veglia.games.last_night_on_earth.rules.goals import SCENARIOS
from veglia.games.last_night_on_earth.rules.library import CONTENT, content, library
from veglia.games.last_night_on_earth.rules.plan import BUYERS, MOST_POINTS, OPTIONS
from veglia.games.last_night_on_earth.rules.rows import ScenarioRow, SpecialRuleRow
from veglia.games.last_night_on_earth.show.guide import guide
from veglia.games.last_night_on_earth.show.texts import LANGUAGES, in_language, look, said_in, texts
from veglia.kernel.content import read
from veglia.kernel.errors import BadSetup
from veglia.kernel.offers import Reason
from veglia.kernel.presentation import (
    BudgetRule,
    Lobby,
    LobbyBudget,
    LobbyHero,
    LobbyMission,
    LobbyOption,
    LobbyWords,
)
from veglia.kernel.scene import Skill
from veglia.show.ids import skill_id

MOST_SEATS = 6


@cache
def lobby_texts(language: str) -> dict[str, Any]:
    return in_language(read(CONTENT / "lobby.toml"), language)


def lobby(language: str) -> Lobby:
    """Return the lobby of the game. Heroes are dealt, so nobody chooses any."""
    said = texts(language)
    own = lobby_texts(language)
    return Lobby(
        "last_night_on_earth",
        said["name"],
        look().theme,
        list(LANGUAGES),
        MOST_SEATS,
        0,
        [mission(id, row, language) for id, row in scenarios().items()],
        heroes(language),
        options(language),
        least_heroes=0,
        advice=[Reason(text, rule) for rule, text in own["advice"].items()],
        most_at_seat=0,
        words=LobbyWords(own["no_figure"], own["one_figure"], own["figures"]),
        chapters=own["chapters"],
        guide=guide(language),
        budget=budget(language),
    )


def heroes(language: str) -> list[LobbyHero]:
    """Return the Heroes who may be dealt, to read about."""
    found: list[LobbyHero] = []
    for kind in content().heroes:
        row = library().heroes[kind.id]
        skills = [
            Skill(
                skill_id(one.id),
                said_in(one.name, language),
                said_in(one.text, language),
                content().abilities[place].trait.rule,
                "have",
                "blue",
            )
            for place, one in zip(kind.abilities, row.abilities, strict=True)
        ]
        title = said_in(row.title, language)
        found.append(LobbyHero(kind.id, look().heroes[kind.id], said_in(row.name, language), title, skills))
    return found


def scenarios() -> dict[str, ScenarioRow]:
    """Return the scenarios that can be played, in their order."""
    content()
    return {id: row for id, row in library().scenarios.items() if id in SCENARIOS}


def mission(id: str, row: ScenarioRow, language: str) -> LobbyMission:
    """Return a scenario with its story and the goals of both sides."""
    sides = texts(language)["sides"]
    goals = [f"{sides[side]}: {goal[language]}" for side, goal in row.goals.items()]
    summary = "\n".join([row.story[language], *goals])
    return LobbyMission(id, row.name[language], "", "", row.minutes, summary, [], [])


def options(language: str) -> list[LobbyOption]:
    said = texts(language)
    names = said["values_of_options"]
    return [
        LobbyOption(
            id,
            said["options"][id]["name"],
            said["options"][id]["text"],
            [(value, names.get(value, value)) for value in values],
        )
        for id, values in OPTIONS.items()
    ]


def budget(language: str) -> LobbyBudget:
    """Return the special rules that sides buy."""
    rules = [
        budget_rule(id, row, language) for id, row in library().special_rules.items() if row.side != "none"
    ]
    return LobbyBudget(
        {side: option for option, side in BUYERS.items()},
        rules,
        MOST_POINTS,
        lobby_texts(language)["budget"],
        "lnoe.points.equal",
    )


def budget_rule(id: str, row: SpecialRuleRow, language: str) -> BudgetRule:
    missions = [
        mission
        for mission, scenario in scenarios().items()
        if id not in scenario.rules
        and not any(other in scenario.rules for other in row.excludes)
        and (row.needs != "manor" or scenario.centre == "MANOR")
    ]
    return BudgetRule(
        id,
        row.name[language],
        row.text[language],
        row.rule,
        row.side,
        row.points,
        row.times,
        row.step,
        row.excludes,
        missions,
    )


def bad_setup(problem: BadSetup, language: str) -> str:
    """Return what is wrong with a set-up, in words."""
    sentence: str = lobby_texts(language)["setup"][problem.reason]
    return sentence.format(
        **{name: value_name(name, value, language) for name, value in problem.values.items()}
    )


def value_name(name: str, value: str, language: str) -> str:
    """Return a value of a problem as players call it; what does not exist stays as it was written."""
    said = texts(language)
    rules = library().special_rules
    if name in ("rule", "other"):
        if value in rules:
            return rules[value].name[language]
        return str(said["options"][value]["name"]) if value in said["options"] else value
    if name == "side":
        return str(said["sides"].get(value, value))
    if name == "option":
        return str(said["options"][value]["name"]) if value in said["options"] else value
    return value
