"""The games of the catalogue with Last Night on Earth, for a server in a browser test."""

from veglia import catalog
from veglia.games.last_night_on_earth.title import TITLE
from veglia.kernel.game import Title

GAMES: dict[str, Title] = {**catalog.GAMES, TITLE.id: TITLE}
