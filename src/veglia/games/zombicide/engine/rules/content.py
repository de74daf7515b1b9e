# veglia: interpreted
"""What the rows of content files become in all titles: cards, skills, Zombies, tiles."""

from collections.abc import Callable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol, TypeVar

from veglia.games.zombicide.engine.rules.cards import (
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
from veglia.games.zombicide.engine.rules.cards import MACHINE as MACHINE_CARD
from veglia.games.zombicide.engine.rules.rows import (
    EquipmentRow,
    MachineRow,
    MissionRow,
    SkillRow,
    SurvivorRow,
    TileRow,
    ZombieCardRow,
    ZombieRow,
)
from veglia.games.zombicide.engine.rules.scope import MACHINE
from veglia.games.zombicide.engine.rules.tile_drawing import Tile, parse, zone_names
from veglia.games.zombicide.engine.rules.tiles import Placed
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.kernel.content import decode, look_up, read, read_layered
from veglia.kernel.errors import ContentError
from veglia.kernel.folder import module_in

# The texts that all titles share.
FAMILY = files("veglia.games.zombicide.engine") / "content" / "text"
FAMILY_TRAITS = "veglia.games.zombicide.engine.rules.traits"


class SkillLike(Protocol):
    """What the rows of skills have in all titles."""

    @property
    def rule(self) -> str: ...

    @property
    def trait(self) -> str: ...

    @property
    def shares(self) -> str: ...


class NumberedCards(Protocol):
    """What the rows of decks have in all titles: the first and the last number of cards that are alike."""

    @property
    def numbers(self) -> tuple[int, int]: ...


K = TypeVar("K", bound=SkillLike)
D = TypeVar("D", bound=NumberedCards)

NOISES = {"silent": SILENT, "bang": BANG, "boom": BOOM}
GROUPS = {
    "starting": STARTING,
    "search": SEARCH_DECK,
    "bounty": BOUNTY,
    "improvised": IMPROVISED,
    "token": TOKEN,
}


def read_texts(folder: Traversable, name: str) -> dict[str, Any]:
    """Return a file of a title's texts, completed by the family's file of that name where there is one."""
    return read_layered(FAMILY / name, folder / name)


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


def foe_cards(
    file: Traversable, kind: type[D], first_number: int, card_of: Callable[[D, int, str], ZombieCard]
) -> list[ZombieCard]:
    """Return the deck that brings foes; `card_of` makes each card from a row, its number and where it is."""
    cards: list[ZombieCard] = []
    for place, raw in enumerate(read(file)["cards"]):
        where = f"{file.name} card row {place + 1}"
        row = decode(raw, kind, where)
        first, last = row.numbers
        cards += [card_of(row, number, where) for number in range(first, last + 1)]
    if [card.number for card in cards] != list(range(first_number, first_number + len(cards))):
        raise ContentError(f"{file.name}: card numbers do not run from {first_number} without a gap")
    return cards


def zombie_cards(file: Traversable, kinds: dict[str, int]) -> list[ZombieCard]:
    """Return the Zombie deck."""

    def card(row: ZombieCardRow, number: int, where: str) -> ZombieCard:
        kind = look_up(kinds, row.extra_activation or row.spawn, where)
        return ZombieCard(number, kind, row.count, bool(row.extra_activation))

    return foe_cards(file, ZombieCardRow, 1, card)


def find_trait(name: str, rules: str, where: str) -> type[Trait[Any]]:
    """Return the class behind a skill: the module of that name in the title's or the engine's traits."""
    for package in (f"{rules}.traits", FAMILY_TRAITS):
        module = module_in(package, name)
        if module is not None:
            found: type[Trait[Any]] = module.TRAIT
            return found
    raise ContentError(f"{where}: no module {name}.py in {rules}.traits or {FAMILY_TRAITS}")


def make_traits(
    skills: Mapping[str, K], rules: str, values_of: Callable[[K, str], dict[str, Any]]
) -> list[Trait[Any]]:
    """Return the skills as traits, in the order of the files; a shared one must stand before its sharer.

    `rules` is the title's package of rules. `values_of` gives what its traits are made with beside that, from
    a row and where it stands.
    """
    made: dict[str, Trait[Any]] = {}
    for id, row in skills.items():
        where = f"skills.toml [{id}]"
        values = values_of(row, where)
        if row.shares:
            if row.shares not in made:
                raise ContentError(f"{where}: {row.shares!r} must be a skill further up")
            values["shares"] = made[row.shares]
        make: Any = find_trait(row.trait, rules, where)
        try:
            made[id] = make(id, row.rule, **values)
        except TypeError as error:
            raise ContentError(f"{where}: trait {row.trait}: {error}") from error
    return list(made.values())


def skill_values(
    row: SkillRow,
    where: str,
    scopes: dict[str, int],
    abilities: dict[str, int],
    kinds: dict[str, int],
    classes: dict[str, int],
    equipment: dict[str, int],
) -> dict[str, Any]:
    """Return what the family's traits are made with, by name."""
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
    return values


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
    must_have(rooms, [row.corpse_pile], "room", where)
    must_have(zones, [row.crate, row.abomination_spawn, *row.yards], "Zone", where)
    if balcony:
        must_have(rooms, [balcony.stairs], "room", where)
        must_have(streets, balcony.overlooks, "street", where)
    return Tile(
        name,
        drawing,
        sorted(row.yards),
        balcony.stairs if balcony else "",
        balcony.overlooks if balcony else [],
        row.corpse_pile,
        where,
    )


def must_have(zones: list[str], wanted: list[str], what: str, where: str) -> None:
    """Check that Zones a row names (empty: none) are drawn."""
    for zone in wanted:
        if zone and zone not in zones:
            raise ContentError(f"{where}: no {what} {zone!r}; known: {', '.join(zones)}")


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
