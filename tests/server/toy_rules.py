"""The rules of the toy title: state, options, events and questions."""

from typing import Any

from veglia.kernel.dice import Dice
from veglia.kernel.machine import Ask, Event, Option, Result, State, Step

GOALS = {"short": 12, "long": 2000}
SECRETS = 90


class ToyState(State):
    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        goal: int,
        places: list[int],
        secrets: list[int],
        is_shown: list[bool],
        round: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.goal = goal
        self.places = places
        self.secrets = secrets
        self.is_shown = is_shown
        self.round = round

    def copy(self) -> "ToyState":
        twin = ToyState(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.goal,
            self.places[:],
            self.secrets[:],
            self.is_shown[:],
            self.round,
        )
        twin.offered = self.offered
        return twin


class Walk(Option):
    """Step on by one; the text tells the seat's secret, as an option on a hand of cards would."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Roll(Option):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class GoOn(Option):
    def __init__(self) -> None:
        pass


class Rest(Option):
    """Go on, in a round that does not count."""

    def __init__(self) -> None:
        pass


class Stop(Option):
    def __init__(self) -> None:
        pass


class Show(Option):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class Walked(Event):
    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place


class Rolled(Event):
    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face


class Peeked(Event):
    """Only the seat itself hears the number."""

    def __init__(self, seat: int, secret: int) -> None:
        self.seat = seat
        self.secret = secret


class Move(Ask[ToyState]):
    rule = "toy.move"

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: ToyState) -> int:
        return self.who

    def options(self, state: ToyState) -> list[Option]:
        return [Walk(self.who), Roll(self.who)]

    def take(self, state: ToyState, option: Option) -> None:
        if isinstance(option, Roll):
            face = state.dice.die()
            state.places[self.who] += face
            state.emit(Rolled(self.who, face), "toy.roll")
        else:
            state.places[self.who] += 1
            state.emit(Peeked(self.who, state.secrets[self.who]), "toy.secret")
        state.emit(Walked(self.who, state.places[self.who]), "toy.move")
        if state.places[self.who] >= state.goal:
            state.finish(Result(tuple(range(len(state.places))), "toy.goal"))


class Together(Ask[ToyState]):
    """The seats decide together; the first answer counts."""

    rule = "toy.together"

    def __init__(self) -> None:
        pass

    def seat(self, state: ToyState) -> int:
        return 0

    def seats(self, state: ToyState) -> tuple[int, ...]:
        return tuple(range(len(state.places)))

    def options(self, state: ToyState) -> list[Option]:
        return [GoOn(), Stop() if state.goal == GOALS["short"] else Rest()]

    def take(self, state: ToyState, option: Option) -> None:
        if isinstance(option, Stop):
            state.finish(Result((), "toy.stop"))
            return
        if isinstance(option, GoOn):
            state.round += 1
        state.push(Together())
        for seat in reversed(range(len(state.places))):
            state.push(Move(seat))


class ShowSecret(Ask[ToyState]):
    """Not in one's own move, so that a bot that does anything at all still moves when it is its turn."""

    rule = "toy.show"
    is_divided = True

    def __init__(self) -> None:
        pass

    def owners(self, state: ToyState, option: Option) -> tuple[int, ...]:
        assert isinstance(option, Show)
        return (option.seat,)

    def options(self, state: ToyState) -> list[Option]:
        moving = state.asking.who if isinstance(state.asking, Move) else None
        return [Show(seat) for seat, is_shown in enumerate(state.is_shown) if not is_shown and seat != moving]

    def take(self, state: ToyState, option: Option) -> None:
        assert isinstance(option, Show)
        state.is_shown[option.seat] = True
