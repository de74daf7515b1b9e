# veglia: interpreted
"""What explains itself: pieces, Heroes, cards, abilities, terms."""

from functools import cache

import msgspec

from veglia.games.last_night_on_earth.rules.library import CONTENT, content, library
from veglia.games.last_night_on_earth.rules.rows import Text
from veglia.games.last_night_on_earth.show.cards import card_of_kind
from veglia.games.last_night_on_earth.show.texts import look, said_in, texts
from veglia.kernel.content import decode, read
from veglia.kernel.presentation import Entry
from veglia.show.glossary import TERM, source_of
from veglia.show.ids import skill_id


class GlossaryRow(msgspec.Struct, forbid_unknown_fields=True):
    """The name and the text of a look or a term, and the rules behind it."""

    name: Text
    text: Text
    rules: list[str]


class GlossaryRows(msgspec.Struct, forbid_unknown_fields=True):
    looks: dict[str, GlossaryRow]
    terms: dict[str, GlossaryRow]


@cache
def glossary_rows() -> GlossaryRows:
    return decode(read(CONTENT / "glossary.toml"), GlossaryRows, "glossary.toml")


@cache
def glossary(language: str) -> dict[str, Entry]:
    """Return all entries in a language."""
    rows = glossary_rows()
    found = {id: entry_of(row, language) for id, row in rows.looks.items()}
    found |= {TERM + id: entry_of(row, language) for id, row in rows.terms.items()}
    return found | heroes(language) | cards(language) | abilities(language) | places(language)


def entry_of(row: GlossaryRow, language: str) -> Entry:
    return Entry(row.name[language], row.text[language], row.rules)


def heroes(language: str) -> dict[str, Entry]:
    """Return the Heroes by their look: what they are, and the Wounds that they take."""
    wounds = texts(language)["takes_wounds"]
    found: dict[str, Entry] = {}
    for id, row in library().heroes.items():
        text = f"{said_in(row.title, language)}. {wounds.format(row.wounds)}"
        found[look().heroes[id]] = Entry(
            row.name[language], text, ["lnoe.general.hero-wounds"], source_of(row)
        )
    return found


def cards(language: str) -> dict[str, Entry]:
    """Return cards by their kind, with the rule under which they act."""
    found: dict[str, Entry] = {}
    for kind in content().kinds:
        card = card_of_kind(kind.id, language)
        values = ", ".join(f"{name} {value}" for name, value in card.values)
        parts = [", ".join(card.marks), values, card.text]
        text = " ".join(part if part[-1] in ".!" else f"{part}." for part in parts if part)
        row = library().cards[kind.id]
        found[f"card/{card.look}"] = Entry(card.name, text, [kind.trait.rule], source_of(row))
    return found


def abilities(language: str) -> dict[str, Entry]:
    """Return the abilities of Heroes, and the Ability cards of both sides."""
    rules = {ability.id: ability.trait.rule for ability in content().abilities}
    rows = {one.id: one for hero in library().heroes.values() for one in [*hero.abilities, hero.advanced]}
    found = {
        skill_id(id): Entry(
            said_in(row.name, language), said_in(row.text, language), [rules[id]], source_of(row)
        )
        for id, row in rows.items()
    }
    for id, zombies in library().zombie_abilities.items():
        name, text = said_in(zombies.name, language), said_in(zombies.text, language)
        entry = Entry(name, text, [rules[id]], source_of(zombies))
        # In play it lies there as a card.
        found[skill_id(id)] = found[f"card/ability_{id}"] = entry
    return found


def places(language: str) -> dict[str, Entry]:
    """Return buildings and named places: the numbers of a building, and what its Pick-Up gives."""
    said = texts(language)["places"]
    found: dict[str, Entry] = {}
    for place, row in enumerate(library().zones):
        is_building = row.kind == "building"
        parts = [said["building"] if is_building else said["outdoors"]]
        rules = ["lnoe.search.inside-only"]
        if row.numbers:
            parts.append(said["numbers"].format(", ".join(map(str, row.numbers))))
            rules.append("lnoe.random.number-set")
        if row.pick_up is not None:
            parts.append(said[row.pick_up.cards].format(takeable(place, language)))
            rules.append("lnoe.search.pickup")
        key = f"building/{row.id}" if is_building else f"place/{row.id}"
        found[key] = Entry(said_in(row.name, language), " ".join(parts), rules, source_of(row))
    return found


def takeable(place: int, language: str) -> str:
    """Return the titles that the Pick-Up of a building may take from the discards."""
    pick_up = content().zones[place].pick_up
    kinds = [kind for kind in content().kinds if kind.deck == "hero" and pick_up and pick_up.fits(kind)]
    return ", ".join(sorted(said_in(library().cards[kind.id].name, language) for kind in kinds))
