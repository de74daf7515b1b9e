"""Scopes, abilities, types of Survivors and gifts of this title, beside those of the family."""

from typing import Final

from veglia.games.zombicide.engine.rules import ability, scope

ENERGY: Final = scope.TITLE
# An Action with a Machine, attacks and Moves alike.
MACHINE_ACTION: Final = scope.TITLE << 1
# The number of Xenos in the target Zone takes the place of the weapon's dice.
CROWD: Final = scope.TITLE << 2
# The Door Activation: an Action that costs nothing.
DOOR: Final = scope.TITLE << 3

SCOPES: Final[dict[str, int]] = {
    **scope.ENGINE_SCOPES,
    "energy": ENERGY,
    "machine_action": MACHINE_ACTION,
}

DOORS: Final = ability.TITLE
CHARGING: Final = ability.TITLE + 1
LUSTING: Final = ability.TITLE + 2
RUNNING: Final = ability.TITLE + 3

ABILITIES: Final[dict[str, int]] = {"charge": CHARGING, "bloodlust": LUSTING, "zero_g_run": RUNNING}

SOLDIER: Final = 1
CIVILIAN: Final = 2
TYPES: Final[dict[str, int]] = {"soldier": SOLDIER, "civilian": CIVILIAN}

# Gifts of this title.
KEEN: Final = 1 << 16
BLADES: Final = 1 << 17
RECYCLING: Final = 1 << 18
SEARCHING_TWO: Final = 1 << 19
TOUGH: Final = 1 << 20
PAYING_WITH_CARDS: Final = 1 << 21
TACTICIAN: Final = 1 << 22
CROWD_MELEE: Final = 1 << 23
CROWD_RANGED: Final = 1 << 24
STRONG: Final = 1 << 25
