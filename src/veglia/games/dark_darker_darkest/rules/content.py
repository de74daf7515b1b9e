# veglia: interpreted
"""Reading the content: every file as checked rows, then as the objects that the rules use."""

import functools
import importlib
from importlib.resources import files
from typing import Any

from veglia.games.dark_darker_darkest.rules.ammunition import Ammunition
from veglia.games.dark_darker_darkest.rules.blasts import Explosive
from veglia.games.dark_darker_darkest.rules.bonus import Bonus
from veglia.games.dark_darker_darkest.rules.enemy import Enemy
from veglia.games.dark_darker_darkest.rules.first_aid import FirstAid
from veglia.games.dark_darker_darkest.rules.library import (
    BLUE,
    CONSUMABLE,
    GEAR,
    ORANGE,
    RED,
    WEAPON,
    WHITE,
    Bought,
    Card,
    CardType,
    EnemyType,
    Library,
    Profile,
)
from veglia.games.dark_darker_darkest.rules.module import Module
from veglia.games.dark_darker_darkest.rules.rows import (
    AbilityRow,
    ChangesRow,
    CreatureRow,
    EquipmentRow,
    HouseRow,
    NemesisRow,
    SurvivorRow,
    TileRow,
    ValuesRow,
)
from veglia.games.dark_darker_darkest.rules.symbols import CREATURE_FACES, SURVIVOR_FACES, TERROR_FACES
from veglia.games.dark_darker_darkest.rules.tiles import EDGES, SECTIONS, SIDES, TileType
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.content import decode, layered, look_up, read, rows
from veglia.kernel.errors import ContentError
from veglia.kernel.folder import classes_in
from veglia.show.look import read_words, said_sentences

GAME = "veglia.games.dark_darker_darkest"
CONTENT = files(GAME) / "content"
# The Equipment that is in the boxes; a file of the folder additions holds a card of our own.
BOXES = "equipment.toml"
LANGUAGES = ("en", "it")
KINDS = {"weapon": WEAPON, "gear": GEAR, "consumable": CONSUMABLE}
COLOURS = {"red": RED, "blue": BLUE, "orange": ORANGE, "white": WHITE}


@functools.cache
def library() -> Library:
    """Return all content."""
    values = decode(read(CONTENT / "values.toml"), ValuesRow, "values.toml")
    colours = {name: place for place, name in enumerate(values.codes.colours)}
    types, cards = equipment(colours)
    tokens = [*values.codes.two_icons, *values.codes.three_icons]
    return Library(
        [tile(id, place, row) for place, (id, row) in enumerate(rows(CONTENT / "tiles.toml", TileRow))],
        types,
        cards,
        profiles(),
        [creature(id, row) for id, row in rows(CONTENT / "creatures.toml", CreatureRow)],
        [nemesis(id, row) for id, row in rows(CONTENT / "nemeses.toml", NemesisRow)],
        faces(values.dice.survivor, SURVIVOR_FACES, "values.toml [dice] survivor"),
        faces(values.dice.creature, CREATURE_FACES, "values.toml [dice] creature"),
        faces(values.dice.terror, TERROR_FACES, "values.toml [dice] terror"),
        tuple(value + 1 for value, count in enumerate(values.zombie_tokens.counts) for _ in range(count)),
        tuple(values.codes.colours),
        values.codes.markers_per_colour,
        tuple(
            tuple(look_up(colours, name, "values.toml [codes]") for name in token.split("-"))
            for token in tokens
        ),
        {4: track(values.health.side_4), 3: track(values.health.side_3)},
        values.darkness.last,
        tuple(values.darkness.fire_icons),
        values.darkness.finale_last,
        tuple(values.helicopter.ring),
        tuple(values.helicopter.windows),
    )


@functools.cache
def houses() -> dict[str, HouseRow]:
    """Return the sample houses by name."""
    return dict(rows(CONTENT / "houses.toml", HouseRow))


@functools.cache
def names() -> dict[str, dict[str, dict[str, str]]]:
    """Return the names of things: by kind of thing, id and language."""
    found: dict[str, dict[str, dict[str, str]]] = {
        "tile": {id: row.name for id, row in rows(CONTENT / "tiles.toml", TileRow)},
        "card": {id: row.name for id, row in equipment_rows().items()},
        "ability": {id: row.name for id, row in rows(CONTENT / "abilities.toml", AbilityRow)},
        "creature": {id: row.name for id, row in rows(CONTENT / "creatures.toml", CreatureRow)},
        "nemesis": {id: row.name for id, row in rows(CONTENT / "nemeses.toml", NemesisRow)},
    }
    return found


@functools.cache
def titles() -> dict[str, dict[str, str]]:
    """Return what Survivors are, by id and language."""
    return {id: row.title for id, row in rows(CONTENT / "survivors.toml", SurvivorRow)}


@functools.cache
def text(language: str) -> dict[str, Any]:
    """Return the texts of a language."""
    said = said_sentences(read_words(CONTENT / "words"), language)
    return layered(read(CONTENT / "text" / f"{language}.toml"), {"sentences": said})


@functools.cache
def modules() -> list[Module[Any]]:
    """Return every module of rules/modules, in the order of their names."""
    found: list[Module[Any]] = []
    for kind in classes_in([f"{GAME}.rules.modules"], (Module,)):
        make: Any = kind
        found.append(make())
    return found


def behaviour(folder: str, id: str, rule: str, base: type) -> Any:
    """Return the behaviour of a thing: the class `TRAIT` of the module of its name, or that of all."""
    name = f"{GAME}.rules.{folder}.{id}"
    make: Any = base
    try:
        make = importlib.import_module(name).TRAIT
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
    return make(id, rule)


def tile(id: str, number: int, row: TileRow) -> TileType:
    """Return a tile as printed."""
    where = f"tiles.toml [{id}]"
    sides = row.sides.split()
    if len(sides) != 4 or any(len(side) != 2 or side[0] not in "ab" for side in sides):
        raise ContentError(f"{where}: sides are four of a room letter and an edge")
    if row.inner and (len(row.inner) != 2 or row.inner[1] not in SIDES):
        raise ContentError(f"{where}: inner is an edge and a side")
    return TileType(
        id,
        number,
        SECTIONS[row.kind],
        row.set,
        tuple(look_up(EDGES, side[1], where) for side in sides),
        tuple("ab".index(side[0]) for side in sides),
        look_up(EDGES, row.inner[0], where) if row.inner else -1,
        SIDES.index(row.inner[1]) if row.inner else -1,
        tuple(row.icons),
        tuple(row.functions),
    )


@functools.cache
def equipment_rows() -> dict[str, EquipmentRow]:
    """Return all kinds of Equipment: those of the boxes first, then our own by the names of their files."""
    folder = CONTENT / "additions"
    added = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {id: row for file in [CONTENT / BOXES, *added] for id, row in rows(file, EquipmentRow)}


def equipment(colours: dict[str, int]) -> tuple[list[CardType], list[Card]]:
    """Return the kinds of cards and every single card."""
    types: list[CardType] = []
    cards: list[Card] = []
    for id, row in equipment_rows().items():
        where = f"equipment [{id}]"
        type = CardType(
            id,
            len(types),
            KINDS[row.kind],
            row.rule,
            row.use,
            row.hands,
            row.range,
            row.dice,
            row.ammo,
            row.ap,
            row.reload.weapon if row.reload else "",
            row.reload.cubes if row.reload else 0,
            row.heals,
            row.blast,
            item(id, row),
        )
        types.append(type)
        for copies in row.cards:
            cards += [
                Card(type, look_up(colours, code, where), copies.group, copies.replaces)
                for code in copies.codes
            ]
    return types, cards


def item(id: str, row: EquipmentRow) -> Trait[Any]:
    """Return what a kind of card does: by its values, or by the module of its name."""
    if row.changes:
        return bonus(id, row.rule, row.changes)
    base = Ammunition if row.reload else FirstAid if row.heals else Explosive if row.blast else Trait
    made: Trait[Any] = behaviour("items", id, row.rule, base)
    return made


def bonus(id: str, rule: str, row: ChangesRow) -> Trait[Any]:
    """Return a trait that only changes numbers."""
    numbers = {name: getattr(row, name) for name in row.__struct_fields__ if name != "weapons"}
    return Bonus(id, rule, numbers, tuple(row.weapons))


def profiles() -> list[Profile]:
    """Return the Survivor boards; the innate ability comes first."""
    abilities = dict(rows(CONTENT / "abilities.toml", AbilityRow))
    found: list[Profile] = []
    for id, row in rows(CONTENT / "survivors.toml", SurvivorRow):
        innate = Bought("innate", 0, row.innate, behaviour("abilities", f"innate_{id}", row.innate, Trait))
        bought = [
            Bought(one.id, one.xp, one.rule, ability(one.id, one.rule, abilities[one.id].changes))
            for one in row.abilities
        ]
        found.append(Profile(id, row.name, row.set, row.start, row.escape, row.rule, (innate, *bought)))
    return found


def ability(id: str, rule: str, changes: ChangesRow | None) -> Trait[Any]:
    """Return what an ability does: by its values, or by the module of its name."""
    made: Trait[Any] = bonus(id, rule, changes) if changes else behaviour("abilities", id, rule, Trait)
    return made


def creature(id: str, row: CreatureRow) -> EnemyType:
    return EnemyType(
        id,
        row.set,
        row.move,
        row.attack,
        tuple(COLOURS[area.colour] for area in row.areas),
        tuple(area.damage for area in row.areas),
        row.ability,
        row.reach,
        row.rule,
        behaviour("enemies", id, row.rule, Enemy),
    )


def nemesis(id: str, row: NemesisRow) -> EnemyType:
    return EnemyType(
        id,
        row.set,
        row.move,
        row.attack,
        tuple(COLOURS[area] for area in row.areas),
        tuple(0 for _ in row.areas),
        row.ability,
        0,
        row.rule,
        behaviour("enemies", id, row.rule, Enemy),
    )


def faces(names: list[str], known: tuple[str, ...], where: str) -> tuple[int, ...]:
    """Return the symbols of a die's six faces."""
    if len(names) != 6:
        raise ContentError(f"{where}: a die has six faces")
    numbers = {name: place for place, name in enumerate(known)}
    return tuple(look_up(numbers, name, where) for name in names)


def track(zones: list[tuple[int, int]]) -> tuple[int, ...]:
    """Return the Action Points on each space of a Health track."""
    return tuple(points for points, spaces in zones for _ in range(spaces))
