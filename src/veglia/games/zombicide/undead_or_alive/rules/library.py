# veglia: interpreted
"""The title's content, read once: cards, Zombies, Survivors, skills, tiles, missions."""

from functools import cache
from importlib.resources import files
from typing import Any

from veglia.games.zombicide.engine.rules.cards import TOKEN
from veglia.games.zombicide.engine.rules.content import (
    card_type,
    machine_card,
    make_traits,
    must_have,
    profile,
    read_texts,
    tile,
    zombie_cards,
    zombie_kind,
)
from veglia.games.zombicide.engine.rules.rows import MachineRow, SkillRow, SurvivorRow, TileRow, ZombieRow
from veglia.games.zombicide.engine.rules.scenario import Library
from veglia.games.zombicide.engine.rules.state import BLUE, GREEN, RED
from veglia.games.zombicide.engine.rules.tile_drawing import Tile, parse, zone_names
from veglia.games.zombicide.undead_or_alive.rules.rows import CardRow, StripRow, UndeadMissionRow
from veglia.games.zombicide.undead_or_alive.rules.scope import ABILITIES, CLASSES, SCOPES
from veglia.games.zombicide.undead_or_alive.rules.slots import PACK
from veglia.kernel.content import decode, read, rows
from veglia.kernel.game import unknown

CONTENT = files("veglia.games.zombicide.undead_or_alive") / "content"
TRAIT_PACKAGES = [
    "veglia.games.zombicide.undead_or_alive.rules.traits",
    "veglia.games.zombicide.engine.rules.traits",
]
# Adrenaline Points at which Yellow, Orange and Red begin (uoa.gap.danger-thresholds).
LEVELS = (7, 19, 43)
COLOURS = {"red": RED, "blue": BLUE, "green": GREEN}
MOST_SURVIVORS = 6


@cache
def equipment() -> dict[str, CardRow]:
    return dict(rows(CONTENT / "equipment.toml", CardRow))


@cache
def machines() -> dict[str, MachineRow]:
    return dict(rows(CONTENT / "machines.toml", MachineRow))


@cache
def card_name(id: str, language: str) -> str:
    """Return the name of an Equipment card or of a Machine's card."""
    return (equipment().get(id) or machines()[id]).name[language]


@cache
def zombies() -> dict[str, ZombieRow]:
    return dict(rows(CONTENT / "zombies.toml", ZombieRow))


@cache
def skills() -> dict[str, SkillRow]:
    """Return all skills; the second file goes on where the first ends."""
    return {
        id: row for file in ("skills.toml", "more_skills.toml") for id, row in rows(CONTENT / file, SkillRow)
    }


@cache
def survivors() -> dict[str, SurvivorRow]:
    return dict(rows(CONTENT / "survivors.toml", SurvivorRow))


@cache
def tiles() -> dict[str, TileRow]:
    return dict(rows(CONTENT / "tiles.toml", TileRow))


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


def missions() -> list[str]:
    """Return the ids of the missions: the files of the folder."""
    names = [file.name.removesuffix(".toml") for file in (CONTENT / "missions").iterdir()]
    return sorted(names, key=lambda name: (len(name), name))


@cache
def mission(id: str) -> UndeadMissionRow:
    if id not in missions():
        raise unknown("mission", id, missions())
    file = CONTENT / "missions" / f"{id}.toml"
    return decode(read(file), UndeadMissionRow, file.name)


@cache
def text(language: str) -> dict[str, Any]:
    """Return the sentences and words of a language."""
    return read_texts(CONTENT / "text", f"{language}.toml")


@cache
def library() -> Library:
    """Return the content as the rules use it."""
    kinds = {id: number for number, id in enumerate(zombies())}
    card_types = [card_type(id, row, SCOPES) for id, row in equipment().items()]
    everything = [number for number, row in enumerate(equipment().values()) for _ in range(row.copies)]
    tokens = tuple(number for number in everything if card_types[number].group == TOKEN)
    type_of = [number for number in everything if card_types[number].group != TOKEN]
    card_numbers = {id: number for number, id in enumerate(equipment())}
    skill_numbers = {id: number for number, id in enumerate(skills())}
    return Library(
        card_types,
        type_of,
        [zombie_kind(id, row) for id, row in zombies().items()],
        zombie_cards(CONTENT / "zombie_deck.toml", kinds),
        [profile(id, row, CLASSES, SCOPES, skill_numbers) for id, row in survivors().items()],
        make_traits(list(skills().items()), TRAIT_PACKAGES, SCOPES, ABILITIES, kinds, CLASSES, card_numbers),
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
