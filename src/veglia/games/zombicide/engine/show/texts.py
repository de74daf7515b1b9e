# veglia: interpreted
"""Texts of a title: its own tables on top of those that the family shares."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from veglia.games.zombicide.engine.rules.content import read

FAMILY = files("veglia.games.zombicide.engine") / "content" / "text"


def read_texts(folder: Traversable, name: str) -> dict[str, Any]:
    """Return a file of a title's texts, completed by the family's file of that name where there is one."""
    own = read(folder / name)
    shared = FAMILY / name
    return layered(read(shared), own) if shared.is_file() else own


def layered(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """Return two tables as one, table by table; where both have a text, the upper one is heard."""
    found = dict(below)
    for key, value in above.items():
        lower = found.get(key)
        if isinstance(lower, dict) and isinstance(value, dict):
            value = layered(lower, value)
        found[key] = value
    return found
