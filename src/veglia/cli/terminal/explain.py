"""Rules for the player: the one behind a question or a line, or those about a word."""

from typing import Final

from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import WIDTH, Line, paragraph
from veglia.rulebook import Book, Rule

MOST_MATCHES: Final = 20


def rule_text(book: Book, rule: Rule, labels: Labels) -> list[Line]:
    """Return a rule with the house rulings that complete it."""
    lines = [*paragraph(rule.title, WIDTH, "title"), *paragraph(f"{rule.id} ({rule.source})", WIDTH, "dim")]
    if rule.needs:
        lines += paragraph(labels.text("reference", needs=rule.needs), WIDTH, "token", "  ")
    lines += paragraph(rule.text, WIDTH, "", "  ")
    house = labels.game_text("house_ruling")
    for id in rule.house:
        ruling = book.ruling(id)
        lines += paragraph(f"{house}: {ruling.question}", WIDTH, "title", "  ", "    ")
        lines += paragraph(ruling.ruling, WIDTH, "", "    ")
        lines += paragraph(f"{labels.text('why')}: {ruling.why}", WIDTH, "dim", "    ")
    return lines


def about(book: Book, said: str, labels: Labels) -> list[Line]:
    """Return the rule with an id, or the rules about a word; nothing when there are none."""
    wanted = said.casefold()
    if wanted in book.rules:
        return rule_text(book, book.rules[wanted], labels)
    by_title = [rule for rule in book.rules.values() if wanted in rule.title.casefold()]
    found = by_title or [rule for rule in book.rules.values() if wanted in rule.text.casefold()]
    if not found:
        return []
    if len(found) == 1:
        return rule_text(book, found[0], labels)
    lines = paragraph(labels.text("matches", said=said), WIDTH)
    for rule in found[:MOST_MATCHES]:
        lines += paragraph(f"{rule.id}  {rule.title}", WIDTH, "", "  ", "      ")
    if len(found) > MOST_MATCHES:
        lines += paragraph(labels.text("more", count=len(found) - MOST_MATCHES), WIDTH, "dim", "  ")
    return lines
