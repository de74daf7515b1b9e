# veglia: interpreted
"""The content of the game, read once: boards, Heroes, cards, special rules, scenarios."""

import importlib
import pkgutil
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import Any

from veglia.games.last_night_on_earth.rules.action import set_actions
from veglia.games.last_night_on_earth.rules.content import (
    Ability,
    CardKind,
    Content,
    HeroKind,
    PickUp,
    ZoneKind,
)
from veglia.games.last_night_on_earth.rules.goals import SCENARIOS
from veglia.games.last_night_on_earth.rules.hooks import bit_of
from veglia.games.last_night_on_earth.rules.rows import (
    AbilityRow,
    BoardRow,
    CardRow,
    HeroRow,
    PickUpRow,
    ScenarioRow,
    SpecialRuleRow,
    ZoneRow,
)
from veglia.games.last_night_on_earth.rules.special import SPECIAL_RULES
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.content import decode, look_up, read, rows
from veglia.kernel.errors import ContentError

CONTENT: Traversable = files("veglia.games.last_night_on_earth") / "content"
# In this order scenarios are listed, those of the base game first; others of the folder follow by name.
ORDER = (
    "die_zombies_die",
    "burn_em_out",
    "escape_truck",
    "save_townsfolk",
    "defend_manor",
    "supply_run",
    "search_truth",
    "hunker_down",
    "rescue_mission",
    "alone_in_dark",
    "burn_to_ground",
    "plague_carriers",
    "zombie_apocalypse",
)
# In this order cards are numbered; those of other files of the folder follow, by the names of the files.
CARD_FILES = (
    "hero",
    "zombie",
    "growing_hunger",
    "fittest",
    "unique_items",
    "survival_tactics",
    "grave_weapons",
)


def scenario_ids() -> list[str]:
    """Return the scenarios: the files of the folder."""
    return in_order("scenarios", ORDER)


def card_files() -> list[str]:
    return in_order("cards", CARD_FILES)


def in_order(folder: str, first: tuple[str, ...]) -> list[str]:
    """Return the names of the files of a folder, some of them first, the others by name."""
    found = {file.name.removesuffix(".toml") for file in (CONTENT / folder).iterdir()}
    return [*first, *sorted(found - set(first))]


class Library:
    """The rows of all content files."""

    def __init__(self) -> None:
        self.boards: dict[str, BoardRow] = dict(rows(CONTENT / "boards.toml", BoardRow))
        # All zones of all boards, in the order of the file.
        self.zones: list[ZoneRow] = [zone for board in self.boards.values() for zone in board.zones.values()]
        self.zone_places: dict[str, int] = {zone.id: place for place, zone in enumerate(self.zones)}
        self.heroes: dict[str, HeroRow] = dict(rows(CONTENT / "heroes.toml", HeroRow))
        self.cards: dict[str, CardRow] = {
            id: row for name in card_files() for id, row in rows(CONTENT / "cards" / f"{name}.toml", CardRow)
        }
        self.special_rules: dict[str, SpecialRuleRow] = dict(
            rows(CONTENT / "special_rules.toml", SpecialRuleRow)
        )
        self.scenarios: dict[str, ScenarioRow] = {
            id: decode(read(CONTENT / "scenarios" / f"{id}.toml"), ScenarioRow, f"{id}.toml")
            for id in scenario_ids()
        }
        self.zombie_abilities: dict[str, AbilityRow] = dict(
            rows(CONTENT / "zombie_abilities.toml", AbilityRow)
        )


# A server's threads may ask for the content while it is read; reading it asks for parts of it.
READING = RLock()


@cache
def library() -> Library:
    return Library()


# Where traits are: a module of one of these folders holds one, as TRAIT.
TRAITS = "veglia.games.last_night_on_earth.rules.traits"


@cache
def trait_modules() -> dict[str, str]:
    """Return the modules of traits by their last name; the folders are the registry."""
    found: dict[str, str] = {}
    package = importlib.import_module(TRAITS)
    for folder in pkgutil.iter_modules(package.__path__, TRAITS + "."):
        for module in pkgutil.iter_modules(importlib.import_module(folder.name).__path__, folder.name + "."):
            name = module.name.rpartition(".")[2]
            if name in found:
                raise ContentError(f"two traits called {name!r}: {found[name]} and {module.name}")
            found[name] = module.name
    return found


def make_trait(name: str, key: str, args: dict[str, Any], where: str) -> Trait[Any]:
    """Return the trait of a row."""
    modules = trait_modules()
    if name not in modules:
        raise ContentError(f"{where}: no trait {name!r} in rules/traits")
    kind: type[Trait[Any]] = importlib.import_module(modules[name]).TRAIT
    trait = kind(key, args)
    trait.hooks = hooks_of(kind)
    return trait


def hooks_of(kind: type[Trait[Any]]) -> int:
    """Return the bits of the hooks that a trait has of its own."""
    found = 0
    for owner in kind.__mro__[: kind.__mro__.index(Trait)]:
        for name in vars(owner):
            found |= bit_of(name)
    return found


def deck_of(row: CardRow) -> str:
    """Return the pile to which a card is discarded."""
    return next(iter(row.copies)).partition("_")[0]


def pick_up(row: PickUpRow | None) -> PickUp | None:
    if row is None:
        return None
    return PickUp(
        row.cards, tuple(row.types), tuple(row.keywords), tuple(row.ids), tuple(row.without), row.least
    )


def content() -> Content:
    """Return the content as the rules use it; threads that ask at the same time get the same."""
    with READING:
        return read_content()


@cache
def read_content() -> Content:
    shelf = library()
    traits: dict[str, Trait[Any]] = {}
    kinds: list[CardKind] = []
    kind_of: list[int] = []
    decks: dict[str, list[int]] = {}
    for id, card in shelf.cards.items():
        traits[id] = make_trait(card.trait or id, id, card.args, f"card [{id}]")
        for deck, copies in card.copies.items():
            for _ in range(copies):
                decks.setdefault(deck, []).append(len(kind_of))
                kind_of.append(len(kinds))
        kinds.append(
            CardKind(
                len(kinds),
                id,
                deck_of(card),
                card.type,
                tuple(card.keywords),
                tuple(card.when),
                tuple(card.stops),
                traits[id],
                card.range,
                card.hit,
                tuple(card.empty_on),
                tuple(card.break_on),
                card.ammo + card.armor,
                card.record,
                card.remains,
                card.sacrifice,
            )
        )
    abilities: list[Ability] = []

    def ability(row: AbilityRow, id: str) -> int:
        key = f"ability/{id}"
        if key not in traits:
            traits[key] = make_trait(row.trait or id, key, row.args, f"ability [{id}]")
        abilities.append(Ability(len(abilities), id, traits[key]))
        return len(abilities) - 1

    heroes = [
        HeroKind(
            place,
            id,
            hero.set,
            hero.wounds,
            tuple(hero.keywords),
            look_up(shelf.zone_places, zone_id(hero.start), f"heroes.toml [{id}]"),
            [ability(one, one.id) for one in hero.abilities],
            ability(hero.advanced, hero.advanced.id),
        )
        for place, (id, hero) in enumerate(shelf.heroes.items())
    ]
    of_zombies = [ability(row, id) for id, row in shelf.zombie_abilities.items()]
    zones = [ZoneKind(place, zone.id, pick_up(zone.pick_up)) for place, zone in enumerate(shelf.zones)]
    fill_actions()
    fill_scenarios()
    fill_special_rules()
    for name, module in trait_modules().items():
        if ".markers." in module:
            traits[f"marker/{name}"] = make_trait(name, f"marker/{name}", {}, name)
    return Content(kinds, kind_of, decks, heroes, abilities, of_zombies, zones, traits)


def zone_id(name: str) -> str:
    """Return the id of a zone by its English name."""
    return name.lower().replace(" ", "_")


ACTION_MODULES = "veglia.games.last_night_on_earth.rules.actions"
SPECIAL_MODULES = "veglia.games.last_night_on_earth.rules.special_rules"
SCENARIO_MODULES = "veglia.games.last_night_on_earth.rules.scenarios"


def modules_in(package: str) -> list[Any]:
    """Return the modules of a package, by name."""
    found = importlib.import_module(package)
    names = sorted(one.name for one in pkgutil.iter_modules(found.__path__, package + "."))
    return [importlib.import_module(name) for name in names]


def fill_actions() -> None:
    """Put the actions of the folder into the registry; each module has one as ACTION."""
    set_actions([module.ACTION for module in modules_in(ACTION_MODULES)])


def fill_scenarios() -> None:
    """Put the scenarios of the folder into the registry; each module has one as SCENARIO."""
    modules = {module.__name__.rpartition(".")[2]: module for module in modules_in(SCENARIO_MODULES)}
    for id, row in library().scenarios.items():
        if id in modules:
            SCENARIOS[id] = modules[id].SCENARIO(
                id, row.turns, row.dead_heroes, row.rule, tuple(row.search_items)
            )


def fill_special_rules() -> None:
    """Put what special rules do before the game into the registry; each module has one as SPECIAL_RULE."""
    for module in modules_in(SPECIAL_MODULES):
        SPECIAL_RULES[module.__name__.rpartition(".")[2]] = module.SPECIAL_RULE
