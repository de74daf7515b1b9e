"""An Action of the menu: it adds its options, and its options know what they do."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from veglia.kernel.machine import Option, State

S = TypeVar("S", bound=State)


class ActionContext:
    """What the Actions of a mission are created from; a title may add to it."""

    def __init__(self, zones: int, cards: int, most_survivors: int, has_reload: bool) -> None:
        # How many Zones any of its boards has at most.
        self.zones: Final = zones
        # How many cards the title has.
        self.cards: Final = cards
        self.most_survivors: Final = most_survivors
        # Some card has to be reloaded.
        self.has_reload: Final = has_reload


class Action(Generic[S]):
    """One kind of Action a Survivor may perform; the modules in `rules/actions` are searched for them."""

    rule: ClassVar[str] = ""
    # Its place in the menu, 0 for a base of others. A title's Action replaces the family's of the same place.
    order: ClassVar[int] = 0

    @classmethod
    def create(cls, context: ActionContext) -> "Action[Any] | None":
        """Return it for a mission, or nothing where the mission does not have it."""
        return cls()

    def offer(self, state: S, who: int, out: list[Option]) -> None:
        """Add what the Survivor may do now."""
        raise NotImplementedError(type(self).__name__)


class Deed(Option, Generic[S]):
    """An option of the action menu, carried out by whoever is active."""

    def perform(self, state: S, who: int) -> None:
        """Pay for it and do it."""
        raise NotImplementedError(type(self).__name__)


class MoveDeed(Deed[S]):
    """A Move Action; skills give it away without payment."""

    def go(self, state: S, who: int, rule: str) -> None:
        """Make the Move under a rule, without paying for it."""
        raise NotImplementedError(type(self).__name__)
