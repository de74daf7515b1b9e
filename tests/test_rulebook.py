"""The book, the tests and the code agree: every rule is tested or pending, every id that is named exists."""

import ast
import re
from pathlib import Path

import pytest

from tools import rulecheck
from veglia import catalog, rulebook
from veglia.kernel.errors import UnknownName

GAMES = rulebook.games()
# Characters; what needs more is two rules.
LONGEST_RULE = 440


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_tested_or_pending_or_for_reference_and_none_is_two_of_these(game: str) -> None:
    rules = set(rulebook.book(game).rules)
    reference = {id for id, rule in rulebook.book(game).rules.items() if rule.needs}
    tested = {id for id in rulecheck.cited() if id.startswith(rulecheck.PREFIXES[game])}
    pending = rulebook.listed(f"{game}.pending.txt")

    assert len(pending) == len(set(pending)), "a rule is pending twice"
    assert rules - tested - reference - set(pending) == set(), "neither tested nor pending"
    assert tested & set(pending) == set(), "tested, so no longer pending"
    assert reference & (tested | set(pending)) == set(), "what is not in the box cannot be tested"
    assert rulebook.coverage(game).reference == [id for id in rulebook.book(game).rules if id in reference]
    assert set(pending) <= rules, "pending, but not in the book"


def test_tests_cite_only_rules_of_the_books() -> None:
    known = {id for game in GAMES for id in rulebook.book(game).rules}

    unknown = {id: tests for id, tests in rulecheck.cited().items() if id not in known}

    assert unknown == {}


def test_code_and_content_name_only_rules_of_the_books() -> None:
    known = {id for game in GAMES for id in rulebook.book(game).rules}

    # What ends in a dot or a dash is the beginning of some rules' ids.
    begun = {id[: at + 1] for id in known for at, sign in enumerate(id) if sign in ".-"}
    unknown = {id: files for id, files in rulecheck.named_in_sources().items() if id not in known | begun}

    assert unknown == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_tested_rules_is_up_to_date(game: str) -> None:
    written = (rulecheck.BOOKS / f"{game}.tested.txt").read_text("utf-8")

    assert written == rulecheck.tested_list(game), "run: make rules"


# Playwright's assertion that waits, and the checks that other projects make of an environment.
CHECKS = (
    r"pytest\.raises|\b(expect|api_test|seed_test|check_env|check_moment|check_lessons|check_turns"
    r"|random_sim_test)\("
)


def test_every_test_asserts_something_and_none_is_skipped() -> None:
    silent: list[str] = []
    skipped: list[str] = []
    for path, test in rulecheck.tests():
        name = f"{path.relative_to(rulecheck.ROOT)}::{test.name}"
        nodes = list(ast.walk(test))
        text = ast.unparse(test)
        checks = re.search(CHECKS, text) is not None
        checks = checks or any(isinstance(node, ast.Assert) for node in nodes)
        if not checks:
            silent.append(name)
        if re.search(r"pytest\.(skip|xfail)|mark\.(skip|xfail)", text) and path != Path(__file__):
            skipped.append(name)

    assert silent == []
    assert skipped == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_and_ruling_has_its_text_in_both_languages(game: str) -> None:
    english = rulebook.book(game, "en")
    italian = rulebook.book(game, "it")

    same = [id for id, rule in english.rules.items() if rule.text == italian.rules[id].text]
    assert same == []
    assert all(rule.title and rule.text for book in (english, italian) for rule in book.rules.values())
    assert [id for id, one in english.rulings.items() if one.ruling == italian.rulings[id].ruling] == []


@pytest.mark.parametrize("game", GAMES)
def test_house_marks_name_rulings_that_exist_and_every_ruling_is_used(game: str) -> None:
    book = rulebook.book(game)

    marks = {id for rule in book.rules.values() for id in rule.house}

    assert marks == set(book.rulings)


@pytest.mark.parametrize("game", GAMES)
def test_rulings_ask_settle_and_say_why(game: str) -> None:
    for language in rulebook.LANGUAGES:
        rulings = rulebook.book(game, language).rulings
        assert [id for id, one in rulings.items() if not (one.question and one.ruling and one.why)] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_name_the_same_numbers(game: str) -> None:
    english, italian = rulebook.book(game, "en"), rulebook.book(game, "it")

    assert [id for id in english.rules if said_by(english, id) != said_by(italian, id)] == []
    assert [id for id in english.rulings if ruled_by(english, id) != ruled_by(italian, id)] == []


def said_by(book: rulebook.Book, id: str) -> set[str]:
    """Return the numbers in a rule's text."""
    return set(re.findall(r"\d+", book.rule(id).text))


def ruled_by(book: rulebook.Book, id: str) -> set[str]:
    """Return the numbers in a ruling."""
    return set(re.findall(r"\d+", book.ruling(id).ruling))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_titles_tell_rules_apart_and_texts_are_short(game: str, language: str) -> None:
    rules = rulebook.book(game, language).rules

    assert len({rule.title for rule in rules.values()}) == len(rules)
    assert [id for id, rule in rules.items() if len(rule.text) > LONGEST_RULE] == []


# A rule of our own, as it stands in a book.
OURS = {
    "id": "uoa.skill.cornered",
    "title": {"en": "Cornered", "it": "Alle strette"},
    "text": {"en": "1 die more while wounded.", "it": "1 dado in più se ferito."},
    "source": "house",
}


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_a_rule_of_our_own_has_both_languages_in_one_place(language: str) -> None:
    rule = rulebook.rule_of(OURS, None, language)

    assert (rule.id, rule.source) == ("uoa.skill.cornered", "house")
    assert rule.title == {"en": "Cornered", "it": "Alle strette"}[language]
    assert rule.text == {"en": "1 die more while wounded.", "it": "1 dado in più se ferito."}[language]


def test_a_rule_is_not_translated_twice() -> None:
    with pytest.raises(ValueError, match=r"uoa\.skill\.cornered has its languages in the book"):
        rulebook.rule_of(OURS, {"title": "Alle strette", "text": "1 dado in più."}, "it")


def test_unknown_books_rules_and_languages_are_refused() -> None:
    with pytest.raises(UnknownName, match="no rulebook for 'chess'"):
        rulebook.book("chess")
    with pytest.raises(UnknownName, match=r"unknown rule 'uoa\.nothing'"):
        rulebook.book("undead_or_alive").rule("uoa.nothing")
    with pytest.raises(UnknownName, match="unknown language 'de'"):
        rulebook.book("undead_or_alive", "de")


def test_rules_about_other_boxes_are_marked_in_both_languages() -> None:
    english, italian = rulebook.book("dark_side", "en"), rulebook.book("dark_side", "it")
    marked = {id: (rule.needs, italian.rule(id).needs) for id, rule in english.rules.items() if rule.needs}

    invader = [id for id in english.rules if id.startswith("ds.invader.")]
    assert list(marked) == [*invader, "ds.machine.substitution"]
    assert {marked[id] for id in invader[:-1]} == {("Zombicide: Invader", "Zombicide: Invader")}
    assert marked["ds.invader.card-numbers"][1] == "Zombicide: Invader, Zombicide: Black Ops"
    assert marked["ds.machine.substitution"] == (
        "another Bot or Sentry Gun of the science-fiction line",
        "un altro Bot o un'altra Sentry Gun della linea fantascientifica",
    )
    assert not any(rule.needs for rule in rulebook.book("undead_or_alive").rules.values())


def test_nothing_is_left_to_be_built_of_a_game_that_can_be_played() -> None:
    """A game comes into the catalogue when no rule of its book is pending."""
    assert {game: rulebook.coverage(game).pending for game in catalog.GAMES} == {
        game: [] for game in catalog.GAMES
    }
