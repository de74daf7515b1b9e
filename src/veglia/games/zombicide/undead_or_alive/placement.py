"""What a set-up is made of: who plays, what the mission puts on the board, which cards start where.

All but the party is worked out once for a mission and shared by all its games: nothing of it is ever changed.
"""

from typing import Final

from veglia.games.zombicide.engine.state import Objective, SpawnToken
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.kernel.machine import Step


class Party:
    """Who plays: each Survivor's Identity Card and seat, the first player's seat, Companions."""

    def __init__(self, profiles: list[int], seats: list[int], first_seat: int, companions: int) -> None:
        self.profiles: Final = profiles
        self.seats: Final = seats
        self.first_seat: Final = first_seat
        # How many Companions a small party takes along.
        self.companions: Final = companions


class Placement:
    """What the mission puts on the board, by Zone."""

    def __init__(
        self,
        spawns: list[SpawnToken],
        objectives: list[Objective],
        figures: list[tuple[int, int, int]],
        steps: list[Step[UndeadState]],
        gear: list[Step[UndeadState]],
        wagon_zone: int,
        gatling_zone: int,
        strip: tuple[str, ...],
    ) -> None:
        self.spawns: Final = spawns
        self.objectives: Final = objectives
        # Zombies as kind, Zone, number.
        self.figures: Final = figures
        # The steps that put Companions into their Zones and tell what the mission's rules indicate.
        self.steps: Final = steps
        # The steps that give cards to Survivors once all have their Starting Equipment.
        self.gear: Final = gear
        self.wagon_zone: Final = wagon_zone
        self.gatling_zone: Final = gatling_zone
        # The tiles of the Train, if there is one.
        self.strip: Final = strip


class Decks:
    """Card numbers by where they start."""

    def __init__(self, starting: list[int], search: list[int], bounty: list[int]) -> None:
        self.starting: Final = starting
        self.search: Final = search
        self.bounty: Final = bounty


class Opening:
    """How the games of a mission begin, whoever plays."""

    def __init__(
        self,
        placement: Placement,
        decks: Decks,
        starts: list[int],
        start_rule: str,
        companion_classes: int,
    ) -> None:
        self.placement: Final = placement
        self.decks: Final = decks
        # The starting Zones, and the rule by which Survivors are divided among several of them.
        self.starts: Final = starts
        self.start_rule: Final = start_rule
        # The Classes of the Companions that a small party may take along.
        self.companion_classes: Final = companion_classes
