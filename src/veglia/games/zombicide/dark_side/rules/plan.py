# veglia: interpreted
"""What a set-up may ask for: who plays, from which seats, and with which options."""

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.engine.title import SURVIVORS
from veglia.kernel.errors import BadSetup
from veglia.kernel.game import unknown
from veglia.kernel.seats import Seat

# Which sets of Xeno cards make the deck, the first is the usual one.
CARD_SETS = {
    "all": ("easy", "hard", "extra_activation"),
    "easy": ("easy",),
    "easy_extra": ("easy", "extra_activation"),
    "easy_hard": ("easy", "hard"),
    "hard": ("hard",),
    "hard_extra": ("hard", "extra_activation"),
}
OPTIONS = ["first_player", "ultra_red", "xeno_cards"]


def roster(size: int) -> list[str]:
    """Return who may be in a party of a size."""
    return [id for id, row in library.survivors().items() if size >= row.least_party]


def check_party(seats: list[Seat]) -> None:
    """Raise for seats that are empty or too full, and for a party that cannot be."""
    known = library.survivors()
    everyone = [name for seat in seats for name in seat.figures]
    for name in everyone:
        if name not in known:
            raise unknown("survivor", name, sorted(known))
    if any(not seat.figures for seat in seats):
        raise bad_seats()
    size = {
        "least": str(library.LEAST_SURVIVORS),
        "most": str(library.MOST_SURVIVORS),
        "count": str(len(everyone)),
    }
    if not library.LEAST_SURVIVORS <= len(everyone) <= library.MOST_SURVIVORS:
        raise BadSetup(f"{len(everyone)} Survivors, a party has 6 to 12", "party", size)
    if len(set(everyone)) != len(everyone):
        raise BadSetup("a Survivor can be chosen only once", "twice")
    for name in everyone:
        row = known[name]
        if len(everyone) < row.least_party:
            values = {"name": row.name, "least": str(row.least_party), "count": str(len(everyone))}
            raise BadSetup(f"{row.name} comes along from {row.least_party} Survivors on", "too_few", values)
    if max(len(seat.figures) for seat in seats) > library.MOST_AT_SEAT:
        raise bad_seats()


def bad_seats() -> BadSetup:
    """Return what is said of too many seats, and of seats with too few or too many Survivors."""
    limits = {"most": str(SURVIVORS.most), "each": str(library.MOST_AT_SEAT)}
    return BadSetup("there are 1 to 6 seats, each with 1 to 6 Survivors", "seats", limits)


def check_option(name: str, value: str, seats: int) -> None:
    """Check an option of a set-up."""
    if name not in OPTIONS:
        raise unknown("option", name, OPTIONS)
    if name == "xeno_cards":
        if value not in CARD_SETS:
            raise BadSetup(f"xeno_cards {value!r}, it is {', '.join(CARD_SETS)}", "xeno_cards", {}, name)
    elif name == "ultra_red":
        if value not in ("yes", "no"):
            raise BadSetup(f"ultra_red {value!r}, it is yes or no", "yes_or_no", {}, name)
    elif not value.isdecimal() or not 1 <= int(value) <= seats:
        values = {"seats": str(seats)}
        raise BadSetup(f"first_player {value!r}, the seats are 1 to {seats}", "first_player", values, name)
