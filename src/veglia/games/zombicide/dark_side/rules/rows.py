# veglia: interpreted
"""What the rows of this title's content hold; a field that no row lists is an error."""

from typing import Literal

import msgspec

from veglia.games.zombicide.dark_side.rules.mission_rule_rows import MissionRuleRows
from veglia.games.zombicide.dark_side.rules.part_rows import Colour, Part
from veglia.games.zombicide.engine.rules.rows import NAME, FigureRow, GoalRow, ShownRow
from veglia.kernel.content import Row
from veglia.show.look import WordRow

CardSet = Literal["easy", "hard", "extra_activation"]


class StationTileRow(Row):
    what: str
    draw: str
    # The room that is the Security Room, empty for none.
    security: str = ""


class ModeRow(Part):
    combat: Literal["melee", "ranged"]
    range: tuple[int, int]
    dice: int
    accuracy: int
    damage: int
    noisy: bool = False
    ammo: Literal["", "bullets", "energy"] = ""


class DarkCardRow(ShownRow):
    # reserve: more Starting Equipment, one card for each Survivor beyond the usual party.
    group: Literal["starting", "reserve", "search", "prototype"]
    copies: int
    slot: Literal["hand", "body", "ammo", "backpack"]
    modes: tuple[ModeRow, ...] = ()
    dual: bool = False
    prototype: bool = False
    range: tuple[int, int] = (0, 0)
    ammo: Literal["", "bullets", "energy"] = ""
    trait: str = ""
    skill: str = ""
    pit_spawn: str = ""
    # Who alone may start with it.
    reserved: Literal["", "squad", "soldier"] = ""


class StationMachineRow(ShownRow):
    sort: Literal["bot", "sentry_gun"]
    moves: bool
    range: tuple[int, int]
    dice: int
    accuracy: int
    damage: int
    # Whoever is in its Zone controls it.
    local: bool = False


class XenoCardRow(Row):
    numbers: tuple[int, int]
    set: CardSet
    spawn: str = ""
    pit: str = ""
    extra_activation: str = ""
    count: tuple[int, int, int, int] = (0, 0, 0, 0)


class DarkSkillRow(Row):
    name: NAME
    rule: str
    trait: str
    look: str
    scope: str = ""
    zombie: str = ""
    shares: str = ""
    machines: Literal["", "bot", "sentry_gun", "all"] = ""
    equipment: str = ""
    armor: int = 0


class DarkSurvivorRow(Row):
    name: str
    type: Literal["soldier", "civilian"]
    squad: bool
    armor: int
    blue: list[str]
    yellow: list[str]
    orange: list[str]
    red: list[str]
    # Comes along only with so many Survivors or more.
    least_party: int = 0


class StationSpawnRow(Part):
    zone: str
    colour: Colour = "red"
    # A coloured Spawn Zone sleeps until the Objective of its colour is taken.
    active: bool = True


class StationObjectiveRow(Part):
    zone: str
    colour: Colour = "red"
    # Faces of hidden tokens are mixed among each other.
    hidden: bool = False


class DoorRow(Part):
    """A coloured door, closed at the start."""

    colour: Colour
    between: tuple[str, str]
    # The rule by which it stays closed until the Objective of its colour is taken.
    locked: str = ""
    # It opens by itself then.
    opens: bool = False
    # No Xeno can destroy it while it is locked.
    lasting: bool = False


class ObjectivesRow(Part):
    """What an Objective gives."""

    xp: int = 5
    rule: str = "ds.mission.xp-5"
    # The rule by which red Objectives give a Prototype weapon.
    prototype_rule: str = ""


class DarkMissionRow(MissionRuleRows):
    name: NAME
    story: NAME
    difficulty: Literal["easy", "medium", "hard"]
    minutes: int
    layout: list[list[str]]
    start: list[str]
    spawns: list[StationSpawnRow]
    goals: list[GoalRow]
    reward: ObjectivesRow = msgspec.field(default_factory=ObjectivesRow)
    # The rule by which Survivors are divided among several starting Zones.
    start_rule: str = ""
    exit: str = ""
    # The words of options and events that only this mission has, by class.
    words: dict[str, WordRow] = msgspec.field(default_factory=dict)
    objectives: tuple[StationObjectiveRow, ...] = ()
    prototypes: tuple[str, ...] = ()
    doors: tuple[DoorRow, ...] = ()
    pits: tuple[str, ...] = ()
    xenos: tuple[FigureRow, ...] = ()
    # Machines by id and Zone.
    machines: dict[str, str] = msgspec.field(default_factory=dict)
    # The rule by which Tanks come in place of the Abomination until someone is at Yellow.
    rising_tide: str = ""
    # The rule by which taking a coloured Objective wakes the Spawn Zone of its colour.
    wakes: str = ""
    # The rule by which standing beside a Machine is not enough to control it.
    no_local_control: str = ""
    # The rule by which red Objectives are the charges of columns.
    kept: str = ""
