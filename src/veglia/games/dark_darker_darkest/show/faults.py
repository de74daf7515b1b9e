# veglia: interpreted
"""What is wrong with a house, in words."""

from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.house_checks import Fault, section
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS
from veglia.games.dark_darker_darkest.rules.tiles import SECTIONS, TileType
from veglia.games.dark_darker_darkest.show.texts import lobby_texts

SECTION_WORDS = {number: word for word, number in SECTIONS.items()}


def fault_text(tiles: list[TileType | None], fault: Fault, language: str) -> str:
    """Return the sentence for a fault; it names the tile by its place."""
    said: dict[str, str] = lobby_texts(language)["faults"]
    if fault.place < 0:
        return said[fault.code]
    tile = tiles[fault.place]
    section_name: str = lobby_texts(language)["sections"][SECTION_WORDS[section(fault.place)]]
    row, column = fault.place // COLUMNS + 1, fault.place % COLUMNS + 1
    name = "" if tile is None else f"{content.names()['tile'][tile.id][language]} ({row}-{column})"
    return said[fault.code].format(tile=name, section=section_name)
