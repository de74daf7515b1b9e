# veglia: interpreted
"""The format of a save: written, and checked when it is read."""

import hashlib
import re
from typing import Annotated, TypedDict

import msgspec

from veglia.kernel.errors import BadFile
from veglia.kernel.seats import Seat

SAVE_MAGIC = b"VEGLIA2\n"
DIGEST = 16


class SaveContents(TypedDict):
    """What a save holds."""

    game: str
    rules_version: str
    mission: str
    seats: list[Seat]
    # As text, because a seed may be of any size.
    seed: Annotated[str, msgspec.Meta(pattern=r"^-?[0-9]+$")]
    options: dict[str, str]
    choices: list[int]
    # Which of the choices standing answers have made.
    automatic: list[int]
    state: bytes


def read_save(data: bytes) -> SaveContents:
    """Return the checked contents of a save."""
    if not data.startswith(SAVE_MAGIC):
        other = re.match(rb"(VEGLIA\d+)\n", data)
        if other is None:
            raise BadFile("not a Veglia save")
        found, read = other[1].decode(), SAVE_MAGIC.decode().strip()
        raise BadFile(f"a save of format {found!r}, this version reads {read!r}")
    start = len(SAVE_MAGIC) + DIGEST
    body = data[start:]
    if hashlib.blake2b(body, digest_size=DIGEST).digest() != data[len(SAVE_MAGIC) : start]:
        raise BadFile("the save is damaged or cut off")
    try:
        return msgspec.msgpack.decode(body, type=SaveContents)
    except msgspec.DecodeError as error:
        raise BadFile(f"not a Veglia save: {error}") from error


def write_save(contents: SaveContents) -> bytes:
    """Return contents as the bytes that `read_save` reads."""
    body = msgspec.msgpack.encode(contents)
    return SAVE_MAGIC + hashlib.blake2b(body, digest_size=DIGEST).digest() + body
