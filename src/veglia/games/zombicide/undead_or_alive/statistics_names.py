# veglia: interpreted
"""What statistics note of a game of this title. Names are read from the face, which is not compiled."""

from functools import cache

from veglia.games.zombicide.engine.show.keys import ZONES, Keys, almanac_keys
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.show.shelf import shelf
from veglia.games.zombicide.undead_or_alive.show.texts import look
from veglia.games.zombicide.undead_or_alive.statistics import UndeadWitness


def witness() -> UndeadWitness:
    return UndeadWitness(*keys(), ZONES)


@cache
def keys() -> Keys:
    return almanac_keys(library.library(), look().foes, shelf("en").card_of)
