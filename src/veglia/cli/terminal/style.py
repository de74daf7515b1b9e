"""Lines made of coloured spans: measured and laid out as plain text, painted last."""

import io
import os
import shutil
import textwrap
from collections.abc import Callable, Sequence
from typing import Final, TextIO

# Where the output is no terminal, and within which limits a terminal's own width is used.
USUAL_WIDTH: Final = 100
NARROWEST: Final = 60
WIDEST: Final = 160
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"

Span = tuple[str, str]
Line = list[Span]
Paint = Callable[[str, str], str]

# Colours by what a span is about; "" is plain text.
COLOURS: Final = {
    "title": "1",
    "dim": "2",
    "good": "1;32",
    "bad": "1;31",
    "hero": "1;36",
    "active": "1;7;36",
    "number": "1;33",
    "token": "1;35",
    "wall": "33",
    "foe0": "32",
    "foe1": "1;31",
    "foe2": "1;33",
    "foe3": "1;35",
    "blue": "1;34",
    "green": "1;32",
    "yellow": "1;33",
    "orange": "38;5;208",
    "pink": "38;5;212",
    "violet": "38;5;141",
    "red": "1;31",
}
# Those of them that are colours of things in a game.
HUES: Final = ("blue", "green", "yellow", "orange", "pink", "violet", "red")


def screen_width(stream: TextIO) -> int:
    """Return how many columns are used: a terminal's own number within limits, else the usual one."""
    if not stream.isatty():
        return USUAL_WIDTH
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((USUAL_WIDTH, 40)).columns))


def replace_unreadable(*streams: TextIO) -> None:
    """Let streams show a replacement for what they cannot encode or decode, instead of failing."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def clearing(stream: TextIO) -> str:
    """Return what empties the screen and what was scrolled off it; nothing where that cannot be done."""
    return CLEAR if stream.isatty() and os.environ.get("TERM") != "dumb" else ""


def painter(stream: TextIO) -> Paint:
    """Return how spans are painted on a stream: in colour only on a terminal that wants it."""
    wanted = stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return coloured if wanted else plain


def plain(text: str, role: str) -> str:
    return text


def coloured(text: str, role: str) -> str:
    code = COLOURS.get(role)
    return f"\x1b[{code}m{text}\x1b[0m" if code and text.strip() else text


def render(line: Line, paint: Paint, limit: int = USUAL_WIDTH) -> str:
    """Return a line ready to print, cut at the width of the screen."""
    return "".join(paint(text, role) for text, role in cut(line, limit)).rstrip()


def width(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def cut(line: Line, limit: int) -> Line:
    """Return a line without what goes beyond a width."""
    out: Line = []
    left = limit
    for text, role in line:
        if left <= 0:
            break
        out.append((text[:left], role))
        left -= len(text)
    return out


def fit(line: Line, limit: int) -> Line:
    """Return a line of exactly a width."""
    return [*cut(line, limit), (" " * max(0, limit - width(line)), "")]


def flow(spans: Sequence[Span], limit: int, indent: int = 0, gap: str = " ") -> list[Line]:
    """Lay spans side by side, going on in a new, indented line when one is full."""
    lines: list[Line] = [[]]
    for text, role in spans:
        line = lines[-1]
        if line and width(line) + len(gap) + len(text) > limit:
            line = [(" " * indent, "")] if indent else []
            lines.append(line)
        elif line:
            line.append((gap, ""))
        line.append((text[: limit - width(line)], role))
    return [line for line in lines if line]


def paragraph(text: str, limit: int, role: str = "", indent: str = "", hang: str | None = None) -> list[Line]:
    """Return a text as lines, the later ones with their own indent."""
    later = indent if hang is None else hang
    lines = textwrap.wrap(text, limit, initial_indent=indent, subsequent_indent=later, break_on_hyphens=False)
    return [[(line, role)] for line in lines]


def beside(left: list[Line], right: list[Line], left_width: int, gap: int = 2) -> list[Line]:
    """Put two blocks next to each other."""
    out: list[Line] = []
    for number in range(max(len(left), len(right))):
        first = left[number] if number < len(left) else []
        second = right[number] if number < len(right) else []
        out.append([*fit(first, left_width + gap), *second] if second else first)
    return out


def heading(text: str, limit: int) -> Line:
    """Return a rule across the screen with a title in it."""
    return [("── ", "dim"), (text, "title"), (" " + "─" * (limit - len(text) - 4), "dim")]
