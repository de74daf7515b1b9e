"""A progress bar on a terminal, with the rate and the time left; silent elsewhere."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from veglia.lab.run import Pace

WIDTH = 30
MINUTE = 60
HOUR = 3600


def bar(done: int, total: int) -> str:
    filled = WIDTH * done // total if total else WIDTH
    return f"[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{total}"


def duration(seconds: float) -> str:
    """Return a time in its two largest units."""
    whole = round(seconds)
    if whole >= HOUR:
        return f"{whole // HOUR} h {whole % HOUR // MINUTE:02} min"
    if whole >= MINUTE:
        return f"{whole // MINUTE} min {whole % MINUTE:02} s"
    return f"{whole} s"


def pace_text(pace: Pace) -> str:
    """Return bar, games a second (or a minute, where they are few) and time left."""
    rate = pace.rate()
    speed = f"{rate:,.1f} games/s" if rate >= 1 else f"{rate * MINUTE:.1f} games/min"
    left = pace.seconds_left()
    rest = "" if left is None else f", {duration(left)} left"
    return f"{bar(pace.done, pace.total)} {speed}{rest}"


class ProgressLine:
    """A line on a terminal that is written again and again; nothing elsewhere."""

    def __init__(self) -> None:
        self.is_terminal = sys.stderr.isatty()
        # How long the text is that stands there now.
        self.width = 0

    def show(self, text: str) -> None:
        if self.is_terminal:
            # Noted before it is written: Ctrl-C may come in between.
            before, self.width = self.width, len(text)
            # A shorter text has to cover the longer one before it.
            print(f"\r{text:<{before}}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Let what is printed next begin on a line of its own."""
        if self.width:
            print(file=sys.stderr, flush=True)
            self.width = 0


@contextmanager
def pace_bar() -> Iterator[Callable[[Pace], None]]:
    """Show the pace of many games for the length of a block."""
    line = ProgressLine()
    try:
        yield lambda pace: line.show(pace_text(pace))
    finally:
        line.end()
