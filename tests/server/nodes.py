"""Nodes that share a PostgreSQL, each a server of its own, and players who go on at whichever answers.

with postgres() as database, nodes(database, 2) as both:
    traffic = Traffic([node.port for node in both])
    with traffic.playing(tables=6):
        both[0].stop()
        traffic.must_go_on()
    traffic.must_have_kept_all()
"""

import asyncio
import json
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import msgspec
import psycopg
from websockets import Subprotocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.groups import PATIENCE
from tests.server.place import Json
from tests.server.postgres import Cut, Postgres
from tests.server.processes import ROOT, Running, descendants_of, free_port, send, wish
from veglia.server import wire
from veglia.server.store.postgres import prepare

RUN = """
import json
import sys
from dataclasses import replace
from tests.server.place import TOYS
from veglia.server.workers.fleet import Fleet, FleetSettings

database, port, workers = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
settings = replace(TOYS, database=database, **json.loads(sys.argv[4]))
Fleet(FleetSettings(settings, "127.0.0.1", port, workers)).run()
"""
# A player who hears nothing for so long goes to the next node.
ANSWER_SECONDS = 2.5
# So soon every table has to be playable again, whatever happens.
PLAYABLE_SECONDS = 10.0


class Node:
    """A node that can be killed, stopped and cut off from the database."""

    def __init__(self, url: str, cut: Cut, workers: int, changes: Json) -> None:
        self.url = url
        self.cut = cut
        self.workers = workers
        self.changes = changes
        self.lease_seconds: float = changes["lease_seconds"]
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> Running:
        assert self.process is not None
        return Running(self.process, self.port)

    def start(self) -> None:
        arguments = [self.url, str(self.port), str(self.workers), json.dumps(self.changes)]
        # What it says goes to where the test's own output goes.
        self.process = subprocess.Popen([sys.executable, "-c", RUN, *arguments], cwd=ROOT)
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert self.process.poll() is None, "the node has ended"
            assert time.monotonic() < until, "the node did not start"
            time.sleep(0.1)

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/readyz", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def tables(self) -> list[str] | None:
        """Return the tables that the node serves; None when the database does not know the node any more."""
        with psycopg.connect(self.url) as connection:
            found = connection.execute(
                "SELECT leases.table_id FROM nodes LEFT JOIN leases ON leases.node = nodes.id"
                " WHERE nodes.address = %s",
                [f"127.0.0.1:{self.port}"],
            ).fetchall()
        return [table for (table,) in found if table is not None] if found else None

    def kill(self) -> None:
        if self.process is None:
            return
        for one in [self.process.pid, *descendants_of(self.process.pid)]:
            send(one, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def hold(self) -> None:
        """Stop all processes of the node where they are."""
        self.signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.signal(signal.SIGCONT)

    def signal(self, what: signal.Signals) -> None:
        assert self.process is not None
        for one in [self.process.pid, *descendants_of(self.process.pid)]:
            send(one, what)


@contextmanager
def nodes(
    database: Postgres, count: int, workers: int = 1, lease_seconds: float = 2.0, **changes: Any
) -> Iterator[list[Node]]:
    """Run so many nodes on an empty database until the end of the block, with changes of their settings."""
    name = database.database()
    prepare(database.url(name))
    with ExitStack() as stack:
        found = []
        for _ in range(count):
            cut = stack.enter_context(Cut(database.port))
            node = Node(
                database.url(name, cut.port), cut, workers, {"lease_seconds": lease_seconds, **changes}
            )
            found.append(node)
            # First, so that nothing is left of one that does not start.
            stack.callback(node.kill)
            node.start()
        yield found


class Game:
    """A table at which somebody plays all the time, and what is known of each place in its log."""

    def __init__(self, made: wire.MadeTable, seed: int) -> None:
        self.made = made
        self.chance = random.Random(seed)
        # By place: the choice that was acknowledged; those that were sent there and may have been written.
        self.acknowledged: dict[int, int] = {}
        self.tried: dict[int, set[int]] = {}
        self.last_at = time.monotonic()
        self.longest = 0.0
        self.refusals: dict[str, int] = {}

    def acknowledge(self, place: int, number: int) -> None:
        assert place not in self.acknowledged, "a choice was acknowledged twice"
        self.acknowledged[place] = number
        now = time.monotonic()
        self.longest = max(self.longest, now - self.last_at)
        self.last_at = now


class Traffic:
    """Players at many tables. Each goes from node to node until one serves."""

    def __init__(self, ports: list[int], pause: float = 0.02) -> None:
        self.ports = ports
        self.pause = pause
        self.games: list[Game] = []
        self.is_over = False
        self.failure: BaseException | None = None

    @contextmanager
    def playing(self, tables: int) -> Iterator[None]:
        """Let players play in a thread until the end of the block."""
        for number in range(tables):
            self.games.append(Game(self.make(number), number))
        thread = threading.Thread(target=self.run, daemon=True)
        thread.start()
        try:
            self.must_go_on()
            yield
            self.must_go_on()
        finally:
            self.is_over = True
            thread.join(PATIENCE)
        assert self.failure is None, repr(self.failure)
        assert not thread.is_alive()

    def make(self, number: int) -> wire.MadeTable:
        port = self.ports[number % len(self.ports)]
        answer = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=wish(), timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=wire.MadeTable)

    def run(self) -> None:
        try:
            asyncio.run(self.play_all())
        except BaseException as error:
            self.failure = error

    async def play_all(self) -> None:
        await asyncio.gather(*[self.play(game, place) for place, game in enumerate(self.games)])

    async def play(self, game: Game, place: int) -> None:
        while not self.is_over:
            port = self.ports[place % len(self.ports)]
            place += 1
            address = f"ws://127.0.0.1:{port}/api/tables/{game.made.table}/play"
            protocols = [Subprotocol("veglia"), Subprotocol(game.made.host)]
            try:
                async with connect(
                    address,
                    subprotocols=protocols,
                    max_size=None,
                    open_timeout=ANSWER_SECONDS,
                    close_timeout=0.5,
                    ping_interval=None,
                ) as socket:
                    await self.sit(game, socket)
            except (WebSocketException, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.1)

    async def sit(self, game: Game, socket: ClientConnection) -> None:
        """Play at one connection until it ends or falls silent."""
        request = 0
        version = (await hear(socket, "table"))["version"]
        while not self.is_over:
            request += 1
            number = game.chance.randrange(2)
            game.tried.setdefault(version, set()).add(number)
            await socket.send(
                msgspec.json.encode(
                    {"type": "choose", "request": request, "version": version, "number": number}
                ).decode()
            )
            answer = await hear(socket, "done", "refused")
            if answer["type"] == "done":
                assert answer["version"] == version + 1
                game.acknowledge(version, number)
                version += 1
                await asyncio.sleep(self.pause)
            else:
                game.refusals[answer["code"]] = game.refusals.get(answer["code"], 0) + 1
                if answer["code"] != "stale":
                    # Whether it was written nobody knows; the next try finds out.
                    await asyncio.sleep(0.2)
                    return
                version = (await hear(socket, "table"))["version"]

    def must_go_on(self, seconds: float = PLAYABLE_SECONDS) -> None:
        """Wait until a choice has been acknowledged at every table; fail if that takes too long."""
        begin = time.monotonic()
        while any(game.last_at <= begin for game in self.games):
            late = [game.made.table for game in self.games if game.last_at <= begin]
            assert time.monotonic() < begin + seconds, f"{len(late)} tables are not played at: {late[:3]}"
            assert self.failure is None, repr(self.failure)
            time.sleep(0.05)

    def must_have_kept_all(self) -> int:
        """Compare every log with what was acknowledged; return how many choices that are."""
        for game in self.games:
            choices = self.record(game).choices
            for place, number in game.acknowledged.items():
                assert choices[place : place + 1] == [number], "an acknowledged choice is lost"
            for place, number in enumerate(choices):
                # Nothing is there twice, and nothing that was not meant for this place.
                assert number in game.tried[place]
        return sum(len(game.acknowledged) for game in self.games)

    def record(self, game: Game) -> wire.GameRecord:
        path = f"/api/tables/{game.made.table}/record"
        headers = {"Authorization": f"Bearer {game.made.host}"}
        for attempt in range(200):
            port = self.ports[attempt % len(self.ports)]
            try:
                answer = httpx.get(f"http://127.0.0.1:{port}{path}", headers=headers, timeout=10)
            except httpx.HTTPError:
                time.sleep(0.1)
                continue
            if answer.status_code == 200:
                return msgspec.json.decode(answer.content, type=wire.GameRecord)
            time.sleep(0.1)
        raise AssertionError("the record cannot be read")


async def hear(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Return the next message of some kinds."""
    async with asyncio.timeout(ANSWER_SECONDS):
        while True:
            message: dict[str, Any] = msgspec.json.decode(await socket.recv())
            if message["type"] in kinds:
                return message
