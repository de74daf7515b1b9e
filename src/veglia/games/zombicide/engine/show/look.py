# veglia: interpreted
"""Which look each thing of a title has, as data: what this family has beside all games."""

from veglia.games.zombicide.engine.show.dressing import Dressing
from veglia.show import look


class Look(look.Look, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All of it. Names on the left are ids of the content or names of classes."""

    # Under every strip of tracks, beside every Balcony.
    tracks: str
    stairs: str
    # What the slots of an inventory are, in their order.
    slots: list[str]
    foes: dict[str, str]
    # How Zones are drawn, by the word for a walled yard; `train` is for the Train's own.
    zones: dict[str, str]
    tiles: dict[str, Dressing]
