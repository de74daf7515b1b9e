"""Storage of states across versions of the rules.

What is kept says which rules version has kept it, and which fields its classes had then. When a later version
reads it, the fields are found by name, the steps of the title's migrations change what is different between
the versions, and only then it is made anew.
"""

import hashlib
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from veglia.kernel.codec import Codec
from veglia.kernel.errors import BadFile

FORMAT = 1
DIGEST = 8
# Small data, often: a higher compression level costs more time than it is worth.
EFFORT = 6

# Plain data of the codec: an object is {"its class": {"its field": value}} in a migration.
Raw = Any


class Migration:
    """What leads from one rules version to the next: its name, and what changes what was kept."""

    def __init__(self, to: str, change: Callable[[Raw], None] | None = None) -> None:
        self.to = to
        self.change = change


class Migrations:
    """What makes kept states of older versions readable."""

    def __init__(
        self, steps: dict[str, Migration] | None = None, added: dict[str, Raw] | None = None
    ) -> None:
        """Take the step from each rules version, and values of fields ("Class.field") that came later."""
        self.steps = steps or {}
        self.added = added or {}


def keep(codec: Codec, version: str, thing: object) -> bytes:
    """Return a thing as it is kept: a state, or lists of what the codec knows."""
    raw = codec.plain(thing)
    packed = msgspec.msgpack.encode(raw)
    # The classes that may occur in it; a superfluous one does no harm.
    layout = {
        name: list(codec.fields[kind]) for name, kind in codec.classes.items() if name.encode() in packed
    }
    body = msgspec.msgpack.encode([FORMAT, version, layout, raw])
    return zlib.compress(hashlib.blake2b(body, digest_size=DIGEST).digest() + body, EFFORT)


def reopen(codec: Codec, version: str, migrations: Migrations, data: bytes) -> Raw:
    """Return plain data of the codec as the present version has it, or raise BadFile."""
    try:
        content = zlib.decompress(data)
        digest, body = content[:DIGEST], content[DIGEST:]
        if hashlib.blake2b(body, digest_size=DIGEST).digest() != digest:
            raise BadFile("what was kept is damaged")
        format_, kept_by, layout, raw = msgspec.msgpack.decode(body)
    except (zlib.error, msgspec.MsgspecError, ValueError, TypeError) as error:
        raise BadFile(f"what was kept is damaged: {error}") from error
    if format_ != FORMAT:
        raise BadFile(f"kept in format {format_}, this version reads format {FORMAT}")
    present = {name: list(codec.fields[kind]) for name, kind in codec.classes.items()}
    if kept_by == version and all(present.get(name) == fields for name, fields in layout.items()):
        return raw
    raw = named(raw, layout)
    while kept_by != version:
        step = migrations.steps.get(kept_by)
        if step is None:
            raise BadFile(f"kept with rules version {kept_by}, from which nothing leads to {version}")
        if step.change is not None:
            step.change(raw)
        kept_by = step.to
    return in_places(raw, present, migrations.added)


def named(raw: Raw, layout: dict[str, list[str]]) -> Raw:
    """Return plain data with the fields of objects by name."""
    if isinstance(raw, list):
        return [named(item, layout) for item in raw]
    if not isinstance(raw, dict):
        return raw
    [(name, value)] = raw.items()
    fields = layout.get(name)
    if fields is None or not isinstance(value, list):
        return {name: named(value, layout)}
    return {name: {field: named(item, layout) for field, item in zip(fields, value, strict=True)}}


def in_places(raw: Raw, present: dict[str, list[str]], added: dict[str, Raw]) -> Raw:
    """Return plain data with the fields of objects in the order of their constructors."""
    if isinstance(raw, list):
        return [in_places(item, present, added) for item in raw]
    if not isinstance(raw, dict):
        return raw
    [(name, value)] = raw.items()
    if not isinstance(value, dict):
        return {name: in_places(value, present, added)}
    values = []
    for field in present.get(name, []):
        if field not in value and f"{name}.{field}" not in added:
            # Refused when it is made, so that what can do without it goes on.
            return {f"{name} without {field}": []}
        values.append(in_places(value.get(field, added.get(f"{name}.{field}")), present, added))
    return {name: values}


def each(raw: Raw, name: str) -> Iterator[dict[str, Raw]]:
    """Yield the fields of all objects of a class; for migrations."""
    if isinstance(raw, list):
        for item in raw:
            yield from each(item, name)
    elif isinstance(raw, dict):
        [(kind, value)] = raw.items()
        parts = list(value.values()) if isinstance(value, dict) else value
        yield from each(parts, name)
        if kind == name and isinstance(value, dict):
            yield value
