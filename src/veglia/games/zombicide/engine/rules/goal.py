"""A mission goal: what must come true, and whether it still can."""

from typing import ClassVar, Generic, TypeVar

from veglia.kernel.machine import Option, State

S = TypeVar("S", bound=State)


class Goal(Generic[S]):
    """One of the mission's goals."""

    # What missions call it; empty for a base of others.
    id: ClassVar[str] = ""

    def is_met(self, state: S) -> bool:
        raise NotImplementedError(type(self).__name__)

    def is_possible(self, state: S) -> bool:
        return True

    def lost_rule(self, state: S) -> str:
        """Return the rule by which the game is lost once it is no longer possible."""
        return "uoa.end.lose-objectives-impossible"

    def left(self, state: S) -> float:
        """Return how much is left to do, in pieces of work; for bots."""
        return 0.0 if self.is_met(state) else 1.0

    def beacons(self, state: S) -> list[int]:
        """Return the Zones someone has to go to for it; for bots."""
        return []

    def is_for_everyone(self) -> bool:
        """Return whether all Survivors have to get to a beacon, not just one to each; for bots."""
        return False

    def is_urgent(self, state: S) -> bool:
        """Return whether it cannot wait until the goals before it are met; for bots."""
        return False

    def haul(self, state: S) -> float:
        """Return how far something still has to be brought, in Zones; for bots."""
        return 0.0

    def keep_clear(self, state: S) -> list[int]:
        """Return the Zones in which no Zombies may be when it is met; for bots."""
        return []

    def wards(self, state: S) -> list[int]:
        """Return the Zones in which no Zombie may act, whoever is there; for bots."""
        return []

    def shelters(self, state: S) -> list[int]:
        """Return the Zones one of which everyone has to be in before it goes on, none if anywhere will do."""
        return []

    def targets(self, state: S) -> list[int]:
        """Return the Zones someone with one of the tools has to go to; for bots."""
        return []

    def tools(self, state: S) -> tuple[str, ...]:
        """Return the traits of cards that targets need; for bots."""
        return ()

    def progress(self, state: S) -> tuple[int, int]:
        """Return how much of it is done and how much there is; nothing of nothing for what is not counted."""
        return (0, 0)

    def offer(self, state: S, out: list[Option]) -> None:
        """Add the Deeds that meet the goal without an Action; they are open in any Turn."""
