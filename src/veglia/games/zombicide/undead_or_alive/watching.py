# veglia: interpreted
"""What statistics note of a game of this title. Names are read from the face, which is not compiled."""

from functools import cache

from veglia.games.zombicide.engine.face.keys import ZONES, Keys, almanac_keys
from veglia.games.zombicide.undead_or_alive import library
from veglia.games.zombicide.undead_or_alive.face.shelf import shelf
from veglia.games.zombicide.undead_or_alive.face.texts import look
from veglia.games.zombicide.undead_or_alive.witness import UndeadWitness


def witness() -> UndeadWitness:
    return UndeadWitness(*keys(), ZONES)


@cache
def keys() -> Keys:
    return almanac_keys(library.library(), look().foes, shelf("en").card_of)
