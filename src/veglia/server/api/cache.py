"""Answers that are the same for everybody: encoded and compressed once, sent only to who lacks them."""

import gzip
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

# Cached by browsers, but revalidated each time: a new version of the program may answer differently.
CACHE_CONTROL = "no-cache"
COMPRESSION = 6


@dataclass(frozen=True)
class Encoded:
    """The body of an answer."""

    plain: bytes
    zipped: bytes
    etag: str


class CachedAnswers:
    """Answers by what they are about; there are as many as there are books and languages."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, ...], Encoded] = {}

    async def answer(
        self, request: Request, about: tuple[str, ...], make: Callable[[], Awaitable[msgspec.Struct]]
    ) -> Response:
        """Answer with what is kept about something, and make it first if nothing is."""
        found = self.kept.get(about)
        if found is None:
            found = self.kept[about] = encoded(await make())
        headers = {"Cache-Control": CACHE_CONTROL, "ETag": found.etag, "Vary": "Accept-Encoding"}
        if found.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = found.plain
        if "gzip" in request.headers.get("accept-encoding", ""):
            body = found.zipped
            headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type="application/json")


def encoded(body: msgspec.Struct) -> Encoded:
    plain = msgspec.json.encode(body)
    etag = hashlib.blake2b(plain, digest_size=12).hexdigest()
    # Without the time, so that the same answer has the same bytes.
    return Encoded(plain, gzip.compress(plain, COMPRESSION, mtime=0), f'"{etag}"')
