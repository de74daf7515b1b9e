"""The one list of games."""

from veglia.games.dark_darker_darkest.title import TITLE as DARK_DARKER_DARKEST
from veglia.games.last_night_on_earth.title import TITLE as LAST_NIGHT_ON_EARTH
from veglia.games.zombicide.dark_side.title import TITLE as DARK_SIDE
from veglia.games.zombicide.undead_or_alive.title import TITLE as UNDEAD_OR_ALIVE
from veglia.kernel.game import Title, unknown

GAMES: dict[str, Title] = {
    game.id: game for game in (UNDEAD_OR_ALIVE, DARK_SIDE, LAST_NIGHT_ON_EARTH, DARK_DARKER_DARKEST)
}


def title(id: str) -> Title:
    """Return a game by its id."""
    if id not in GAMES:
        raise unknown("game", id, sorted(GAMES))
    return GAMES[id]
