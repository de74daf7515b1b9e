"""The settings file of a server: TOML with [server], [limits] and [retention].

What is written there takes the place of a default; what the command line says takes the place of both.
"""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from veglia.kernel.errors import VegliaError
from veglia.server.logs import STYLES
from veglia.server.settings import Settings

LARGEST_PORT: Final = 65535
MOST_PROCESSES: Final = 64
# Of a file that holds a password.
OTHERS: Final = 0o077
# Says whether a value is right, and is asked with a value of the type that TOML gives.
Check = Callable[[object], bool]


class BadSettings(VegliaError):
    """A settings file that cannot be read, or holds what it must not; the text ends with a code."""

    code = "bad_settings"

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.problem: Final = code


@dataclass(frozen=True)
class Kind:
    """What a key takes, and what is said when it is something else."""

    check: Check
    words: str


@dataclass(frozen=True)
class FileSettings:
    """What a file says: of each section, the keys that are in it."""

    server: dict[str, Any]
    limits: dict[str, Any]
    retention: dict[str, Any]


def whole(least: int, most: int | None = None) -> Kind:
    words = f"a whole number from {least} on" if most is None else f"a whole number from {least} to {most}"
    return Kind(
        # A bool is an int in Python.
        lambda value: type(value) is int and least <= value and (most is None or value <= most),
        words,
    )


def is_number(value: object) -> bool:
    return type(value) in (int, float) and 0 < float(str(value)) < float("inf")


def is_list_of_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) and one for one in value)


TEXT = Kind(lambda value: isinstance(value, str) and bool(value), "a text")
TEXTS = Kind(is_list_of_texts, "a list of texts")
FLAG = Kind(lambda value: isinstance(value, bool), "true or false")
NUMBER = Kind(is_number, "a number above zero")
LOG = Kind(lambda value: value in STYLES, f"one of {', '.join(STYLES)}")

SERVER: Final = {
    "host": TEXT,
    "port": whole(0, LARGEST_PORT),
    "database": TEXT,
    "workers": whole(1, MOST_PROCESSES),
    "thinkers": whole(1, MOST_PROCESSES),
    "names": TEXTS,
    "origins": TEXTS,
    "proxies": TEXTS,
    "node_address": TEXT,
    "metrics": FLAG,
    "log": LOG,
}
# Not limits, though they are numbers.
NO_LIMITS: Final = {"thinkers", "retire_days", "forget_links_days"}
LIMITS: Final = {
    field.name: whole(1) if field.type is int else NUMBER
    for field in fields(Settings)
    if field.type in (int, float) and field.name not in NO_LIMITS
}
# Days; 0: for ever.
RETENTION: Final = {"retire_days": whole(0), "forget_links_days": whole(0)}
SECTIONS: Final = {"server": SERVER, "limits": LIMITS, "retention": RETENTION}


def read_settings(path: Path) -> FileSettings:
    """Return what a settings file says; BadSettings names the key that is wrong."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings("not_read", f"cannot read the settings {path}: {error}") from error
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSettings("bad_toml", f"{path} is not TOML: {error}") from error
    for name in found:
        if name not in SECTIONS:
            raise BadSettings("unknown_section", f"{path}: there is no [{name}]; known: {listed(SECTIONS)}")
    told = FileSettings(**{name: section(path, name, found.get(name, {})) for name in SECTIONS})
    must_be_private(path, str(told.server.get("database", "")))
    return told


def section(path: Path, name: str, values: object) -> dict[str, Any]:
    """Return a section after a look at each of its values."""
    if not isinstance(values, dict):
        raise BadSettings("bad_value", f"{path}: [{name}] is no section")
    kinds = SECTIONS[name]
    for key, value in values.items():
        if key not in kinds:
            raise BadSettings(
                "unknown_key", f"{path}: there is no {key!r} in [{name}]; known: {listed(kinds)}"
            )
        if not kinds[key].check(value):
            raise BadSettings("bad_value", f"{path}: {key} in [{name}] is {value!r}, not {kinds[key].words}")
    return {key: float(value) if kinds[key] is NUMBER else value for key, value in values.items()}


def listed(names: dict[str, Any]) -> str:
    return ", ".join(sorted(names))


def must_be_private(path: Path, database: str) -> None:
    """Refuse a file with a password that others may read."""
    if has_password(database) and path.stat().st_mode & OTHERS:
        raise BadSettings("readable", f"{path} holds a password and others may read it: chmod 600 {path}")


def has_password(url: str) -> bool:
    try:
        return bool(urlsplit(url).password)
    except ValueError:
        return False
