"""An Action of the menu: it adds its options, and its options know what they do."""

from typing import ClassVar, Generic, TypeVar

from veglia.kernel.machine import Option, State

S = TypeVar("S", bound=State)


class Action(Generic[S]):
    """One kind of Action a Survivor may perform."""

    rule: ClassVar[str] = ""

    def offer(self, state: S, who: int, out: list[Option]) -> None:
        """Add what the Survivor may do now."""
        raise NotImplementedError(type(self).__name__)


class Deed(Option, Generic[S]):
    """An option of the action menu."""

    def perform(self, state: S, who: int) -> None:
        """Pay for it and do it."""
        raise NotImplementedError(type(self).__name__)


class MoveDeed(Deed[S]):
    """A Move Action; skills give it away without payment."""

    def go(self, state: S, who: int, rule: str) -> None:
        """Make the Move under a rule, without paying for it."""
        raise NotImplementedError(type(self).__name__)
