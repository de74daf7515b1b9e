"""Fields of questions, options and events of this title put into words; see the engine's naming.py."""

from typing import Any

from veglia.games.zombicide.engine.rules.board import BALCONY, ROOM, ZombicideBoard
from veglia.games.zombicide.engine.rules.rows import ZombieRow
from veglia.games.zombicide.engine.show.naming import FamilyNames
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.errors import UnknownName
from veglia.kernel.words import Words

LANGUAGES = ("en", "it")


def words(state: UndeadState, language: str, board: ZombicideBoard | None = None) -> Words:
    """Return the words of a language for a state; Zones are those of its board, or of an earlier one."""
    if language not in LANGUAGES:
        raise UnknownName(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
    return Words(
        language, library.text(language)["sentences"], Names(state, board or state.board, language).put
    )


def zone_name(board: ZombicideBoard, zone: int, language: str, wording: str = "") -> str:
    """Return a Zone's kind and number, as drawn on the board."""
    words = library.text(language)["words"]
    said: dict[str, str] = words["zone_" + wording if wording else "zone"]
    if zone < 0:
        return said["off"]
    kind = board.kinds[zone]
    name = "room" if kind == ROOM else "balcony" if kind == BALCONY else "street"
    return f"{said[name]} {zone + 1}"


class Names(FamilyNames):
    """The names of things of a state in one language."""

    def __init__(self, state: UndeadState, board: ZombicideBoard, language: str) -> None:
        super().__init__(state, board, language, library.text(language)["words"])

    def card_name(self, id: str) -> str:
        return library.card_name(id, self.language)

    def skill(self, id: str) -> str:
        return library.skills()[id].name[self.language]

    def kind_row(self, kind: int) -> ZombieRow:
        return library.zombies()[self.state.scenario.library.zombies[kind].id]

    def zone(self, zone: int, wording: str = "") -> str:
        return zone_name(self.board, zone, self.language, wording)

    def zone_sort(self, zone: int) -> object:
        return self.board.kinds[zone] if zone >= 0 else zone

    def other(self, field: str, value: Any) -> str:
        if field == "gear":
            return self.said["gear"].get(value) or library.equipment()[value].name[self.language]
        return super().other(field, value)
