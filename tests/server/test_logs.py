"""What a server logs: when, about what, and never a key."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from datetime import datetime

import pytest

from tests.server.place import BOT, LINK, MINE, Json, place
from tests.server.processes import wait_until
from tests.server.test_health import unwritable
from veglia.server.logs import Style, configure_logging, log_about
from veglia.server.table import commands
from veglia.server.table.course import PART
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


def logged(stream: io.StringIO, message: str) -> Json:
    """Return the one line with a message, but for what differs each time."""
    [found] = [line for line in map(json.loads, stream.getvalue().splitlines()) if message in line["message"]]
    return {name: found[name] for name in found if name not in ("time", "level", "message", "process")}


def broken(*_: object) -> None:
    raise ValueError("this is broken")


@pytest.mark.parametrize("way", ["short", "long"])
def test_a_line_names_request_table_and_seat_of_a_player(
    stream: io.StringIO, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    configure_logging("json", stream)
    with place() as server:
        made = server.make(seats=[MINE, LINK])
        key = made.links[0].key
        with server.play(made.table, made.host) as host, server.play(made.table, key) as guest:
            host.choose(0)
            guest.until_version(1)
            asked = host if host.table["question"] else guest
            if way == "short":
                # So much waits to be kept that a part is closed with this choice.
                course = server.tables.live[made.table].course
                course.points += course.points[:1] * PART
                monkeypatch.setattr(course.title, "keep", broken)
                assert asked.choose(0)["code"] == "internal"
            else:
                monkeypatch.setattr(commands, "why_not", broken)
                assert guest.ask("why_not", target="zone/0")["code"] == "internal"
    found = logged(stream, "a message failed")
    assert "this is broken" in found.pop("exception")
    assert (found["table"], found["request"]) == (
        made.table,
        asked.request if way == "short" else guest.request,
    )
    assert found["seat"] == (1 if way == "long" or asked is guest else 0)
    assert key not in stream.getvalue()


def test_a_line_about_a_bot_does_not_name_the_request_of_a_player(
    stream: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    configure_logging("json", stream)
    with place() as server:
        made = server.make(seats=[MINE, BOT])
        monkeypatch.setattr(server.bots, "think", broken)
        with server.play(made.table, made.host) as host:
            host.choose(0)
            host.choose(0)
            wait_until(lambda: "a bot failed" in stream.getvalue(), "nothing was logged")
    found = logged(stream, "a bot failed")
    assert "this is broken" in found.pop("exception")
    assert found == {"table": made.table, "seat": 1}


def test_a_line_about_a_request_names_it(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    configure_logging("json", stream)
    with place() as server:
        made = server.make()
        monkeypatch.setattr(server.tables, "enter", broken)
        assert server.get(f"tables/{made.table}/record", made.host).status_code == 500
    found = logged(stream, "Exception in ASGI application")
    assert "this is broken" in found.pop("exception")
    assert found == {"method": "GET", "path": f"/api/tables/{made.table}/record", "table": made.table}
    assert made.host not in stream.getvalue()


def test_a_fault_of_the_database_is_told(stream: io.StringIO) -> None:
    configure_logging("json", stream)
    with place() as server:
        made = server.make(seats=[MINE])
        with server.play(made.table, made.host) as host, unwritable(server):
            assert host.ask("hand_over", seat=0, holder="bot", bot="random")["code"] == "storage"
            server.web.post("/api/tables", json={"game": "toy", "mission": "long"})
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert any("transaction" in line["message"] and "exception" in line for line in lines)
    assert made.host not in stream.getvalue()
