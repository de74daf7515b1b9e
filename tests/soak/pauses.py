"""How long Python's collector stops a server process that has many tables: `python -m tests.soak.pauses`.

One process with 2,000 tables of a real game on SQLite: they are opened, played at all together, and left. The
server writes down every look of the collector, how long it took and how much of that it was on a processor;
on a machine that others use only the latter says what the collector needs.
"""

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
from websockets import Subprotocol
from websockets.asyncio.client import connect

from tests.groups import PATIENCE
from tests.server.processes import ROOT, Running, free_port
from veglia.server import wire

TABLES = 2000
SECONDS = 120.0
GAME = {"game": "undead_or_alive", "mission": "m1"}
AT_ONCE = 16
LIMIT = 0.1
RUN = """
import gc
import sys
import time
from dataclasses import replace
from tests.server.place import TOYS
from veglia.server.workers.fleet import Fleet, FleetSettings
from veglia.server.workers.idle_gc import calm_collector

database, port, looks = sys.argv[1], int(sys.argv[2]), open(sys.argv[3], "a", buffering=1)
began = (0.0, 0.0)

def note(phase, info):
    global began
    now = time.monotonic(), time.thread_time()
    if phase == "start":
        began = now
    else:
        looks.write(f"{now[0]} {now[0] - began[0]} {now[1] - began[1]}\\n")

# Behind what the server itself does after a look, so that it is measured, too.
calm_collector()
gc.callbacks.append(note)
settings = replace(
    TOYS,
    database=database,
    games="veglia.catalog:GAMES",
    most_tables=100_000,
    metrics=True,
    # A busy machine makes it slow, not wrong.
    head_seconds=600.0,
    answer_seconds=600.0,
    keep_alive_seconds=600,
    ping_seconds=600.0,
)
Fleet(FleetSettings(settings, "127.0.0.1", port, 1)).run()
"""


@dataclass(frozen=True)
class Look:
    """One look of the collector; times in seconds."""

    at: float
    lasted: float
    worked: float


class Told(msgspec.Struct):
    """What is read of a message."""

    type: str
    version: int = -1


decoder = msgspec.json.Decoder(Told)


class Crowd:
    """Players at many tables, each at one."""

    def __init__(self, port: int, pause: float) -> None:
        self.port = port
        self.pause = pause
        self.chance = random.Random(21)
        self.room = asyncio.Semaphore(AT_ONCE)
        self.is_over = asyncio.Event()
        self.begins = asyncio.Event()
        self.done = 0
        self.there = 0

    async def play(self, web: httpx.AsyncClient) -> None:
        async with self.room:
            answer = await web.post("/api/tables", json={**GAME, "seed": str(self.chance.randrange(10**9))})
            made = msgspec.json.decode(answer.content, type=wire.MadeTable)
            socket = await connect(
                f"ws://127.0.0.1:{self.port}/api/tables/{made.table}/play",
                subprotocols=[Subprotocol("veglia"), Subprotocol(made.host)],
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            )
            version = await heard(socket, "table")
        self.there += 1
        async with socket:
            await self.begins.wait()
            await asyncio.sleep(self.chance.random() * self.pause)
            while not self.is_over.is_set():
                choose = {"type": "choose", "request": 1, "version": version, "number": 0}
                await socket.send(msgspec.json.encode(choose).decode())
                found = await heard(socket, "done", "refused")
                if found < 0:
                    # The game is over.
                    await self.is_over.wait()
                    return
                version = found
                self.done += 1
                await asyncio.sleep(self.pause)


async def heard(socket: object, *kinds: str) -> int:
    """Return the version that the next message of some kinds names."""
    while True:
        told = decoder.decode(await socket.recv())  # type: ignore[attr-defined] # its class is not exported
        if told.type in kinds:
            return told.version


async def crowd_of(port: int, tables: int, seconds: float, pause: float) -> tuple[float, float, int]:
    """Have so many tables opened and played; return when all were there, when they left, and the choices."""
    crowd = Crowd(port, pause)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as web:
        players = [asyncio.create_task(crowd.play(web)) for _ in range(tables)]
        while crowd.there < tables:
            await asyncio.sleep(0.1)
            for player in players:
                if player.done():
                    player.result()
        opened = time.monotonic()
        crowd.begins.set()
        await asyncio.sleep(seconds)
        left = time.monotonic()
        crowd.is_over.set()
        await asyncio.gather(*players)
    return opened, left, crowd.done


def run(tables: int, seconds: float, pause: float) -> tuple[dict[str, list[Look]], list[str]]:
    """Return the looks while tables were opened, played at and left, and what is to be told beside them."""
    with tempfile.TemporaryDirectory() as folder:
        port, looks, log = free_port(), Path(folder) / "looks", Path(folder) / "log"
        command = [sys.executable, "-c", RUN, f"sqlite:///{folder}/tables.db", str(port), str(looks)]
        with log.open("wb") as file, subprocess.Popen(command, cwd=ROOT, stderr=file) as started:
            running = Running(started, port)
            try:
                while "the table is at" not in log.read_text():
                    assert started.poll() is None, log.read_text()
                    time.sleep(0.1)
                begin = time.monotonic()
                opened, left, choices = asyncio.run(crowd_of(port, tables, seconds, pause))
                # Those who leave are noticed, and what they left behind is looked for.
                time.sleep(5.0)
                text = httpx.get(f"{running.address}/metrics", timeout=PATIENCE).text
                end = time.monotonic()
            finally:
                running.kill()
        found = [Look(*map(float, line.split())) for line in looks.read_text().splitlines()]
    spans = {"opening": (begin, opened), "playing": (opened, left), "leaving": (left, end)}
    by_span = {name: [one for one in found if a <= one.at < b] for name, (a, b) in spans.items()}
    said = [
        line for line in text.splitlines() if line.startswith(("veglia_tables{", "veglia_resident_bytes{"))
    ]
    said += [line for line in text.splitlines() if line.startswith("veglia_collector_longest")]
    return by_span, [f"opened in {opened - begin:.0f} s, {choices} choices in {seconds:.0f} s", *said]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.soak.pauses", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of play (default: 120)")
    parser.add_argument(
        "--pause", type=float, default=10.0, help="between two choices at a table, in seconds"
    )
    args = parser.parse_args()
    found, said = run(args.tables, args.seconds, args.pause)
    print(f"{args.tables} tables; load average {os.getloadavg()[0]:.1f}", *said, sep="\n")
    for name, looks in found.items():
        lasted = [1000 * one.lasted for one in looks] or [0.0]
        worked = [1000 * one.worked for one in looks] or [0.0]
        print(
            f"{name:8} {len(looks):4} looks: median {statistics.median(lasted):.1f} ms,"
            f" longest {max(lasted):.1f} ms; of that on a processor: {max(worked):.1f} ms"
        )
    assert all(one.worked < LIMIT for looks in found.values() for one in looks), "a pause of more than 100 ms"


if __name__ == "__main__":
    main()
