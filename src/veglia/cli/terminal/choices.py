"""The question with its numbered options, and what happened before it."""

import itertools
from typing import Final

from veglia.cli.terminal.labels import Labels
from veglia.cli.terminal.scene_board import BoardDrawing
from veglia.cli.terminal.style import Line, Span, fit, heading, paragraph, width
from veglia.kernel.offers import Offer

# What happened: the sentence and the rule behind it.
Entry = tuple[str, str]

GAP: Final = 3
# A beginning that so many options share, and that is so long, is written once above them.
FEWEST_TO_SHARE: Final = 3
SHORTEST_START: Final = 14


def menu(offers: list[Offer], board: BoardDrawing, limit: int) -> list[Line]:
    """Return the options with their numbers: those of a kind together, side by side where they are short."""
    lines: list[Line] = []
    number = 1
    digits = len(str(len(offers)))
    for group in grouped(offers):
        start = shared_start([offer.text for offer in group])
        indent = "  " if start else ""
        lines += [[(f"{start.rstrip()}:", "")]] if start else []
        items: list[Line] = []
        for offer in group:
            items.append(
                [
                    (f"{indent}{number:{digits}} ", "number"),
                    (offer.text[len(start) :], ""),
                    *foes_there(offer, board),
                ]
            )
            number += 1
        lines += in_columns(items, limit)
    return lines


def grouped(offers: list[Offer]) -> list[list[Offer]]:
    """Return neighbouring options of a kind, and about the same card, together; loners are gathered too."""
    groups = [list(alike) for _, alike in itertools.groupby(offers, key=kind_of)]
    out: list[list[Offer]] = []
    is_gathering = False
    for group in groups:
        is_alone = len(group) == 1
        if is_alone and is_gathering:
            out[-1] += group
        else:
            out.append(group)
        is_gathering = is_alone
    return out


def kind_of(offer: Offer) -> tuple[str, list[str]]:
    return offer.group, offer.targets[1:]


def shared_start(texts: list[str]) -> str:
    """Return the words that several options begin with, if saying them once makes the list shorter."""
    places = zip(*(text.split(" ")[:-1] for text in texts), strict=False)
    shared = itertools.takewhile(lambda words: len(set(words)) == 1, places)
    start = "".join(f"{words[0]} " for words in shared)
    return start if len(texts) >= FEWEST_TO_SHARE and len(start) >= SHORTEST_START else ""


def foes_there(offer: Offer, board: BoardDrawing) -> list[Span]:
    """Return the foes in the zone that an option leads to or aims at, in brackets."""
    foes = board.pieces_in(offer.targets[0])[1] if offer.targets else []
    if not foes:
        return []
    spaced = [span for foe in foes for span in ((" ", ""), foe)][1:]
    return [(" [", ""), *spaced, ("]", "")]


def in_columns(group: list[Line], limit: int) -> list[Line]:
    """Lay a group out in as many columns as fit, numbered along the rows; a lone long line is wrapped."""
    if not group:
        return []
    widest = max(width(line) for line in group)
    if widest > limit:
        return [line for long in group for line in wrapped(long, limit)]
    columns = max(1, (limit + GAP) // (widest + GAP))
    lines: list[Line] = []
    for start in range(0, len(group), columns):
        row = group[start : start + columns]
        lines.append([span for line in row[:-1] for span in fit(line, widest + GAP)] + row[-1])
    return lines


def wrapped(line: Line, limit: int) -> list[Line]:
    """Return a line that is too long as several, without its colours."""
    return paragraph("".join(text for text, _ in line), limit, "", "", "   ")


def number_in(said: str, count: int) -> int | None:
    """Return the number from 1 to a count that was typed, None if it was something else."""
    number = int(said) if said.isdecimal() and len(said) <= len(str(count)) else 0
    return number if 1 <= number <= count else None


def log(labels: Labels, shown: list[Entry], fresh: int, hidden: int, limit: int) -> list[Line]:
    """Return the last lines of what happened, numbered; older than the last choice ones are dimmed.

    Like lines in a row are one, with how often it was told.
    """
    if not shown:
        return []
    lines: list[Line] = [heading(f"{labels.text('log')} ({labels.text('rule_hint')})", limit)]
    if hidden:
        lines.append([(f"     {labels.text('earlier', count=hidden)}", "dim")])
    number = 1
    for entry, told in itertools.groupby(shown):
        times = len(list(told))
        role = "" if number + times - 1 > len(shown) - fresh else "dim"
        mark: Span = (f"{f'L{number}':>4} ", "dim")
        first, *more = paragraph(entry[0] + (f" ×{times}" if times > 1 else ""), limit - 5, role)
        number += times
        lines += [[mark, *first], *([("     ", ""), *line] for line in more)]
    return lines
