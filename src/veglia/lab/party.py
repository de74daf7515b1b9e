"""Who plays: the standard party of a mission, one drawn for each game, or one that is named."""

from collections.abc import Sequence

from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup
from veglia.kernel.game import Title
from veglia.kernel.seats import Seat

STANDARD = "standard"
RANDOM = "random"


def seats_for(kind: Title, mission: str, party: str, players: int, seed: int) -> list[Seat]:
    """Return the seats of one game; a random party is drawn anew by each seed."""
    if has_seats(party):
        return named(kind, party)
    if len(kind.sides) > 1:
        usual = usual_seats(kind, mission, players)
        return list(usual) if party == STANDARD else drawn_sides(kind, mission, usual, seed)
    if party == STANDARD:
        heroes = standard(kind, mission)
    elif is_random(party):
        heroes = drawn(kind, mission, size_of(kind, mission, party), seed)
    else:
        heroes = list(named(kind, party)[0].figures)
    return [Seat(kind.sides[0].id, tuple(heroes[seat::players])) for seat in range(players)]


def check_party(kind: Title, mission: str, party: str, players: int) -> None:
    """Raise BadSetup for a party that cannot be made or dealt."""
    if has_seats(party):
        return
    if len(kind.sides) > 1:
        usual_seats(kind, mission, players)
        if party not in (STANDARD, RANDOM):
            raise BadSetup(
                f"{kind.name} has several sides: write its seats out, as in side:figure,figure/side:"
            )
        return
    size = size_of(kind, mission, party)
    if not 1 <= players <= size:
        raise BadSetup(f"{players} players share a party of {size}")
    roster = kind.roster(mission, size)
    if is_random(party) and size > len(roster):
        raise BadSetup(f"a party of {size}, there are {len(roster)} to draw from")


def usual_seats(kind: Title, mission: str, players: int) -> tuple[Seat, ...]:
    """Return the seats of a game of several sides for a number of players; 0: those of the standard game."""
    chosen = kind.seating(mission, players) if players else None
    return kind.setup(mission, chosen, 0, {}).seats


def standard(kind: Title, mission: str) -> list[str]:
    return [name for seat in kind.setup(mission, None, 0, {}).seats for name in seat.figures]


def is_random(party: str) -> bool:
    return party == RANDOM or party.startswith(f"{RANDOM}:")


def has_seats(party: str) -> bool:
    """Return whether a party says which seats there are."""
    return "/" in party or (":" in party and not is_random(party))


def size_of(kind: Title, mission: str, party: str) -> int:
    """Return how many are in a party; a random one is as large as the standard one unless it says."""
    if party.startswith(f"{RANDOM}:"):
        size = party.removeprefix(f"{RANDOM}:")
        if not size.isdecimal() or int(size) < 1:
            raise BadSetup(f"cannot read the party {party!r}: a number after {RANDOM}:")
        return int(size)
    if party in (STANDARD, RANDOM):
        return len(standard(kind, mission))
    return sum(len(seat.figures) for seat in named(kind, party))


def drawn(kind: Title, mission: str, size: int, seed: int, side: str = "") -> list[str]:
    roster = kind.roster(mission, size, side)
    order = list(range(len(roster)))
    # Dice of their own: neither the game's nor the bot's.
    seeded(-(1 << 80) - seed).shuffle(order)
    return [roster[number] for number in order[:size]]


def drawn_sides(kind: Title, mission: str, usual: tuple[Seat, ...], seed: int) -> list[Seat]:
    """Return the usual seats with figures drawn from the rosters of their sides."""
    left = {
        side.id: drawn(
            kind, mission, sum(len(seat.figures) for seat in usual if seat.side == side.id), seed, side.id
        )
        for side in kind.sides
        if side.picks_figures
    }
    found: list[Seat] = []
    for seat in usual:
        names = left.get(seat.side, [])
        found.append(Seat(seat.side, tuple(names[: len(seat.figures)])))
        del names[: len(seat.figures)]
    return found


def written(seats: Sequence[Seat]) -> str:
    """Return seats as a party that is written out, as `named` reads it."""
    return "/".join(f"{seat.side}:{','.join(seat.figures)}" for seat in seats)


def named(kind: Title, party: str) -> list[Seat]:
    """Return the seats of a party written out: names, commas, and / between seats.

    Before the names of a seat may stand its side and a colon; else it is of the first side. A seat that names
    its side may have no figures.
    """
    seats: list[Seat] = []
    for text in party.split("/"):
        side, colon, names = text.rpartition(":")
        figures = tuple(name.strip() for name in names.split(","))
        if colon and figures == ("",):
            figures = ()
        if "" in figures:
            raise BadSetup(f"cannot read the seats {party!r}: names, commas, and / between seats")
        seats.append(Seat(side.strip() or kind.sides[0].id, figures))
    return seats
