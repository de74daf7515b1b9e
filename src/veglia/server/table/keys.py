"""Keys: the secret parts of links. Only their hashes are kept, so a stolen database opens no table."""

import hashlib
import re
import secrets

KEY_BYTES = 24
TABLE_BYTES = 9
KEY = re.compile(r"[A-Za-z0-9_-]{22,64}")


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """Return a name for a table: not secret, but not to be guessed either."""
    return secrets.token_hex(TABLE_BYTES)


def hash_of(key: str) -> str:
    # A key is as random as its hash: no salt, no slow hash is needed.
    return hashlib.sha256(key.encode()).hexdigest()


def bearer(header: str | None) -> str:
    """Return the key of an Authorization header, or an empty one, which opens nothing."""
    scheme, _, key = (header or "").partition(" ")
    return key if scheme.lower() == "bearer" and KEY.fullmatch(key) else ""
