"""Personal links: what a browser keeps, for the next device of the same person; no one else can read it."""

import base64
import logging
from pathlib import Path

import httpx
import pytest

from tests.server.place import TOYS, Place, place
from veglia.kernel.errors import BadFile
from veglia.server.store.seal import seal, unseal
from veglia.server.table.keys import new_key


def keep(server: Place, text: str, key: str = "", version: int = 0) -> httpx.Response:
    return server.web.post("/api/me", json={"text": text, "version": version}, headers=with_key(key))


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def with_key(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"} if key else {}


def test_another_device_reads_what_the_first_has_kept(server: Place) -> None:
    key = keep(server, '{"name": "Ada \\u2603"}').json()["key"]
    assert server.get("me", key).json() == {"version": 1, "text": '{"name": "Ada \\u2603"}'}
    assert keep(server, "newer", key, 1).status_code == 201
    # Another device had read the first version.
    assert code_of(keep(server, "lost", key, 1)) == (409, "person_stale")
    assert server.get("me", key).json() == {"version": 2, "text": "newer"}


def test_a_link_is_not_to_be_guessed() -> None:
    with place(TOYS, tables_per_minute=1000) as server:
        keys = {keep(server, "x").json()["key"] for _ in range(50)}
    assert len(keys) == 50
    for key in keys:
        assert len(base64.urlsafe_b64decode(key)) * 8 >= 128


@pytest.mark.parametrize("key", ["", "short", "A" * 32])
def test_who_has_no_link_gets_nothing(server: Place, key: str) -> None:
    assert code_of(server.get("me", key)) == (404, "unknown_person")
    if key:
        assert code_of(keep(server, "x", key, 1)) == (404, "unknown_person")
    assert code_of(server.web.post("/api/me/link", headers=with_key(key))) == (404, "unknown_person")
    assert code_of(server.web.delete("/api/me", headers=with_key(key))) == (404, "unknown_person")


def test_a_renewed_link_has_all_and_the_old_one_nothing(server: Place) -> None:
    old = keep(server, "mine").json()["key"]
    new = server.web.post("/api/me/link", headers=with_key(old)).json()["key"]
    assert new != old
    assert server.get("me", new).json() == {"version": 2, "text": "mine"}
    assert code_of(server.get("me", old)) == (404, "unknown_person")
    assert server.web.delete("/api/me", headers=with_key(new)).status_code == 200
    assert code_of(server.get("me", new)) == (404, "unknown_person")


def test_too_much_and_too_many_are_refused() -> None:
    with place(TOYS, tables_per_minute=2) as server:
        assert code_of(keep(server, "x" * 400_001)) == (400, "bad_message")
        assert keep(server, "x").status_code == keep(server, "x").status_code == 201
        assert code_of(keep(server, "x")) == (429, "too_many_links")
        foreign = server.web.post(
            "/api/me", json={"text": "x", "version": 0}, headers={"Origin": "http://evil.example"}
        )
        assert code_of(foreign) == (403, "bad_origin")


def test_neither_the_database_nor_the_log_tells_a_key_or_what_is_behind_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with place(TOYS, database=f"sqlite:///{tmp_path}/tables.db") as server:
        key = keep(server, "my secret tables").json()["key"]
        server.get("me", key)
        keep(server, "my secret tables, again", key, 1)
        server.get("me", key[:-1] + ("A" if key[-1] != "A" else "B"))
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    own = [record.getMessage() for record in caplog.records if not record.name.startswith("http")]
    for text in (key, "my secret tables"):
        assert text.encode() not in files
        assert text not in "".join(own)


def test_a_sealed_text_opens_with_its_key_only() -> None:
    key, sealed = new_key(), ""
    for text in ("", "a", "ÄÖ☃" * 1000):
        sealed = seal(key, text)
        assert unseal(key, sealed) == text
        assert seal(key, text) != sealed
    with pytest.raises(BadFile):
        unseal(new_key(), sealed)
    data = bytearray(base64.b64decode(sealed))
    data[-1] ^= 1
    with pytest.raises(BadFile):
        unseal(key, base64.b64encode(bytes(data)).decode())
