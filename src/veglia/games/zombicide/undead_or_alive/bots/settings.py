# veglia: interpreted
"""What bots of this title go by: the weights of content/evaluation.toml."""

from functools import cache

from veglia.games.zombicide.engine.bots import settings as judging
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.undead_or_alive.bots.evaluation import UndeadEvaluation

TITLE = "undead_or_alive"


def numbers() -> dict[str, float]:
    """Return the title's weights by name."""
    return judging.numbers(TITLE)


@cache
def evaluation() -> UndeadEvaluation:
    """Return the evaluation with the title's weights."""
    return UndeadEvaluation(Weights(**numbers()), judging.evens(TITLE))
