"""What attackers do, and that players do not notice."""

import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import httpx
import pytest

from tests.attack import ATTACKER, SCALE, Attacked, attacked
from tests.groups import PATIENCE
from tests.server.deaf import deaf_watcher, is_cut_for_asking
from tests.server.place import Player

CHOICES = 10
BIG = 1 << 16
# Twice what is read of one who asks too fast.
ASKED = 600


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    with attacked(tmp_path_factory.mktemp("attack")) as running:
        yield running


@contextmanager
def playing(server: Attacked) -> Iterator[Player]:
    """Let somebody play before, meanwhile and after; no choice fails, and the table is what was played."""
    made = server.make()
    with server.sit(made.table, made.host) as player:
        play(player)
        yield player
        play(player)
    assert server.record(made).choices == [0] * (len(server.record(made).choices))


def play(player: Player) -> None:
    for _ in range(CHOICES):
        assert player.choose(0)["type"] == "done"


def attacker() -> httpx.Client:
    return httpx.Client(transport=httpx.HTTPTransport(local_address=ATTACKER), timeout=PATIENCE)


def last_words(connection: socket.socket) -> bytes:
    """Return what comes until the server closes a connection."""
    heard = b""
    with suppress(ConnectionError):
        while part := connection.recv(BIG):
            heard += part
    return heard


def test_half_sent_requests_are_given_up_and_keep_nobody_waiting(server: Attacked) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    pieces = [b"", b"G", b"GET /api/games HT", head, head + b"Content-Length: 900\r\n\r\n{"]
    with playing(server) as player, ExitStack() as stack:
        open_ = [stack.enter_context(server.connect()) for _ in range(30 * SCALE)]
        for number, one in enumerate(open_):
            one.sendall(pieces[number % len(pieces)])
        play(player)
        # All of them are closed by the server.
        for one in open_:
            assert b" 200 " not in last_words(one)


def test_nonsense_is_answered_with_a_code_and_never_with_a_fault(server: Attacked) -> None:
    chance = random.Random(21)
    with playing(server) as player:
        for _ in range(150 * SCALE):
            with server.connect() as one:
                one.sendall(nonsense(chance))
                one.shutdown(socket.SHUT_WR)
                answer = last_words(one)
            assert not answer or answer.split()[1][:1] in (b"2", b"3", b"4"), answer
        play(player)


def nonsense(chance: random.Random) -> bytes:
    """Return a request that hardly makes sense."""
    path = b"/" + b"/".join(part(chance) for _ in range(chance.randrange(4)))
    host = chance.choice([b"127.0.0.1", b"127.0.0.1", b"evil.example", b"[", b"\xff", b""])
    lines = [
        chance.choice([b"GET", b"POST", b"DELETE", b"BREW"]) + b" " + path + b" HTTP/1.1",
        b"Host: " + host,
        b"Origin: " + chance.choice([b"http://[", b"null", b"http://127.0.0.1", b"\xff\xfe"]),
        b"X-Forwarded-For: " + chance.choice([b"1.2.3.4", b"\xff", b"::::", b"," * 900]),
        b"Authorization: " + chance.choice([b"Bearer \xff", b"Bearer " + b"a" * 9000, b"Bearer", b""]),
        b"If-None-Match: " + chance.choice([b"*", b'"', b"\x80"]),
        b"Accept-Encoding: " + chance.choice([b"gzip", b"gzip;q=x", b"\xff"]),
        b"Content-Type: application/json",
    ]
    body = chance.choice([b"", b"{", b"\xff", b"[" * 9000, b'{"game": "toy"}', chance.randbytes(300)])
    if chance.random() < 0.3:
        lines += [b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13"]
        lines += [b"Sec-WebSocket-Key: " + chance.choice([b"AAAAAAAAAAAAAAAAAAAAAA==", b"?"])]
    length = chance.choice([len(body), len(body) + 1, 10**12, -1])
    return b"\r\n".join([*lines, b"Content-Length: " + str(length).encode(), b"", body])


def part(chance: random.Random) -> bytes:
    """Return a part of a path."""
    known = [b"api", b"tables", b"games", b"toy", b"play", b"record", b"moments", b"me", b"accept"]
    odd = [b"a" * 256, b"%ff", b"%00", b"..", b"%2e%2e", b"\xc3\x28", b"?lang=\xff", b"-1", b"9" * 400]
    return chance.choice(known + odd)


def test_who_asks_and_does_not_listen_is_let_go(server: Attacked) -> None:
    """They ask for everything again and again, and read nothing, not even why they are let go."""
    with playing(server) as player, ExitStack() as stack:
        made = server.make()
        deaf = [stack.enter_context(deaf_watcher(server.port, made, ATTACKER)) for _ in range(4 * SCALE)]
        play(player)
        for one in deaf:
            assert is_cut_for_asking(one, ASKED)
        play(player)


def test_an_address_that_takes_too_much_is_refused_and_others_are_not(server: Attacked) -> None:
    """More than the shares of an address: tables, requests, what it sends."""
    wish = {"game": "toy", "mission": "long", "seats": [{"heroes": ["lucky"]}]}
    with playing(server) as player, attacker() as web:
        codes: set[str] = set()
        for _ in range(150 * SCALE):
            answer = web.post(f"{server.address}/api/tables", json=wish)
            if answer.status_code != 201:
                codes.add(answer.json()["code"])
        assert "too_many_tables" in codes
        for _ in range(500 * SCALE):
            answer = web.get(f"{server.address}/api/here")
            if answer.status_code != 200:
                codes.add(answer.json()["code"])
        assert codes == {"too_many_tables", "too_fast"}
        play(player)
        # Whoever is somebody else still makes a table at once.
        server.make()


def test_one_address_cannot_take_all_connections(server: Attacked) -> None:
    with playing(server) as player, ExitStack() as stack:
        silent = [stack.enter_context(server.connect()) for _ in range(200 * SCALE)]
        play(player)
        made = server.make()
        with server.sit(made.table, made.host) as other:
            play(other)
        assert all(last_words(one) == b"" for one in silent)
