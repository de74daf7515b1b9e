"""The short way from a table to its clients, and from them to the table."""

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.server.place import LINK, MINE, Place, Player
from veglia.server.socket import framed, is_whole, short_text


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_a_message_is_one_frame_of_its_length(length: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    text = b"x" * length

    client.receive_data(framed(text))

    [frame] = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("text", [b"", b"{}", b"x" * 125])
def test_a_short_text_is_read_at_once(text: bytes) -> None:
    assert short_text(sent(text)) == text


NOT_SHORT = {
    "nothing": b"",
    "long": sent(b"x" * 126),
    "not plain": sent("è".encode()),
    "bytes": sent(b"{}", Opcode.BINARY),
    "ping": sent(b"{}", Opcode.PING),
    "goes on": sent(b"{", fin=False),
    "cut": sent(b"{}")[:-1],
    "two": sent(b"{}") + sent(b"{}"),
    "not masked": Frame(Opcode.TEXT, b"{}").serialize(mask=False),
}


@pytest.mark.parametrize("name", NOT_SHORT)
def test_what_is_not_one_short_text_goes_the_long_way(name: str) -> None:
    assert short_text(NOT_SHORT[name]) is None


def test_whole_frames_are_told_from_parts() -> None:
    frames = [sent(b"x" * length) for length in (0, 125, 126, 70_000)] + [sent(b"now", Opcode.PONG)]

    assert is_whole(b"")
    assert is_whole(b"".join(frames))
    assert not any(is_whole(frame[:-1]) for frame in frames)
    assert not any(is_whole(frame + b"\x81") for frame in frames)
    assert not is_whole(sent(b"x", fin=False))


def choose(player: Player, version: int) -> bytes:
    player.request += 1
    return b'{"type":"choose","request":%d,"version":%d,"number":0}' % (player.request, version)


def test_choices_are_taken_however_their_bytes_come(server: Place) -> None:
    """One frame in two parts, two frames in one, a message in two frames: each is taken, in order, once."""
    made = server.make(seats=[MINE, MINE])
    with server.play(made.table, made.host) as host:
        raw = host.socket.socket
        raw.sendall(sent(choose(host, 0)))
        host.until_version(1)
        raw.sendall(sent(choose(host, 1)) + sent(choose(host, 2)))
        host.until_version(3)
        text = choose(host, 3)
        raw.sendall(sent(text[:9], fin=False) + sent(text[9:], Opcode.CONT))
        host.until_version(4)
        frame = sent(choose(host, 4))
        raw.sendall(frame[:7])
        raw.sendall(frame[7:])
        host.until_version(5)
        raw.sendall(sent(choose(host, 5)))
        host.until_version(6)

    assert server.choices(made) == [0] * 6


def test_a_choice_and_what_comes_after_it_are_done_in_order(server: Place) -> None:
    made = server.make(seats=[MINE, LINK])
    with server.play(made.table, made.host) as host:
        first = host.send("choose", version=0, number=0)
        second = host.send("speak", language="it")
        third = host.send("choose", version=0, number=0)
        answers = [host.hear() for _ in range(6)]

    told = [(one["type"], one.get("request")) for one in answers]
    assert told[:4] == [("done", first), ("moved", None), ("done", second), ("table", None)]
    assert told[4] == ("refused", third)
    assert (answers[4]["code"], answers[5]["type"]) == ("stale", "table")
