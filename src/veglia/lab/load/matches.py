# veglia: compiled
"""Matches at a boardgame.io server, of the game in bench/peers/boardgameio/game.mjs: two links at each."""

from time import perf_counter
from typing import Final

from veglia.lab.load.clock import Clock
from veglia.lab.load.link import Link, LinkHandler
from veglia.lab.load.loop import Loop
from veglia.lab.load.trouble import Trouble

LINKS: Final = 2
CELLS: Final = 9
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
# How messages of socket.io begin: of the connection, and of the game's own space within it.
OPENED: Final = b"0"
PING: Final = b"2"
PONG: Final = b"3"
CONNECT: Final = b"40/marks,"
REFUSED: Final = b"44/marks,"
SYNC: Final = b'42/marks,["sync"'
UPDATE: Final = b'42/marks,["update"'
# The number of a state is its last field; steps on the way to it have numbers as well.
STATE: Final = b'"_stateID":%d},'
COME: Final = b'42/marks,["sync","%b","%d",null,2]'
MARK: Final = (
    b'42/marks,["update",{"type":"MAKE_MOVE","payload":{"type":"mark","args":[%d],"playerID":"%d"}},'
    b'%d,"%b","%d"]'
)


class Matches:
    """All that are played."""

    def __init__(self, loop: Loop, port: int, clock: Clock) -> None:
        self.loop = loop
        self.port = port
        self.clock = clock
        self.made = 0
        self.matches: list[Match] = []

    def open(self, count: int) -> None:
        """Open so many matches one after the other."""
        while self.made < count:
            match = Match(self, b"match-%d" % self.made)
            self.matches.append(match)
            self.made += 1
            while not match.is_ready:
                self.loop.turn()

    def play(self, count: int) -> None:
        """Begin with so many of them."""
        for match in self.matches[:count]:
            match.move()


class Match(LinkHandler):
    """Two who mark the cells in turn and in order. A full board is wiped, so it never ends."""

    def __init__(self, matches: Matches, name: bytes) -> None:
        self.matches = matches
        self.clock = matches.clock
        self.name = name
        self.links: list[Link] = []
        self.is_ready = False
        # How many moves were made, which is the number of the state.
        self.turn = 0
        self.state = b""
        # How many links have not been told of the move under way, and when it was sent.
        self.waiting = 0
        self.sent = 0.0
        self.sit()

    def sit(self) -> None:
        self.links.append(Link(self.matches.loop, self.matches.port, PATH, [], self))

    def hear(self, link: Link, data: bytes, start: int, end: int) -> None:
        if data.startswith(UPDATE, start, end):
            self.updated(data, start, end)
        else:
            self.other(link, data[start:end])

    def updated(self, data: bytes, start: int, end: int) -> None:
        """Go on when both have been told of the state that has to come now."""
        if data.rfind(self.state, start, end) < 0:
            raise Trouble(f"another state was expected: {data[start:end].decode()}")
        self.waiting -= 1
        if self.waiting == 0 and self.clock.told(self.sent):
            self.move()

    def move(self) -> None:
        """Mark the next cell."""
        turn = self.turn
        player = turn % LINKS
        text = MARK % (turn % CELLS, player, turn, self.name, player)
        self.turn = turn + 1
        self.state = STATE % self.turn
        self.waiting = LINKS
        self.sent = perf_counter()
        self.links[player].send(text)

    def other(self, link: Link, message: bytes) -> None:
        """Take a message that is seldom heard. A match comes into being when its first player asks for it."""
        if message.startswith(SYNC):
            if message.find(STATE % 0) < 0:
                raise Trouble("a match was not new")
            if len(self.links) < LINKS:
                self.sit()
            else:
                self.is_ready = True
        elif message.startswith(CONNECT):
            link.send(COME % (self.name, self.links.index(link)))
        elif message.startswith(REFUSED):
            raise Trouble(f"refused: {message.decode()}")
        elif message.startswith(OPENED):
            link.send(CONNECT)
        elif message.startswith(PING):
            link.send(PONG)
