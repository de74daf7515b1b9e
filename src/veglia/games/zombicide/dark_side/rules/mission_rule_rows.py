# veglia: interpreted
"""What a mission's TOML says of its mission rules: each is named as the module that makes it."""

from typing import Any

import msgspec

from veglia.games.zombicide.dark_side.rules.part_rows import Colour, Part
from veglia.kernel.content import Row


class GeneratorsRow(Part):
    """Objectives that cannot be taken and that no Xeno may reach, and the Zones of sound decoys."""

    colours: tuple[Colour, ...]
    rule: str
    decoys: tuple[str, ...]
    decoy_rule: str


class ColumnRow(Part):
    """A column, the tiles that go with it, and the Zones astride whose Spawn token and Pit stay."""

    colour: Colour
    rule: str
    removes: tuple[str, ...]
    # Zones and the rule of each.
    shifts: dict[str, str] = msgspec.field(default_factory=dict)


class MissionRuleRows(Row, kw_only=True):
    """Every mission rule, in the order in which hooks ask; `rules/missions/<name>.py` makes it.

    Only the module of a rule in `special` knows its fields; the others are also read to lay the map.
    """

    special: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)
    # Where Seeker Drones lie; they are no Starting Equipment then.
    drones: tuple[str, ...] = ()
    # Machines fight the Survivors until one of them controls them.
    hostile_machines: bool = False
    generators: GeneratorsRow | None = None
    # In the order in which they come down.
    columns: tuple[ColumnRow, ...] = ()
