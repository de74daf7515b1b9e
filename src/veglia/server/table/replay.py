"""Replays: any point of a game, worked out from the nearest state that was kept on the way."""

from veglia.kernel.game import Game, begin
from veglia.kernel.machine import Option, State
from veglia.server.table.course import chosen
from veglia.server.table.history import History, Snapshot

# A state is kept every so many choices.
SPACING = 64


class ReplayStep:
    """A point of a game with the choice that led to it."""

    def __init__(
        self, snapshot: Snapshot, before: State | None, option: Option | None, seats: tuple[int, ...]
    ):
        self.snapshot = snapshot
        self.before = before
        self.option = option
        # Who may know the choice.
        self.seats = seats


class Replay:
    """The points of one history. Its methods may run in a thread beside the table.

    Those that other rules have led to are only in the course: see LiveTable.step.
    """

    def __init__(self, history: History) -> None:
        self.title = history.title
        self.setup = history.setup
        self.base, self.older = history.base, history.older
        self.marks: dict[int, State] = {}

    def cut(self, left: int) -> None:
        """Forget the states that an undo has taken back."""
        self.marks = {place: state for place, state in self.marks.items() if place <= left}

    def step(self, choices: list[int]) -> ReplayStep:
        """Return the point after some choices."""
        if not choices:
            first = begin(self.title, self.setup)
            return ReplayStep(Snapshot(first.state, first.state.log or []), None, None, ())
        before = self.state_at(choices[:-1])
        number = choices[-1]
        game = Game(self.title, self.setup, self.title.copy(before), [])
        option, seats = chosen(self.title, before, number)
        events = game.choose(number)
        return ReplayStep(Snapshot(game.state, events), before, option, seats)

    def state_at(self, choices: list[int]) -> State:
        """Return the state after some choices; it must not be changed."""
        marks = self.marks
        start = max((place for place in marks if place <= len(choices)), default=self.older)
        if start in marks:
            state = self.title.copy(marks[start])
        elif self.base is not None:
            state = self.title.copy(self.base.state)
        else:
            state = begin(self.title, self.setup).state
        game = Game(self.title, self.setup, state, [])
        for place in range(start, len(choices)):
            game.choose(choices[place])
            if (place + 1) % SPACING == 0:
                marks[place + 1] = self.title.copy(game.state)
        return game.state
