"""The short way from a table to its clients, and from them to the table."""

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.server.place import LINK, MINE, Place, Player
from veglia.server.net.frames import FrameTracker, framed, short_text


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


FRAMES = [sent(b"x" * length) for length in (0, 125, 126, 70_000)] + [sent(b"now", Opcode.PONG)]


@pytest.mark.parametrize("step", [1, 3, 64, 100_000])
def test_the_end_of_a_frame_is_known_however_its_bytes_come(step: int) -> None:
    tracker = FrameTracker()
    for frame in FRAMES:
        for start in range(0, len(frame), step):
            tracker.follow(frame[start : start + step])
            assert tracker.is_straight == (start + step >= len(frame))


def test_several_frames_in_one_go_and_a_part_of_the_next() -> None:
    tracker = FrameTracker()
    tracker.follow(b"".join(FRAMES) + FRAMES[2][:3])
    assert not tracker.is_straight

    tracker.follow(FRAMES[2][3:])

    assert tracker.is_straight


def test_a_message_in_parts_goes_on_even_with_a_word_in_between() -> None:
    tracker = FrameTracker()
    for frame in (sent(b"x", fin=False), sent(b"", Opcode.PING), sent(b"x", Opcode.CONT, fin=False)):
        tracker.follow(frame)
        assert not tracker.is_straight

    tracker.follow(sent(b"x", Opcode.CONT))

    assert tracker.is_straight


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
        [client] = server.tables.live[made.table].clients
        assert client.wire is not None
        assert client.wire.tracker.is_straight

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
