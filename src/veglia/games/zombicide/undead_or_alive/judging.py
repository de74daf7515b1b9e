# veglia: interpreted
"""What bots of this title go by: the weights of content/judge.toml."""

import tomllib
from functools import cache
from importlib.resources import files

from veglia.games.zombicide.engine.weights import Weights
from veglia.games.zombicide.undead_or_alive.judge import UndeadJudge


def numbers() -> dict[str, float]:
    """Return the title's weights by name."""
    text = (files("veglia.games.zombicide.undead_or_alive") / "content" / "judge.toml").read_text()
    return {name: float(value) for name, value in tomllib.loads(text).items()}


@cache
def judge() -> UndeadJudge:
    """Return the judge with the title's weights."""
    return UndeadJudge(Weights(**numbers()))
