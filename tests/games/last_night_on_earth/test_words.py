"""Every question, option and event has a sentence in both languages, with fields that exist."""

import ast
import importlib
import pkgutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.games.last_night_on_earth.table import TOWN, Table
from veglia.games.last_night_on_earth.rules.content import WINDOWS
from veglia.games.last_night_on_earth.rules.library import CONTENT
from veglia.games.last_night_on_earth.rules.plays import NUMBER, Choice
from veglia.games.last_night_on_earth.rules.questions import Choose
from veglia.games.last_night_on_earth.show.names import LastNightNames, words
from veglia.games.last_night_on_earth.show.targets import LastNightTargets
from veglia.games.last_night_on_earth.show.telling import LastNightTeller
from veglia.games.last_night_on_earth.show.texts import LANGUAGES, texts, word_rows
from veglia.games.last_night_on_earth.title import PACKAGES, TITLE
from veglia.kernel.content import read
from veglia.kernel.machine import Ask, Event, Option
from veglia.kernel.words import fields_in, fields_of
from veglia.show.look import WordRow

# Classes that only others are derived from.
ABSTRACT = {
    "Reaction",
    "Targeted",
    "ScenarioStep",
    "MoveQuestion",
    "HeroQuestion",
    "HeroSideQuestion",
    "SideQuestion",
}
SPOKEN = [
    kind for kind in TITLE.spoken if issubclass(kind, (Ask, Option, Event)) and kind.__name__ not in ABSTRACT
]
# What looks of events may name beside the methods of the teller.
SHOWS = {"banner"}


def row_of(kind: type) -> WordRow:
    assert kind.__name__ in word_rows(), f"{kind.__name__} {fields_of(kind)} has no row in content/words"
    return word_rows()[kind.__name__]


@pytest.mark.parametrize("kind", SPOKEN, ids=lambda kind: kind.__name__)
def test_every_class_has_a_sentence_whose_fields_exist(kind: type) -> None:
    row = row_of(kind)
    for sentence in (row.en, row.it):
        assert sentence
        assert set(fields_in(sentence)) <= set(fields_of(kind)), sentence
    assert set(fields_in(row.en)) == set(fields_in(row.it)), "both languages tell the same"


@pytest.mark.parametrize(
    "kind", [kind for kind in SPOKEN if issubclass(kind, Option)], ids=lambda kind: kind.__name__
)
def test_every_option_has_an_icon_a_group_and_something_to_point_at(kind: type) -> None:
    row = row_of(kind)
    assert row.look
    assert row.group in texts("en")["groups"]
    assert row.targets or not fields_of(kind)
    for recipe in row.targets:
        is_word = hasattr(LastNightTargets, f"of_{recipe}") or recipe.startswith("pile/")
        assert is_word or recipe in fields_of(kind), recipe
    assert not row.show


@pytest.mark.parametrize(
    "kind", [kind for kind in SPOKEN if issubclass(kind, Event)], ids=lambda kind: kind.__name__
)
def test_everything_that_an_event_shows_can_be_shown(kind: type) -> None:
    row = row_of(kind)
    assert not row.group
    for show in row.show:
        flashed = show.removeprefix("flash_")
        is_known = show in SHOWS or hasattr(LastNightTeller, f"show_{show}") or flashed != show
        assert is_known, show
        if flashed != show:
            assert flashed in fields_of(kind)
        if show in ("walk", "place", "leave", "flash"):
            assert "hero" in fields_of(kind)
        if show.startswith("zombie_"):
            assert "zombie" in fields_of(kind)
        if show in ("walk", "place", "pulse", "zombie_walk", "zombie_place"):
            assert "space" in fields_of(kind)
        if show in ("flash", "pulse", "zombie_flash", "wall"):
            assert row.look
        if show == "card":
            assert "card" in fields_of(kind)
        if show == "roll":
            assert {"dice", "face", "first"} & set(fields_of(kind))
    assert set(fields_in(row.text)) <= set(fields_of(kind))


def test_no_sentence_is_written_twice() -> None:
    files = [file for file in (CONTENT / "words").iterdir() if file.name.endswith(".toml")]
    names = Counter(name for file in files for name in read(file))
    assert [name for name, count in names.items() if count > 1] == []


def test_no_row_belongs_to_nothing() -> None:
    """A row is that of a class of the game, of Pass, or of a question of a card."""
    known = {kind.__name__ for kind in TITLE.spoken} | {"Pass"}
    asked = {name for name, _ in topics()}
    unknown = [
        name
        for name in word_rows()
        if name not in known and name not in asked and name.rpartition(".")[0] not in asked
    ]
    # A card of a shared trait may have words of its own for a question of that trait.
    keys = set(TITLE_TRAITS)
    topics_known = {name.rpartition(".")[2] for name in asked}
    assert [
        name
        for name in unknown
        if name.partition(".")[0] not in keys or name.partition(".")[2] not in topics_known
    ] == []


SOURCES = Path(__file__).resolve().parents[3] / "src"


def modules() -> Iterator[ModuleType]:
    for package in PACKAGES:
        folder = importlib.import_module(package)
        for found in pkgutil.iter_modules(folder.__path__, package + "."):
            if not found.ispkg:
                yield importlib.import_module(found.name)


def topics() -> Iterator[tuple[str, str]]:
    """Yield each question that a trait asks, as `module.topic`, and where."""
    for module in modules():
        # A compiled module has no source of its own.
        source = SOURCES / (module.__name__.replace(".", "/") + ".py")
        tree = ast.parse(source.read_text("utf-8"))
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "questions.ask":
                continue
            topic = node.args[3]
            named = getattr(module, topic.id) if isinstance(topic, ast.Name) else ast.literal_eval(topic)
            yield f"{module.__name__.rpartition('.')[2]}.{named}", f"{module.__name__}:{node.lineno}"


TITLE_TRAITS = Table().state.content.traits


@pytest.mark.parametrize(("name", "where"), sorted(set(topics())))
def test_every_question_of_a_card_has_a_sentence(name: str, where: str) -> None:
    """By the module of the trait, or by each card that has the trait."""
    module, _, topic = name.partition(".")
    if name in word_rows():
        return
    cards = [key for key, trait in TITLE_TRAITS.items() if type(trait).__module__.endswith(f".{module}")]
    assert cards, f"{where}: {name} has no row"
    for card in cards:
        assert f"{card}.{topic}" in word_rows(), f"{where}: {card}.{topic} has no row"


def test_the_question_of_a_card_names_its_card() -> None:
    table = Table(TOWN)
    hero = table.hero("billy", table.at(5, 5))
    card = table.item(hero, "revolver")
    choice = Choice("target", NUMBER, (), False, card, hero, ())
    asking = Choose((0,), "revolver", choice)
    assert words(table.state, "en").say(asking) == "Revolver: which Zombie is the next target?"
    assert words(table.state, "it").say(asking) == "Revolver: quale Zombi è il prossimo bersaglio?"


def test_a_question_without_a_sentence_of_its_own_names_the_card() -> None:
    table = Table(TOWN)
    asking = Choose((0,), "revolver", Choice("nothing", NUMBER, (), False, -1, -1, ()))
    assert words(table.state, "en").say(asking) == "Revolver: choose."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_window_has_a_name_for_players(language: str) -> None:
    said = TITLE.presentation.moments(language)
    assert set(said) >= set(WINDOWS)
    assert all(said.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_walls_and_spaces_are_named_by_what_stands_there(language: str) -> None:
    table = Table(TOWN)
    names = LastNightNames(table.state, language)
    church = table.building("church")
    space = table.inside("church")[0]
    walls = [wall for wall, run in enumerate(table.state.town.walls) if run.building == church]
    said = {names.wall(wall) for wall in walls}
    assert len(said) >= 4
    assert all(names.building(church) in one for one in said)
    assert names.building(church) in names.space(space)


def test_texts_have_both_languages() -> None:
    def missing(table: dict[str, object], path: str) -> Iterator[str]:
        for name, value in table.items():
            here = f"{path}/{name}"
            if isinstance(value, dict) and set(value) & set(LANGUAGES):
                if set(value) != set(LANGUAGES) or not all(value.values()):
                    yield here
            elif isinstance(value, dict):
                yield from missing(value, here)

    for name in ("table.toml", "lobby.toml", "glossary.toml"):
        assert list(missing(read(CONTENT / name), name)) == []
