# veglia: interpreted
"""What bots of this title go by: the weights of content/evaluation.toml."""

from functools import cache

from veglia.games.zombicide.dark_side.bots.evaluation import DarkEvaluation
from veglia.games.zombicide.engine.bots import settings as judging
from veglia.games.zombicide.engine.bots.weights import Weights

TITLE = "dark_side"


def numbers() -> dict[str, float]:
    """Return the title's weights by name."""
    return judging.numbers(TITLE)


@cache
def evaluation() -> DarkEvaluation:
    """Return the evaluation with the title's weights."""
    return DarkEvaluation(Weights(**numbers()), judging.evens(TITLE))
