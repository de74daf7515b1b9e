"""Special rules: those of a scenario, those that are bought with points, and options on which players agree.

What a special rule does before the game is a module of rules/special_rules; the folder is the registry. What
it does in the game stands with the chapter it belongs to, which asks `state.has_rule(...)`.
"""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.state import LastNightState

# The stages of a set-up, in the order in which they happen.
DECKS: Final = 0
PIECES: Final = 1
TAKEN_OVER: Final = 2
LIGHTS_OUT: Final = 3
DOORS: Final = 4
HEROES: Final = 5
CARDS: Final = 6
MARKERS: Final = 7
ALLIES: Final = 8
GRAVE_DEAD: Final = 9
ZOMBIES: Final = 10
STAGES: Final = 11


class SpecialRule:
    """What a special rule does before the game; `stage` says when."""

    stage: ClassVar[int] = PIECES

    def set_up(self, state: LastNightState, count: int) -> None:
        """Push what is to be done; `count` says how often the rule was taken, or its number."""
        raise NotImplementedError(type(self).__name__)


# Filled in by library.py from the folder.
SPECIAL_RULES: Final[dict[str, SpecialRule]] = {}
