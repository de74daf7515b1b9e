"""The agenda: which step runs next, when a seat is asked, what is told, and how it all ends."""

from typing import Any, ClassVar

from tests.kernel.toy import Pass, ToyState, plain
from veglia.kernel.dice import Dice, scripted
from veglia.kernel.machine import Ask, Event, Option, Result, Step, advance, answer, ask_again


class Desk(ToyState):
    """The options that are there to be asked for."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        pens: list[int],
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.pens = pens

    def copy(self) -> "Desk":
        twin = Desk(self.dice.copy(), self.agenda[:], self.asking, self.result, self.pens[:])
        twin.offered = self.offered
        return twin


class Told(Event):
    def __init__(self, number: int) -> None:
        self.number = number


class Pen(Option):
    def __init__(self, number: int) -> None:
        self.number = number


class Tell(Step[Desk]):
    rule: ClassVar[str] = "toy.tell"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: Desk) -> None:
        state.emit(Told(self.number), self.rule)


class TellAll(Step[Desk]):
    """Push three steps, so that they run in the order 1, 2, 3."""

    def run(self, state: Desk) -> None:
        for number in (3, 2, 1):
            state.push(Tell(number))


class TakePen(Ask[Desk]):
    rule: ClassVar[str] = "toy.pen"

    def seat(self, state: Desk) -> int:
        return 0

    def options(self, state: Desk) -> list[Option]:
        return [Pen(pen) for pen in state.pens]

    def take(self, state: Desk, option: Option) -> None:
        assert isinstance(option, Pen)
        state.pens.remove(option.number)
        state.emit(Told(option.number), self.rule)


class MaybeTakePen(TakePen):
    """A lone pen may be refused by some game, so it is not simply taken."""

    forced: ClassVar[bool] = False


class End(Step[Desk]):
    """End the game and, wrongly, go on with it."""

    def __init__(self, rule_id: str) -> None:
        self.rule_id = rule_id

    def run(self, state: Desk) -> None:
        state.finish(Result((0,), self.rule_id))
        state.push(Tell(9))
        state.push(MaybeTakePen())


def desk(*steps: Step[Any], pens: tuple[int, ...] = (1, 2)) -> Desk:
    """Make a state whose steps are still to run, the first first; someone listens."""
    state = Desk(scripted(), list(reversed(steps)), None, None, list(pens))
    state.log = []
    return state


def told(state: Desk) -> list[int]:
    return [event.number for event in state.log or [] if isinstance(event, Told)]


def test_the_step_pushed_last_runs_first() -> None:
    state = desk(Tell(0), TellAll(), Tell(4))

    advance(state)

    assert told(state) == [0, 1, 2, 3, 4]
    assert state.agenda == []


def test_a_question_stops_the_machine_with_the_rest_pending() -> None:
    rest = Tell(2)
    state = desk(Tell(1), TakePen(), rest)

    advance(state)

    assert told(state) == [1]
    assert isinstance(state.asking, TakePen)
    assert plain(state.offered) == [(Pen, 1), (Pen, 2)]
    assert state.agenda == [rest]


def test_a_machine_that_waits_does_not_go_on_by_itself() -> None:
    state = desk(TakePen(), Tell(5))
    advance(state)

    advance(state)

    assert isinstance(state.asking, TakePen)
    assert told(state) == []


def test_an_answer_is_taken_and_the_rest_runs() -> None:
    state = desk(TakePen(), Tell(5))
    advance(state)

    answer(state, state.offered[1])

    assert told(state) == [2, 5]
    assert state.asking is None
    assert state.pens == [1]


def test_a_question_without_options_is_passed_over() -> None:
    state = desk(TakePen(), Tell(5), pens=())

    advance(state)

    assert state.asking is None
    assert told(state) == [5]


def test_a_lone_option_is_taken_without_asking() -> None:
    state = desk(TakePen(), Tell(5), pens=(7,))

    advance(state)

    assert state.asking is None
    assert told(state) == [7, 5]


def test_a_lone_option_that_is_not_forced_is_asked_for() -> None:
    state = desk(MaybeTakePen(), Tell(5), pens=(7,))

    advance(state)

    assert isinstance(state.asking, MaybeTakePen)
    assert plain(state.offered) == [(Pen, 7)]
    assert told(state) == []


def test_options_are_those_of_the_moment_when_the_question_comes_up() -> None:
    state = desk(TakePen(), TakePen(), pens=(1, 2, 3))
    advance(state)

    answer(state, state.offered[0])

    assert plain(state.offered) == [(Pen, 2), (Pen, 3)]


def test_a_question_is_by_default_open_to_its_seat_and_cites_its_rule() -> None:
    state = desk()
    question = TakePen()

    assert question.seats(state) == (0,)
    assert question.owners(state, Pass()) == (0,)
    assert question.cites(state) == "toy.pen"


def test_an_event_carries_the_rule_under_which_it_happened() -> None:
    state = desk(Tell(1), TakePen(), pens=(7,))

    advance(state)

    assert state.log is not None
    assert [event.rule for event in state.log] == ["toy.tell", "toy.pen"]


def test_nothing_is_written_down_while_nobody_listens() -> None:
    state = desk(Tell(1))
    state.log = None

    advance(state)

    assert state.log is None
    assert state.agenda == []


def test_the_end_drops_all_that_was_pending() -> None:
    state = desk(End("toy.end"), Tell(5), TakePen())

    advance(state)

    assert told(state) == []
    assert state.agenda == []


def test_nothing_that_is_pushed_after_the_end_happens() -> None:
    state = desk(End("toy.end"))

    advance(state)

    assert told(state) == []
    assert state.asking is None
    assert state.agenda == []


def test_the_first_end_counts() -> None:
    state = desk()

    state.finish(Result((0,), "toy.first"))
    state.finish(Result((1,), "toy.second"))

    assert state.result is not None
    assert (state.result.winners, state.result.rule) == ((0,), "toy.first")


def test_a_result_is_won_by_its_winners_and_lost_without_any() -> None:
    assert [Result((2,), "toy.end").outcome(seat) for seat in (1, 2)] == ["lost", "won"]
    assert Result((), "toy.end", is_draw=True).outcome(2) == "over"


def test_a_question_asked_again_offers_what_there_is_now() -> None:
    state = desk(TakePen(), pens=(1, 2, 3))
    advance(state)
    state.pens.remove(2)

    ask_again(state)

    assert isinstance(state.asking, TakePen)
    assert plain(state.offered) == [(Pen, 1), (Pen, 3)]


def test_a_question_asked_again_with_nothing_left_is_passed_over() -> None:
    state = desk(TakePen(), Tell(5))
    advance(state)
    state.pens.clear()

    ask_again(state)

    assert state.asking is None
    assert told(state) == [5]


def test_where_nothing_is_asked_nothing_is_asked_again() -> None:
    state = desk(Tell(5))

    ask_again(state)

    assert told(state) == []
    assert len(state.agenda) == 1


class Hurry(TakePen):
    """Tells the number 9 where no pen is left."""

    def pass_over(self, state: Desk) -> None:
        state.push(Tell(9))


def test_a_question_without_options_may_go_on_with_something_else() -> None:
    without = desk(Hurry(), Tell(1), pens=())
    advance(without)

    assert told(without) == [9, 1]

    alone = desk(Hurry(), Tell(1), pens=(7,))
    advance(alone)

    assert told(alone) == [7, 1]
