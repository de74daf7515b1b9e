# veglia: interpreted
"""What bots of this title go by: the weights of content/judge.toml."""

import tomllib
from functools import cache
from importlib.resources import files

from veglia.games.zombicide.engine.judge import Weights, ZombicideJudge


@cache
def judge() -> ZombicideJudge:
    """Return the judge with the title's weights."""
    text = (files("veglia.games.zombicide.undead_or_alive") / "content" / "judge.toml").read_text()
    return ZombicideJudge(Weights(**{name: float(value) for name, value in tomllib.loads(text).items()}))
