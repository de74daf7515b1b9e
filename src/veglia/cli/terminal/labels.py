"""Names of things in the player's language: the game's words and the terminal's, in one place."""

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, Final

from veglia.cli.terminal.text import SCOPES, TEXTS, TOKENS
from veglia.kernel.game import Game

LEVELS: Final = ("blue", "yellow", "orange", "red")
PHASES: Final = ("setup", "players", "zombies", "end")


class Labels:
    """The words for one state of a game; make new ones after each choice."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self.words = game.title.words(game.state, language)
        self.interface = game.title.interface(language)
        missions = game.title.mission_list(language)
        self.mission: str = next(one["name"] for one in missions if one["id"] == game.setup.mission)

    def text(self, key: str, **fields: object) -> str:
        """Return one of the terminal's own texts."""
        return TEXTS[self.language][key].format(**fields)

    def game_text(self, key: str) -> str:
        """Return one of the game's words for a client."""
        said: str = self.interface[key]
        return said

    def named(self, table: str, id: str) -> str:
        """Return a name from one of the game's tables, the id in clear where it has none."""
        names: dict[str, str] = self.interface[table]
        return names.get(id, id.replace("_", " "))

    def put(self, field: str, value: object) -> str:
        """Return a value as the game words it in its sentences."""
        return self.words.namer(SimpleNamespace(**{field: value}), field, "")

    def zone(self, number: int) -> str:
        return self.put("zone", number)

    def level(self, level: str) -> str:
        return self.put("level", LEVELS.index(level))

    def phase(self, phase: str) -> str:
        return self.put("phase", PHASES.index(phase))

    def token(self, kind: str, wordy: bool) -> str:
        """Return a token's sign: a word, or a code where there is little room."""
        word, code = TOKENS[self.language][kind]
        return word if wordy else code

    def scope(self, scope: str) -> str:
        return SCOPES[self.language].get(scope, scope)

    def kinds(self, kinds: Iterable[str]) -> dict[str, str]:
        """Return the names of the kinds of zombies, given in the game's order."""
        return {kind: self.put("kind", number) for number, kind in enumerate(kinds)}

    def weapon(self, card: dict[str, Any]) -> str:
        """Return a card's name and, for a weapon, its values in short."""
        name = self.put("card", card["card"])
        if not card["dice"]:
            return name
        near, far = card["range"]
        reach = str(near) if near == far else f"{near}-{far}"
        harm = f"{self.text('damage')}{card['damage']}"
        parts = [name, reach, f"{card['dice']}d", f"{card['accuracy']}+", harm]
        parts += [self.text(trait) for trait in ("dual", "reload") if card[trait]]
        if card["noise"] != "silent":
            parts.append(self.text(card["noise"]))
        return " ".join(parts)


def beginning(name: str, names: Iterable[str], least: int) -> str:
    """Return the shortest beginning of a name, of some letters or more, that no other name shares."""
    others = [other for other in names if other != name]
    for length in range(least, len(name)):
        if not any(other.startswith(name[:length]) for other in others):
            return name[:length]
    return name
