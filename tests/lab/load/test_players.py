"""The load generator plays against real servers: ours, and boardgame.io's."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from veglia.lab.bench import find_workshop
from veglia.lab.bench_server import Python, boardgame_io, free_port, prepare, running, veglia
from veglia.lab.load.clock import Clock
from veglia.lab.load.link import Link
from veglia.lab.load.loop import Loop
from veglia.lab.load.matches import Matches
from veglia.lab.load.request import Request
from veglia.lab.load.tables import LoadTables
from veglia.lab.load.trouble import Trouble
from veglia.server.workers.shard import Shard

WORKERS = 2
PYTHON = Python(find_workshop(), is_compiled=False)


class Evening:
    """A loop and a clock that does not run out, for players at a port."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.loop = Loop()
        self.clock = Clock(0, 3600)

    def until_told(self, count: int) -> None:
        """Go on until so many more choices have been told."""
        wanted = len(self.clock.latencies) + count
        while len(self.clock.latencies) < wanted:
            self.loop.turn()

    def end(self) -> None:
        for reader in list(self.loop.readers.values()):
            assert isinstance(reader, Link | Request)
            self.loop.close(reader.socket)


@contextmanager
def an_evening(port: int) -> Iterator[Evening]:
    evening = Evening(port)
    try:
        yield evening
    finally:
        evening.end()


@pytest.fixture(scope="module")
def our_port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    port = free_port()
    ours = veglia(PYTHON, tmp_path_factory.mktemp("tables"))
    with running(replace(ours, serve=[*ours.serve[:-1], "--workers", str(WORKERS), "--port"]), port):
        yield port


@pytest.fixture(scope="module")
def peers_port() -> Iterator[int]:
    workshop = find_workshop()
    prepare(workshop, print)
    port = free_port()
    with running(boardgame_io(PYTHON, workshop), port):
        yield port


def opened(evening: Evening, count: int) -> LoadTables:
    """Return tables that are ready, with the spare ones."""
    tables = LoadTables(evening.loop, evening.port, evening.clock)
    tables.open(count)
    return tables


def test_tables_are_opened_with_both_links_and_spare_ones_for_each_place(our_port: int) -> None:
    with an_evening(our_port) as evening:
        tables = opened(evening, 2)

        assert [len(place.stock) for place in tables.places] == [4, 4]
        found = [table for place in tables.places for table in place.stock]
        assert tables.made == len({table.path for table in found}) == 8
        assert len(evening.loop.readers) == 16
        assert [table.asked for table in found] == [table.links[0] for table in found]
        assert {(table.version, table.choices > 0) for table in found} == {(b"0", True)}


def test_each_place_stays_with_one_server_process(our_port: int) -> None:
    with an_evening(our_port) as evening:
        tables = opened(evening, WORKERS)

        # The names are the last part but one of the paths, and say whose a table is.
        names = [[table.path.split("/")[-2] for table in place.stock] for place in tables.places]
        owners = [{Shard(0, WORKERS).owner(name) for name in place} for place in names]
        assert [len(found) for found in owners] == [1, 1]
        assert owners[0] != owners[1]


def test_every_choice_is_told_to_both_and_followed_by_the_next(our_port: int) -> None:
    with an_evening(our_port) as evening:
        tables = opened(evening, 1)
        evening.clock.start()
        (place,) = tables.places
        table = place.stock[-1]
        tables.play(1)

        for version in range(1, 13):
            evening.until_told(1)
            assert table.version == b"%d" % version
            assert table.waiting == 2
        # The gear of all six heroes has been handed out by then, so both links have chosen.
        assert len(place.stock) == 3
        assert all(latency > 0 for latency in evening.clock.latencies)


def test_games_that_end_go_on_at_spare_tables_of_their_place_and_then_at_new_ones(our_port: int) -> None:
    with an_evening(our_port) as evening:
        tables = opened(evening, 2)
        place, other = tables.places
        # One of the spare ones is enough; those of the other place are not touched.
        spare, played = place.stock[-2:]
        place.stock = [spare, played]
        evening.clock.start()
        tables.play(1)

        while place.stock:
            evening.loop.turn()
        assert tables.made == 8
        assert [link.is_left for link in played.links + spare.links] == [True, True, False, False]
        while tables.made == 8:
            evening.loop.turn()
        assert [link.is_left for link in spare.links] == [True, True]
        evening.until_told(20)

        assert tables.made == 9
        assert len(other.stock) == 4
        # Both games' links are gone then; seven tables are open.
        while len(evening.loop.readers) > 14:
            evening.loop.turn()
        assert not any(reader.is_left for reader in evening.loop.readers.values() if isinstance(reader, Link))


def test_a_choice_that_is_refused_is_trouble(our_port: int) -> None:
    with an_evening(our_port) as evening:
        tables = opened(evening, 1)
        evening.clock.start()
        tables.places[0].stock[-1].choices = 10**9
        tables.play(1)

        with pytest.raises(Trouble, match=r"^refused: \{'type': 'refused'"):
            evening.until_told(1)


def test_a_table_that_is_refused_is_trouble(our_port: int) -> None:
    answers: list[bytes] = []
    with an_evening(our_port) as evening:
        Request(evening.loop, our_port, "/api/tables", b"{}", answers.append)

        with pytest.raises(Trouble, match=r"^refused: .*game"):
            evening.until_told(1_000_000)
        assert answers == []


def test_a_question_that_nobody_is_asked_is_trouble(our_port: int) -> None:
    with an_evening(our_port) as evening:
        table = opened(evening, 1).places[0].stock[-1]
        evening.clock.start()
        host, guest = table.links
        table.waiting = 2
        table.asked = None
        told = b'{"type":"moved","version":7,"question":{"choices":[],"asides":[],"owners":[]}}'

        table.hear(host, told, 0, len(told))
        with pytest.raises(Trouble, match="nobody is asked, and the game is not over"):
            table.hear(guest, told, 0, len(told))


def test_a_server_that_dies_is_trouble(tmp_path: Path) -> None:
    port = free_port()
    with running(veglia(PYTHON, tmp_path), port) as server, an_evening(port) as evening:
        tables = opened(evening, 1)
        evening.clock.start()
        tables.play(1)
        evening.until_told(3)
        server.terminate()

        with pytest.raises(Trouble, match=r"^a connection was lost: "):
            evening.until_told(1_000_000)


def test_the_program_ends_with_a_message_when_nobody_listens() -> None:
    port = free_port()
    command = [sys.executable, "-m", "veglia.lab.load", "veglia", str(port), "1", "0", "1"]

    finished = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, **PYTHON.environment}
    )

    assert finished.returncode == 1
    assert finished.stdout == ""
    assert finished.stderr.startswith(f"no connection to port {port}: ")
    assert finished.stderr.count("\n") == 1


def test_marks_are_made_in_turn_and_boards_wiped_when_full(peers_port: int) -> None:
    with an_evening(peers_port) as evening:
        matches = Matches(evening.loop, peers_port, evening.clock)
        matches.open(2)
        assert matches.made == 2
        assert len(evening.loop.readers) == 4
        evening.clock.start()
        matches.play(2)

        evening.until_told(60)
        # One is under way in each match.
        turns = [match.turn for match in matches.matches]
        assert sum(turns) == len(evening.clock.latencies) + 2
        assert min(turns) > 2 * 9

        first = matches.matches[0]
        first.state = b'"_stateID":0},'
        with pytest.raises(Trouble, match=r"^another state was expected: 42/marks,\[\"update\",\"match-0\""):
            evening.until_told(60)


def test_a_match_that_has_begun_is_trouble(peers_port: int) -> None:
    with an_evening(peers_port) as evening:
        matches = Matches(evening.loop, peers_port, evening.clock)
        matches.made = 7
        matches.open(8)
        evening.clock.start()
        matches.play(1)
        evening.until_told(3)

        again = Matches(evening.loop, peers_port, evening.clock)
        again.made = 7
        with pytest.raises(Trouble, match=r"^a match was not new$"):
            again.open(8)
