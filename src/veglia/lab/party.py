"""Who plays: the standard party of a mission, one drawn for each game, or one that is named."""

from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup
from veglia.kernel.game import Title

STANDARD = "standard"
RANDOM = "random"


def seats_for(kind: Title, mission: str, party: str, players: int, seed: int) -> list[list[str]]:
    """Return the seats of one game; a random party is drawn anew by each seed."""
    if "/" in party:
        return named(party)
    if party == STANDARD:
        heroes = standard(kind, mission)
    elif is_random(party):
        heroes = drawn(kind, mission, size_of(kind, mission, party), seed)
    else:
        heroes = named(party)[0]
    return [heroes[seat::players] for seat in range(players)]


def check_party(kind: Title, mission: str, party: str, players: int) -> None:
    """Raise BadSetup for a party that cannot be made or dealt."""
    if "/" in party:
        return
    size = size_of(kind, mission, party)
    if not 1 <= players <= size:
        raise BadSetup(f"{players} players share a party of {size}")
    roster = kind.roster(mission, size)
    if is_random(party) and size > len(roster):
        raise BadSetup(f"a party of {size}, there are {len(roster)} to draw from")


def standard(kind: Title, mission: str) -> list[str]:
    return [name for seat in kind.setup(mission, None, 0, {}).seats for name in seat]


def is_random(party: str) -> bool:
    return party == RANDOM or party.startswith(f"{RANDOM}:")


def size_of(kind: Title, mission: str, party: str) -> int:
    """Return how many are in a party; a random one is as large as the standard one unless it says."""
    if party.startswith(f"{RANDOM}:"):
        size = party.removeprefix(f"{RANDOM}:")
        if not size.isdecimal() or int(size) < 1:
            raise BadSetup(f"cannot read the party {party!r}: a number after {RANDOM}:")
        return int(size)
    if party in (STANDARD, RANDOM):
        return len(standard(kind, mission))
    return sum(map(len, named(party)))


def drawn(kind: Title, mission: str, size: int, seed: int) -> list[str]:
    roster = kind.roster(mission, size)
    order = list(range(len(roster)))
    # Dice of their own: neither the game's nor the bot's.
    seeded(-(1 << 80) - seed).shuffle(order)
    return [roster[number] for number in order[:size]]


def named(party: str) -> list[list[str]]:
    """Return the seats of a party written out: names, commas, and / between seats."""
    seats = [[name.strip() for name in seat.split(",")] for seat in party.split("/")]
    if any(not name for seat in seats for name in seat):
        raise BadSetup(f"cannot read the survivors {party!r}: names, commas, and / between seats")
    return seats
