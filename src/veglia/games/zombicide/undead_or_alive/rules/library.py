# veglia: interpreted
"""The title's content, read once: cards, Zombies, Survivors, skills, tiles, missions."""

from functools import cache
from typing import Any

from veglia.games.zombicide.engine.rules.cards import TOKEN
from veglia.games.zombicide.engine.rules.content import (
    card_type,
    machine_card,
    make_traits,
    must_have,
    profile,
    skill_values,
    tile,
    zombie_cards,
    zombie_kind,
)
from veglia.games.zombicide.engine.rules.rows import MachineRow, SkillRow, SurvivorRow, TileRow
from veglia.games.zombicide.engine.rules.scenario import Library
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, RED
from veglia.games.zombicide.engine.rules.tile_drawing import Tile, parse, zone_names
from veglia.games.zombicide.engine.rules.title_files import TitleFiles
from veglia.games.zombicide.undead_or_alive.rules.rows import CardRow, StripRow, UndeadMissionRow
from veglia.games.zombicide.undead_or_alive.rules.scope import ABILITIES, CLASSES, SCOPES
from veglia.games.zombicide.undead_or_alive.rules.slots import PACK
from veglia.kernel.content import rows

FILES = TitleFiles(
    "undead_or_alive", "zombies", CardRow, MachineRow, SkillRow, SurvivorRow, TileRow, UndeadMissionRow
)
CONTENT = FILES.content
# The package whose folders are searched for traits, Actions and goals.
RULES = "veglia.games.zombicide.undead_or_alive.rules"
# Adrenaline Points at which Yellow, Orange and Red begin (uoa.gap.danger-thresholds).
LEVELS = (7, 19, 43)
COLOURS = {"red": RED, "blue": BLUE, "green": GREEN}
MOST_SURVIVORS = 6


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
def train_tiles() -> dict[str, StripRow]:
    return dict(rows(CONTENT / "train_tiles.toml", StripRow))


@cache
def shapes() -> dict[str, Tile]:
    """Return all tile sides, ready to be laid."""
    return {name: tile(name, row) for name, row in tiles().items()} | {
        name: strip(name, row) for name, row in train_tiles().items()
    }


def strip(name: str, row: StripRow) -> Tile:
    """Return a side of one of the Train's tiles."""
    where = f"train_tiles.toml [{name}]"
    drawing = parse(name, row.draw, where, rows=1)
    must_have(zone_names(drawing), [row.cab], "Zone", where)
    return Tile(name, drawing, [], "", [], "", where)


def traits_made_with(row: SkillRow, where: str) -> dict[str, Any]:
    kinds = {id: number for number, id in enumerate(zombies())}
    card_numbers = {id: number for number, id in enumerate(equipment())}
    return skill_values(row, where, SCOPES, ABILITIES, kinds, CLASSES, card_numbers)


@cache
def library() -> Library:
    """Return the content as the rules use it."""
    kinds = {id: number for number, id in enumerate(zombies())}
    card_types = [card_type(id, row, SCOPES) for id, row in equipment().items()]
    everything = [number for number, row in enumerate(equipment().values()) for _ in range(row.copies)]
    tokens = tuple(number for number in everything if card_types[number].group == TOKEN)
    type_of = [number for number in everything if card_types[number].group != TOKEN]
    skill_numbers = {id: number for number, id in enumerate(skills())}
    return Library(
        card_types,
        type_of,
        [zombie_kind(id, row) for id, row in zombies().items()],
        zombie_cards(CONTENT / "zombie_deck.toml", kinds),
        [profile(id, row, CLASSES, SCOPES, skill_numbers) for id, row in survivors().items()],
        make_traits(skills(), RULES, traits_made_with),
        LEVELS,
        [machine_card(id, row) for id, row in machines().items()],
        PACK,
        tokens,
        {},
    )


def allowed(id: str) -> list[str]:
    """Return the Survivors whose Class a mission does not ban."""
    banned = mission(id).banned
    return [name for name, row in survivors().items() if row.klass not in banned]
