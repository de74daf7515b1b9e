# veglia: interpreted
"""What the rows of content files hold; a field that is not listed here is an error."""

from typing import Literal

import msgspec

Source = Literal["rulebook", "public", "house"]
Marks = dict[str, Source]

NAME = dict[str, str]


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, rename={"marks": "from"}):
    """A row of content; `from` says of each value whether it is the rulebook's, public or ours."""

    marks: Marks = {}


class BalconyRow(msgspec.Struct, forbid_unknown_fields=True):
    stairs: str
    overlooks: list[str]


class TileRow(Row):
    what: str
    draw: str
    balcony: BalconyRow | None = None
    corpse_pile: str = ""
    yards: dict[str, str] = {}
    abomination_spawn: str = ""
    crate: str = ""


class StripRow(Row):
    what: str
    draw: str
    cab: str = ""


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


class FeatRow(msgspec.Struct, forbid_unknown_fields=True):
    when: Literal["turn", "action"]
    kills: int
    scope: str


class EquipmentRow(Row):
    name: NAME
    group: Literal["starting", "search", "bounty", "improvised", "token"]
    copies: int
    weapon: WeaponRow | None = None
    trait: str = ""
    range: tuple[int, int] = (0, 0)
    ammo: Literal["", "bullets", "shells"] = ""
    backpack: bool = False
    fanning: int = 5
    feat: FeatRow | None = None


class MachineRow(Row):
    name: NAME
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


class FigureRow(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    zone: str
    count: int = 1


class GoalRow(msgspec.Struct, forbid_unknown_fields=True):
    goal: str


class RewardRow(msgspec.Struct, forbid_unknown_fields=True):
    ap: int
    bounty: bool
    rule: str
    ap_rule: str = "uoa.ap.objectives"
    kept: list[Colour] = []
    kept_rule: str = ""
    # Colours that give a Bounty Weapon, where `bounty` says that any do.
    bounty_for: tuple[Colour, ...] = ("red", "blue", "green")
    # Random Bounty Weapons set aside, which only Objectives give; none: the top one of the deck.
    treasure: int = 0
    treasure_rule: str = ""
    # Colours that bring a Companion of a Class, led by who takes them.
    found: list[Colour] = []
    found_class: str = ""
    found_rule: str = ""
    # The rule by which the token takes a slot of the inventory.
    carried_rule: str = ""


class CompanionRow(msgspec.Struct, forbid_unknown_fields=True, rename={"klass": "class"}):
    klass: str
    rule: str
    zone: str = ""
    count: int = 1
    random: bool = False
    # In place of `zone`: chance chooses who stands in which of these Zones, one in each.
    among: list[str] = []


class RecruitRow(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    after: list[Colour] = []
    price: str = ""
    rule: str = ""


class HoldRow(msgspec.Struct, forbid_unknown_fields=True, rename={"klass": "class"}):
    """Companions of a Class who keep Abomination Spawn tokens inactive until one of them is recruited."""

    klass: str
    rule: str


class WagonRow(msgspec.Struct, forbid_unknown_fields=True):
    zone: str
    movable: bool = True
    # Its Zone cannot be entered until Dynamite destroys it.
    blocks: bool = False
    # Carried Objectives are put on it.
    loads: bool = False
    # It must leave through the Exit.
    leaves: bool = False


class GatlingRow(msgspec.Struct, forbid_unknown_fields=True):
    zone: str
    movable: bool = True
    # It stands on the Wagon.
    mounted: bool = False


class HeraldRow(msgspec.Struct, forbid_unknown_fields=True):
    colour: Colour
    rule: str


class CallRow(msgspec.Struct, forbid_unknown_fields=True):
    colours: list[Colour]
    rule: str


class TrainRow(msgspec.Struct, forbid_unknown_fields=True):
    moves: bool
    # Tiles (by number) that are attached as cars once the locomotive has passed over them.
    attach: list[str] = []
    # The rule by which a Zombie that leaves aboard loses the game.
    zombies_lose: str = ""
    # An Objective that cannot be taken: it goes along the tracks, and the Train comes when it has left.
    herald: HeraldRow | None = None
    # The Train comes when Objectives of these colours have been taken.
    call: CallRow | None = None
    # The rule by which a Wagon on the tracks loses the game when the Train comes in.
    wagon_loses: str = ""
    # The rule by which it starts as soon as all Survivors and Companions are aboard.
    starts_full: str = ""
    # The rule by which it destroys all Spawn tokens of the Starting Spawn Zone when it gets there.
    destroys_spawns: str = ""
    # Other strips that can come to lie in place of the first one, for instance after an explosion.
    strips: list[list[str]] = []
    # The rule by which Dynamite at a Mobile Spawn token blows up the section it lies on.
    blow_up: str = ""
    # The rule by which no Holy Water moves Mobile Spawn tokens.
    waterproof: str = ""


class CoalRow(msgspec.Struct, forbid_unknown_fields=True):
    """Sacks of coal that Companions of a Class carry to the tender before the Train can start."""

    zone: str
    sacks: int
    carriers: str
    # The Zones that must be free of Zombies and of active Abomination Spawn tokens.
    mine: list[str]
    tender: str
    ap: int


class MissionRow(Row):
    name: NAME
    difficulty: Literal["easy", "medium", "hard", "very hard"]
    minutes: int
    layout: list[list[str]]
    start: list[str]
    reward: RewardRow
    spawns: list[SpawnRow]
    goals: list[GoalRow]
    exit: str = ""
    banned: list[str] = []
    companions: list[CompanionRow] = []
    recruit: RecruitRow = RecruitRow()
    gear_for_first_player: list[str] = []
    objectives: list[ObjectiveRow] = []
    zombies: list[FigureRow] = []
    wagon: WagonRow | None = None
    gatling: GatlingRow | None = None
    hold: HoldRow | None = None
    # For a Train that changes the map.
    train: TrainRow | None = None
    coal: CoalRow | None = None
