# veglia: interpreted
"""The rows of a mission's TOML that its mission rules are made from: each is named as its module."""

import msgspec

from veglia.games.zombicide.dark_side.rules.part_rows import Colour, Part
from veglia.kernel.content import Row


class LaboratoryRow(Part):
    """A Spawn Zone inside a building; one Objective waits for its end and then shuts the buildings off."""

    spawn: Colour
    objective: Colour
    removed: str
    locked: str
    sealed: str


class BuryingRow(Part):
    """Spawn Zones that two Seismic Grenades in one Players' Phase remove."""

    zones: tuple[str, ...]
    rule: str


class WeldingRow(Part):
    """Accesses to be welded with red Objectives, which stay with who takes them."""

    accesses: tuple[tuple[str, str], ...]
    kept: str


class BringingOutRow(Part):
    """A Machine to be brought out."""

    machine: str
    lost: str


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
    """Every mission rule there is, in the order in which hooks ask; `rules/missions/<field>.py` makes it."""

    # Where Seeker Drones lie; they are no Starting Equipment then.
    drones: tuple[str, ...] = ()
    laboratory: LaboratoryRow | None = None
    burying: BuryingRow | None = None
    # Machines fight the Survivors until one of them controls them.
    hostile_machines: bool = False
    welding: WeldingRow | None = None
    bringing_out: BringingOutRow | None = None
    generators: GeneratorsRow | None = None
    # In the order in which they come down.
    columns: tuple[ColumnRow, ...] = ()
