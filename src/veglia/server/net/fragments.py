# veglia: compiled
"""A cache of encoded objects: what was drawn once is sent to many clients, many times.

A presentation returns the same object as long as it looks the same, so it is known by its identity, which is
its own as long as it is kept here.
"""

from typing import Any

import msgspec

encoder = msgspec.json.Encoder()
# Some hundred bytes each.
MOST = 65536


class Fragments:
    """What has been encoded."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: dict[int, tuple[object, bytes]] = {}

    def of(self, thing: object) -> bytes:
        """Return a thing as text; a full memory is emptied first."""
        found = self.kept.get(id(thing))
        if found is not None:
            return found[1]
        text = self.encode(thing)
        if len(self.kept) >= self.most:
            self.kept.clear()
        self.kept[id(thing)] = (thing, text)
        return text

    def encode(self, thing: object) -> bytes:
        text: bytes = encoder.encode(thing)
        return text


class Offers(Fragments):
    """Offers up to the number that makes a choice of them, which is another each time."""

    def encode(self, thing: object) -> bytes:
        return super().encode(thing)[:-1] + b',"number":'


FRAGMENTS = Fragments(MOST)
OFFERS = Offers(MOST)


def encoded(text: bytes) -> Any:
    """Return what takes the place of a thing in a message: its text as it stands."""
    return msgspec.Raw(text)
