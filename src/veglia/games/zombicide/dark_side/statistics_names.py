# veglia: interpreted
"""What statistics note of this title. Names are read from the presentation, which is not compiled."""

from functools import cache

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.show.shelf import shelf
from veglia.games.zombicide.dark_side.show.texts import look
from veglia.games.zombicide.dark_side.statistics import DarkStatistics
from veglia.games.zombicide.engine.show.keys import ZONES, Keys, glossary_keys


def statistics() -> DarkStatistics:
    return DarkStatistics(*keys(), ZONES)


@cache
def keys() -> Keys:
    return glossary_keys(library.library(), look().foes, shelf("en").card_of)
