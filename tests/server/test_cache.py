"""Answers that are the same for everybody."""

import asyncio
import gzip

import pytest

from tests.groups import PATIENCE
from tests.server.place import Place, place
from veglia.kernel.presentation import Entry

REAL = "veglia.catalog:GAMES"


async def finished(server: Place) -> None:
    await server.warming


def test_a_book_is_made_once_for_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    with place(games=REAL) as server:
        made: list[str] = []
        title = server.tables.games["undead_or_alive"]
        glossary = title.presentation.glossary

        def counted(language: str) -> dict[str, Entry]:
            made.append(language)
            return glossary(language)

        monkeypatch.setattr(title.presentation, "glossary", counted)
        # It reads the books beforehand.
        asyncio.run_coroutine_threadsafe(finished(server), server.warming.get_loop()).result(PATIENCE)
        made.clear()
        texts = [
            server.web.get(f"/api/games/undead_or_alive/glossary?lang={language}").text
            for language in ("en", "it", "en", "it", "en")
        ]
        assert made == ["en", "it"]
        assert texts[0] == texts[2] == texts[4] != texts[1] == texts[3]


def test_who_has_an_answer_is_told_that_it_is_still_true(server: Place) -> None:
    first = server.web.get("/api/games")
    assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
    etag = first.headers["etag"]
    again = server.web.get("/api/games", headers={"If-None-Match": etag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
    italian = server.web.get("/api/games?lang=it", headers={"If-None-Match": etag})
    assert italian.status_code == 200
    assert italian.headers["etag"] != etag


def test_an_answer_is_sent_compressed_to_who_takes_it_so(server: Place) -> None:
    plain = server.web.get("/api/games", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with server.web.stream("GET", "/api/games", headers={"Accept-Encoding": "gzip"}) as zipped:
        raw = b"".join(zipped.iter_raw())
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content)


def test_a_language_that_is_not_spoken_is_refused_each_time(server: Place) -> None:
    for _ in range(2):
        answer = server.web.get("/api/games?lang=zz")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_language")
        assert answer.headers["cache-control"] == "no-store"
