"""The terminal's own words in the players' language, and the names of a game's missions and seats."""

from collections.abc import Iterable

from veglia.cli.terminal.text import TEXTS
from veglia.kernel.game import Game


class Labels:
    """The words for one game."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        missions = game.title.mission_list(language)
        self.mission: str = next(one["name"] for one in missions if one["id"] == game.setup.mission)

    def text(self, key: str, **fields: object) -> str:
        """Return one of the terminal's own texts."""
        return TEXTS[self.language][key].format(**fields)

    def player(self, seat: int) -> str:
        return self.text("player", number=seat + 1)

    def seat(self, seat: int) -> str:
        """Return a player with side, where there are several, and figures."""
        title, one = self.game.title, self.game.setup.seats[seat]
        names = {hero.id: hero.name for hero in title.presentation.lobby(self.language).heroes}
        about = [title.side_name(one.side, self.language)] if len(title.sides) > 1 else []
        about += [", ".join(names.get(id, id) for id in one.figures)] if one.figures else []
        return f"{self.player(seat)} ({': '.join(about)})" if about else self.player(seat)


def beginning(name: str, names: Iterable[str], least: int) -> str:
    """Return the shortest beginning of a name, of some letters or more, that no other name shares."""
    others = [other for other in names if other != name]
    for length in range(least, len(name)):
        if not any(other.startswith(name[:length]) for other in others):
            return name[:length]
    return name
