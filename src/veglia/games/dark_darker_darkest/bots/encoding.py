"""The game told in numbers, for programs that learn: only what everybody may see."""

from typing import Final

from veglia.games.dark_darker_darkest.bots import numbers
from veglia.games.dark_darker_darkest.bots.goals import Errands, Outlook, matches_of, terminals
from veglia.games.dark_darker_darkest.bots.numbers import (
    MOST_CARDS,
    MOST_CODES,
    MOST_DOORS,
    MOST_ROOMS,
    MOST_SURVIVORS,
)
from veglia.games.dark_darker_darkest.bots.ways import Ways, watched_rooms, ways_of
from veglia.games.dark_darker_darkest.rules.house import ROOMS
from veglia.games.dark_darker_darkest.rules.nemesis_moves import standing_corners
from veglia.games.dark_darker_darkest.rules.plan import TILES
from veglia.games.dark_darker_darkest.rules.radiation import is_contaminated
from veglia.games.dark_darker_darkest.rules.settings import MODES
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import STUNNED, TAINTED, kind_of, those_with
from veglia.kernel.encoding import KindEncoding, Number, Pointing, filled, named_rows, put, seat_values
from veglia.kernel.machine import Option, State

MOST_OPTIONS: Final = 256
# Fields of options, and as what they are told.
TO_FIELDS: Final = ("to", "other", "gripped")
RESULT_FIELDS: Final = ("result", "face")
AMOUNT_FIELDS: Final = ("missing", "points", "repels", "cost", "damage", "health", "count", "markers")
PLACE_FIELDS: Final = ("place", "group", "profile", "side", "victim")
# How much of the way to the end of the game the exploration is.
EXPLORING: Final = 0.6


class Sights:
    """What is worked out once for a state."""

    def __init__(self, state: DarkestState) -> None:
        self.outlook: Final = Outlook(state)
        self.ways: Final[Ways] = ways_of(state)
        self.watched: Final = watched_rooms(state) if state.cameras else set()
        self.terminals: Final = terminals(state)
        self.errands: Final = Errands(state, self.outlook, self.ways)

    def way(self, state: DarkestState, who: int, room: int) -> int:
        """Return how far a room is from what a Survivor has to do; 0 where there is nothing."""
        return int(self.errands.way(who, room)) if room >= 0 else 0


class DarkestEncoding(KindEncoding):
    """The table first, then Survivors, rooms and doors."""

    def __init__(self, fields: dict[type, tuple[str, ...]]) -> None:
        """Take every kind of option with the names of its fields."""
        super().__init__(situation_numbers(), fields, numbers.OPTION, MOST_OPTIONS)

    def situation(self, state: State, seat: int) -> bytes:
        assert isinstance(state, DarkestState)
        sights = Sights(state)
        out = bytearray(len(self.situation_numbers))
        put(out, 0, table_values(state, sights, seat), numbers.TABLE)
        at = len(numbers.TABLE)
        for who in range(MOST_SURVIVORS):
            if who < len(state.survivors):
                put(out, at, survivor_values(state, sights, who, seat), numbers.SURVIVOR)
            at += len(numbers.SURVIVOR)
        for room in range(MOST_ROOMS):
            put(out, at, room_values(state, sights, room), numbers.ROOM)
            at += len(numbers.ROOM)
        for lock in range(min(MOST_DOORS, len(state.locks))):
            put(out, at, door_values(state, sights, lock), numbers.DOOR)
            at += len(numbers.DOOR)
        return bytes(out)

    def pointed_values(self, state: State, offered: list[Option]) -> list[list[int]]:
        assert isinstance(state, DarkestState)
        sights = Sights(state)
        return [option_values(state, sights, option, self.fields[type(option)]) for option in offered]

    def progress(self, state: State, seat: int) -> float:
        """Return how much of the way is done: Code Markers first, then cubes of the Nemesis."""
        assert isinstance(state, DarkestState)
        if state.act == EXPLORATION:
            left = sum(state.markers)
            return EXPLORING * (1.0 - left / MOST_MARKERS) if left else EXPLORING
        nemesis = state.nemesis
        if nemesis is None:
            return 1.0 if state.bearer >= 0 and state.result is not None else 0.9
        return EXPLORING + 0.3 * max(0.0, 1.0 - sum(nemesis.cubes) / MOST_CUBES)

    def nearness(self, state: State, seat: int) -> float:
        """Return how near the Survivors are to what is to be done, on average."""
        assert isinstance(state, DarkestState)
        sights = Sights(state)
        ways = [
            max(0.0, min(numbers.FAR, sights.way(state, who, state.survivors[who].room)))
            for who in state.in_play()
        ]
        return 1.0 - sum(ways) / (numbers.FAR * len(ways)) if ways else 0.0


# The most Code Markers of a mode, and about the most cubes of a Nemesis.
MOST_MARKERS: Final = 8
MOST_CUBES: Final = 20


def situation_numbers() -> list[Number]:
    """Return the names of all that the situation tells, in order."""
    found = numbers.TABLE + named_rows("survivor", MOST_SURVIVORS, numbers.SURVIVOR)
    found += named_rows("room", MOST_ROOMS, numbers.ROOM)
    return found + named_rows("door", MOST_DOORS, numbers.DOOR)


def table_values(state: DarkestState, sights: Sights, seat: int) -> list[int]:
    creature, nemesis, extras = state.creature, state.nemesis, state.extras
    values = [state.round, state.act, MODES.index(state.settings.mode) + 1, state.event, state.darkness]
    values += [state.last_round, *seat_values(state, state.seat_count(), seat)]
    values += [state.active + 1, len(state.order)]
    values += [*state.markers, *sights.outlook.colours, len(state.inserted), sights.outlook.covered]
    values += [int(sum(state.markers) == 0), len(state.pool), len(state.pile), state.flame + 1]
    values += [0, 0] if creature is None else [creature.kind + 1, creature.room + 1]
    values += filled([] if creature is None else creature.damage, numbers.AREAS)
    values += [0, 0] if nemesis is None else [nemesis.kind + 1, nemesis.room + 1]
    values += filled([] if nemesis is None else nemesis.cubes, numbers.AREAS)
    values += [state.bearer + 1, len(standing_corners(state)), len(state.left_cubes), len(state.middle_cubes)]
    values += [len(extras.victims), int(extras.is_leaking), int(extras.is_shut_down)]
    return [*values, len(extras.reactor_codes), extras.helicopter + 1, extras.escape_round]


def survivor_values(state: DarkestState, sights: Sights, who: int, seat: int) -> list[int]:
    survivor = state.survivors[who]
    values = [int(survivor.is_in_play()), survivor.profile + 1, int(survivor.seat == seat)]
    if survivor.room < 0:
        return values
    room = survivor.room
    cards = [*survivor.right, *survivor.left]
    near = sum([len(state.hordes[other]) for other in state.house.near[room]])
    values += [room + 1, survivor.group + 1, survivor.wounds, state.settings.health - survivor.wounds]
    values += [survivor.ap, survivor.held_ap, survivor.grip, survivor.virus(), survivor.virus_right]
    values += [survivor.cube, survivor.xp, survivor.bought.bit_count(), survivor.radiation]
    values += [int(survivor.is_aboard), len(state.hordes[room]), near, int(room in sights.watched)]
    values.append(sights.way(state, who, room))
    values += filled([state.card_type(card).number + 1 for card in cards], MOST_CARDS)
    values += filled([state.ammo[card] for card in cards], MOST_CARDS)
    return values + filled([code + 1 for code in survivor.codes], MOST_CODES)


def room_values(state: DarkestState, sights: Sights, room: int) -> list[int]:
    house, horde = state.house, state.hordes[room]
    zombies = [len(horde), len([one for one in horde if kind_of(one)]), len(those_with(horde, STUNNED))]
    zombies += [len(those_with(horde, TAINTED)), len(state.tokens[room])]
    if room >= ROOMS:
        return [int(state.extras.helicopter >= 0), 0, len(state.in_room(room)), *zombies]
    if not house.exists(room) or house.at(room) != room:
        return []
    tile = room // 2
    values = [1, int(house.is_closed[room]), len(state.in_room(room)), *zombies]
    values += [state.fire[tile], int(house.is_destroyed(tile)), state.searched >> room & 1]
    values += [int(room in sights.watched), int(room in sights.terminals), int(is_contaminated(state, tile))]
    values += [len([victim for victim in state.extras.victims if victim.room == room])]
    values += [int(room in state.extras.mines)]
    return values + [step + 1 for step in house.steps[room]]


def door_values(state: DarkestState, sights: Sights, lock: int) -> list[int]:
    code = state.locks[lock]
    if code < 0:
        return []
    is_shown = state.shown >> lock & 1
    room = state.house.doors[lock][0]
    values = [1, room + 1, len(state.library.code_tokens[code]), is_shown, code + 1 if is_shown else 0]
    return [*values, round(sights.outlook.missing(state, lock))]


def option_values(state: DarkestState, sights: Sights, option: Option, fields: tuple[str, ...]) -> list[int]:
    """Return what an option points at."""
    at = Pointing(option, fields)
    who, to, zombie = at.first("who"), at.first(*TO_FIELDS), at.first("zombie")
    room = at.first("room")
    if room < 0 and to >= 0 and "repels" in fields:
        # Where something is pushed to.
        room, to = to, -1
    values = who_of_option(state, sights, who)
    values += [0, 0] if not 0 <= to < len(state.survivors) else [to + 1, health_left(state, to)]
    values += room_of_option(state, sights, room, max(0, who))
    tile = at.first("tile")
    values += [tile + 1, state.fire[tile] if 0 <= tile < TILES else 0]
    values += [*card_of_option(state, at.first("card", "weapon")), *code_of_option(state, at.first("code"))]
    lock = at.first("lock")
    is_closed = lock >= 0 and state.locks[lock] >= 0
    values += [lock + 1, round(sights.outlook.missing(state, lock)) if is_closed else 0]
    values += [at.first("colour") + 1, kind_of(zombie) + 1 if zombie >= 0 else 0]
    values += [at.first(*RESULT_FIELDS) + 1, at.first("area") + 1, at.first("ability") + 1]
    return [*values, at.first(*AMOUNT_FIELDS), at.first(*PLACE_FIELDS, "is_right", "is_token") + 1]


def health_left(state: DarkestState, who: int) -> int:
    return state.settings.health - state.survivors[who].wounds


def who_of_option(state: DarkestState, sights: Sights, who: int) -> list[int]:
    if who < 0:
        return [0] * 4
    survivor = state.survivors[who]
    return [who + 1, survivor.ap, health_left(state, who), sights.way(state, who, survivor.room)]


def room_of_option(state: DarkestState, sights: Sights, room: int, who: int) -> list[int]:
    if room < 0 or room >= MOST_ROOMS:
        return [0] * 7
    values = [room + 1, len(state.hordes[room]), len(state.tokens[room]), len(state.in_room(room))]
    values += [state.fire[room // 2] if room < ROOMS else 0, int(room in sights.watched)]
    return [*values, sights.way(state, who, room)]


def card_of_option(state: DarkestState, card: int) -> list[int]:
    if card < 0:
        return [0] * 5
    type = state.card_type(card)
    return [type.number + 1, type.dice, type.range, state.ammo[card], state.card(card).colour + 1]


def code_of_option(state: DarkestState, code: int) -> list[int]:
    return [0, 0] if code < 0 else [code + 1, matches_of(state, code, state.markers)]
