# veglia: interpreted
"""What statistics call things: by the keys of the glossary, in the order of the numbers that rules go by."""

from collections.abc import Callable

from veglia.games.zombicide.engine.rules.scenario import Library
from veglia.kernel.scene import Card
from veglia.show.ids import skill_id, zone_id

# What stands before the number of a Zone in its id.
ZONES = zone_id(0).removesuffix("0")

Keys = tuple[list[str], list[str], list[str]]


def glossary_keys(content: Library, foes: dict[str, str], card_of: Callable[[str], Card]) -> Keys:
    """Return the keys of all kinds of Zombies, cards and skills; `foes` has the look of each kind."""
    return (
        [foes[kind.id] for kind in content.zombies],
        [f"card/{card_of(card.id).look}" for card in content.cards],
        [skill_id(trait.id) for trait in content.traits],
    )
