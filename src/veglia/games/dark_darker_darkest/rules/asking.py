"""Who is asked: all players, or the one of a Survivor; and options that carry themselves out."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Ask, Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Option):
    """Something that a Survivor can do: an option that carries itself out.

    It names its Survivor, because a group is asked at once; a Deed of Zombicide is told who is active.
    """

    def __init__(self, who: int) -> None:
        self.who = who

    def do(self, state: DarkestState) -> None:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayersAsk(Ask[DarkestState]):
    """A decision of the players: every seat may answer, the first answer counts."""

    def seat(self, state: DarkestState) -> int:
        members = state.group(state.active)
        return state.survivors[members[0]].seat if members else 0

    def seats(self, state: DarkestState) -> tuple[int, ...]:
        return tuple(range(state.seat_count()))


@mypyc_attr(allow_interpreted_subclasses=True)
class SurvivorAsk(Ask[DarkestState]):
    """A decision about one Survivor, for the seat of that Survivor."""

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: DarkestState) -> int:
        return state.survivors[self.who].seat


@mypyc_attr(allow_interpreted_subclasses=True)
class DeedsAsk(Ask[DarkestState]):
    """A question with options of several Survivors: each belongs to the seat of its Survivor."""

    is_divided: ClassVar[bool] = True

    def divides(self, state: DarkestState) -> bool:
        return state.has_many_seats()

    def offered(self, state: DarkestState) -> list[Option]:
        """Return the options, worked out anew only if another question is asked."""
        return state.offered if state.asking is self else self.options(state)

    def seat(self, state: DarkestState) -> int:
        offered = self.offered(state)
        for option in offered:
            if isinstance(option, Deed):
                return state.survivors[option.who].seat
        return self.owners(state, offered[0])[0] if offered else 0

    def seats(self, state: DarkestState) -> tuple[int, ...]:
        found = {seat for option in self.offered(state) for seat in self.owners(state, option)}
        return tuple(sorted(found))

    def owners(self, state: DarkestState, option: Option) -> tuple[int, ...]:
        if isinstance(option, Deed):
            return (state.survivors[option.who].seat,)
        return tuple(range(state.seat_count()))
