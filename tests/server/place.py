"""A real server in a thread of the test, and players who talk to it over real sockets.

with place() as server:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host:
        host.choose(0)
"""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette
from websockets import Subprotocol
from websockets.sync.client import ClientConnection, connect

from tests.groups import PATIENCE
from tests.server.toy import LUCKY
from veglia.server import wire
from veglia.server.api.static import FOLDER
from veglia.server.api.stories import Stories
from veglia.server.settings import Settings
from veglia.server.table.keys import new_key
from veglia.server.table.tables import Tables
from veglia.server.workers.bots import Bots
from veglia.server.workers.running import Server, configuration

Json = dict[str, Any]
MINE = {"heroes": [LUCKY]}
LINK = {"heroes": [LUCKY], "holder": "link"}
BOT = {"heroes": [LUCKY], "holder": "bot"}
# Of a connection: by default it is given up after ten or twenty seconds.
UNHURRIED: Json = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, "close_timeout": PATIENCE}
# Far above what tests need: whoever tests a limit sets it.
UNLIMITED: Json = {
    "tables_per_minute": 1_000_000,
    "messages_per_second": 1_000_000.0,
    "requests_per_second": 1_000_000.0,
    "requests_at_once": 1_000_000,
    "connections_per_address": 1_000_000,
    "upload_kib_at_once": 1_000_000,
    "busy_lag_seconds": 1_000_000.0,
}
TOYS = Settings(games="tests.server.toy:GAMES", **UNLIMITED)


def moved(table: Json, message: Json) -> Json:
    """Return a Table with a Moved laid over it."""
    scene = {**table["scene"], **message["scene"]}
    if message["pieces"]:
        put = message["pieces"]["put"]
        taken = {*message["pieces"]["gone"], *(piece["id"] for _, piece in put)}
        scene["pieces"] = [piece for piece in scene["pieces"] if piece["id"] not in taken]
        for place, piece in put:
            scene["pieces"].insert(place, piece)
    changed, slots = message["heroes"], {slot["id"]: slot for slot in message["slots"]}
    heroes = [{**hero, **changed.get(hero["id"], {})} for hero in scene["heroes"]]
    scene["heroes"] = [
        {**hero, "slots": [slots.get(slot["id"], slot) for slot in hero["slots"]]} for hero in heroes
    ]
    question = message["question"]
    if question and message["keeps_asides"]:
        question |= {name: table["question"][name] for name in ("asides", "owners")}
    changes_text = {name: message[name] for name in ("version", "question", "can_undo", "window")}
    return {**table, **changes_text, "scene": scene, "board": message["board"] or table["board"]}


class Player:
    """A client at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.request = 0
        # The last Table, with every Moved laid over it, as a client does it.
        self.table: Json = {}

    def hear(self) -> Json:
        """Return the next message."""
        return self.take(msgspec.json.decode(self.socket.recv(timeout=PATIENCE)))

    def take(self, message: Json) -> Json:
        """Follow what a message says."""
        if message["type"] == "table":
            self.table = message
        elif message["type"] == "moved":
            self.table = moved(self.table, message)
        elif message["type"] in ("window", "standing"):
            self.table = {**self.table, message["type"]: message[message["type"]]}
        elif message["type"] == "seats":
            self.table = {
                **self.table,
                "holders": message["holders"],
                "undo": message["undo"],
                "claim": message["claim"],
            }
        return message

    def until(self, kind: str) -> Json:
        """Return the next message of a kind, passing over others."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def until_version(self, version: int) -> None:
        while self.table["version"] < version:
            self.hear()

    def send(self, kind: str, **fields: Any) -> int:
        """Send a message; return the number of the request."""
        self.request += 1
        self.socket.send(msgspec.json.encode({"type": kind, "request": self.request, **fields}).decode())
        return self.request

    def answer(self, request: int) -> Json:
        """Return what a request is answered with."""
        while True:
            message = self.hear()
            if message.get("request") == request:
                return message

    def ask(self, kind: str, **fields: Any) -> Json:
        return self.answer(self.send(kind, **fields))

    def choose(self, number: int, **fields: Any) -> Json:
        """Choose at the present version, and hear what came of it."""
        answer = self.ask("choose", version=self.table["version"], number=number, **fields)
        if answer["type"] == "done":
            self.until_version(answer["version"])
        return answer

    @property
    def version(self) -> int:
        version: int = self.table["version"]
        return version

    @property
    def texts(self) -> list[str]:
        """What can be chosen, in words."""
        question = self.table["question"]
        return [] if question is None else [choice["text"] for choice in question["choices"]]


@dataclass
class Place:
    """A running server."""

    port: int
    settings: Settings
    tables: Tables
    bots: Bots
    # What is read beforehand.
    warming: "asyncio.Task[None]"
    web: httpx.Client
    stories: Stories

    def make(self, mission: str = "long", seats: list[Json] | None = None, **fields: Any) -> wire.MadeTable:
        """Make a table and accept all invitations: the links that are returned open their seats."""
        made = self.invite(mission, seats, **fields)
        links = [
            msgspec.structs.replace(link, key=self.accepted(made.table, link.key)) for link in made.links
        ]
        return msgspec.structs.replace(made, links=links)

    def accept(
        self, table: str, invitation: str, key: str = "", also: list[str] | None = None
    ) -> httpx.Response:
        """Exchange an invitation for a key of one's own."""
        headers = {"Authorization": f"Bearer {invitation}"}
        body = {"key": key or new_key(), "also": also or []}
        return self.web.post(f"/api/tables/{table}/accept", json=body, headers=headers)

    def accepted(self, table: str, invitation: str) -> str:
        """Return the key that an invitation is exchanged for."""
        answer = self.accept(table, invitation)
        assert answer.status_code == 201, answer.text
        key: str = answer.json()["key"]
        return key

    def invite(self, mission: str = "long", seats: list[Json] | None = None, **fields: Any) -> wire.MadeTable:
        """Make a table; the game is the toy unless another is named."""
        # The seed of a table with links is drawn.
        has_links = any(seat.get("holder") == "link" for seat in seats or [])
        seed = "" if has_links else "7"
        wish = {"game": "toy", "mission": mission, "seats": seats or [], "seed": seed, **fields}
        answer = self.web.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=wire.MadeTable)

    def get(self, path: str, key: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return self.web.get(f"/api/{path}", headers=headers)

    @contextmanager
    def connect(self, table: str, key: str, language: str = "en", **options: Any) -> Iterator[Player]:
        """Open a connection without waiting for what it says."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/play?lang={language}"
        protocols = [Subprotocol("veglia"), Subprotocol(key)]
        with connect(address, subprotocols=protocols, max_size=None, **{**UNHURRIED, **options}) as socket:
            yield Player(socket)

    @contextmanager
    def play(self, table: str, key: str, language: str = "en") -> Iterator[Player]:
        """Sit down at a table."""
        with self.connect(table, key, language) as player:
            player.until("table")
            yield player

    def record(self, made: wire.MadeTable) -> wire.GameRecord:
        answer = self.get(f"tables/{made.table}/record", made.host)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=wire.GameRecord)

    def choices(self, made: wire.MadeTable) -> list[int]:
        """Return the choices of a table, as its record has them."""
        return self.record(made).choices

    def hash(self, made: wire.MadeTable) -> str:
        """Return the fingerprint of a table's state."""
        return self.record(made).hash


@contextmanager
def place(settings: Settings = TOYS, *, folder: Path = FOLDER, **changes: Any) -> Iterator[Place]:
    """Run a server for a while."""
    settings = replace(settings, **changes)
    config = configuration(settings, "127.0.0.1", 0, folder)
    server = Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            thread.join(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        # The server closes a connection that is idle for five seconds. By default the client uses it as long,
        # which is too long on a busy machine.
        limits = httpx.Limits(keepalive_expiry=1.0)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, limits=limits) as web:
            assert isinstance(config.app, Starlette)
            state = config.app.state
            yield Place(port, settings, state.tables, state.bots, state.warming, web, state.stories)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"
