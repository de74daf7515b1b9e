"""Abilities that a Survivor may use a limited number of times per Turn."""

from typing import Final

SEARCHING: Final = 1
LEADING: Final = 2
SHOVING: Final = 3
SPRINTS: Final = 4
IMPROVISING_MELEE: Final = 5
IMPROVISING_RANGED: Final = 6
TAUNTING: Final = 7
RESCUING: Final = 8
# Numbers from here on belong to the titles.
TITLE: Final = 16
