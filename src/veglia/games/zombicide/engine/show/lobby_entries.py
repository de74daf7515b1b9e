# veglia: interpreted
"""Missions and Survivors as they are listed in the lobbies of the family."""

from collections.abc import Iterable
from typing import Any, Protocol

from veglia.games.zombicide.engine.show.heroes import LEVELS
from veglia.games.zombicide.engine.show.shelf import FamilyShelf
from veglia.kernel.presentation import LobbyHero, LobbyMission
from veglia.kernel.scene import Skill


class ListedMission(Protocol):
    """What the rows of missions have in all titles."""

    @property
    def name(self) -> dict[str, str]: ...

    @property
    def story(self) -> dict[str, str]: ...

    @property
    def difficulty(self) -> str: ...

    @property
    def minutes(self) -> int: ...


def mission_entry(
    id: str, row: ListedMission, said: dict[str, Any], language: str, heroes: list[str], party: list[str]
) -> LobbyMission:
    """Return a mission; `said` are the title's words of the lobby."""
    difficulty = said["difficulties"][row.difficulty.replace(" ", "_")]
    name = row.name[language]
    return LobbyMission(id, name, row.difficulty, difficulty, row.minutes, row.story[language], heroes, party)


def level_skills(content: FamilyShelf, levels: Iterable[list[str]]) -> list[Skill]:
    """Return the skills of a Survivor, given by level: those of the first are owned from the beginning."""
    return [
        content.skill(skill, "have" if level == LEVELS[0] else "later", level)
        for level, many in zip(LEVELS, levels, strict=True)
        for skill in many
    ]


def hero_entry(
    id: str, name: str, title: str, levels: Iterable[list[str]], content: FamilyShelf, note: str, least: int
) -> LobbyHero:
    """Return a Survivor; `least` is how many a party must have for it to come along."""
    skills = level_skills(content, levels)
    return LobbyHero(id, content.look.heroes[id], name, title, skills, note, least)
