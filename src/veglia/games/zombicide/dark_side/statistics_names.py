# veglia: interpreted
"""What statistics note of a game of this title. Names are read from the face, which is not compiled."""

from functools import cache

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.show.shelf import shelf
from veglia.games.zombicide.dark_side.show.texts import look
from veglia.games.zombicide.dark_side.statistics import DarkWitness
from veglia.games.zombicide.engine.show.keys import ZONES, Keys, almanac_keys


def witness() -> DarkWitness:
    return DarkWitness(*keys(), ZONES)


@cache
def keys() -> Keys:
    return almanac_keys(library.library(), look().foes, shelf("en").card_of)
