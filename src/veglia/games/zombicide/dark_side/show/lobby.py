# veglia: interpreted
"""What there is to choose before a game: missions, Survivors, options."""

from typing import Any

from veglia.games.zombicide.dark_side.rules import library, plan
from veglia.games.zombicide.dark_side.rules.rows import DarkSurvivorRow
from veglia.games.zombicide.dark_side.show.shelf import Shelf, shelf
from veglia.games.zombicide.dark_side.show.texts import look, lore
from veglia.games.zombicide.dark_side.show.words import LANGUAGES
from veglia.games.zombicide.engine.show.heroes import LEVELS
from veglia.games.zombicide.engine.show.lobby import chapters, figure_words
from veglia.games.zombicide.engine.title import SURVIVORS
from veglia.kernel.presentation import Lobby, LobbyHero, LobbyMission, LobbyOption
from veglia.kernel.scene import Reason


def lobby(id: str, name: str, language: str) -> Lobby:
    """Return the lobby of the title, of an id and a name."""
    said = lore(language)
    return Lobby(
        id,
        name,
        look().theme,
        list(LANGUAGES),
        SURVIVORS.most,
        library.MOST_SURVIVORS,
        [_mission(mission, language) for mission in library.missions()],
        [_hero(hero, row, shelf(language), said) for hero, row in library.survivors().items()],
        [
            LobbyOption(option, row["name"], row["text"], [(value, word) for value, word in row["values"]])
            for option, row in said["options"].items()
        ],
        library.LEAST_SURVIVORS,
        [Reason(text, rule) for rule, text in said["advice"].items()],
        library.MOST_AT_SEAT,
        figure_words(said),
        chapters(said, library.missions()),
    )


def _mission(id: str, language: str) -> LobbyMission:
    row = library.mission(id)
    said = lore(language)
    return LobbyMission(
        id,
        row.name[language],
        row.difficulty,
        said["difficulties"][row.difficulty],
        row.minutes,
        said["missions"][id],
        plan.roster(library.MOST_SURVIVORS),
        library.usual_party(),
    )


def _hero(id: str, row: DarkSurvivorRow, content: Shelf, said: dict[str, Any]) -> LobbyHero:
    levels = zip(LEVELS, (row.blue, row.yellow, row.orange, row.red), strict=True)
    skills = [
        content.skill(skill, "have" if level == "blue" else "later", level)
        for level, many in levels
        for skill in many
    ]
    note = said["reinforcement"].format(least=row.least_party) if row.least_party else ""
    title = content.types[row.type]
    return LobbyHero(id, look().heroes[id], row.name, title, skills, note, row.least_party)
