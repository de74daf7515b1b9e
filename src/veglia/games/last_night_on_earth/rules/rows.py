# veglia: interpreted
"""The rows of content files."""

from typing import Any, Literal

import msgspec

from veglia.kernel.content import Row

Text = dict[str, str]


class CardRow(Row, kw_only=True):
    """A card. `copies` says how many are in which deck, `when` at which moments it may be played."""

    name: Text
    text: Text
    copies: dict[str, int]
    type: Literal["hand", "ranged", "item", "event", "townsfolk", "zombie", "tactic", "grave"]
    # What it does: a module of rules/traits; by default the one with the card's own id.
    trait: str = ""
    args: dict[str, Any] = msgspec.field(default_factory=dict)
    when: list[str] = msgspec.field(default_factory=list)
    # Of what may be played at any time: the moments at which its player is stopped for it.
    stops: list[str] = msgspec.field(default_factory=list)
    keywords: list[str] = msgspec.field(default_factory=list)
    # Of weapons: spaces, the least face that hits, the faces on which it is empty or broken.
    range: int = 0
    hit: int = 0
    empty_on: list[int] = msgspec.field(default_factory=list)
    break_on: list[int] = msgspec.field(default_factory=list)
    # Markers that lie on it when it comes into play.
    ammo: int = 0
    armor: int = 0
    # The letter of Records.
    record: str = ""
    # Whether it Remains in Play.
    remains: bool = False
    # How many Zombies have to be sacrificed.
    sacrifice: int = 0
    # Of Grave Weapons: a real weapon, or a type of body.
    kind: Literal["", "weapon", "type"] = ""


class AbilityRow(Row, kw_only=True):
    """An ability of a Hero or of the Zombies; `trait` as for cards."""

    id: str = ""
    name: Text
    text: Text
    trait: str = ""
    args: dict[str, Any] = msgspec.field(default_factory=dict)


class HeroRow(Row, kw_only=True):
    name: Text
    title: Text
    set: Literal["base", "growing_hunger"]
    wounds: int
    keywords: list[str]
    # The name of a building or place in English.
    start: str
    abilities: list[AbilityRow]
    # The Ability card of Advanced Abilities.
    advanced: AbilityRow


class PickUpRow(msgspec.Struct, forbid_unknown_fields=True):
    """What a Search may take instead of drawing: cards of the Hero discards, or something special."""

    cards: Literal["discard", "random", "library", "supermarket", "antique_shop"]
    types: list[str] = msgspec.field(default_factory=list)
    keywords: list[str] = msgspec.field(default_factory=list)
    ids: list[str] = msgspec.field(default_factory=list)
    without: list[str] = msgspec.field(default_factory=list)
    # How many cards the discards must hold at least.
    least: int = 1


class ZoneRow(Row, kw_only=True):
    id: str
    name: Text
    kind: Literal["building", "outdoor"]
    numbers: list[int] = msgspec.field(default_factory=list)
    pick_up: PickUpRow | None = None
    # Whether one may Search there.
    search: bool = True


class RoomRow(Row, kw_only=True):
    name: Text
    cells: list[tuple[int, int]]


class BoardRow(Row, kw_only=True):
    name: Text
    set: Literal["base", "growing_hunger"]
    grid: list[str]
    zones: dict[str, ZoneRow]
    doors: list[tuple[int, int, str]] = msgspec.field(default_factory=list)
    pits: list[tuple[int, int]] = msgspec.field(default_factory=list)
    inner_walls: list[tuple[int, int, str]] = msgspec.field(default_factory=list)
    rooms: list[RoomRow] = msgspec.field(default_factory=list)
    # Of a centre: where diagonals are barred, where Heroes start, the middle, the truck, its four sides.
    corner_walls: list[tuple[int, int]] = msgspec.field(default_factory=list)
    starts: list[tuple[int, int]] = msgspec.field(default_factory=list)
    middle: list[tuple[int, int]] = msgspec.field(default_factory=list)
    truck: tuple[int, int] | None = None
    sides: dict[str, list[tuple[int, int]]] = msgspec.field(default_factory=dict)


class SpecialRuleRow(Row, kw_only=True):
    """A special rule of scenarios, that a side may buy."""

    name: Text
    text: Text
    side: Literal["heroes", "zombies", "none"]
    points: int = 0
    # How often it may be taken, or up to which number, in steps.
    times: int = 1
    step: int = 1
    # A centre board that it needs.
    needs: Literal["", "manor"] = ""
    excludes: list[str] = msgspec.field(default_factory=list)
    rule: str


class ScenarioRow(Row, kw_only=True):
    name: Text
    story: Text
    # The objectives of both sides: `heroes` and `zombies`.
    goals: dict[str, Text]
    set: Literal["base", "growing_hunger", "survival_of_the_fittest"]
    decks: Literal["basic", "advanced", "all"]
    centre: Literal["TOWN", "MANOR"]
    # Where the Sun starts, and how many killed Heroes lose the game.
    turns: int
    dead_heroes: int
    minutes: int
    # The rule that its objective is.
    rule: str
    search_items: list[str] = msgspec.field(default_factory=list)
    # Special rules that it uses, with their numbers.
    rules: dict[str, int] = msgspec.field(default_factory=dict)
    heroes: int = 4
    # Outer boards that are always used.
    boards: list[str] = msgspec.field(default_factory=list)
