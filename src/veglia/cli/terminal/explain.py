"""Rules for the player: the one behind a question or a line, or those about a word."""

from typing import Final

from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import Line, paragraph
from veglia.rulebook import Book, Rule, book, games

MOST_MATCHES: Final = 20


def book_of(game: str, language: str) -> Book:
    """Return the rules of a game; a game without a rulebook has an empty one."""
    return book(game, language) if game in games() else Book(game, language, {}, {})


def rule_text(rules: Book, rule: Rule, labels: Labels, limit: int) -> list[Line]:
    """Return a rule with the house rulings that complete it."""
    lines = [*paragraph(rule.title, limit, "title"), *paragraph(f"{rule.id} ({rule.source})", limit, "dim")]
    if rule.needs:
        lines += paragraph(labels.text("reference", needs=rule.needs), limit, "token", "  ")
    lines += paragraph(rule.text, limit, "", "  ")
    house = labels.text("house_ruling")
    for id in rule.house:
        ruling = rules.ruling(id)
        lines += paragraph(f"{house}: {ruling.question}", limit, "title", "  ", "    ")
        lines += paragraph(ruling.ruling, limit, "", "    ")
        lines += paragraph(f"{labels.text('why')}: {ruling.why}", limit, "dim", "    ")
    return lines


def about(rules: Book, said: str, labels: Labels, limit: int) -> list[Line]:
    """Return the rule with an id, those of a chapter, or about a word; nothing when there are none."""
    wanted = said.casefold()
    if wanted in rules.rules:
        return rule_text(rules, rules.rules[wanted], labels, limit)
    every = rules.rules.values()
    found = (
        [rule for rule in every if rule.id.startswith(f"{wanted}.")]
        or [rule for rule in every if wanted in rule.title.casefold()]
        or [rule for rule in every if wanted in rule.text.casefold()]
    )
    if not found:
        return []
    if len(found) == 1:
        return rule_text(rules, found[0], labels, limit)
    lines = paragraph(labels.text("matches", said=said), limit)
    for rule in found[:MOST_MATCHES]:
        lines += paragraph(f"{rule.id}  {rule.title}", limit, "", "  ", "      ")
    if len(found) > MOST_MATCHES:
        lines += paragraph(labels.text("more", count=len(found) - MOST_MATCHES), limit, "dim", "  ")
    return lines
