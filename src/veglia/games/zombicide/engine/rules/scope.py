"""Scopes: what an Action is, as bits, so that a skill can say "Melee" or "Pistol" and be checked at once.

Narrower scopes have higher bits: a free Action is paid from the narrowest that fits.
"""

from typing import Final

COMBAT: Final = 1
MELEE: Final = 1 << 1
RANGED: Final = 1 << 2
RIFLE: Final = 1 << 3
PISTOL: Final = 1 << 4
EXPLOSIVE: Final = 1 << 5
DUAL: Final = 1 << 6
BULLETS: Final = 1 << 7
SHELLS: Final = 1 << 8
MOVE: Final = 1 << 9
SEARCH: Final = 1 << 10
RELOAD: Final = 1 << 11
PISTOL_RELOAD: Final = 1 << 12
# The attack is aimed at the own Zone.
OWN_ZONE: Final = 1 << 13
# A Machine fires, not the Survivor: only its own skills count.
MACHINE: Final = 1 << 14
# Bits from here on belong to the titles.
TITLE: Final = 1 << 16

ENGINE_SCOPES: Final[dict[str, int]] = {
    "combat": COMBAT,
    "melee": MELEE,
    "ranged": RANGED,
    "rifle": RIFLE,
    "pistol": PISTOL,
    "explosive": EXPLOSIVE,
    "dual": DUAL,
    "bullets": BULLETS,
    "shells": SHELLS,
    "move": MOVE,
    "search": SEARCH,
    "reload": RELOAD,
    "pistol_reload": PISTOL_RELOAD,
}
