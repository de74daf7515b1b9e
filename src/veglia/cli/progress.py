"""A progress bar on a terminal, with the rate and the time left; silent elsewhere."""

import sys
from collections.abc import Callable

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


def pace_bar() -> Callable[[Pace], None]:
    """Return a function that shows the pace of a sweep."""
    if not sys.stderr.isatty():
        return lambda pace: None

    def show(pace: Pace) -> None:
        end = "\n" if pace.done == pace.total else ""
        # A shorter text has to cover the longer one before it.
        print(f"\r{pace_text(pace):<78}", end=end, file=sys.stderr, flush=True)

    return show


def plain_bar(total: int) -> Callable[[int], None]:
    """Return a function that shows how many of a number are done."""
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        print(f"\r{bar(done, total)}", end="\n" if done == total else "", file=sys.stderr, flush=True)

    return show
