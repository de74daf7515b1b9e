# veglia: interpreted
"""The guided first game."""

import msgspec

from veglia.games.last_night_on_earth.rules.library import CONTENT
from veglia.games.last_night_on_earth.show.texts import in_language
from veglia.kernel.content import read
from veglia.kernel.errors import ContentError
from veglia.kernel.presentation import Guide


def guide(language: str) -> Guide:
    """Return the guided game: its table, and lessons in a language."""
    rows = in_language(read(CONTENT / "guide.toml"), language)
    lessons = [in_language(row, language) for row in rows.pop("lessons")]
    try:
        return msgspec.convert({**rows, "lessons": lessons}, Guide)
    except msgspec.ValidationError as error:
        raise ContentError(f"guide.toml: {error}") from error
