# veglia: compiled
"""Frames of websockets (RFC 6455, 5.2), as far as the fast path needs them."""

try:
    # Where it has been compiled, as nearly everywhere.
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

# A whole text message in one frame; longer ones say their length in two or eight bytes.
WHOLE_TEXT = 0x81
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
# What a client sends is masked: a bit beside the length says so, and four bytes before the text are the mask.
MASKED, MASK, HEAD = 0x80, 4, 6
# Of the first byte: the message ends with this frame; it is a control frame.
FINAL, CONTROL = 0x80, 0x08


def framed(text: bytes) -> bytes:
    """Return a text as a server sends it: in one frame, not masked."""
    length = len(text)
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8) + text


def short_text(data: bytes) -> bytes | None:
    """Return the message that some data holds, if that is one short frame of plain text and nothing else."""
    length = len(data) - HEAD
    if not 0 <= length <= SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED | length:
        return None
    text = apply_mask(data[HEAD:], data[HEAD - MASK : HEAD])
    return text if text.isascii() else None


class FrameTracker:
    """Follows the frames that a client sends, to know whether the next byte is the first of a message."""

    def __init__(self) -> None:
        # Of the frame under way: what has come of its head, or how much of its text is still to come.
        self.head = b""
        self.left = 0
        # A message goes on in the next frame.
        self.is_open = False

    @property
    def is_straight(self) -> bool:
        return not (self.head or self.left or self.is_open)

    def follow(self, data: bytes) -> None:
        while data:
            if self.left:
                taken = min(self.left, len(data))
                self.left -= taken
                data = data[taken:]
                continue
            data = self.head + data
            size = head_size(data)
            if len(data) < size:
                self.head = data
                return
            self.head = b""
            if not data[0] & CONTROL:
                self.is_open = not data[0] & FINAL
            self.left = text_length(data)
            data = data[size:]


def head_size(data: bytes) -> int:
    """Return how long the head of a frame is, as far as can be told from its beginning."""
    if len(data) < 2:
        return 2
    length = data[1] & ~MASKED
    more = 8 if length == EIGHT_BYTES else 2 if length == TWO_BYTES else 0
    return 2 + more + (MASK if data[1] & MASKED else 0)


def text_length(head: bytes) -> int:
    """Return how long the text is that follows a head."""
    length = head[1] & ~MASKED
    if length <= SHORT:
        return length
    return int.from_bytes(head[2:4] if length == TWO_BYTES else head[2:10])
