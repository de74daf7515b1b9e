# veglia: interpreted
"""What the rows of content files hold in all titles; a field that no row lists is an error."""

from typing import Literal

import msgspec

from veglia.kernel.content import Row
from veglia.show.look import WordRow

NAME = dict[str, str]


class BalconyRow(msgspec.Struct, forbid_unknown_fields=True):
    stairs: str
    overlooks: list[str]


class TileRow(Row):
    what: str
    draw: str
    balcony: BalconyRow | None = None
    corpse_pile: str = ""
    yards: dict[str, str] = msgspec.field(default_factory=dict)
    abomination_spawn: str = ""
    crate: str = ""


class WeaponRow(msgspec.Struct, forbid_unknown_fields=True):
    combat: Literal["melee", "ranged"]
    # "ranged" is neither Pistol nor Rifle.
    type: Literal["melee", "pistol", "rifle", "ranged"]
    range: tuple[int, int]
    dice: int
    accuracy: int
    damage: int
    noise: Literal["silent", "bang", "boom"]
    ammo: Literal["", "bullets", "shells"] = ""
    dual: bool = False
    reload: bool = False


class ShownRow(Row, kw_only=True):
    """A row that is shown as a card."""

    name: NAME
    # A look that no other card of the title has.
    look: str
    # The rules behind it, for the glossary.
    rules: list[str]
    # What it does beside its values.
    text: NAME = msgspec.field(default_factory=dict)


class EquipmentRow(ShownRow):
    group: Literal["starting", "search", "bounty", "improvised", "token"]
    copies: int
    weapon: WeaponRow | None = None
    trait: str = ""
    range: tuple[int, int] = (0, 0)
    ammo: Literal["", "bullets", "shells"] = ""
    backpack: bool = False
    fanning: int = 5


class MachineRow(ShownRow):
    range: tuple[int, int]
    dice: int
    accuracy: int
    damage: int
    noise: Literal["silent", "bang", "boom"]
    # A skill of skills.toml whose Actions are the Machine's own.
    skill: str


class ZombieRow(Row):
    name: NAME
    plural: NAME
    actions: int
    wounds: int
    toughness: int
    ap: int
    priority: int
    miniatures: int
    boss: bool = False


class ZombieCardRow(Row):
    numbers: tuple[int, int]
    spawn: str = ""
    count: tuple[int, int, int, int] = (0, 0, 0, 0)
    extra_activation: str = ""


class SkillRow(Row, rename={"klass": "class", "marks": "from"}):
    name: NAME
    rule: str
    trait: str
    look: str
    scope: str = ""
    ability: str = ""
    zombie: str = ""
    shares: str = ""
    klass: str = ""
    equipment: str = ""


class SurvivorRow(Row, rename={"klass": "class", "marks": "from"}):
    name: str
    klass: str
    preferred: Literal["melee", "pistol", "rifle", "any"]
    blue: list[str]
    yellow: list[str]
    orange: list[str]
    red: list[str]


class SpawnRow(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["starting", "mobile"]
    zone: str


Colour = Literal["red", "blue", "green"]


class ObjectiveRow(msgspec.Struct, forbid_unknown_fields=True):
    zone: str
    colour: Colour = "red"
    # Faces of hidden tokens are mixed among each other.
    hidden: bool = False
    # The mission's rule that puts it there, if it has one of its own: told at setup.
    rule: str = ""


class FigureRow(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    zone: str
    count: int = 1


class GoalRow(msgspec.Struct, forbid_unknown_fields=True):
    goal: str
    # Its sentence, for a goal that only this mission has.
    text: NAME = msgspec.field(default_factory=dict)


class MissionRow(Row):
    """What the missions of all titles have; a title adds its own parts."""

    name: NAME
    story: NAME
    difficulty: Literal["easy", "medium", "hard", "very hard"]
    minutes: int
    layout: list[list[str]]
    start: list[str]
    spawns: list[SpawnRow]
    goals: list[GoalRow]
    # The rule by which Survivors are divided among several starting Zones, if it is the mission's own.
    start_rule: str = ""
    exit: str = ""
    # The words of options and events that only this mission has, by class.
    words: dict[str, WordRow] = msgspec.field(default_factory=dict)
    objectives: list[ObjectiveRow] = msgspec.field(default_factory=list)
    zombies: list[FigureRow] = msgspec.field(default_factory=list)
