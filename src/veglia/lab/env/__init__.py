"""Environments for learning programs: PettingZoo, Gymnasium and OpenSpiel.

>>> from veglia.lab import env
>>> table = env.gym("undead_or_alive", mission="m0", seed=7)
>>> observation, info = table.reset()
>>> observation, reward, terminated, truncated, info = table.step(0)

They need the extra `veglia[env]`, OpenSpiel also `veglia[openspiel]`; so nothing here imports them before
it is asked for.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from veglia.kernel.errors import BadSetup
from veglia.kernel.seats import Seat
from veglia.lab.env.rewards import Rewards

# For types alone: the packages behind these modules are extras.
if TYPE_CHECKING:
    import gymnasium

    from veglia.lab.env.seats import SeatsEnv

__all__ = ["Rewards", "aec", "gym", "openspiel"]

MOST_STEPS = 5000
# Lists of figures are seats of the first side.
Seats = Sequence[Seat | Sequence[str]]
# Who plays the sides that nobody learns, in Gymnasium's environment.
BOTS = "heuristic"


def aec(
    game: str,
    *,
    mission: str,
    seed: int = 0,
    seats: Seats | None = None,
    options: Mapping[str, str] | None = None,
    rewards: Rewards | None = None,
    most_steps: int = MOST_STEPS,
) -> "SeatsEnv":
    """Return a PettingZoo AEC environment with an agent for each seat."""
    try:
        from veglia.lab.env.seats import SeatsEnv
    except ImportError as error:
        raise missing(error, "env") from error
    return SeatsEnv(game, mission, seed, seats, options, rewards or Rewards(), most_steps)


def gym(
    game: str,
    *,
    mission: str,
    seed: int = 0,
    seats: Seats | None = None,
    options: Mapping[str, str] | None = None,
    rewards: Rewards | None = None,
    most_steps: int = MOST_STEPS,
    side: str | None = None,
    bots: str = BOTS,
) -> "gymnasium.Env[dict[str, Any], int]":
    """Return a Gymnasium environment in which one player answers for every seat of a side.

    Without a side it is the title's first. Bots of a strength play the others, if there are any.
    """
    try:
        from veglia.lab.env.team import make
    except ImportError as error:
        raise missing(error, "env") from error
    return make(game, mission, seed, seats, options, rewards or Rewards(), most_steps, side, bots)


def openspiel(
    game: str,
    *,
    mission: str,
    seats: Seats | None = None,
    options: Mapping[str, str] | None = None,
    most_steps: int = MOST_STEPS,
) -> Any:
    """Return a `pyspiel.Game` with a chance node for every die and every card that is shuffled."""
    try:
        from veglia.lab.env.spiel import load
    except ImportError as error:
        raise missing(error, "openspiel") from error
    return load(game, mission, seats, options, most_steps)


def missing(error: ImportError, extra: str) -> BadSetup:
    """Return the error for an extra that is not installed."""
    return BadSetup(f"{error.name} is not installed: pip install 'veglia[{extra}]'")
