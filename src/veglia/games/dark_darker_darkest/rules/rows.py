# veglia: interpreted
"""What the rows of content files hold; a field that no row lists is an error."""

from typing import Literal

import msgspec

from veglia.kernel.content import Row

NAME = dict[str, str]
Set = Literal["base", "kickstarter", "radioactive"]
Colour = Literal["red", "blue", "orange", "white"]


class TileRow(Row):
    name: NAME
    kind: Literal["corner", "entrance", "outer", "inner"]
    set: Set
    # N E S W: the letter of the room on that side, and its edge.
    sides: str
    inner: str = ""
    icons: list[str] = msgspec.field(default_factory=list)
    functions: list[str] = msgspec.field(default_factory=list)


class CopiesRow(msgspec.Struct, forbid_unknown_fields=True):
    group: Literal["search", "start", "kickstarter", "kickstarter_start", "radioactive", "radioactive_start"]
    codes: list[str]
    # A corrected print: the copies of the search deck stay in the box.
    replaces: bool = False


class ReloadRow(msgspec.Struct, forbid_unknown_fields=True):
    weapon: str
    cubes: int


class ChangesRow(msgspec.Struct, forbid_unknown_fields=True):
    # Numbers that are added; those of attacks for some weapons ("bare_hands": without one).
    attack_dice: int = 0
    attack_range: int = 0
    hits_of_success: int = 0
    rooms_of_repel: int = 0
    defence_dice: int = 0
    escape_dice: int = 0
    camera_dice: int = 0
    extinguish_cost: int = 0
    extinguish_markers: int = 0
    healing: int = 0
    virus_limit: int = 0
    spaces: int = 0
    ammo_found: int = 0
    give_cost: int = 0
    weapons: list[str] = msgspec.field(default_factory=list)


class EquipmentRow(Row):
    name: NAME
    kind: Literal["weapon", "gear", "consumable"]
    rule: str
    use: Literal[
        "attack",
        "passive",
        "action",
        "free",
        "roll_camera",
        "roll_zombie_entry",
        "roll_fire_direction",
        "roll_terror",
        "roll_defence",
        "roll_lurking",
    ]
    cards: list[CopiesRow]
    hands: int = 0
    range: int = 0
    dice: int = 0
    ammo: int = 0
    ap: int = 0
    reload: ReloadRow | None = None
    # Health that it gives back, damage that it deals when it is thrown.
    heals: int = 0
    blast: int = 0
    changes: ChangesRow | None = None


class BoughtRow(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    xp: int
    rule: str


class SurvivorRow(Row):
    name: str
    title: NAME
    colour: str
    set: Set
    start: str
    escape: int
    rule: str
    # The rule of the innate ability.
    innate: str
    abilities: list[BoughtRow]


class AbilityRow(Row):
    name: NAME
    changes: ChangesRow | None = None


class AreaRow(msgspec.Struct, forbid_unknown_fields=True):
    colour: Colour
    damage: int


class CreatureRow(Row):
    name: NAME
    set: Set
    # 0: rolled with the D4.
    move: int
    attack: int
    areas: list[AreaRow]
    ability: str
    reach: int
    rule: str


class NemesisRow(Row):
    name: NAME
    set: Set
    move: int
    attack: int
    areas: list[Colour]
    ability: str
    rule: str


class DiceRow(Row):
    survivor: list[str]
    creature: list[str]
    terror: list[str]
    compass: list[str]


class ZombieTokensRow(Row):
    # How many tokens show 1, 2, ... zombies.
    counts: list[int]


class CodesRow(Row):
    colours: list[str]
    markers_per_colour: int
    two_icons: list[str]
    three_icons: list[str]


class HealthRow(Row):
    # Zones from the left: Action Points and spaces.
    side_4: list[tuple[int, int]]
    side_3: list[tuple[int, int]]


class DarknessRow(Row):
    last: int
    fire_icons: list[int]
    finale_last: int


class HelicopterRow(Row):
    ring: list[str]
    windows: list[str]


class ValuesRow(msgspec.Struct, forbid_unknown_fields=True):
    dice: DiceRow
    zombie_tokens: ZombieTokensRow
    codes: CodesRow
    health: HealthRow
    darkness: DarknessRow
    helicopter: HelicopterRow


class FacingRow(msgspec.Struct, forbid_unknown_fields=True):
    tile: tuple[int, int]
    points: Literal["N", "E", "S", "W"]
    sees: int


class HouseRow(Row):
    set: Set
    rows: list[list[str]]
    facing: list[FacingRow]
    padlocks: int
    rooms: int
