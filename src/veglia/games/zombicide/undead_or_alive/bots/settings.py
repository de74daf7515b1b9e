# veglia: interpreted
"""What bots of this title go by: the weights of content/judge.toml."""

from functools import cache

from veglia.games.zombicide.engine.bots import settings as judging
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.undead_or_alive.bots.evaluation import UndeadJudge

TITLE = "undead_or_alive"


def numbers() -> dict[str, float]:
    """Return the title's weights by name."""
    return judging.numbers(TITLE)


@cache
def judge() -> UndeadJudge:
    """Return the judge with the title's weights."""
    return UndeadJudge(Weights(**numbers()), judging.evens(TITLE))
