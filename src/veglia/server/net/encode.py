# veglia: compiled
"""What is told after a choice as text, put together from texts that are encoded already.

The words on the wire are those of wire.TableMoved and scene.Question; tests read them back as these.
"""

from veglia.kernel.offers import Offer
from veglia.kernel.scene import BoardShape, Scene, Told
from veglia.server.net.fragments import FRAGMENTS, OFFERS, encoder
from veglia.server.table.changes import Changes

# Fields of a scene that a presentation returns as the same list while they look the same.
REMEMBERED = ("chips", "piles", "rules")
# Lists of such things.
LISTED = ("pieces", "heroes", "goals")


def end(number: int) -> bytes:
    """Return how an offer of that number ends in a list."""
    return b"%d}," % number


# Those of nearly all questions.
ENDS = {number: end(number) for number in range(-100, 100)}


def scene_text(scene: Scene) -> bytes:
    """Return a whole scene."""
    encode, of = encoder.encode, FRAGMENTS.of
    texts: list[bytes] = []
    for name in Scene.__struct_fields__:
        value = getattr(scene, name)
        if name in LISTED:
            text = b"[%b]" % b",".join([of(one) for one in value])
        else:
            text = of(value) if name in REMEMBERED else encode(value)
        texts.append(b'"%b":%b' % (name.encode(), text))
    return b"{%b}" % b",".join(texts)


def offers_text(offers: list[Offer], numbers: list[int]) -> bytes:
    """Return offers with their numbers, as a list of choices."""
    texts = [b"["]
    for offer, number in zip(offers, numbers):
        texts.append(OFFERS.of(offer))
        texts.append(ENDS.get(number) or end(number))
    return b"".join(texts)[:-1] + b"]" if offers else b"[]"


def moved_text(told: list[Told], board: BoardShape | None, found: Changes) -> bytes:
    """Return what is the same for all who share a viewpoint: a part of wire.TableMoved."""
    encode, of = encoder.encode, FRAGMENTS.of
    scene = [
        b'"%b":%b' % (name.encode(), of(value) if name in REMEMBERED else encode(value))
        for name, value in found.scene.items()
    ]
    pieces = b"null"
    if found.pieces is not None:
        put = [b"[%d,%b]" % (one.place, of(one.piece)) for one in found.pieces.put]
        pieces = b'{"gone":%b,"put":[%b]}' % (encode(found.pieces.gone), b",".join(put))
    return b'"told":%b,"board":%b,"scene":{%b},"pieces":%b,"heroes":%b,"slots":[%b]' % (
        encode(told) if told else b"[]",
        b"null" if board is None else of(board),
        b",".join(scene),
        pieces,
        encode(found.heroes) if found.heroes else b"{}",
        b",".join([of(slot) for slot in found.slots]),
    )
