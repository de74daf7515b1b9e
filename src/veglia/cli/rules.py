"""`veglia rules`: the numbered rules, and how many of them have a test."""

import argparse
import textwrap

from veglia import rulebook
from veglia.cli.arguments import Commands, add_json, add_language
from veglia.kernel.errors import UnknownName
from veglia.lab.record import as_json
from veglia.rulebook import Book, Rule

WIDTH = 96
COVERAGE = "coverage"
LABELS = {"en": ("Our ruling", "Why"), "it": ("Nostra interpretazione", "Perché")}
REFERENCE = {"en": "For reference, needs: {needs}", "it": "Come riferimento, serve: {needs}"}


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "rules",
        help="show the rules, or how many have a test",
        description=__doc__,
        epilog="veglia rules GAME [ID] shows rules (an ID may be the start of several); "
        "veglia rules coverage [GAME] counts.",
    )
    parser.add_argument("what", metavar="GAME|coverage", help="a game, or the word coverage")
    parser.add_argument("which", nargs="?", metavar="ID|GAME", help="a rule, or a chapter such as uoa.combat")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.what == COVERAGE:
        return show_coverage(args.which, args.json)
    book = rulebook.book(args.what, args.lang)
    rules = chosen(book, args.which)
    if args.json:
        print(as_json([as_dict(rule) for rule in rules]))
        return 0
    for rule in rules:
        print(as_text(book, rule, in_full=len(rules) == 1))
    return 0


def chosen(book: Book, which: str | None) -> list[Rule]:
    """Return the rules an id or a chapter names."""
    if which is None:
        return list(book.rules.values())
    if which in book.rules:
        return [book.rules[which]]
    found = [rule for id, rule in book.rules.items() if id.startswith(which.rstrip(".") + ".")]
    if not found:
        raise UnknownName(f"unknown rule {which!r} in {book.game}")
    return found


def as_dict(rule: Rule) -> dict[str, object]:
    return {
        "id": rule.id,
        "title": rule.title,
        "text": rule.text,
        "source": rule.source,
        "house": list(rule.house),
        "needs": rule.needs,
    }


def as_text(book: Book, rule: Rule, *, in_full: bool) -> str:
    """Return a rule for the terminal; alone it comes with its house rulings."""
    lines = [f"{rule.id}  {rule.title}  ({rule.source})"]
    if rule.needs:
        lines += wrapped(REFERENCE[book.language].format(needs=rule.needs))
    lines += wrapped(rule.text)
    if in_full:
        house, why = LABELS[book.language]
        for id in rule.house:
            ruling = book.ruling(id)
            lines += [
                "",
                f"  {house} {id}",
                *wrapped(ruling.question),
                *wrapped(ruling.ruling),
                *wrapped(f"{why}: {ruling.why}"),
            ]
    return "\n".join(lines)


def wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="    ", subsequent_indent="    ")


def show_coverage(game: str | None, json: bool) -> int:
    """Print for each game how many of its rules have a test."""
    games = rulebook.games() if game is None else [game]
    found = {name: rulebook.coverage(name) for name in games}
    if json:
        print(as_json({name: one.as_json() for name, one in found.items()}))
        return 0
    for name, one in found.items():
        left = f"{len(one.pending)} pending, {len(one.untested)} untested"
        done = f"{len(one.tested)} tested, {len(one.reference)} for reference"
        print(f"{name}: {one.total} rules, {done}, {left}")
        for id in one.untested:
            print(f"  untested {id}")
    return 0
