# veglia: compiled
"""Tables at a Veglia server: two links at each, and whoever is asked chooses at random.

A finished game is followed by one at a spare table, because a table takes far longer to open than a choice to
make, and the peer's matches never end. Each place has spare tables of its own, opened in the same order as
the first ones: a server that deals its tables out to processes then has as much to do in each all the time.
"""

import json
from collections.abc import Sequence
from random import random
from secrets import token_urlsafe
from time import perf_counter
from typing import Any, Final

from veglia.lab.load.clock import Clock
from veglia.lab.load.link import Link, LinkHandler
from veglia.lab.load.loop import Loop
from veglia.lab.load.request import Request
from veglia.lab.load.trouble import Trouble

LINKS: Final = 2
KEY_BYTES: Final = 24
# So many tables for each place: one to begin at, and spare ones.
PER_PLACE: Final = 4
# How messages begin. The version stands first in what is told of a choice, and in the question with it.
MOVED: Final = b'{"type":"moved","version":'
DONE: Final = b'{"type":"done"'
# What comes after the choices. No text reads like this: quotes within texts are escaped.
AFTER_CHOICES: Final = b'],"asides":['
LAST_OF_CHOICE: Final = ord("}")
# Before the number of a choice, which is its last field.
COLON: Final = b":"
DIGITS: Final = 6
OVER: Final = b'"question":null'
CHOOSE: Final = b'{"type":"choose","request":%b,"version":%b,"number":%d}'
SEATS: Final = [
    {"heroes": ["carl", "concepcion", "hanna"], "holder": "mine"},
    {"heroes": ["jimmy", "may", "meg"], "holder": "link"},
]
NEW_TABLE: Final = json.dumps({"game": "undead_or_alive", "mission": "m0", "seats": SEATS}).encode()


class LoadTables:
    """Those that are played at, one at each place, and spare ones."""

    def __init__(self, loop: Loop, port: int, clock: Clock, others: Sequence[int] = ()) -> None:
        """Play at a server, or at several nodes: then the links of a table come to different ones."""
        self.loop = loop
        self.ports = [port, *others]
        self.clock = clock
        self.made = 0
        self.places: list[TableSlot] = []
        self.is_playing = False

    def open(self, count: int) -> None:
        """Open a table for each of so many places one after the other, and then spare ones."""
        self.places = [TableSlot(self, number) for number in range(count)]
        for ready in range(PER_PLACE):
            for place in self.places:
                place.make()
                while len(place.stock) == ready:
                    self.loop.turn()

    def play(self, count: int) -> None:
        """Begin at so many places."""
        self.is_playing = True
        for place in self.places[:count]:
            place.follow()


class TableSlot:
    """Where one game follows another, with a stock of tables for them."""

    def __init__(self, tables: LoadTables, number: int) -> None:
        self.tables = tables
        self.number = number
        self.stock: list[LoadTable] = []

    def port_of(self, link: int) -> int:
        """Return where a link comes to, as a load balancer deals them out that does not know the tables."""
        ports = self.tables.ports
        return ports[(self.number + link) % len(ports)]

    def make(self) -> None:
        self.tables.made += 1
        LoadTable(self)

    def follow(self) -> None:
        """Begin at a spare table, or at a new one as soon as that is open."""
        if self.stock:
            self.stock.pop().move()
        else:
            self.make()

    def ready(self, table: "LoadTable") -> None:
        """Take a table that both links have come to."""
        if self.tables.is_playing:
            table.move()
        else:
            self.stock.append(table)


class LoadTable(LinkHandler):
    """A game on its way."""

    def __init__(self, place: TableSlot) -> None:
        self.tables = place.tables
        self.place = place
        self.clock = self.tables.clock
        self.path = ""
        self.keys: list[str] = []
        self.links: list[Link] = []
        # How many links have not been told of the choice under way, and when it was sent.
        self.waiting = 0
        self.sent = 0.0
        # Who has choices now, how many, and of which version of the game.
        self.asked: Link | None = None
        self.choices = 0
        self.version = b""
        Request(self.tables.loop, place.port_of(0), "/api/tables", NEW_TABLE, self.made)

    def made(self, body: bytes) -> None:
        answer: dict[str, Any] = json.loads(body)
        path = f"/api/tables/{answer['table']}"
        self.path = f"{path}/play"
        self.keys = [answer["host"]]
        wish = json.dumps({"key": token_urlsafe(KEY_BYTES)}).encode()
        invitation: str = answer["links"][0]["key"]
        Request(self.tables.loop, self.place.port_of(0), f"{path}/accept", wish, self.accepted, invitation)

    def accepted(self, body: bytes) -> None:
        answer: dict[str, Any] = json.loads(body)
        self.keys.append(answer["key"])
        self.sit()

    def sit(self) -> None:
        """Come to the table with the next link."""
        protocols = ["veglia", self.keys[len(self.links)]]
        port = self.place.port_of(len(self.links))
        self.links.append(Link(self.tables.loop, port, self.path, protocols, self))

    def hear(self, link: Link, data: bytes, start: int, end: int) -> None:
        if data.startswith(MOVED, start, end):
            self.moved(link, data, start + len(MOVED), end)
        elif not data.startswith(DONE, start, end):
            self.other(link, json.loads(data[start:end]))

    def moved(self, link: Link, data: bytes, start: int, end: int) -> None:
        """Read what a player has to know, and go on when the last link has been told.

        Only those who may answer are told the choices, whose numbers begin with 0: the last says how many.
        """
        last = data.rfind(AFTER_CHOICES, start, end) - 1
        if last > 0 and data[last] == LAST_OF_CHOICE:
            self.asked = link
            self.version = data[start : data.find(b",", start, end)]
            self.choices = int(data[data.rfind(COLON, last - DIGITS, last) + 1 : last]) + 1
        self.waiting -= 1
        if self.waiting == 0 and self.clock.told(self.sent):
            if self.asked is None:
                self.leave(data.find(OVER, start, end) >= 0)
            else:
                self.move()

    def move(self) -> None:
        """Choose for whoever is asked."""
        link = self.asked
        assert link is not None
        text = CHOOSE % (self.version, self.version, int(random() * self.choices))
        self.asked = None
        self.waiting = LINKS
        self.sent = perf_counter()
        link.send(text)

    def leave(self, is_over: bool) -> None:
        """Go when the game is over, and play on elsewhere."""
        if not is_over:
            raise Trouble("nobody is asked, and the game is not over")
        for link in self.links:
            link.leave()
        self.place.follow()

    def other(self, link: Link, message: dict[str, Any]) -> None:
        """Take a message that is seldom heard."""
        if message["type"] == "refused":
            raise Trouble(f"refused: {message}")
        if message["type"] == "table":
            self.welcome(link, message["question"])

    def welcome(self, link: Link, question: dict[str, Any]) -> None:
        """Read the first question; the other link comes as soon as this one is here."""
        if question["choices"]:
            self.asked = link
            self.version = str(question["version"]).encode()
            self.choices = len(question["choices"])
        if len(self.links) < LINKS:
            self.sit()
        else:
            self.place.ready(self)
