"""The words of every game: no sentence of the log, question or option is broken, in any language.

`python -m tools.lines` prints what is checked here.
"""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.contract.tables import REAL_MISSIONS, any_table, is_looked_at, play
from tools.lines import asked_by, faults, told_by
from veglia import catalog
from veglia.games.dark_darker_darkest.rules import content as darkest
from veglia.games.last_night_on_earth.show import texts as last_night
from veglia.games.zombicide.dark_side.rules import library as dark_side
from veglia.games.zombicide.undead_or_alive.rules import library as undead
from veglia.kernel.words import parts_of

SEEDS = st.integers(0, 2**63)
LANGUAGES = ("en", "it")
# Sentences that are the same in both languages, though they have words of their own.
SAME = {"Round {round}.", "In {room:room}"}
NAMES = ("Bea", "Cid", "Dan", "Fay", "Gus", "Hal", "Jon", "Ken", "Max", "Ned")


def sentences(game: str, language: str) -> dict[str, str]:
    """Return the templates of a game by the class they are said for."""
    match game:
        case "undead_or_alive":
            return dict(undead.text(language)["sentences"])
        case "dark_side":
            return dict(dark_side.text(language)["sentences"])
        case "last_night_on_earth":
            return last_night.sentences(language)
        case "dark_darker_darkest":
            return dict(darkest.text(language)["sentences"])
    raise AssertionError(f"where are the sentences of {game}?")


def filled(template: str) -> Iterator[str]:
    """Yield a template with a name in place of each field, and each of the words that a number picks."""
    parts = parts_of(template)
    for picks in product((0, 1), repeat=sum("|" in wording for _, _, wording in parts)):
        pick, names = iter(picks), iter(NAMES)
        said = ""
        for text, field, wording in parts:
            said += text
            if field:
                said += wording.split("|")[next(pick)] if "|" in wording else next(names)
        yield said[:1].upper() + said[1:]


@pytest.mark.parametrize(("game", "mission"), REAL_MISSIONS)
# A smaller seed makes no simpler game.
@settings(max_examples=3, deadline=None, phases=[Phase.generate])
@given(seed=SEEDS)
def test_nothing_that_is_said_in_a_game_is_broken(game: str, mission: str, seed: int) -> None:
    table = any_table(game, mission, seed)
    said = list(told_by(table))
    for _ in play(table, seed):
        said += told_by(table)
        if is_looked_at(table):
            said += asked_by(table)
    said += told_by(table)

    wrong = [
        (kind, text, found)
        for kind, language, text in dict.fromkeys(said)
        if (found := faults(text, language, kind.startswith("told")))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_no_template_is_broken_whatever_is_put_into_it(game: str, language: str) -> None:
    wrong = [
        (name, text, found)
        for name, template in sentences(game, language).items()
        for text in filled(template)
        if (found := faults(text, language))
    ]
    assert wrong == []


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_sentence_is_there_in_every_language(game: str) -> None:
    english, italian = sentences(game, "en"), sentences(game, "it")
    assert list(english) == list(italian)
    same = [
        name
        for name, template in english.items()
        if template == italian[name] and template not in SAME and any_words(template)
    ]
    assert same == []


def any_words(template: str) -> bool:
    """Whether a template has words beside its fields."""
    return re.search(r"[^\W\d]{2,}", "".join(text for text, _, _ in parts_of(template))) is not None


@pytest.mark.parametrize("game", catalog.GAMES)
def test_no_sentence_hangs_on_whether_somebody_is_a_man_or_a_woman(game: str) -> None:
    """In Italian a participle agrees with its subject, which a template does not know."""
    agreeing = re.compile(
        r"\{(survivor|hero|who|partner|companion|target|to)(:\w+)?\} (non )?(è|viene|sarebbe|resta|era) "
        r"(già |ancora |di nuovo |ora )?\w{2,}[aeiou]t[oa]\b"
    )
    assert [text for text in sentences(game, "it").values() if agreeing.search(text)] == []


@pytest.mark.parametrize(
    ("text", "language", "what"),
    [
        ("Ned  moves.", "en", "a space too many"),
        ("Ned moves ( to street 2).", "en", "a space too many"),
        ("Ned moves..", "en", "two stops"),
        ("In play: Oh no!.", "en", "two stops"),
        ("Ned moves to {zone}.", "en", "a placeholder"),
        ("ned moves.", "en", "a small letter at the start"),
        ("Ned moves", "en", "no stop at the end"),
        ("Ned moves to None.", "en", "a name of the program"),
        ("Marker/new_hero: which building?", "en", "a name of the program"),
        ("Ned attacks: .", "en", "something is missing"),
        ("Ned uses a item.", "en", "needs an"),
        ("Ned va va in strada.", "it", "a word twice"),
        ("Il Zombi cade.", "it", "needs uno, lo"),
        ("Arriva uno Tank.", "it", "needs un, il"),
        ("Ned apre la uscita.", "it", "needs an apostrophe"),
        ("Ned va in la Stanza.", "it", "a preposition apart from its article"),
        ("", "en", "nothing is said"),
    ],
)
def test_what_is_broken_is_found(text: str, language: str, what: str) -> None:
    assert what in faults(text, language, is_told=True)


def test_what_is_sound_is_left_alone() -> None:
    for text in ("My God, They've Taken the... (Bank).", "Boom!", "An Ally (needs 5+).", "Round 2."):
        assert faults(text, "en", is_told=True) == []
    for text in ("Lo Zombi va nella strada 3.", "L'Alleato è salvo.", "Uno Zombi e un Tank.", "Gli Xeno!"):
        assert faults(text, "it", is_told=True) == []
