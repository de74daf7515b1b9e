# veglia: compiled
"""The checksum chain over the log of a table: a row that was changed is detected and named.

Each row of the log is kept with a checksum over it and over the checksum of the row before. The first goes
over what the table was made with. The time of a row is not covered: nothing is played by it. Rows of the
schema before 2 have no checksum; the chain begins behind them.
"""

import hashlib
from typing import NamedTuple

import msgspec

# So many bytes of a hash; without its lowest bit it is a number of any database.
BYTES = 8

encoder = msgspec.msgpack.Encoder()


class Broken(NamedTuple):
    """Where a chain does not hold: the place of the row in the log."""

    sequence: int


def checksum(things: tuple[object, ...]) -> int:
    digest = hashlib.blake2b(encoder.encode(things), digest_size=BYTES).digest()
    return int.from_bytes(digest, "big") >> 1


def beginning(id: str, game: str, rules: str, mission: str, seats: str, options: str, seed: str) -> int:
    """Return what the chain of a table begins with."""
    return checksum((id, game, rules, mission, seats, options, seed))


def linked(before: int, sequence: int, kind: str, number: int, seat: int, is_automatic: bool) -> int:
    """Return the checksum of a row from that of the row before."""
    return checksum((before, sequence, kind, number, seat, int(is_automatic)))


def followed(first: int, rows: list[tuple[int, str, int, int, int, int | None]]) -> tuple[int, Broken | None]:
    """Return the last checksum of a log, and where it breaks; rows are as they are kept."""
    last, has_begun = first, False
    for place, (sequence, kind, number, seat, automatic, kept) in enumerate(rows):
        if kept is None and not has_begun:
            if sequence != place:
                return last, Broken(place)
            continue
        has_begun = True
        last = linked(last, sequence, kind, number, seat, bool(automatic))
        if sequence != place or kept != last:
            return last, Broken(place)
    return last, None
