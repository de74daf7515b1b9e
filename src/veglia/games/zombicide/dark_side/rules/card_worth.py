"""What a card in Hand is worth. Bots ask the title for it through its hooks."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.actions.grenade import GRENADE
from veglia.games.zombicide.dark_side.rules.cards import AMMUNITION
from veglia.games.zombicide.dark_side.rules.content_library import dark_card
from veglia.games.zombicide.dark_side.rules.scope import ENERGY, KEEN
from veglia.games.zombicide.dark_side.rules.seeing import FLASHLIGHT, wears
from veglia.games.zombicide.dark_side.rules.slots import UNDER
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.state import NO_CARD

# What a Seismic Grenade in Hand is worth beside weapons.
GRENADE_FORCE: Final = 1.1
# The same near a Zone that a goal needs it for, and how near that is.
GRENADE_NEEDED: Final = 6.0
NEAR: Final = 4
# What a Prototype is worth while its Energy Cell is still in the Backpack, and without any.
UNPLUGGED: Final = 0.9
POWERLESS: Final = 0.05


def worth_in_hand(state: DarkState, cards: list[int], card: int, force: float) -> float:
    """Return what a card is worth in Hand: Prototypes need a Cell, Grenades fly only from Hands."""
    kind = dark_card(state, card)
    if kind.trait == GRENADE:
        return GRENADE_NEEDED if is_needed_here(state, cards) else GRENADE_FORCE
    if not kind.is_prototype:
        return force
    best = POWERLESS
    for slot, other in enumerate(cards):
        if other != NO_CARD and is_cell(state, other):
            best = max(best, 1.0 if slot >= UNDER else UNPLUGGED)
    return best * force


def is_needed_here(state: DarkState, cards: list[int]) -> bool:
    """Return whether who has these cards is near a Zone that a goal needs grenades for, and sees into it."""
    targets: list[int] = []
    for goal in state.scenario.goals:
        if GRENADE in goal.tools(state):
            targets += goal.targets(state)
    if not targets:
        return False
    for who, survivor in enumerate(state.survivors):
        if survivor.cards is cards and survivor.zone >= 0:
            distances = state.board.ways.distances_from(survivor.zone)
            for zone in targets:
                if distances[zone] <= NEAR and sees_into(state, who, zone):
                    return True
    return False


def sees_into(state: DarkState, who: int, zone: int) -> bool:
    """Return whether a Survivor who stands right could see what is in a Zone, dark or not."""
    survivor = state.survivors[who]
    if not state.station_board.is_dark(zone):
        return True
    return survivor.gifts & KEEN != 0 or wears(state, survivor, FLASHLIGHT)


def is_cell(state: DarkState, card: int) -> bool:
    """Return whether a card is an Energy Cell."""
    kind = dark_card(state, card)
    return kind.place == AMMUNITION and kind.ammo & ENERGY != 0
