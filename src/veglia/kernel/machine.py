"""The machine: a state, its agenda of immutable steps, the decisions it stops at, the events it tells.

Steps, options and events are plain classes whose constructor parameters are their fields (the codec relies on
that) and that are never changed after they are made.
"""

from typing import Any, ClassVar, Final, Generic, Literal, TypeVar

from mypy_extensions import mypyc_attr

from veglia.kernel.dice import Dice

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened; `rule` is the id under which it did."""

    rule: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing that can be chosen. Its fields point at what it touches (zone, survivor, card, ...)."""


WON: Final = "won"
LOST: Final = "lost"
# Nobody has won and nobody has lost.
OVER: Final = "over"
Outcome = Literal["won", "lost", "over"]


class Result:
    """How the game ended: the seats that won, the rule that ended it, and whether it was a draw."""

    def __init__(self, winners: tuple[int, ...], rule: str, is_draw: bool = False) -> None:
        self.winners = winners
        self.rule = rule
        self.is_draw = is_draw

    def outcome(self, seat: int) -> Outcome:
        """Return what the end is for a seat: won, lost or over."""
        if seat in self.winners:
            return WON
        return OVER if self.is_draw else LOST


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A small immutable piece of pending work."""

    rule: ClassVar[str] = ""

    def run(self, state: S) -> None:
        raise NotImplementedError(type(self).__name__)

    def renumbered(self, state: S, heirs: list[int]) -> "Step[S] | None":
        """Return what is pending once the map has changed: `heirs` has the new Zone of each old one.

        A Zone that is no more has a negative heir; None means that nothing is left to do. The state is still
        that of the old map.
        """
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that waits for a seat. With no option it is passed over; a lone forced option is taken."""

    # A lone option is taken without asking, because there is nothing to decide.
    forced: ClassVar[bool] = True
    # Some options belong to some of the asked seats only: `owners` says to which.
    is_divided: ClassVar[bool] = False

    def divides(self, state: S) -> bool:
        """Return whether the options are divided among the seats of this very game.

        A divided question whose options all belong to the only seat there is need not be: nobody goes through
        the owners then.
        """
        return self.is_divided

    def seat(self, state: S) -> int:
        """Return the seat that is asked; where several may answer, one that has an option of its own."""
        raise NotImplementedError(type(self).__name__)

    def seats(self, state: S) -> tuple[int, ...]:
        """Return every seat that may answer; the first answer counts."""
        return (self.seat(state),)

    def cites(self, state: S) -> str:
        """Return the rule that asks; a question of several rules tells which."""
        return self.rule

    def owners(self, state: S, option: Option) -> tuple[int, ...]:
        """Return the seats that may take an option: all that are asked, unless the question is divided."""
        return self.seats(state)

    def options(self, state: S) -> list[Option]:
        raise NotImplementedError(type(self).__name__)

    def take(self, state: S, option: Option) -> None:
        raise NotImplementedError(type(self).__name__)

    def pass_over(self, state: S) -> None:
        """Go on where there is no option."""

    def run(self, state: S) -> None:
        options = self.options(state)
        if not options:
            self.pass_over(state)
            return
        if len(options) == 1 and self.forced:
            self.take(state, options[0])
            return
        state.asking = self
        state.offered = options


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A game adds its own fields and a written `copy`."""

    def __init__(
        self, dice: Dice, agenda: list[Step[Any]], asking: Ask[Any] | None, result: Result | None
    ) -> None:
        """Take the fields. No constructor may put another object in place of one: mypyc would not free it."""
        self.dice = dice
        self.agenda = agenda
        self.asking = asking
        self.result = result
        # The options of `asking`; worked out again when a state is decoded, never changed in place.
        self.offered: list[Option] = []
        # The log is kept only while someone listens.
        self.log: list[Event] | None = None

    def cited(self, rule: str) -> str:
        """Return a rule as the title numbers it; families cite the ids of their first title."""
        return rule

    def question_rule(self) -> str:
        """Return the rule by which the present question is asked, empty without one."""
        return "" if self.asking is None else self.cited(self.asking.cites(self))

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: the last pushed runs first. After the end nothing is taken on."""
        if self.result is None:
            self.agenda.append(step)

    def emit(self, event: Event, rule: str) -> None:
        """Tell what happened and under which rule."""
        if self.log is not None:
            event.rule = self.cited(rule)
            self.log.append(event)

    def finish(self, result: Result) -> None:
        """End the game: nothing that was pending happens any more."""
        if self.result is None:
            self.result = result
            self.agenda = []


def advance(state: State) -> None:
    """Run steps until a seat is asked or the agenda is empty."""
    while state.asking is None and state.agenda:
        state.agenda.pop().run(state)


def answer(state: State, option: Option) -> None:
    """Take one of the offered options and go on to the next decision."""
    asking = state.asking
    assert asking is not None
    state.asking = None
    asking.take(state, option)
    advance(state)


def take_aside(state: State, aside: Ask[Any], place: int) -> None:
    """Take what stands at a place of the asides and go on to the next decision."""
    begin_aside(state, aside, place)
    advance(state)


def begin_aside(state: State, aside: Ask[Any], place: int) -> None:
    """Take an aside; the question comes again after all that it brings, unless it ends the game."""
    question = state.asking
    assert question is not None
    option = aside.options(state)[place]
    state.asking = None
    state.push(question)
    aside.take(state, option)


def choosable(state: State, seat: int, aside: Ask[Any] | None) -> list[int]:
    """Return the numbers that a seat may choose: places of offered options, and -1 - place for its asides."""
    asking = state.asking
    if asking is None:
        return []
    return offered_to(state, asking, seat) + asides_to(state, seat, aside)


def asides_to(state: State, seat: int, aside: Ask[Any] | None) -> list[int]:
    """Return the numbers of the asides that a seat may take."""
    if aside is None:
        return []
    return [
        -1 - place for place, option in enumerate(aside.options(state)) if seat in aside.owners(state, option)
    ]


def offered_to(state: State, asking: Ask[Any], seat: int) -> list[int]:
    """Return the places of the offered options that a seat may take."""
    if asking.divides(state):
        return [place for place, option in enumerate(state.offered) if seat in asking.owners(state, option)]
    return list(range(len(state.offered))) if seat in asking.seats(state) else []


def is_choosable(state: State, number: int, seat: int | None, aside: Ask[Any] | None) -> bool:
    """Return whether a seat (None: any) may choose a number; asides are listed only for one of theirs."""
    asking = state.asking
    if asking is None:
        return False
    if number >= 0:
        if number >= len(state.offered):
            return False
        if asking.divides(state):
            return seat is None or seat in asking.owners(state, state.offered[number])
        return seat is None or seat in asking.seats(state)
    if aside is None:
        return False
    options = aside.options(state)
    place = -1 - number
    return place < len(options) and (seat is None or seat in aside.owners(state, options[place]))


def ask_again(state: State) -> None:
    """Work the current question out anew, after the state changed beside it or was decoded."""
    asking = state.asking
    if asking is not None:
        state.asking = None
        asking.run(state)
        advance(state)
