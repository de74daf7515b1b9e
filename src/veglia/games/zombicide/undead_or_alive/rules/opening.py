"""How the games of a mission of this title begin."""

from typing import Final

from veglia.games.zombicide.engine.rules.opening import Opening, Party
from veglia.games.zombicide.engine.rules.state import Objective, SpawnToken
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.kernel.machine import Step


class UndeadParty(Party):
    """Who plays, and how many Companions a small party takes along."""

    def __init__(self, profiles: list[int], seats: list[int], first_seat: int, companions: int) -> None:
        super().__init__(profiles, seats, first_seat)
        self.companions: Final = companions


class UndeadOpening(Opening):
    """What this title adds: Bounty Weapons, Companions, Machines and the Train."""

    def __init__(
        self,
        spawns: list[SpawnToken],
        objectives: list[Objective],
        figures: list[tuple[int, int, int]],
        starting: list[int],
        search: list[int],
        starts: list[int],
        start_rule: str,
        bounty: list[int],
        steps: list[Step[UndeadState]],
        gear: list[Step[UndeadState]],
        wagon_zone: int,
        gatling_zone: int,
        strip: tuple[str, ...],
        companion_classes: int,
    ) -> None:
        super().__init__(spawns, objectives, figures, starting, search, starts, start_rule)
        self.bounty: Final = bounty
        # The steps that put Companions into their Zones and tell what the mission's rules indicate.
        self.steps: Final = steps
        # The steps that give cards to Survivors once all have their Starting Equipment.
        self.gear: Final = gear
        self.wagon_zone: Final = wagon_zone
        self.gatling_zone: Final = gatling_zone
        # The tiles of the Train, if there is one.
        self.strip: Final = strip
        # The Classes of the Companions that a small party may take along.
        self.companion_classes: Final = companion_classes
