"""The symbols of the dice, and how many of each kind there are."""

from typing import Final

# Survivor Die.
SUCCESS: Final = 0
CROSSHAIR: Final = 1
REPEL: Final = 2
RETREAT: Final = 3
FAILURE: Final = 4
SURVIVOR_FACES: Final = ("success", "crosshair", "repel", "retreat", "failure")
# Creature Die.
DAMAGE: Final = 0
SERIOUS: Final = 1
GRIP: Final = 2
FEAR: Final = 3
REINFORCEMENT: Final = 4
BITE: Final = 5
CREATURE_FACES: Final = ("damage", "serious_damage", "grip", "fear", "reinforcement", "bite")
# Terror Die.
HORDE_NEARBY: Final = 0
CREATURE_REACTION: Final = 1
CREATURE_ENTRANCE: Final = 2
FIRE: Final = 3
TERROR_FACES: Final = ("horde_nearby", "creature_reaction", "creature_entrance", "fire")
MOST_SURVIVOR_DICE: Final = 4
MOST_CREATURE_DICE: Final = 6
