# veglia: interpreted
"""Reading what bots of a title go by, its content/evaluation.toml: weights, and the missions' evens."""

import tomllib
from importlib.resources import files
from typing import Any

EVENS = "evens"


def numbers(title: str) -> dict[str, float]:
    """Return a title's weights by name."""
    return {name: float(value) for name, value in _table(title).items() if name != EVENS}


def evens(title: str) -> dict[str, float]:
    """Return at how many points a win is as likely as not, by mission; those left out go by `even`."""
    return {mission: float(points) for mission, points in _table(title).get(EVENS, {}).items()}


def _table(title: str) -> dict[str, Any]:
    text = (files(f"veglia.games.zombicide.{title}") / "content" / "evaluation.toml").read_text()
    return tomllib.loads(text)
