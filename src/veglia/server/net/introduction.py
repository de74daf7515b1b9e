"""How one node tells another for whom it connects through: by a line before the first request.

Without it all players who come by way of another node would share one address, and its limits. The line
carries a secret that only nodes know: the id of the process that is meant, which stands in the database, or,
between processes of one node, what their parent has drawn. Who does not know it is let go.
"""

from typing import NamedTuple

WORD = b"VEGLIA "


class Introduction(NamedTuple):
    """Where a connection really comes from, and the secret of the node that says so."""

    secret: str
    address: str

    def line(self) -> bytes:
        return WORD + f"{self.secret} {self.address}\r\n".encode()


def may_begin(data: bytes) -> bool:
    """Whether a connection that begins like this may bring an introduction."""
    return data[: len(WORD)] == WORD[: len(data)]


def introduction(data: bytes) -> tuple[Introduction, bytes] | None:
    """Return the introduction that a connection begins with and what follows; None while it is not whole."""
    line, end, rest = data.partition(b"\r\n")
    if not end:
        return None
    parts = line.removeprefix(WORD).decode("latin-1").split(" ")
    return Introduction(parts[0], parts[1] if len(parts) > 1 else ""), rest
