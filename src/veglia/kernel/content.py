# veglia: interpreted
"""Reading content files: TOML tables, rows as checked structs, texts in layers; errors name file and row."""

import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeVar

import msgspec

from veglia.kernel.errors import ContentError

T = TypeVar("T")

# Where a value comes from.
Source = Literal["rulebook", "public", "house"]
Marks = dict[str, Source]


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, rename={"marks": "from"}):
    """A row of content; `from` says of each value whether it is the rulebook's, public or ours."""

    marks: Marks = {}


def read(file: Traversable) -> dict[str, Any]:
    """Return a TOML file's tables."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file.name}: {error}") from error


def decode(raw: object, kind: type[T], where: str) -> T:
    """Return one row as its struct, or say where it is wrong."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{where}: {error}") from error


def rows(file: Traversable, kind: type[T]) -> Iterator[tuple[str, T]]:
    """Yield the named rows of a file."""
    for name, raw in read(file).items():
        yield name, decode(raw, kind, f"{file.name} [{name}]")


def look_up(table: dict[str, int], name: str, where: str) -> int:
    """Return what a name stands for."""
    if name not in table:
        raise ContentError(f"{where}: unknown {name!r}; known: {', '.join(sorted(table))}")
    return table[name]


def layered(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """Return two tables as one, table by table; where both have a text, the upper one is heard."""
    found = dict(below)
    for key, value in above.items():
        lower = found.get(key)
        if isinstance(lower, dict) and isinstance(value, dict):
            value = layered(lower, value)
        found[key] = value
    return found


def read_layered(below: Traversable, above: Traversable) -> dict[str, Any]:
    """Return the tables of a file on top of those of another, if that is there."""
    own = read(above)
    return layered(read(below), own) if below.is_file() else own


def in_language(table: dict[str, Any], language: str, languages: tuple[str, ...]) -> dict[str, Any]:
    """Return a table in one language: what is written in all languages becomes a single text."""
    found: dict[str, Any] = {}
    for name, value in table.items():
        if isinstance(value, dict) and set(value) == set(languages):
            found[name] = value[language]
        elif isinstance(value, dict):
            found[name] = in_language(value, language, languages)
        else:
            found[name] = value
    return found
