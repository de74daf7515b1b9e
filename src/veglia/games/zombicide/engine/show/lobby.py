# veglia: interpreted
"""What the lobbies of the family share: names of chapters, words for figures, the guided game."""

from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from veglia.kernel.content import read
from veglia.kernel.errors import ContentError
from veglia.kernel.presentation import (
    Guide,
    Lobby,
    LobbyHero,
    LobbyMission,
    LobbyOption,
    LobbyWords,
)
from veglia.rulebook import LANGUAGES


def chapters(said: dict[str, Any], missions: list[str]) -> dict[str, str]:
    """Return the names of the rulebook's chapters, those of single missions included."""
    own = {mission: said["mission_chapter"].format(id=mission.upper()) for mission in missions}
    return {**said["chapters"], **own}


def family_lobby(
    id: str,
    name: str,
    theme: str,
    most_seats: int,
    most_heroes: int,
    said: dict[str, Any],
    missions: list[LobbyMission],
    heroes: list[LobbyHero],
) -> Lobby:
    """Return the lobby of a title; `said` are its words. A title replaces what it has beyond this."""
    return Lobby(
        id,
        name,
        theme,
        list(LANGUAGES),
        most_seats,
        most_heroes,
        missions,
        heroes,
        [
            LobbyOption(option, row["name"], row["text"], [(value, word) for value, word in row["values"]])
            for option, row in said["options"].items()
        ],
        words=LobbyWords(**said["figures"]),
        chapters=chapters(said, [mission.id for mission in missions]),
    )


def read_guide(content: Traversable, language: str) -> Guide:
    """Return the guided game: its table and conditions from `guide.toml`, its words from the texts."""
    rows = read(content / "guide.toml")
    said = read(content / "text" / f"guide.{language}.toml")
    lessons = [{**row, **said[row["id"]]} for row in rows.pop("lessons")]
    try:
        return msgspec.convert({**rows, "note": said["note"], "lessons": lessons}, Guide)
    except msgspec.ValidationError as error:
        raise ContentError(f"guide.toml: {error}") from error
