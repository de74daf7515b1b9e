# veglia: interpreted
"""What all rows of this title's missions have in common."""

from typing import Literal

import msgspec

Colour = Literal["red", "green", "violet", "pink", "yellow"]


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a row."""
