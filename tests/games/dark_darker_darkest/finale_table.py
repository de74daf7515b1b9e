"""Situations of the Grand Finale.

With all doors open one comes from the Laboratory (8) over 6, 4 and 2 to the Corner Tile C2 (0); C1 (30) is
beside 32, C3 (38) beside 36.
"""

from tests.games.dark_darker_darkest.table import SUCCESS, acting, again, burn, choose, state_of
from veglia.games.dark_darker_darkest.rules.actions.fight import Attack
from veglia.games.dark_darker_darkest.rules.actions.move import Move
from veglia.games.dark_darker_darkest.rules.attack_results import HitNemesis
from veglia.games.dark_darker_darkest.rules.finale_round import ShiftCubes
from veglia.games.dark_darker_darkest.rules.house import LABORATORY_DOOR
from veglia.games.dark_darker_darkest.rules.pieces import Nemesis
from veglia.kernel.game import Game

LAB = 8
# The place of the ring beside the Entrance.
SOUTH_OF_ENTRANCE = 11
BEFORE_LAB = 6


def before_finale(*party: str, nemesis: str = "doctor_mortimer", **options: str) -> Game:
    """Return a game with open Laboratory, all Survivors in the room before it and a fire in the house."""
    game = acting(*party, rooms=(BEFORE_LAB,), dice=(), **options)
    state = state_of(game)
    state.markers = [0] * len(state.markers)
    state.house = state.house.with_code_open(LABORATORY_DOOR)
    kind = next(place for place, one in enumerate(state.library.nemeses) if one.id == nemesis)
    state.nemesis_pile.remove(kind)
    state.nemesis_pile.append(kind)
    burn(game, 14, 1)
    again(game)
    return game


def finale(
    *party: str, nemesis: str = "doctor_mortimer", rooms: tuple[int, ...] = (34,), **options: str
) -> Game:
    """Return a Grand Finale in which the first Survivor has the Cure; nothing burns.

    The Survivors are in some rooms (the last for the rest), the Nemesis is in the Laboratory.
    """
    game = before_finale(*party, nemesis=nemesis, **options)
    choose(game, Move, who=0, room=LAB)
    state = state_of(game)
    state.fire = [0] * len(state.fire)
    state.flame = -1
    for who, survivor in enumerate(state.survivors):
        survivor.room = rooms[min(who, len(rooms) - 1)]
    again(game)
    return game


def nemesis_of(game: Game) -> Nemesis:
    nemesis = state_of(game).nemesis
    assert nemesis is not None
    return nemesis


def nemesis_at(game: Game, room: int) -> None:
    """Put the Nemesis into a room."""
    nemesis_of(game).room = room
    again(game)


def cubes(game: Game, left: tuple[int, ...] = (), middle: tuple[int, ...] = ()) -> None:
    """Lay cubes of Survivors from their hands into the spaces of the board."""
    state = state_of(game)
    for who in (*left, *middle):
        state.survivors[who].ap -= 1
    state.left_cubes += left
    state.middle_cubes += middle
    again(game)


def hands(game: Game) -> list[int]:
    return [survivor.ap for survivor in state_of(game).survivors]


def react(game: Game, *dice: int, who: int = 0) -> None:
    """Shift a cube of a Survivor into the middle space: the house reacts."""
    cubes(game, left=(who,))
    choose(game, ShiftCubes, *dice)


def flight(*party: str, at: int = SOUTH_OF_ENTRANCE, rooms: tuple[int, ...] = (34,)) -> Game:
    """Return a game in which the Nemesis has just fallen; the first Survivor has the Cure."""
    game = finale(*party, rooms=(LAB,), heli_escape="on")
    state = state_of(game)
    nemesis_of(game).cubes = [1, 0, 0, 0]
    state.extras.helicopter = at
    state.darkness = 5
    again(game)
    choose(game, Attack, SUCCESS, who=0, card=-1)
    choose(game, HitNemesis, area=0)
    for who, survivor in enumerate(state.survivors):
        survivor.room = rooms[min(who, len(rooms) - 1)]
    state.survivors[0].ap += 1
    state.left_cubes = []
    again(game)
    return game
