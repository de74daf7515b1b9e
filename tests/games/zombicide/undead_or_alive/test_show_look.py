"""The looks and words of the face: for all that there is, and for nothing else."""

from typing import Any

import pytest

from tests.games.zombicide.table import TestTable
from tests.games.zombicide.undead_or_alive.examples import example
from tests.games.zombicide.undead_or_alive.shown import FACE, told_of
from tests.games.zombicide.undead_or_alive.test_words import SPOKEN, keys
from veglia import rulebook
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import React
from veglia.games.zombicide.engine.show.targets import FamilyTargets
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.boards import boards
from veglia.games.zombicide.undead_or_alive.rules.events import MapChanged
from veglia.games.zombicide.undead_or_alive.show.drawing import dressings, zone_kinds
from veglia.games.zombicide.undead_or_alive.show.glossary import rules
from veglia.games.zombicide.undead_or_alive.show.presentation import context_of
from veglia.games.zombicide.undead_or_alive.show.texts import look, lore, text
from veglia.games.zombicide.undead_or_alive.show.words import LANGUAGES
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import Event, Option
from veglia.kernel.words import fields_of

OPTIONS = [kind for kind in SPOKEN if issubclass(kind, Option)]
EVENTS = [kind for kind in SPOKEN if issubclass(kind, Event)]


def strings(table: Any) -> list[str]:
    """Return all texts in nested tables."""
    if isinstance(table, str):
        return [table]
    values = table.values() if isinstance(table, dict) else table
    return [found for value in values for found in strings(value)]


def test_exactly_the_options_and_events_have_looks() -> None:
    assert sorted(look().options) == sorted(kind.__name__ for kind in OPTIONS)
    assert sorted(look().events) == sorted(kind.__name__ for kind in EVENTS)


def test_exactly_what_there_is_has_a_look() -> None:
    assert sorted(look().heroes) == sorted(library.survivors())
    assert sorted(look().foes) == sorted(library.zombies())


@pytest.mark.parametrize("kind", OPTIONS)
def test_an_option_with_fields_points_at_something(kind: type) -> None:
    table = TestTable(["carl", "meg"])
    # What the examples speak of: card 1, and a Zone that is asked about.
    table.survivor("carl").cards[0] = 1
    table.state.asking = React(0, 1)
    thing = example(kind, table)
    assert isinstance(thing, Option)
    targets = FamilyTargets(context_of(table.state, "en"))
    targets.extra = {"sack": "token/coal/1", "vade_retro/1": "token/vade_retro/0"}

    found = targets.of(thing, look().options[kind.__name__].targets)

    assert bool(found) or not fields_of(kind)


@pytest.mark.parametrize("kind", EVENTS)
def test_an_event_is_told_in_both_languages_with_the_same_effects(kind: type) -> None:
    table = TestTable(["carl", "meg"], gear={"carl": ["colt_saa"]})
    maps = [board.key for board in boards("m3").values()]
    event = MapChanged(maps[0], maps[1]) if kind is MapChanged else example(kind, table)
    assert isinstance(event, Event)

    english, italian = (told_of(table, [event], language)[0] for language in LANGUAGES)

    assert [effect.op for effect in english.effects] == [effect.op for effect in italian.effects]
    assert english.weight == look().events[kind.__name__].weight
    assert bool(english.effects) == bool(look().events[kind.__name__].show)


@pytest.mark.parametrize("section", [text, lore])
def test_both_languages_have_the_same_words(section: Any) -> None:
    assert keys(section("en")) == keys(section("it"))
    for language in LANGUAGES:
        assert [said for said in strings(section(language)) if not said or said != said.strip()] == []


def test_groups_and_goals_have_words() -> None:
    used = {row.group for row in look().options.values()}
    assert used == set(text("en")["groups"])
    assert {row.scope for row in library.skills().values() if row.scope} >= set(text("en")["scopes"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_explains_every_look_card_and_skill(language: str) -> None:
    glossary = FACE.glossary(language)
    looks = {*look().heroes.values(), *look().foes.values(), *look().tokens.values(), *look().piles.values()}
    zones = {"street", "room", "balcony", *zone_kinds().values()}
    train = {one for dressing in dressings().values() for one in dressing.cells}
    rows = [*library.equipment().values(), *library.machines().values()]
    cards = {f"card/{row.look}" for row in rows}
    skills = {f"skill/{id}" for id in library.skills()}

    assert set(glossary) >= {*looks, *zones, *train, *cards, *skills, look().tracks, look().stairs}
    assert [entry for entry in glossary.values() if set("{}_[]").intersection(entry.text)] == []
    book = rulebook.book(TITLE.id).rules
    assert [entry.name for entry in glossary.values() if not entry.rules] == []
    assert {id for entry in glossary.values() for id in entry.rules} <= set(book)


def test_entries_say_where_values_come_from() -> None:
    glossary = FACE.glossary("en")

    assert glossary["walker"].source == "rulebook"
    assert glossary["card/holy_water"].source == "rulebook"
    assert glossary["card/bullets"].source == "public"
    assert glossary["card/dynamite"].source == "house"
    assert glossary["carl"].source == "house"
    assert glossary["term/zone"].source == ""


def test_words_on_cards_and_bars_are_terms_of_the_glossary() -> None:
    """A client explains any word it shows by an entry of the same name."""
    for language in LANGUAGES:
        said = text(language)
        names = {entry.name for key, entry in FACE.glossary(language).items() if key.startswith("term/")}
        shown = [*said["values"].values(), *said["marks"].values(), *said["bars"].values()]
        chips = ("danger", "noise", "first_player", "spawns", "train", "ultra_red")
        assert names >= {*shown, *(said["chips"][chip] for chip in chips)}


def test_the_glossary_cites_rules_for_exactly_what_it_explains() -> None:
    assert sorted(rules()["looks"]) == sorted(lore("en")["looks"])
    assert sorted(rules()["terms"]) == sorted(lore("en")["terms"])
