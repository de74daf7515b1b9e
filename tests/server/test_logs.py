"""What a server logs: when, about what, and never a key."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from datetime import datetime

import pytest

from tests.server.place import MINE, place
from tests.server.test_health import unwritable
from veglia.server.logs import Style, configure_logging, log_about
from veglia.server.table.keys import new_key

log = logging.getLogger("veglia.server")


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers, root.level
    try:
        yield io.StringIO()
    finally:
        root.handlers = before
        root.setLevel(level)


def test_a_line_says_when_and_about_what(stream: io.StringIO) -> None:
    configure_logging("json", stream)

    async def of_one_task(table: str) -> None:
        log_about(table=table, seat=2, role="seat")
        await asyncio.sleep(0)
        log_about(seat=None, request=5)
        log.warning("something %s", "happened")

    async def both() -> None:
        await asyncio.gather(of_one_task("a"), of_one_task("b"))

    asyncio.run(both())
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    # Tasks do not mix up what they are about.
    assert [line["table"] for line in lines] == ["a", "b"]
    for line in lines:
        assert (line["message"], line["level"], line["request"]) == ("something happened", "warning", 5)
        assert "seat" not in line
        assert datetime.fromisoformat(line["time"]).tzinfo is not None


@pytest.mark.parametrize("style", ["text", "json"])
def test_no_key_is_ever_logged(stream: io.StringIO, style: Style) -> None:
    configure_logging(style, stream)
    key = new_key()
    try:
        raise ValueError(f"with {key} in it")
    except ValueError:
        log.exception("a link #%s failed", key)
    log_about(path=f"/t/x/{key}")
    # After a line break, which JSON writes as a letter.
    log.warning("another line\n%s\t%s", key, key)
    said = stream.getvalue()
    assert "another line" in said
    assert said.count("[key]") >= 5
    assert key not in said


def test_a_fault_of_the_database_is_told_with_its_table(stream: io.StringIO) -> None:
    configure_logging("json", stream)
    with place() as server:
        made = server.make(seats=[MINE])
        with server.play(made.table, made.host) as host, unwritable(server):
            assert host.ask("hand_over", seat=0, holder="bot", bot="random")["code"] == "storage"
            server.web.post("/api/tables", json={"game": "toy", "mission": "long"})
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert any("transaction" in line["message"] and "exception" in line for line in lines)
    assert made.host not in stream.getvalue()
