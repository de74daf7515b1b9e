"""A mission goal: what must come true, and whether it still can."""

from typing import ClassVar, Generic, TypeVar

from veglia.kernel.machine import Option, State

S = TypeVar("S", bound=State)


class Goal(Generic[S]):
    """One of the mission's goals."""

    id: ClassVar[str] = ""

    def is_met(self, state: S) -> bool:
        raise NotImplementedError(type(self).__name__)

    def is_possible(self, state: S) -> bool:
        return True

    def progress(self, state: S) -> tuple[int, int]:
        """Return how much of it is done and how much there is; nothing of nothing for what is not counted."""
        return (0, 0)

    def offer(self, state: S, out: list[Option]) -> None:
        """Add the Deeds that meet the goal without an Action; they are open in any Turn."""
