"""The question with its numbered options, and what happened before it."""

import itertools
from typing import Any, Final

from veglia.cli.terminal.board import View, zombies
from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.style import WIDTH, Line, Span, fit, heading, paragraph, width
from veglia.kernel.machine import Option

# What happened: the sentence and the rule behind it.
Entry = tuple[str, str]

GAP: Final = 3
# A beginning that so many options share, and that is so long, is written once above them.
FEWEST_TO_SHARE: Final = 3
SHORTEST_START: Final = 14


def menu(view: View, labels: Labels, options: list[Option]) -> list[Line]:
    """Return the options with their numbers: those of a kind together, side by side where they are short."""
    lines: list[Line] = []
    number = 1
    digits = len(str(len(options)))
    for group in grouped(options):
        texts = [choice(view, labels, option) for option in group]
        start = shared_start([text for (text, _), *_ in texts])
        indent = "  " if start else ""
        lines += [[(f"{start.rstrip()}:", "")]] if start else []
        items: list[Line] = []
        for (text, role), *zombies_there in texts:
            items.append(
                [(f"{indent}{number:{digits}} ", "number"), (text[len(start) :], role), *zombies_there]
            )
            number += 1
        lines += in_columns(items)
    return lines


def grouped(options: list[Option]) -> list[list[Option]]:
    """Return neighbouring options of a kind, and about the same card, together; loners are gathered too."""
    groups = [list(alike) for _, alike in itertools.groupby(options, key=kind_of)]
    out: list[list[Option]] = []
    is_gathering = False
    for group in groups:
        is_alone = len(group) == 1
        if is_alone and is_gathering:
            out[-1] += group
        else:
            out.append(group)
        is_gathering = is_alone
    return out


def kind_of(option: Option) -> tuple[type, object]:
    return type(option), getattr(option, "card", None)


def shared_start(texts: list[str]) -> str:
    """Return the words that several options begin with, if saying them once makes the list shorter."""
    places = zip(*(text.split(" ")[:-1] for text in texts), strict=False)
    shared = itertools.takewhile(lambda words: len(set(words)) == 1, places)
    start = "".join(f"{words[0]} " for words in shared)
    return start if len(texts) >= FEWEST_TO_SHARE and len(start) >= SHORTEST_START else ""


def choice(view: View, labels: Labels, option: Option) -> Line:
    """Return an option in words, with the zombies in the zone it aims at."""
    line: Line = [(labels.words.say(option), "")]
    zone = target(option)
    if zone is not None and 0 <= zone < len(view["zones"]):
        there = zombies(view, labels, view["zones"][zone])
        for place, span in enumerate(there):
            line += [(" " if place else " [", ""), span]
        if there:
            line.append(("]", ""))
    return line


def target(option: Any) -> int | None:
    """Return the zone an option leads to or aims at."""
    path = getattr(option, "path", ())
    zone: int | None = path[-1] if path else getattr(option, "zone", None)
    return zone


def in_columns(group: list[Line]) -> list[Line]:
    """Lay a group out in as many columns as fit, numbered along the rows; a lone long line is wrapped."""
    if not group:
        return []
    widest = max(width(line) for line in group)
    if widest > WIDTH:
        return [line for long in group for line in wrapped(long)]
    columns = max(1, (WIDTH + GAP) // (widest + GAP))
    lines: list[Line] = []
    for start in range(0, len(group), columns):
        row = group[start : start + columns]
        lines.append([span for line in row[:-1] for span in fit(line, widest + GAP)] + row[-1])
    return lines


def wrapped(line: Line) -> list[Line]:
    """Return a line that is too long as several, without its colours."""
    return paragraph("".join(text for text, _ in line), WIDTH, "", "", "   ")


def number_in(said: str, count: int) -> int | None:
    """Return the number from 1 to a count that was typed, None if it was something else."""
    number = int(said) if said.isdecimal() and len(said) <= len(str(count)) else 0
    return number if 1 <= number <= count else None


def log(labels: Labels, shown: list[Entry], fresh: int, hidden: int) -> list[Line]:
    """Return the last lines of what happened, numbered; older than the last choice ones are dimmed."""
    if not shown:
        return []
    lines: list[Line] = [heading(f"{labels.game_text('log')} ({labels.text('rule_hint')})")]
    if hidden:
        lines.append([(f"     {labels.text('earlier', count=hidden)}", "dim")])
    for number, (text, _) in enumerate(shown, 1):
        role = "" if number > len(shown) - fresh else "dim"
        mark: Span = (f"{f'L{number}':>4} ", "dim")
        first, *more = paragraph(text, WIDTH - 5, role)
        lines += [[mark, *first], *([("     ", ""), *line] for line in more)]
    return lines
