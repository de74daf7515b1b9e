# veglia: interpreted
"""Reading what bots of a title go by: the weights of its content/judge.toml, and its tempers."""

import tomllib
from importlib.resources import files
from typing import Any

from veglia.games.zombicide.engine.weights import Weights

TEMPERS = "tempers"


def numbers(title: str) -> dict[str, float]:
    """Return a title's weights by name."""
    return {name: float(value) for name, value in _table(title).items() if name != TEMPERS}


def moods(title: str) -> list[Weights]:
    """Return what counts how much in each of a title's tempers."""
    usual = numbers(title)
    return [
        Weights(**{name: value * factors.get(name, 1.0) for name, value in usual.items()})
        for factors in _table(title)[TEMPERS].values()
    ]


def _table(title: str) -> dict[str, Any]:
    text = (files(f"veglia.games.zombicide.{title}") / "content" / "judge.toml").read_text()
    return tomllib.loads(text)
