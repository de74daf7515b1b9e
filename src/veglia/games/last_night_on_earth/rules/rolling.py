"""Dice of cards and abilities that are rolled outside fights."""

from typing import Final

from veglia.games.last_night_on_earth.rules.events import DieRolled
from veglia.games.last_night_on_earth.rules.state import LastNightState

# Any face will do: the number itself counts.
ANY: Final = 1


def rolls(
    state: LastNightState, needed: int, rule: str, hero: int = -1, card: int = -1, trait: str = ""
) -> bool:
    """Roll a die for a card, or for a trait, and return whether it shows a number or more."""
    face = state.dice.die()
    state.emit(DieRolled(hero, card, face, needed, trait), rule)
    return face >= needed


def roll_number(state: LastNightState, card: int, rule: str) -> int:
    """Roll how many a card is for."""
    face = state.dice.die()
    state.emit(DieRolled(-1, card, face, ANY, ""), rule)
    return face
