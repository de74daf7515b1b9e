"""The inventory: two Hands, the Preferred Weapon, three in the Backpack, and what has just been received."""

from typing import Final

from veglia.games.zombicide.engine.rules.pack import Pack
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState

HANDS: Final = 2
PREFERRED: Final = 2
EQUIPPED: Final = 3
SLOTS: Final = 6
INCOMING: Final = 6

PACK: Final = Pack(HANDS, EQUIPPED, (0, 0, 1, 2, 2, 2, 3))


def fits(state: ZombicideState, who: int, slot: int, card: int) -> bool:
    """Return whether a card may lie in a slot; only the Preferred slot is choosy."""
    if slot != PREFERRED or card == NO_CARD:
        return True
    scopes = state.card(card).scopes
    wanted = state.scenario.library.profiles[state.survivors[who].profile].preferred
    return scopes != 0 if wanted == 0 else scopes & wanted != 0
