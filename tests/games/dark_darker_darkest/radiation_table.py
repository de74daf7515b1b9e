"""Situations of the Radioactive expansion.

Rooms of the house: Entrance 34, next to 24, 32 and 36; 22 is next to 20, 24 and 32. The Reactor is place 6,
room 12, with doors to 2 and 22.
"""

from tests.games.dark_darker_darkest.table import (
    ENTRANCE,
    acting,
    again,
    events,
    state_of,
)
from veglia.games.dark_darker_darkest.rules.radiation import RadiationChecked, irradiate
from veglia.kernel.game import Game

REACTOR, REACTOR_ROOM = 6, 12


def hot(*rooms: int, **options: str) -> Game:
    """Return a game of Leo, Bruce and Nina, the Specialist, in some rooms, all acting."""
    return acting(
        "leo",
        "bruce",
        "nina",
        rooms=rooms or (ENTRANCE,),
        dice=(),
        radioactive="on",
        house="radioactive_1",
        hazmat="nina",
        **options,
    )


def mark(game: Game, *tiles: int) -> None:
    """Put Radiation Markers on tiles, after the leak."""
    state_of(game).extras.is_leaking = True
    for tile in tiles:
        irradiate(state_of(game), tile, "ddd.rad.spread")
    again(game)


def rolled(game: Game) -> list[tuple[int, int]]:
    """Return who has checked with how many dice."""
    return [(event.who, len(event.faces)) for event in events(game, RadiationChecked)]
