"""Every moment at which a window opens has a name for players, in every language."""

import pytest

from tests.two_sides.catalog import GAMES
from veglia.kernel.window import Window

# Games in which cards may be played in reaction.
REACTING = ("relic", "last_night_on_earth", "dark_darker_darkest")


@pytest.mark.parametrize("game", GAMES)
def test_moments_of_windows_are_named_and_nothing_else_is(game: str) -> None:
    title = GAMES[game]
    windows = [kind for kind in title.codec().fields if issubclass(kind, Window)]
    # A class without a moment is what others derive from.
    moments = {kind.moment for kind in windows if kind.moment}

    for language in title.languages:
        named = title.presentation.moments(language)
        assert set(named) == moments
        assert all(name.strip() == name != "" for name in named.values())
    assert (game in REACTING) == bool(moments)
