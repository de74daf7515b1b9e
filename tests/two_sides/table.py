"""Relic at a table, for tests."""

from typing import Any

from tests.two_sides.state import RelicState
from tests.two_sides.title import TITLE
from veglia.kernel.dice import scripted
from veglia.kernel.game import Game, begin
from veglia.kernel.machine import Ask, Step, advance
from veglia.kernel.seats import Seat

ANN, BOB, FIRST_SHADOW, SECOND_SHADOW = range(4)
# One hero against one shadow.
DUEL = [Seat("heroes", ("ann",)), Seat("shadows")]


def table(seats: list[Seat] | None = None, *, seed: int = 1, mission: str = "hall") -> Game:
    """Begin a game."""
    return begin(TITLE, TITLE.setup(mission, seats, seed, {}))


def state_of(game: Game) -> RelicState:
    assert isinstance(game.state, RelicState)
    return game.state


def asked_by(step: Step[Any], *faces: int, game: Game | None = None) -> Game:
    """Return a game that goes on with a step in place of what was asked; the dice roll these faces."""
    game = game or table()
    state = state_of(game)
    state.asking = None
    state.dice = scripted(*faces)
    state.push(step)
    advance(state)
    assert not isinstance(step, Ask) or state.asking is step
    return game
