"""A server that is killed without a word loses nothing that it has acknowledged; one process or several."""

import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.groups import PATIENCE
from tests.server.processes import Running, descendants_of, free_port, process, wait_until_gone
from veglia.server import wire

ALONE_AND_TOGETHER = pytest.mark.parametrize("workers", [1, 2])


def play_until_killed(running: Running, made: wire.MadeTable, kill_at: int) -> int:
    """Send choices without waiting; kill the server when one is acknowledged; return the last that was."""
    acknowledged = 0
    with running.sit(made.table, made.host) as player:
        start = player.version
        for place in range(200):
            player.send("choose", version=start + place, number=place % 2)
        try:
            while True:
                message = player.hear()
                if message["type"] in ("done", "moved"):
                    acknowledged = max(acknowledged, message["version"])
                if acknowledged == start + kill_at:
                    running.kill()
        except ConnectionClosed:
            return acknowledged


@ALONE_AND_TOGETHER
def test_kill_9_loses_no_acknowledged_choice(tmp_path: Path, workers: int) -> None:
    database, port = tmp_path / "tables.db", free_port()
    made: wire.MadeTable | None = None
    expected: list[int] = []
    for kill_at in (1, 7, 40):
        with process(database, workers, port) as running:
            if made is None:
                made = running.make()
            kept = running.record(made).choices
            assert kept[: len(expected)] == expected
            acknowledged = play_until_killed(running, made, kill_at)
            running.process.wait(PATIENCE)
        assert acknowledged >= len(kept) + kill_at
        sent = [place % 2 for place in range(200)]
        expected = kept + sent[: acknowledged - len(kept)]
    assert made is not None
    with process(database, workers, port) as running:
        last = running.record(made)
    assert last.choices[: len(expected)] == expected


@ALONE_AND_TOGETHER
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_it_ends_with_its_bots_while_they_play(tmp_path: Path, end: signal.Signals, workers: int) -> None:
    with process(tmp_path / "tables.db", workers) as running:
        made = running.make("bot")
        with running.sit(made.table, made.watch) as watcher:
            watcher.until_version(5)
            helpers = descendants_of(running.pid)
            running.process.send_signal(end)
            with pytest.raises(ConnectionClosed) as closed:
                watcher.until("refused")
        running.process.wait(PATIENCE)
        wait_until_gone(helpers)

    assert len(helpers) > (workers if workers > 1 else 0)
    if end == signal.SIGTERM or workers > 1:
        # Service restart: clients know that they should come back.
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert running.process.returncode == (-end if workers == 1 or end == signal.SIGKILL else 0)
