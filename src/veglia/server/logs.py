"""How a server logs: a line for each event, as text or as JSON, with what it was about.

What is about a request, a table or a seat is written to the context of the task and goes with every line that
this task and those it starts write. A key of a link never appears in a line, whatever has put it there.
"""

import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, TextIO

from starlette.types import ASGIApp, Receive, Scope, Send

Style = Literal["text", "json"]
STYLES: tuple[Style, ...] = ("text", "json")
# As long as new_key makes them; ids of tables are shorter, hashes longer.
KEY = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])")
HIDDEN = "[key]"
# The last of these parts names a table.
TABLES = "/api/tables/"

about: ContextVar[dict[str, object] | None] = ContextVar("about", default=None)


def log_about(**values: object) -> None:
    """Have these values in all lines that follow in this task; None takes one away."""
    merged = {**(about.get() or {}), **values}
    about.set({name: value for name, value in merged.items() if value is not None})


def log_only_about(table: str, seat: int | None = None, request: int | None = None) -> None:
    """Have a task say what it is about itself, and not what the one was about that has started it."""
    values = {"table": table, "seat": seat, "request": request}
    about.set({name: value for name, value in values.items() if value is not None})


@contextmanager
def logged_about(table: str, seat: int | None = None, request: int | None = None) -> Iterator[None]:
    """Have lines of a block say what they are about, where there is no task of its own."""
    before = about.get()
    log_only_about(table, seat, request)
    try:
        yield
    finally:
        about.set(before)


class LogContext:
    """Says which request lines are about."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            table = path[len(TABLES) :].partition("/")[0] if path.startswith(TABLES) else None
            log_about(method=scope.get("method", "WEBSOCKET"), path=path, table=table)
        await self.app(scope, receive, send)


class TextFormatter(logging.Formatter):
    """Time, level, message, what it is about."""

    def format(self, record: logging.LogRecord) -> str:
        values = "".join(f" {name}={value}" for name, value in (about.get() or {}).items())
        line = f"{time_of(record)} {record.levelname.lower()} {record.getMessage()}{values}"
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return str(without_keys(line))


def without_keys(value: object) -> object:
    """Return a value as it may be written, before JSON hides where a key begins by a letter before it."""
    return value if value is None or isinstance(value, (int, float)) else KEY.sub(HIDDEN, str(value))


class JsonFormatter(logging.Formatter):
    """One object in one line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            "process": record.process,
            **(about.get() or {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps({name: without_keys(value) for name, value in line.items()}, ensure_ascii=False)


def time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def configure_logging(style: Style, stream: TextIO | None = None) -> None:
    """Let all that is logged in this process and those it forks go to a stream: by default standard error."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter() if style == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
