"""Text that only the key of a link opens: the store holds it, and a stolen database tells nothing of it.

SHAKE-256 of key and nonce is the stream, and HMAC-SHA-256 says whether a text is what was sealed. Keys have
192 random bits, so no slow hash is needed.
"""

import hashlib
import hmac
import secrets
from base64 import b64decode, b64encode

from veglia.kernel.errors import BadFile

NONCE_BYTES = 16
TAG_BYTES = 32


def seal(key: str, text: str) -> str:
    """Return a text so that only the key opens it."""
    nonce, data = secrets.token_bytes(NONCE_BYTES), text.encode()
    body = crossed(stream(key, nonce, len(data)), data)
    return b64encode(nonce + tag(key, nonce + body) + body).decode()


def unseal(key: str, sealed: str) -> str:
    """Return a sealed text; BadFile when it was not sealed with this key, or was changed."""
    data = b64decode(sealed)
    nonce, seen, body = data[:NONCE_BYTES], data[NONCE_BYTES:][:TAG_BYTES], data[NONCE_BYTES + TAG_BYTES :]
    if not hmac.compare_digest(seen, tag(key, nonce + body)):
        raise BadFile("the sealed text was not made with this key")
    return crossed(stream(key, nonce, len(body)), body).decode()


def stream(key: str, nonce: bytes, length: int) -> bytes:
    return hashlib.shake_256(b"veglia stream\0" + key.encode() + b"\0" + nonce).digest(length)


def tag(key: str, data: bytes) -> bytes:
    own = hashlib.sha256(b"veglia tag\0" + key.encode()).digest()
    return hmac.digest(own, data, "sha256")


def crossed(one: bytes, other: bytes) -> bytes:
    """Return the exclusive or of two texts of the same length."""
    return (int.from_bytes(one) ^ int.from_bytes(other)).to_bytes(len(one))
