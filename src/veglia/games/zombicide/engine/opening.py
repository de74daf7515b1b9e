"""What a set-up is made of: who plays, and how the games of a mission begin, whoever plays.

An opening is worked out once for a mission and shared by all its games: nothing of it is ever changed.
"""

from typing import Final

from veglia.games.zombicide.engine.state import Objective, SpawnToken


class Party:
    """Who plays: each Survivor's card and seat, and the first player's seat."""

    def __init__(self, profiles: list[int], seats: list[int], first_seat: int) -> None:
        self.profiles: Final = profiles
        self.seats: Final = seats
        self.first_seat: Final = first_seat


class Opening:
    """What the mission puts on the board by Zone, which cards start where, and where Survivors start."""

    def __init__(
        self,
        spawns: list[SpawnToken],
        objectives: list[Objective],
        figures: list[tuple[int, int, int]],
        starting: list[int],
        search: list[int],
        starts: list[int],
        start_rule: str,
    ) -> None:
        self.spawns: Final = spawns
        self.objectives: Final = objectives
        # Zombies as kind, Zone, number.
        self.figures: Final = figures
        # Card numbers: the Starting Equipment, and the deck that searches draw from.
        self.starting: Final = starting
        self.search: Final = search
        # The starting Zones, and the rule by which Survivors are divided among several of them.
        self.starts: Final = starts
        self.start_rule: Final = start_rule
