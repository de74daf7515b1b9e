# veglia: interpreted
"""Reading content files: TOML rows into checked structs, with errors that name file and row."""

import importlib
import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeVar

import msgspec

from veglia.games.zombicide.engine.cards import (
    BANG,
    BOOM,
    BOUNTY,
    IMPROVISED,
    SEARCH_DECK,
    SILENT,
    STARTING,
    TOKEN,
    CardType,
    Profile,
    ZombieCard,
    ZombieKind,
)
from veglia.games.zombicide.engine.cards import MACHINE as MACHINE_CARD
from veglia.games.zombicide.engine.drawing import Tile, parse, zone_names
from veglia.games.zombicide.engine.scope import MACHINE
from veglia.games.zombicide.engine.tiles import Placed
from veglia.games.zombicide.engine.trait import Trait
from veglia.kernel.errors import ContentError

Source = Literal["rulebook", "public", "house"]
Marks = dict[str, Source]
R = TypeVar("R", bound="Row")

NOISES = {"silent": SILENT, "bang": BANG, "boom": BOOM}
GROUPS = {
    "starting": STARTING,
    "search": SEARCH_DECK,
    "bounty": BOUNTY,
    "improvised": IMPROVISED,
    "token": TOKEN,
}
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


def read(file: Traversable) -> dict[str, Any]:
    """Return a TOML file's tables."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file.name}: {error}") from error


def decode(raw: object, kind: type[R], where: str) -> R:
    """Return one row as its struct, or say where it is wrong."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{where}: {error}") from error


def rows(file: Traversable, kind: type[R]) -> Iterator[tuple[str, R]]:
    """Yield the named rows of a file."""
    for name, raw in read(file).items():
        yield name, decode(raw, kind, f"{file.name} [{name}]")


def look_up(table: dict[str, int], name: str, where: str) -> int:
    """Return what a name stands for."""
    if name not in table:
        raise ContentError(f"{where}: unknown {name!r}; there is {', '.join(sorted(table))}")
    return table[name]


def check_places(row: MissionRow, zones: dict[str, int], kinds: dict[str, int], where: str) -> None:
    """Check that a mission puts known things into Zones that are there."""
    for place, start in enumerate(row.start):
        look_up(zones, start, f"{where} start {place + 1}")
    for place, spawn in enumerate(row.spawns):
        look_up(zones, spawn.zone, f"{where} spawn {place + 1}")
    for place, objective in enumerate(row.objectives):
        look_up(zones, objective.zone, f"{where} objective {place + 1}")
    for place, figure in enumerate(row.zombies):
        look_up(zones, figure.zone, f"{where} zombie {place + 1}")
        look_up(kinds, figure.kind, f"{where} zombie {place + 1}")
    if row.wagon is not None:
        look_up(zones, row.wagon.zone, f"{where} wagon")
        if row.wagon.blocks and row.wagon.movable:
            raise ContentError(f"{where} wagon: one that blocks the way cannot be movable")
    if row.gatling is not None:
        look_up(zones, row.gatling.zone, f"{where} gatling")
        if row.gatling.mounted and (row.wagon is None or row.wagon.zone != row.gatling.zone):
            raise ContentError(f"{where} gatling: mounted, but the Wagon is not in its Zone")
    if row.coal is not None:
        for name in (row.coal.zone, row.coal.tender, *row.coal.mine):
            look_up(zones, name, f"{where} coal")
    for place, companion in enumerate(row.companions):
        for name in companion.among or [companion.zone]:
            look_up(zones, name, f"{where} companion {place + 1}")
        if companion.among and companion.count > len(companion.among):
            raise ContentError(f"{where} companion {place + 1}: more Companions than Zones")


def card_type(id: str, row: EquipmentRow, scopes: dict[str, int]) -> CardType:
    """Return a card as the rules use it."""
    weapon = row.weapon
    group = GROUPS[row.group]
    ammo = scopes[row.ammo] if row.ammo else 0
    if weapon is None:
        # Dynamite is the one weapon without combat values.
        kind = scopes["ranged"] | scopes["explosive"] if row.trait == "dynamite" else 0
        low, high = row.range
        return CardType(
            id,
            group,
            kind,
            low,
            high,
            0,
            0,
            0,
            SILENT,
            False,
            False,
            row.backpack,
            row.trait,
            ammo,
            row.fanning,
        )
    kind = scopes[weapon.combat] | scopes[weapon.type]
    if weapon.ammo:
        kind |= scopes[weapon.ammo]
    return CardType(
        id,
        group,
        kind,
        weapon.range[0],
        weapon.range[1],
        weapon.dice,
        weapon.accuracy,
        weapon.damage,
        NOISES[weapon.noise],
        weapon.dual,
        weapon.reload,
        row.backpack,
        row.trait,
        ammo,
        row.fanning,
    )


def machine_card(id: str, row: MachineRow) -> CardType:
    """Return a Machine's values as a card."""
    low, high = row.range
    noise = NOISES[row.noise]
    return CardType(
        id,
        MACHINE_CARD,
        MACHINE,
        low,
        high,
        row.dice,
        row.accuracy,
        row.damage,
        noise,
        False,
        False,
        False,
        "",
        0,
        0,
    )


def zombie_kind(id: str, row: ZombieRow) -> ZombieKind:
    return ZombieKind(
        id, row.actions, row.wounds, row.toughness, row.ap, row.priority, row.miniatures, row.boss
    )


def zombie_cards(file: Traversable, kinds: dict[str, int]) -> list[ZombieCard]:
    """Return the Zombie deck, one entry per card."""
    cards: list[ZombieCard] = []
    for place, raw in enumerate(read(file)["cards"]):
        where = f"{file.name} card row {place + 1}"
        row = decode(raw, ZombieCardRow, where)
        kind = look_up(kinds, row.extra_activation or row.spawn, where)
        first, last = row.numbers
        cards += [
            ZombieCard(number, kind, row.count, bool(row.extra_activation))
            for number in range(first, last + 1)
        ]
    if [card.number for card in cards] != list(range(1, len(cards) + 1)):
        raise ContentError(f"{file.name}: card numbers do not run from 1 without a gap")
    return cards


def find_trait(name: str, packages: list[str], where: str) -> type[Trait[Any]]:
    """Return the class behind a skill: the module of that name in the title's or the engine's traits."""
    for package in packages:
        try:
            module = importlib.import_module(f"{package}.{name}")
        except ModuleNotFoundError:
            continue
        found: type[Trait[Any]] = module.TRAIT
        return found
    raise ContentError(f"{where}: no module {name}.py in {' or '.join(packages)}")


def make_traits(
    skills: list[tuple[str, SkillRow]],
    packages: list[str],
    scopes: dict[str, int],
    abilities: dict[str, int],
    kinds: dict[str, int],
    classes: dict[str, int],
    equipment: dict[str, int],
) -> list[Trait[Any]]:
    """Return the skills as traits, in the order of the file; a shared one must stand before its sharer."""
    made: dict[str, Trait[Any]] = {}
    for id, row in skills:
        where = f"skills.toml [{id}]"
        values: dict[str, Any] = {}
        if row.scope:
            values["scope"] = look_up(scopes, row.scope, where)
        if row.ability:
            values["ability"] = look_up(abilities, row.ability, where)
        if row.zombie:
            values["zombie"] = look_up(kinds, row.zombie, where)
        if row.klass:
            values["class_bit"] = look_up(classes, row.klass, where)
        if row.equipment:
            values["equipment"] = look_up(equipment, row.equipment, where)
        if row.shares:
            if row.shares not in made:
                raise ContentError(f"{where}: {row.shares!r} must be a skill further up")
            values["shares"] = made[row.shares]
        make: Any = find_trait(row.trait, packages, where)
        try:
            made[id] = make(id, row.rule, **values)
        except TypeError as error:
            raise ContentError(f"{where}: trait {row.trait}: {error}") from error
    return list(made.values())


def profile(
    id: str, row: SurvivorRow, classes: dict[str, int], scopes: dict[str, int], skills: dict[str, int]
) -> Profile:
    """Return an Identity Card."""
    where = f"survivors.toml [{id}]"
    levels = tuple(
        tuple(look_up(skills, skill, where) for skill in level)
        for level in (row.blue, row.yellow, row.orange, row.red)
    )
    preferred = 0 if row.preferred == "any" else scopes[row.preferred]
    return Profile(id, row.name, look_up(classes, row.klass, where), preferred, levels)


def tile(name: str, row: TileRow) -> Tile:
    """Return a tile side ready to be laid."""
    where = f"tiles.toml [{name}]"
    balcony = row.balcony
    drawing = parse(name, row.draw, where)
    zones = zone_names(drawing)
    streets = [zone for zone in zones if zone.islower()]
    rooms = [zone for zone in zones if zone.isupper() and zone not in row.yards]
    _must_have(rooms, [row.corpse_pile], "room", where)
    _must_have(zones, [row.crate, row.abomination_spawn, *row.yards], "Zone", where)
    if balcony:
        _must_have(rooms, [balcony.stairs], "room", where)
        _must_have(streets, balcony.overlooks, "street", where)
    return Tile(
        name,
        drawing,
        sorted(row.yards),
        balcony.stairs if balcony else "",
        balcony.overlooks if balcony else [],
        row.corpse_pile,
        where,
    )


def strip(name: str, row: StripRow) -> Tile:
    """Return a side of one of the Train's tiles."""
    where = f"train_tiles.toml [{name}]"
    drawing = parse(name, row.draw, where, rows=1)
    _must_have(zone_names(drawing), [row.cab], "Zone", where)
    return Tile(name, drawing, [], "", [], "", where)


def _must_have(zones: list[str], wanted: list[str], what: str, where: str) -> None:
    """Check that Zones a row names (empty: none) are drawn."""
    for zone in wanted:
        if zone and zone not in zones:
            raise ContentError(f"{where}: no {what} {zone!r}; there is {', '.join(zones)}")


def layout(lines: list[list[str]], tiles: dict[str, Tile], where: str) -> list[Placed]:
    """Return the tiles of a mission in their places; "3R/90" is turned a quarter clockwise."""
    placed: list[Placed] = []
    for row, line in enumerate(lines):
        for column, entry in enumerate(line):
            name, _, degrees = entry.partition("/")
            at = f"{where} layout row {row + 1}, column {column + 1}"
            if name not in tiles or degrees not in ("", "90", "180", "270"):
                raise ContentError(f"{at}: unknown tile {entry!r}")
            if name[:-1] in [one.tile.name[:-1] for one in placed]:
                raise ContentError(f"{at}: tile {name} or its other side is laid already")
            placed.append(Placed(tiles[name], int(degrees or 0) // 90, row, column, at))
    return placed
