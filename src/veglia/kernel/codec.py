"""State, steps, events and options to bytes and back.

A class takes part when its constructor's parameters are its fields. Objects that all copies of a state share
(content, boards) are written as a key and looked up again.
"""

import hashlib
import inspect
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from veglia.kernel.errors import BadFile, UnknownName
from veglia.kernel.machine import Event

FORMAT = 1

Shared = Callable[[str], object]


class Codec:
    """Encodes the classes of one game."""

    def __init__(
        self,
        classes: Iterable[type],
        shared: dict[type, tuple[Callable[[Any], str], Shared]],
        bases: dict[type, type] | None = None,
    ) -> None:
        """Take the classes, and for each shared class how to name an object and how to find it again.

        `bases` names classes whose constructor takes the first of its fields as an object of another class.
        """
        self.bases = bases or {}
        self.classes: dict[str, type] = {}
        self.fields: dict[type, tuple[str, ...]] = {}
        for kind in classes:
            assert kind.__name__ not in self.classes, f"two classes called {kind.__name__}"
            self.classes[kind.__name__] = kind
            self.fields[kind] = tuple(inspect.signature(kind).parameters)
            if kind in self.bases:
                base = tuple(inspect.signature(self.bases[kind]).parameters)
                self.fields[kind] = base + self.fields[kind][1:]
            if issubclass(kind, Event):
                # The rule is stamped on an event when it is told, so no constructor takes it.
                self.fields[kind] += ("rule",)
        self.shared = shared
        self.shared_by_name = {"@" + kind.__name__: find for kind, (_, find) in shared.items()}

    def encode(self, thing: object) -> bytes:
        return msgspec.msgpack.encode([FORMAT, self._pack(thing)])

    def decode(self, data: bytes) -> Any:
        """Return the thing, or raise BadFile for bytes that no codec of this game has written."""
        try:
            raw = msgspec.msgpack.decode(data)
        except (msgspec.DecodeError, TypeError, ValueError, RecursionError) as error:
            raise BadFile(f"not a Veglia encoding: {error}") from error
        if not isinstance(raw, list) or len(raw) != 2:
            raise BadFile("not a Veglia encoding: no format number")
        if raw[0] != FORMAT:
            raise BadFile(f"format {raw[0]}, this version reads format {FORMAT}")
        return self.made(raw[1])

    def plain(self, thing: object) -> Any:
        """Return a thing as lists, dictionaries, numbers and texts."""
        return self._pack(thing)

    def made(self, raw: object) -> Any:
        """Return the thing that plain data stands for."""
        try:
            return self._unpack(raw)
        except (TypeError, ValueError, LookupError, RecursionError, UnknownName) as error:
            # Well-formed, but not what the constructors take.
            raise BadFile(f"not a Veglia encoding: {error}") from error

    def hash(self, thing: object) -> str:
        """Return a short fingerprint: equal things have equal ones, on every machine."""
        return hashlib.blake2b(self.encode(thing), digest_size=16).hexdigest()

    def _pack(self, thing: object) -> object:
        if thing is None or isinstance(thing, (bool, int, str)):
            return thing
        if isinstance(thing, list):
            return [self._pack(item) for item in thing]
        if isinstance(thing, tuple):
            return {"()": [self._pack(item) for item in thing]}
        if isinstance(thing, dict):
            return {"{}": [[self._pack(key), self._pack(thing[key])] for key in sorted(thing)]}
        kind = type(thing)
        if kind in self.shared:
            return {"@" + kind.__name__: self.shared[kind][0](thing)}
        return {kind.__name__: [self._pack(getattr(thing, name)) for name in self.fields[kind]]}

    def _unpack(self, raw: object) -> object:
        if isinstance(raw, list):
            return [self._unpack(item) for item in raw]
        if not isinstance(raw, dict):
            return raw
        if len(raw) != 1:
            raise BadFile("not a Veglia encoding: an object with several names")
        name, value = next(iter(raw.items()))
        if name in self.shared_by_name:
            return self.shared_by_name[name](value)
        kind = self.classes.get(name)
        if kind is None and name not in ("()", "{}"):
            raise BadFile(f"unknown class {name}")
        if not isinstance(value, list):
            raise BadFile(f"not a Veglia encoding: {name} without its parts")
        if kind is not None:
            return self._make(kind, [self._unpack(item) for item in value])
        if name == "()":
            return tuple(self._unpack(item) for item in value)
        return {self._unpack(key): self._unpack(item) for key, item in value}

    def _make(self, kind: type, values: list[Any]) -> object:
        """Return an object of a class from the values of its fields."""
        base = self.bases.get(kind)
        if base is not None:
            count = len(inspect.signature(base).parameters)
            return kind(base(*values[:count]), *values[count:])
        if not issubclass(kind, Event):
            return kind(*values)
        event = kind(*values[:-1])
        event.rule = values[-1]
        return event
