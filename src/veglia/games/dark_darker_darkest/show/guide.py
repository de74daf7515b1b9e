# veglia: interpreted
"""The guided first game."""

from veglia.games.dark_darker_darkest.rules.content import CONTENT, LANGUAGES
from veglia.kernel.content import decode, in_language, read
from veglia.kernel.presentation import Guide


def guide(language: str) -> Guide:
    """Return the guided game: its table, and lessons in a language."""
    rows = in_language(read(CONTENT / "guide.toml"), language, LANGUAGES)
    lessons = [in_language(row, language, LANGUAGES) for row in rows.pop("lessons")]
    return decode({**rows, "lessons": lessons}, Guide, "guide.toml")
