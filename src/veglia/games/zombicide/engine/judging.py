# veglia: interpreted
"""Reading what bots of a title go by: the weights of its content/judge.toml."""

import tomllib
from importlib.resources import files


def numbers(title: str) -> dict[str, float]:
    """Return a title's weights by name."""
    text = (files(f"veglia.games.zombicide.{title}") / "content" / "judge.toml").read_text()
    return {name: float(value) for name, value in tomllib.loads(text).items()}
