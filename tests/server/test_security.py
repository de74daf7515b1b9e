"""What keeps strangers and floods out."""

import logging
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.groups import PATIENCE
from tests.server.place import MINE, Json, Place, Player, place

PATHS = (
    "/",
    "/api/games",
    "/api/nothing",
    "/api/games?lang=zz",
    "/table/x",
    "/favicon.ico",
    "/api/openapi.json",
    "/healthz",
    "/readyz",
    "/metrics",
    "/api/tables/nowhere/record",
)
# Of every answer, exactly so.
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
# Nothing else may be loaded, and no script or style from elsewhere.
POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_security_headers(server: Place, path: str) -> None:
    headers = server.web.get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy == POLICY
    assert {name: headers[name] for name in HEADERS} == HEADERS
    # Who the program is and who else may use it is told to nobody.
    assert "access-control-allow-origin" not in headers
    assert "set-cookie" not in headers
    assert "server" not in headers


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])
def test_refused_methods_and_names_have_them_too(server: Place, method: str) -> None:
    for path, host in (("/api/games", "127.0.0.1"), ("/api/tables", "evil.example")):
        answer = server.web.request(method, path, headers={"Host": host})
        assert answer.status_code >= 400
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert "access-control-allow-origin" not in answer.headers


def test_even_an_error_in_the_program_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    with place() as server:
        title = server.tables.games["toy"]
        monkeypatch.setattr(title.presentation, "lobby", None)
        # On a connection of its own: uvicorn closes it after an error.
        answer = httpx.get(f"http://127.0.0.1:{server.port}/api/games?lang=it", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("origin", "is_ours"),
    [
        ("http://127.0.0.1:{port}", True),
        ("https://127.0.0.1:{port}", True),
        ("http://127.0.0.1:1", False),
        ("http://evil.example", False),
        ("http://evil.example/127.0.0.1:{port}", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_pages_of_other_sites_are_turned_away(server: Place, origin: str, is_ours: bool) -> None:
    origin = origin.format(port=server.port)
    made = server.make()
    wish = {"game": "toy", "mission": "long"}
    answer = server.web.post("/api/tables", json=wish, headers={"Origin": origin})
    assert answer.status_code == (201 if is_ours else 403)
    if is_ours:
        with server.connect(made.table, made.host, additional_headers={"Origin": origin}) as player:
            assert player.hear()["type"] == "table"
    else:
        assert answer.json()["code"] == "bad_origin"
        with (
            pytest.raises(InvalidStatus) as refused,
            server.connect(made.table, made.host, additional_headers={"Origin": origin}),
        ):
            pytest.fail("the connection was accepted")
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("localhost:1", True),
        ("127.0.0.1", True),
        ("192.168.0.7:8480", True),
        ("[::1]:8480", True),
        ("Veglia.Example", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("[", False),
    ],
)
def test_a_name_that_is_not_the_servers_is_turned_away(host: str, is_ours: bool) -> None:
    with place(names=("veglia.example",)) as server:
        made = server.make()
        answer = server.web.get("/api/games", headers={"Host": host})
        assert answer.status_code == (200 if is_ours else 421)
        page = server.web.get("/", headers={"Host": host})
        assert (page.status_code == 421) is not is_ours
        assert page.headers["x-frame-options"] == "DENY"
        if is_ours:
            return
        assert answer.json()["code"] == "unknown_host"
        upgrade = {
            "Host": host,
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }
        assert server.web.get(f"/api/tables/{made.table}/play", headers=upgrade).status_code == 403


def test_a_forged_address_does_not_pass_the_limit_of_new_tables() -> None:
    wish = {"game": "toy", "mission": "long"}

    def codes(server: Place) -> list[int]:
        forged = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(3)]
        return [server.web.post("/api/tables", json=wish, headers=headers).status_code for headers in forged]

    with place(tables_per_minute=2) as server:
        assert codes(server) == [201, 201, 429]
    # A proxy that is trusted says where a request comes from.
    with place(tables_per_minute=2, proxies=("127.0.0.1",)) as server:
        assert codes(server) == [201, 201, 201]


def test_an_allowed_origin_is_let_in() -> None:
    with place(origins=("https://friends.example",)) as server:
        headers = {"Origin": "https://friends.example"}
        wish = {"game": "toy", "mission": "long"}
        assert server.web.post("/api/tables", json=wish, headers=headers).status_code == 201


@pytest.mark.parametrize("wrong", ["table", "key", "none"])
def test_a_wrong_link_gets_a_clear_answer_and_nothing_else(server: Place, wrong: str) -> None:
    made = server.make()
    table = "0" * 18 if wrong == "table" else made.table
    key = made.host if wrong == "table" else "x" * 32 if wrong == "key" else "short"
    with server.connect(table, key, "it") as player:
        assert player.hear() == {
            "type": "refused",
            "request": -1,
            "code": "unknown_table",
            "text": "Il tavolo non esiste, oppure il link non è valido.",
            "detail": "",
        }
        with pytest.raises(ConnectionClosed) as closed:
            player.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("role", ["watch", "host"])
def test_watchers_and_players_have_places_of_their_own(role: str) -> None:
    with place(watchers_per_table=2, connections_per_link=2) as server:
        made = server.make()
        key, other = (made.watch, made.host) if role == "watch" else (made.host, made.watch)
        with (
            server.play(made.table, key),
            server.play(made.table, key),
            server.play(made.table, other),
            server.connect(made.table, key) as third,
        ):
            assert third.hear()["code"] == "table_full"
            with pytest.raises(ConnectionClosed) as closed:
                third.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad_message"),
        ("{", "bad_message"),
        ("null", "bad_message"),
        ('{"type": "dance"}', "bad_message"),
        ('{"type": "choose", "request": 5}', "bad_message"),
        ('{"type": "choose", "request": 5, "version": 0, "number": 0, "extra": 1}', "bad_message"),
        ('{"type": "choose", "request": 5, "version": 0, "number": 1e400}', "bad_message"),
        ('{"type": "choose", "request": 5, "version": 0, "number": "0"}', "bad_message"),
        ('{"type": "speak", "request": 5, "language": "../etc"}', "bad_message"),
        ("[" * 4000, "bad_message"),
        ("x" * 5000, "too_large"),
        (b"\xff\x00", "bad_message"),
    ],
)
def test_a_message_that_makes_no_sense_is_refused(server: Place, message: str | bytes, code: str) -> None:
    made = server.make()
    before = server.hash(made)
    with server.play(made.table, made.host) as host:
        host.socket.send(message)
        refused = host.hear()
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert refused["text"]
        assert refused["request"] == (5 if '"request": 5' in str(message) else -1)
    assert server.hash(made) == before


def test_text_that_is_not_utf_8_is_refused_and_nothing_is_logged(
    server: Place, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.make()
    monkeypatch.setattr(logging.getLogger("uvicorn.error"), "handlers", [caplog.handler])
    with server.play(made.table, made.host) as host:
        # A text frame with an empty mask, which the library would not send.
        host.socket.socket.sendall(b"\x81\x82\0\0\0\0\xff\xff")
        assert host.hear()["code"] == "bad_message"
        assert host.choose(0)["version"] == 1
    assert caplog.records == []


def test_a_message_larger_than_a_frame_closes_the_connection(server: Place) -> None:
    made = server.make()
    with server.play(made.table, made.host) as host:
        host.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            host.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_who_talks_too_fast_is_refused_and_then_cut_off() -> None:
    with place(messages_per_second=5.0, patience=20) as server:
        made = server.make(seats=[MINE])
        with server.play(made.table, made.host) as host:
            answers: list[Json] = []
            with pytest.raises(ConnectionClosed) as closed:
                flood(host, answers)
        codes = [answer.get("code", "") for answer in answers]
        assert codes[:10] == [""] * 10
        assert "too_fast" in codes
        first = codes.index("too_fast")
        assert answers[first]["request"] == first + 1
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        assert server.choices(made) == []


def flood(player: Player, answers: list[Json]) -> None:
    """Ask without waiting for answers, which may take longer than a slow talker would."""
    with suppress(ConnectionClosed):
        for _ in range(100):
            player.send("why_not", target="zone/0")
    while True:
        answers.append(player.hear())


def test_no_key_is_ever_logged(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    with place() as server:
        made = server.make(seats=[MINE])
        for name in ("uvicorn.error", "uvicorn.access", "veglia.server"):
            # uvicorn keeps its log from others, and says least by default.
            monkeypatch.setattr(logging.getLogger(name), "handlers", [caplog.handler])
            caplog.set_level(logging.INFO, name)
        with server.play(made.table, made.host) as host:
            host.choose(0)
        server.get(f"tables/{made.table}/record", made.host)
        server.get(f"tables/{made.table}/report", "x" * 32)
        lines = [line.getMessage() for line in caplog.records if line.name != "httpx"]
    assert [line for line in lines if made.table in line]
    assert not [line for line in lines if made.host in line]


def test_the_program_says_where_to_look_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from veglia.cli import main; main()", "serve", "--port", "0"]
    command += ["--db", f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        lines = [running.stderr.readline(), running.stderr.readline()]
        timer = threading.Timer(PATIENCE, running.kill)
        timer.start()
        try:
            running.send_signal(2)
            lines += running.stderr.readlines()
            running.wait()
        finally:
            timer.cancel()
    assert lines[0] == f"veglia: tables are kept in {tmp_path}/tables.db\n"
    assert lines[1].startswith("veglia: the table is at http://127.0.0.1:")
    assert lines[2:] == ["veglia: stopped\n"]
    assert running.returncode == 0
