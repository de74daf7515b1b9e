"""Radiation: contaminated tiles, enemies and Survivors, and the checks of those who enter."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.equipping import can_equip, equip, inventory
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.rolling import survivor_dice
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import FAILURE
from veglia.games.dark_darker_darkest.rules.zombies import (
    TAINTED,
    Horde,
    marked,
    those_with,
    those_without,
    token_marks,
    with_token_mark,
)
from veglia.kernel.machine import Event

MOST_MARKERS: Final = 3
SUPPLY: Final = 27
KIT: Final = "decontamination_kit"
SUIT: Final = "radiation_suit"
# What makes a room dangerous: the tile, enemies in it, Survivors in it; as bits.
TILE: Final = 1
ENEMIES: Final = 2
SURVIVORS: Final = 4


class Irradiated(Event):
    """A tile has got a Radiation Marker."""

    def __init__(self, tile: int) -> None:
        self.tile = tile


class Decontaminated(Event):
    """A tile has lost its Radiation Marker."""

    def __init__(self, tile: int) -> None:
        self.tile = tile


class EnemiesContaminated(Event):
    """Enemies of a room are contaminated from now on; zombies among them are named as they were."""

    def __init__(self, room: int, zombies: Horde) -> None:
        self.room = room
        self.zombies = zombies


class RadiationChecked(Event):
    def __init__(self, who: int, faces: tuple[int, ...]) -> None:
        self.who = who
        self.faces = faces


class Contaminated(Event):
    def __init__(self, who: int, markers: int) -> None:
        self.who = who
        self.markers = markers


def has_marker(state: DarkestState, tile: int) -> bool:
    return bool(state.extras.radiation >> tile & 1)


def is_contaminated(state: DarkestState, tile: int) -> bool:
    """Return whether all rooms of a tile are contaminated; the Reactor is until it is shut down."""
    is_reactor = tile == state.house.plan.reactor and not state.extras.is_shut_down
    return tile < TILES and (has_marker(state, tile) or is_reactor)


def supply(state: DarkestState) -> int:
    """Return how many Radiation Markers are left; one waits on the Darkness track until the leak."""
    used = sum(has_marker(state, tile) for tile in range(TILES))
    used += sum(survivor.radiation for survivor in state.survivors)
    return SUPPLY - used - (0 if state.extras.is_leaking else 1)


def irradiate(state: DarkestState, tile: int, rule: str) -> None:
    """Put a Radiation Marker on a tile; enemies there are contaminated at once."""
    state.extras.radiation |= 1 << tile
    state.emit(Irradiated(tile), rule)
    for room in state.house.rooms_of(tile):
        taint(state, room, "ddd.rad.enemies-contaminated")


def clean(state: DarkestState, tile: int, rule: str) -> None:
    """Take the Radiation Marker off a tile."""
    state.extras.radiation &= ~(1 << tile)
    state.emit(Decontaminated(tile), rule)


def taint(state: DarkestState, room: int, rule: str) -> None:
    """Contaminate the enemies of a room; a token hands it on to its zombies."""
    creature = state.creature if state.creature_in(room) else None
    zombies = those_without(state.hordes[room], TAINTED)
    is_new = bool(zombies) or any(not token_marks(token) & TAINTED for token in state.tokens[room])
    if not is_new and (creature is None or creature.is_tainted):
        return
    state.hordes[room] = marked(state.hordes[room], TAINTED)
    state.tokens[room] = tuple([with_token_mark(token, TAINTED) for token in state.tokens[room]])
    if creature is not None:
        creature.is_tainted = True
    state.emit(EnemiesContaminated(room, zombies), rule)


def has_tainted(state: DarkestState, room: int) -> bool:
    """Return whether a contaminated enemy is in a room with Survivors, where no token stays face down."""
    if state.creature is not None and state.creature.room == room and state.creature.is_tainted:
        return True
    return bool(those_with(state.hordes[room], TAINTED))


def dangers(state: DarkestState, who: int, room: int) -> int:
    """Return what makes entering a room dangerous for a Survivor."""
    if is_contaminated(state, room // 2):
        return TILE
    others = [other for other in state.in_room(room) if other != who]
    found = ENEMIES if has_tainted(state, room) else 0
    return found | (SURVIVORS if any(state.survivors[other].radiation for other in others) else 0)


def is_specialist(state: DarkestState, who: int) -> bool:
    """Return whether a Survivor carries the Decontamination Kit."""
    return any(state.card_type(card).id == KIT for card in inventory(state, who))


def suit_of(state: DarkestState, who: int) -> int:
    """Return a Radiation Suit that a Survivor can have on, -1 if there is none."""
    for card in inventory(state, who):
        if state.card_type(card).id == SUIT and can_equip(state, who, [card]):
            return card
    return -1


def is_protected(state: DarkestState, who: int) -> bool:
    """Return whether a Survivor always checks with one die."""
    return is_specialist(state, who) or suit_of(state, who) >= 0


def dice_for(dangers: int, is_protected: bool, is_assistant: bool) -> int:
    """Return the dice of a Radioactivity check: three for the tile, two for enemies, one for Survivors."""
    if dangers == 0:
        return 0
    if is_protected or dangers == SURVIVORS:
        return 1
    if is_assistant or dangers == ENEMIES:
        return 2
    return MOST_MARKERS


def check_radiation(state: DarkestState, who: int, dangers: int, is_assistant: bool) -> None:
    """Roll for a Survivor who has entered; one Failure is enough for a Radiation Marker."""
    survivor = state.survivors[who]
    if dangers == 0 or survivor.radiation == MOST_MARKERS:
        return
    suit = suit_of(state, who)
    if suit >= 0 and not is_specialist(state, who):
        equip(state, who, [suit])
    faces = survivor_dice(state, dice_for(dangers, is_protected(state, who), is_assistant))
    state.emit(RadiationChecked(who, faces), rule_of(dangers))
    if FAILURE in faces and supply(state) > 0:
        survivor.radiation += 1
        rule = rule_of(dangers) if survivor.radiation == 1 else "ddd.rad.check-repeat"
        state.emit(Contaminated(who, survivor.radiation), rule)


def rule_of(dangers: int) -> str:
    """Return the rule that asks for a check."""
    if dangers == TILE:
        return "ddd.rad.check-room"
    if dangers == ENEMIES:
        return "ddd.rad.check-enemies"
    return "ddd.rad.check-survivors" if dangers == SURVIVORS else "ddd.rad.check-both"
