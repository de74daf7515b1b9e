"""Situations for tests: a game begun, pieces put where a test needs them, dice that show what it says.

Rooms of the beginner's house (row by row, "x" closed): C2 0x, O1 2, O2 4, O5 6 and 7x, LAB 8x; O9 10 and 11x,
I3 12, I12 14, I1 16, O3 18; O4 20 and 21x, I5 22 and 23x, I7 24x, I6 26x, O6 28; C1 30x, O10 32 and 33x,
Entrance 34, O8 36, C3 38x. From the Entrance one comes to 32 and 36, from 32 north over 22 to 12.
"""

from typing import Any

from veglia.games.dark_darker_darkest.rules.fire import destroy
from veglia.games.dark_darker_darkest.rules.group_actions import EndGroup, GroupActs
from veglia.games.dark_darker_darkest.rules.pieces import Creature
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.title import DarkDarkerDarkest
from veglia.kernel.chance import ToldDice
from veglia.kernel.game import Game, Setup, begin
from veglia.kernel.machine import Option, Step, advance, ask_again
from veglia.kernel.seats import Seat
from veglia.kernel.words import fields_of

TITLE = DarkDarkerDarkest()
ENTRANCE = 34
# Faces of the Survivor Die, as the dice are told them.
SUCCESS, CROSSHAIR, REPEL, RETREAT, FAILURE = 0, 2, 3, 4, 5
# Faces of the Creature Die.
DAMAGE, SERIOUS, GRIP, FEAR, REINFORCEMENT, BITE = 0, 1, 2, 3, 4, 5
# Faces of the Terror Die.
HORDE_NEARBY, CREATURE_REACTION, CREATURE_ENTRANCE, FIRE = 0, 2, 4, 5


def place(row: int, column: int) -> tuple[int, int]:
    """Return the D4 and the D6 for a place, as the dice are told them."""
    return row - 1, column - 1


def setup(*party: str, mode: str = "dark", seed: int = 1, seats: int = 1, **options: str) -> Setup:
    names = party or ("bruce", "jack", "leo", "nina")
    split = [Seat("survivors", tuple(names[seat::seats])) for seat in range(seats)]
    return TITLE.setup(mode, split, seed, options)


def begun(*party: str, mode: str = "dark", seed: int = 1, seats: int = 1, **options: str) -> Game:
    """Return a game at its first decision; Survivors stand in the order of seats."""
    return begin(TITLE, setup(*party, mode=mode, seed=seed, seats=seats, **options))


def state_of(game: Game) -> DarkestState:
    assert isinstance(game.state, DarkestState)
    return game.state


def cleared(*party: str, seats: int = 1, **options: str) -> Game:
    """Return a game in its first Round without tokens, zombies and cameras, nothing pending."""
    game = begin(TITLE, setup(*party, mode="dark", seed=1, seats=seats, **options))
    state = state_of(game)
    state.agenda = []
    state.asking = None
    state.log = []
    state.round = 1
    state.hordes = [()] * len(state.hordes)
    for room, tokens in enumerate(state.tokens):
        state.pool += tokens
        state.tokens[room] = ()
    state.cameras = []
    state.active = 0
    state.order = []
    return game


def stage(game: Game, *steps: Step[Any], dice: tuple[int, ...] = ()) -> None:
    """Run steps, the first one first, up to the next decision; dice show the told numbers (from 0)."""
    state = state_of(game)
    tell(game, *dice)
    for step in reversed(steps):
        state.push(step)
    advance(state)


def tell(game: Game, *numbers: int) -> None:
    """Let the next dice show some numbers, from 0; more than these are not to be rolled."""
    state = state_of(game)
    state.dice = ToldDice(numbers, state.dice.reveals)


def acting(*party: str, rooms: tuple[int, ...] = (), dice: tuple[int, ...] = (), **options: str) -> Game:
    """Return a game in which all Survivors are the active group, in some rooms (the last for the rest)."""
    game = cleared(*party, seats=1, **options)
    state = state_of(game)
    for who, survivor in enumerate(state.survivors):
        survivor.group = 0
        if rooms:
            survivor.room = rooms[min(who, len(rooms) - 1)]
    stage(game, GroupActs(0), dice=dice)
    return game


def again(game: Game) -> None:
    """Work the question out anew after a test has changed the state."""
    ask_again(game.state)


def find(game: Game, kind: type[Option], **fields: object) -> Option | None:
    """Return the offered option of a kind with some fields."""
    for option in game.state.offered:
        if type(option) is kind and all(getattr(option, name) == value for name, value in fields.items()):
            return option
    return None


def has(game: Game, kind: type[Option], **fields: object) -> bool:
    return find(game, kind, **fields) is not None


def choose(game: Game, kind: type[Option], *dice: int, **fields: object) -> None:
    """Choose an option; the dice that follow show some numbers, from 0."""
    option = find(game, kind, **fields)
    assert option is not None, f"{kind.__name__} {fields} is not among {said(game)}"
    tell(game, *dice)
    game.choose(game.state.offered.index(option))
    TITLE.check_conservation(game.state)


def end_group(game: Game, *dice: int) -> None:
    choose(game, EndGroup, *dice)


def said(game: Game) -> list[str]:
    """Return the offered options with their fields, also of compiled classes."""
    found: list[str] = []
    for option in game.state.offered:
        fields = {name: getattr(option, name) for name in fields_of(type(option))}
        found.append(f"{type(option).__name__} {fields}")
    return found


def events(game: Game, kind: type) -> list[Any]:
    """Return the events of a kind since the last choice."""
    return [event for event in game.state.log or [] if type(event) is kind]


def zombies(game: Game, room: int, count: int) -> None:
    state_of(game).hordes[room] = (0,) * count


def token(game: Game, room: int, value: int) -> None:
    """Put a face-down token of a value into a room."""
    state = state_of(game)
    number = next(one for one in state.pool if state.library.zombie_tokens[one] == value)
    state.pool.remove(number)
    state.tokens[room] = (*state.tokens[room], number)


def creature(game: Game, id: str, room: int) -> None:
    state = state_of(game)
    kind = next(place for place, one in enumerate(state.library.creatures) if one.id == id)
    state.creature_pile.remove(kind)
    state.creature = Creature(kind, room, [0] * len(state.library.creatures[kind].areas), False)


def card(game: Game, who: int, id: str, is_right: bool = False) -> int:
    """Give a card of the search deck to a Survivor."""
    state = state_of(game)
    number = next(one for one in state.pile if state.card_type(one).id == id)
    state.pile.remove(number)
    survivor = state.survivors[who]
    (survivor.right if is_right else survivor.left).append(number)
    state.ammo[number] = state.card_type(number).ammo
    return number


def burn(game: Game, tile: int, markers: int, flame: bool = True) -> None:
    state = state_of(game)
    state.fire[tile] = markers
    if flame:
        state.flame = tile


def before_fire_icon(game: Game) -> int:
    """Put the Darkness marker before the fire icon; return the space of the icon."""
    state = state_of(game)
    icon = state.library.fire_icons[0]
    state.darkness = icon - 1
    return icon


def open_lock(game: Game, lock: int) -> None:
    """Open a door as if its token had been lost."""
    state = state_of(game)
    state.lost_codes.append(state.locks[lock])
    state.locks[lock] = -1
    state.house = state.house.with_lock_open(lock)


def destroy_tile(game: Game, tile: int) -> None:
    """Turn a tile to its flame side."""
    destroy(state_of(game), tile, "ddd.fire.third-marker")
