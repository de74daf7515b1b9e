"""The client's files."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.place import place


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    top = tmp_path_factory.mktemp("files")
    folder = top / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / "assets" / "app-1a2b.js").write_text("let a = 1;" * 1000)
    (folder / "manifest.webmanifest").write_text("{}")
    (top / "secret.txt").write_text("secret")
    with place(folder=folder) as running:
        yield running.web


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules"])
def test_every_address_without_a_file_is_the_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, "<p>the page</p>")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_files_with_a_hash_in_their_name_are_kept_for_ever_and_zipped(client: httpx.Client) -> None:
    answer = client.get("/assets/app-1a2b.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert client.get("/manifest.webmanifest").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/favicon.ico",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2fetc/passwd.txt",
        "/a%00.js",
        f"/{'a' * 300}.js",
        "/a%ff.js",
        "/api/nothing",
    ],
)
def test_no_file_is_found_where_there_is_none_or_outside(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_page")


def test_a_client_that_is_not_built_says_so(tmp_path: Path) -> None:
    with place(folder=tmp_path) as server:
        answer = server.web.get("/")
        assert answer.status_code == 503
        assert "npm run build" in answer.text
        assert server.get("games").status_code == 200
