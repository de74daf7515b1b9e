# veglia: interpreted
"""The table of a mission's TOML that a mission rule of its own is made from."""

from typing import Any, TypeVar

from veglia.kernel.content import decode
from veglia.kernel.errors import ContentError

T = TypeVar("T")


class SpecialRow:
    """The table `[special.<name>]`: `take` checks a field as it is read, `finish` that each was read."""

    def __init__(self, where: str, fields: dict[str, Any]) -> None:
        self.where = where
        self.fields = fields
        self.taken: set[str] = set()

    def take(self, field: str, kind: type[T]) -> T:
        """Return a field that has to be there."""
        if field not in self.fields:
            raise ContentError(f"{self.where}: no field {field!r}")
        self.taken.add(field)
        return decode(self.fields[field], kind, f"{self.where} {field}")

    def finish(self) -> None:
        """Refuse a field that the module has not read."""
        for field in self.fields:
            if field not in self.taken:
                raise ContentError(f"{self.where}: unknown field {field!r}")
