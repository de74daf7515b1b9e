# veglia: interpreted
"""What bots of this title go by: the family's judge with the weights of content/judge.toml."""

import tomllib
from functools import cache
from importlib.resources import files

from veglia.games.zombicide.dark_side.judge import DarkJudge
from veglia.games.zombicide.engine.weights import Weights


def numbers() -> dict[str, float]:
    """Return the title's weights by name."""
    text = (files("veglia.games.zombicide.dark_side") / "content" / "judge.toml").read_text()
    return {name: float(value) for name, value in tomllib.loads(text).items()}


@cache
def judge() -> DarkJudge:
    """Return the judge with the title's weights."""
    return DarkJudge(Weights(**numbers()))
