"""Two nodes, one PostgreSQL, one proxy in front, as deploy/ sets them up; a table is played through it."""

import socket
import subprocess
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.groups import PATIENCE
from tests.server.nodes import nodes
from tests.server.place import Json, Player
from tests.server.postgres import Postgres
from tests.server.processes import wait_until, wish
from tests.server.proxies import KINDS, NAME, Proxy, front
from veglia.server import wire

NEW_TABLES = 3


@pytest.mark.parametrize("kind", KINDS)
def test_the_configuration_is_taken_by_the_program_itself(kind: str, tmp_path: Path) -> None:
    proxy = Proxy(kind, [8481, 8482], tmp_path)
    checked = subprocess.run(proxy.check, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    said = checked.stderr.lower()
    assert "warn" not in said
    assert "error" not in said.replace("error.log", "")


@pytest.mark.parametrize("kind", KINDS)
def test_two_clients_on_different_nodes_play_one_table(
    kind: str, postgresql: Postgres, tmp_path: Path
) -> None:
    limits: Json = {
        "metrics": True,
        "tables_per_minute": NEW_TABLES,
        "names": [NAME],
        "proxies": ["127.0.0.1"],
    }
    with (
        nodes(postgresql, 2, lease_seconds=60.0, **limits) as (first, second),
        front(kind, [first.port, second.port], tmp_path) as proxy,
        proxy.web() as web,
    ):
        made = [web.post("/api/tables", json=wish("mine")) for _ in range(2)]
        assert [one.status_code for one in made] == [201, 201]
        table, host, watch = (made[0].json()[name] for name in ("table", "host", "watch"))

        with proxy.sit(table, host) as player, proxy.sit(table, watch) as watcher:
            for number in range(4):
                assert player.choose(number % 2)["type"] == "done"
                watcher.until_version(number + 1)
        part = f"/api/tables/{table}/play"
        wait_until(lambda: len(proxy.nodes_of(part)) == 2, "both clients came to one node")

        # Its node ends: the player comes back by the same name and goes on.
        with proxy.sit(table, host) as player:
            serving = first if table in (first.tables() or []) else second
            assert serving.process is not None
            serving.process.terminate()
            with pytest.raises(ConnectionClosed):
                play_on(player)
        serving.process.wait(PATIENCE)
        with proxy.sit(table, host) as player:
            assert player.choose(1)["type"] == "done"
            chosen = player.version
        record = web.get(f"/api/tables/{table}/record", headers={"Authorization": f"Bearer {host}"})
        assert len(record.json()["choices"]) == chosen

        must_be_safe(proxy)


def asked_as_it_is(proxy: Proxy, path: str) -> bytes:
    """Ask for a path without making it simpler first, as libraries do; return the answer as it comes."""
    with (
        socket.create_connection(("127.0.0.1", proxy.port), PATIENCE) as plain,
        proxy.trust().wrap_socket(plain, server_hostname=NAME) as connection,
    ):
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: connection.recv(65536), b""))


def play_on(player: Player) -> None:
    """Choose until the connection is closed; nothing is refused before that."""
    while True:
        answer = player.choose(0)
        assert answer["type"] == "done", answer


def must_be_safe(proxy: Proxy) -> None:
    """Look at what a proxy adds: TLS only, no figures, no forged addresses, no other names."""
    with proxy.web() as web:
        answer = web.get("/")
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        # Nor by another spelling of its address, which the node would understand.
        for path in ("/metrics", "/%6Detrics", "/metric%73?a=b"):
            assert b" 403 " in asked_as_it_is(proxy, path)[:20], path
        for path in ("/x/../metrics", "//metrics", "/metrics/", "/%256Detrics"):
            assert b"veglia_tables" not in asked_as_it_is(proxy, path), path
        redirected = web.get(f"http://127.0.0.1:{proxy.plain_port}/rules?a=b")
        assert redirected.status_code == 301
        assert redirected.headers["location"] == f"https://{NAME}/rules?a=b"
        # Whoever says to come from elsewhere has the limits of where it comes from.
        codes = [
            web.post("/api/tables", json=wish("mine"), headers={"X-Forwarded-For": f"203.0.113.{one}"})
            for one in range(NEW_TABLES + 1)
        ]
        assert codes[-1].status_code == 429
        assert codes[-1].json()["code"] == "too_many_tables"
        assert isinstance(wire.Problem(**codes[-1].json()), wire.Problem)
