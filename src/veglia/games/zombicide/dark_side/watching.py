# veglia: interpreted
"""What statistics note of a game of this title. Names are read from the face, which is not compiled."""

from functools import cache

from veglia.games.zombicide.dark_side import library
from veglia.games.zombicide.dark_side.face.shelf import shelf
from veglia.games.zombicide.dark_side.face.texts import look
from veglia.games.zombicide.dark_side.witness import DarkWitness
from veglia.games.zombicide.engine.face.ids import skill_id, zone_id


def witness() -> DarkWitness:
    foes, cards, skills = keys()
    return DarkWitness(foes, cards, skills, zone_id(0).removesuffix("0"))


@cache
def keys() -> tuple[list[str], list[str], list[str]]:
    """Return the almanac's keys of all kinds of Xenos, cards and skills, by number."""
    content = library.library()
    shelved = shelf("en")
    return (
        [look().foes[kind.id] for kind in content.zombies],
        [f"card/{shelved.card_of(card.id).look}" for card in content.cards],
        [skill_id(trait.id) for trait in content.traits],
    )
