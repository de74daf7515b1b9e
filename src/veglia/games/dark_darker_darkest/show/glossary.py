# veglia: interpreted
"""What explains itself: rooms, pieces, Survivors, enemies, cards, abilities, terms."""

import functools

import msgspec

from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.content import CONTENT
from veglia.games.dark_darker_darkest.rules.rows import (
    CreatureRow,
    NemesisRow,
    SurvivorRow,
    TileRow,
)
from veglia.games.dark_darker_darkest.show.cards import card_of_type
from veglia.games.dark_darker_darkest.show.heroes import ability_id
from veglia.games.dark_darker_darkest.show.lobby import ability_name
from veglia.games.dark_darker_darkest.show.texts import piece_looks, rule_text, rule_title
from veglia.games.dark_darker_darkest.show.words import room_name
from veglia.kernel.content import decode, read, rows
from veglia.kernel.presentation import Entry
from veglia.show.glossary import TERM, source_of

# The rules of the marks on tiles, by the mark.
MARK_RULES = {
    "camera": "ddd.camera.placement",
    "gas_leak": "ddd.adv.gas-leak",
    "lurking_creature": "ddd.adv.lurking-creature",
    "defensive_barriers": "ddd.adv.barriers",
    "warehouse": "ddd.adv.warehouse",
    "optimal_visibility": "ddd.adv.optimal-visibility",
}
FUNCTION_RULES = {
    "terminal": "ddd.corner.terminal",
    "fire_control": "ddd.corner.fire-control",
    "medical_supplies": "ddd.corner.medicine",
    "ammunition_store": "ddd.corner.ammo-store",
    "antidote_cabinet": "ddd.corner.antidote-cabinet",
}


class GlossaryRow(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a look or a term and the rules behind it; the text is that of the first, unless it says."""

    name: dict[str, str]
    rules: list[str]
    text: dict[str, str] = {}


class GlossaryRows(msgspec.Struct, forbid_unknown_fields=True):
    looks: dict[str, GlossaryRow]
    terms: dict[str, GlossaryRow]


@functools.cache
def glossary(language: str) -> dict[str, Entry]:
    """Return all entries in a language."""
    listed = decode(read(CONTENT / "glossary.toml"), GlossaryRows, "glossary.toml")
    found = {id: entry_of(row, language) for id, row in listed.looks.items()}
    found |= {TERM + id: entry_of(row, language) for id, row in listed.terms.items()}
    return found | rooms(language) | people(language) | enemies(language) | cards(language)


def entry_of(row: GlossaryRow, language: str) -> Entry:
    text = row.text[language] if row.text else rule_text(row.rules[0], language)
    return Entry(row.name[language], text, row.rules)


def rooms(language: str) -> dict[str, Entry]:
    """Return the rooms by their kind, with what their tile has."""
    found: dict[str, Entry] = {}
    for id, row in rows(CONTENT / "tiles.toml", TileRow):
        cited = [MARK_RULES[icon] for icon in row.icons] + [FUNCTION_RULES[one] for one in row.functions]
        for kind in piece_looks().rooms[id]:
            said = ". ".join(rule_title(rule, language) for rule in cited)
            text = f"{said}." if said else rule_text("ddd.house.tile-rooms", language)
            name = room_name(id, kind, language)
            found[kind] = Entry(name, text, [*cited, "ddd.house.tile-rooms"], source_of(row))
    return found


def people(language: str) -> dict[str, Entry]:
    """Return Survivors by their look, and their abilities."""
    found: dict[str, Entry] = {}
    profiles = {profile.id: profile for profile in content.library().profiles}
    for id, row in rows(CONTENT / "survivors.toml", SurvivorRow):
        found[id] = Entry(row.name, rule_text(row.rule, language), [row.rule], source_of(row))
        for place, one in enumerate(profiles[id].abilities):
            name = ability_name(profiles[id], place, language)
            text = rule_text(one.rule, language)
            found[ability_id(id, one.id)] = Entry(name, text, [one.rule], source_of(row))
    return found


def enemies(language: str) -> dict[str, Entry]:
    """Return Creatures and Nemeses by their look."""
    found: dict[str, Entry] = {}
    listed: list[tuple[str, CreatureRow | NemesisRow]] = [
        *rows(CONTENT / "creatures.toml", CreatureRow),
        *rows(CONTENT / "nemeses.toml", NemesisRow),
    ]
    for id, row in listed:
        text = rule_text(row.rule, language)
        found[id] = Entry(row.name[language], text, [row.rule], source_of(row))
    return found


def cards(language: str) -> dict[str, Entry]:
    """Return Equipment by its look."""
    found: dict[str, Entry] = {}
    types = content.library().type_by_id
    for id, row in content.equipment_rows().items():
        card = card_of_type(types[id], language)
        values = ", ".join(f"{name} {value}" for name, value in card.values)
        parts = [", ".join(card.marks), values, card.text]
        text = " ".join(part if part[-1] in ".!" else f"{part}." for part in parts if part)
        found[f"card/{id}"] = Entry(card.name, text, [row.rule], source_of(row))
    return found
