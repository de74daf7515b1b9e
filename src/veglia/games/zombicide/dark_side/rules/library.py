# veglia: interpreted
"""The title's content, read once: cards, Xenos, Survivors, skills, tiles, missions."""

from functools import cache
from typing import Any

from veglia.games.zombicide.dark_side.rules import cards
from veglia.games.zombicide.dark_side.rules.cards import DarkCard, DarkProfile, XenoCard
from veglia.games.zombicide.dark_side.rules.content_library import DarkLibrary, MachineKind
from veglia.games.zombicide.dark_side.rules.rows import (
    DarkCardRow,
    DarkMissionRow,
    DarkSkillRow,
    DarkSurvivorRow,
    ModeRow,
    StationMachineRow,
    StationTileRow,
    XenoCardRow,
)
from veglia.games.zombicide.dark_side.rules.scope import ENERGY, SCOPES, TYPES
from veglia.games.zombicide.dark_side.rules.slots import PACK
from veglia.games.zombicide.dark_side.rules.state import GREEN, PINK, RED, VIOLET, YELLOW
from veglia.games.zombicide.engine.rules.cards import BANG, MACHINE, SEARCH_DECK, SILENT, STARTING, ZombieCard
from veglia.games.zombicide.engine.rules.content import foe_cards, make_traits, must_have, zombie_kind
from veglia.games.zombicide.engine.rules.scope import BULLETS, EXPLOSIVE, RANGED
from veglia.games.zombicide.engine.rules.scope import MACHINE as MACHINE_SCOPE
from veglia.games.zombicide.engine.rules.tile_drawing import Tile, parse, zone_names
from veglia.games.zombicide.engine.rules.title_files import TitleFiles
from veglia.kernel.content import look_up, read
from veglia.kernel.errors import ContentError

FILES = TitleFiles(
    "dark_side",
    "xenos",
    DarkCardRow,
    StationMachineRow,
    DarkSkillRow,
    DarkSurvivorRow,
    StationTileRow,
    DarkMissionRow,
)
CONTENT = FILES.content
# The package whose folders are searched for traits, Actions, goals and mission rules.
RULES = "veglia.games.zombicide.dark_side.rules"
LEVELS = (7, 19, 43)
COLOURS = {"red": RED, "green": GREEN, "violet": VIOLET, "pink": PINK, "yellow": YELLOW}
LEAST_SURVIVORS = 6
MOST_SURVIVORS = 12
MOST_AT_SEAT = 6
PLACES = {"hand": cards.HAND, "body": cards.BODY, "ammo": cards.AMMUNITION, "backpack": cards.BACKPACK_ONLY}
GROUPS = {
    "starting": STARTING,
    "reserve": cards.RESERVE,
    "search": SEARCH_DECK,
    "prototype": cards.PROTOTYPE,
}
SQUAD = "squad"
AMMO = {"": 0, "bullets": BULLETS, "energy": ENERGY}
GRENADE = "seismic_grenade"
FIRST_CARD = 61


equipment = FILES.equipment
machines = FILES.machines
card_name = FILES.card_name
zombies = FILES.zombies
skills = FILES.skills
survivors = FILES.survivors
tiles = FILES.tiles
missions = FILES.missions
mission = FILES.mission
text = FILES.text


@cache
def shapes() -> dict[str, Tile]:
    """Return all tile sides, ready to be laid."""
    return {name: shape(name, row) for name, row in tiles().items()}


def shape(name: str, row: StationTileRow) -> Tile:
    where = f"tiles.toml [{name}]"
    drawing = parse(name, row.draw, where)
    must_have(zone_names(drawing), [row.security], "room", where)
    return Tile(name, drawing, [], "", [], "", where)


@cache
def cited() -> dict[str, str]:
    """Return how this title numbers the rules that the family cites by the ids of its first title."""
    ids: dict[str, str] = read(CONTENT / "rule_ids.toml")["rules"]
    return ids


def xeno_numbers() -> dict[str, int]:
    return {id: number for number, id in enumerate(zombies())}


def skill_numbers() -> dict[str, int]:
    return {id: number for number, id in enumerate(skills())}


def card_type(id: str, row: DarkCardRow, mode: ModeRow | None) -> DarkCard:
    """Return a card as the rules use it, with one of its attacks."""
    where = f"equipment.toml [{id}]"
    scopes = RANGED | EXPLOSIVE if row.trait == GRENADE else 0
    if mode is not None:
        scopes = SCOPES[mode.combat] | AMMO[mode.ammo]
    low, high = row.range if mode is None else mode.range
    return DarkCard(
        id,
        GROUPS[row.group],
        scopes,
        low,
        high,
        0 if mode is None else mode.dice,
        0 if mode is None else mode.accuracy,
        0 if mode is None else mode.damage,
        BANG if mode is not None and mode.noisy else SILENT,
        row.dual,
        row.trait,
        AMMO[row.ammo],
        PLACES[row.slot],
        row.prototype,
        row.name["en"],
        look_up(skill_numbers(), row.skill, where) if row.skill else -1,
        look_up(xeno_numbers(), row.pit_spawn, where) if row.pit_spawn else -1,
        row.reserved,
    )


def machine_card(id: str, row: StationMachineRow) -> DarkCard:
    low, high = row.range
    return DarkCard(
        id,
        MACHINE,
        MACHINE_SCOPE | RANGED,
        low,
        high,
        row.dice,
        row.accuracy,
        row.damage,
        SILENT,
        False,
        "",
        0,
        cards.BACKPACK_ONLY,
        True,
        row.name["en"],
        -1,
        -1,
        "",
    )


def xeno_card(row: XenoCardRow, number: int, where: str) -> XenoCard:
    kind = look_up(xeno_numbers(), row.extra_activation or row.pit or row.spawn, where)
    return XenoCard(number, kind, row.count, bool(row.extra_activation), bool(row.pit), row.set)


def xeno_cards() -> list[ZombieCard]:
    """Return the Xeno deck, one entry per card."""
    return foe_cards(CONTENT / "xeno_deck.toml", XenoCardRow, FIRST_CARD, xeno_card)


def traits_made_with(row: DarkSkillRow, where: str) -> dict[str, Any]:
    """Return what the trait of a skill is made with, by name."""
    values: dict[str, Any] = {}
    if row.scope:
        values["scope"] = look_up(SCOPES, row.scope, where)
    if row.zombie:
        values["zombie"] = look_up(xeno_numbers(), row.zombie, where)
    if row.machines:
        values["sort"] = row.machines
    if row.equipment:
        values["cards"] = cards_of(row.equipment, where)
    if row.armor:
        values["armor"] = row.armor
    return values


def cards_of(id: str, where: str) -> tuple[int, ...]:
    """Return the numbers of all cards that bear the name of a row."""
    if id not in equipment():
        raise ContentError(f"{where}: unknown {id!r}")
    name = equipment()[id].name["en"]
    ids = [row.name["en"] for row in equipment().values() for _ in range(row.copies)]
    return tuple(number for number, one in enumerate(ids) if one == name)


def profile(id: str, row: DarkSurvivorRow) -> DarkProfile:
    levels = tuple(
        tuple(look_up(skill_numbers(), skill, f"survivors.toml [{id}]") for skill in level)
        for level in (row.blue, row.yellow, row.orange, row.red)
    )
    categories = (row.type, SQUAD) if row.squad else (row.type,)
    return DarkProfile(id, row.name, TYPES[row.type], levels, row.armor, row.squad, categories)


@cache
def library() -> DarkLibrary:
    """Return the content as the rules use it."""
    card_types = [card_type(id, row, row.modes[0] if row.modes else None) for id, row in equipment().items()]
    type_of = [number for number, row in enumerate(equipment().values()) for _ in range(row.copies)]
    # Cards with two attacks have a second number, beyond those of all cards and Machines.
    beside = [machine_card(id, row) for id, row in machines().items()]
    other_attack: dict[int, int] = {}
    for card, kind in enumerate(type_of):
        id, row = list(equipment().items())[kind]
        for mode in row.modes[1:]:
            other_attack[card] = len(type_of) + len(beside)
            beside.append(card_type(id, row, mode))
    return DarkLibrary(
        list(card_types),
        type_of,
        [zombie_kind(id, row) for id, row in zombies().items()],
        xeno_cards(),
        [profile(id, row) for id, row in survivors().items()],
        make_traits(skills(), RULES, traits_made_with),
        LEVELS,
        list(beside),
        PACK,
        cited(),
        other_attack,
        [MachineKind(id, row.sort, row.moves, row.local) for id, row in machines().items()],
    )


def usual_party() -> list[str]:
    """Return who plays when nobody says: the Green Squad."""
    return [id for id, row in survivors().items() if row.squad]
