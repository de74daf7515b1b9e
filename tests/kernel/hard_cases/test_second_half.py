"""A second half with another turn structure, which may begin in the middle of a round."""

from typing import Any, ClassVar

from tests.kernel.toy import (
    Pass,
    ToyState,
    ToyTitle,
    asked,
    check_carried,
    pending,
    plain,
    play,
    refused,
    state_of,
    table,
)
from veglia.kernel.dice import Dice
from veglia.kernel.errors import IllegalChoice
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, Step

SEATS = 3
ROUNDS = 2
FINALE_ROUNDS = 2


class House(ToyState):
    """Clues found, the strength of the evil, and whether the finale has begun."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        is_finale: bool,
        clues: int,
        evil: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.is_finale = is_finale
        self.clues = clues
        self.evil = evil

    def copy(self) -> "House":
        twin = House(
            self.dice.copy(), self.agenda[:], self.asking, self.result, self.is_finale, self.clues, self.evil
        )
        twin.offered = self.offered
        return twin


class ClueFound(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class DarknessFell(Event):
    def __init__(self, die: int) -> None:
        self.die = die


class FinaleBegan(Event):
    def __init__(self) -> None:
        pass


class EvilStruck(Event):
    def __init__(self, die: int) -> None:
        self.die = die


class Search(Option):
    def __init__(self) -> None:
        pass


class OpenCrypt(Option):
    def __init__(self) -> None:
        pass


class Strike(Option):
    def __init__(self) -> None:
        pass


class PlayRound(Step[House]):
    """First half: one seat after the other, then the darkness."""

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, state: House) -> None:
        state.push(PlayRound(self.round + 1) if self.round < ROUNDS else LoseHope())
        state.push(FallDark())
        for seat in reversed(range(SEATS)):
            state.push(TakeTurn(seat))


class TakeTurn(Ask[House]):
    rule: ClassVar[str] = "toy.turn"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, state: House) -> int:
        return self.player

    def options(self, state: House) -> list[Option]:
        return [Search(), OpenCrypt()] if state.clues else [Search(), Pass()]

    def take(self, state: House, option: Option) -> None:
        if isinstance(option, Search):
            state.clues += 1
            state.emit(ClueFound(self.player), self.rule)
        elif isinstance(option, OpenCrypt):
            state.push(BeginFinale())


class FallDark(Step[House]):
    rule: ClassVar[str] = "toy.dark"

    def run(self, state: House) -> None:
        state.emit(DarknessFell(state.dice.die()), self.rule)


class LoseHope(Step[House]):
    def run(self, state: House) -> None:
        state.finish(Result((), "toy.hope"))


class BeginFinale(Step[House]):
    """What is left of the round does not happen any more."""

    rule: ClassVar[str] = "toy.finale"

    def run(self, state: House) -> None:
        state.agenda = []
        state.is_finale = True
        state.emit(FinaleBegan(), self.rule)
        state.push(PlayFinaleRound(1))


class PlayFinaleRound(Step[House]):
    """Second half: the darkness first, then the seats together, as many strikes as there are clues."""

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, state: House) -> None:
        state.push(PlayFinaleRound(self.round + 1) if self.round < FINALE_ROUNDS else LoseHope())
        for _ in range(state.clues):
            state.push(StrikeTogether())
        state.push(FallDark())


class StrikeTogether(Ask[House]):
    rule: ClassVar[str] = "toy.strike"

    def seat(self, state: House) -> int:
        return 0

    def seats(self, state: House) -> tuple[int, ...]:
        return tuple(range(SEATS))

    def options(self, state: House) -> list[Option]:
        return [Strike(), Pass()]

    def take(self, state: House, option: Option) -> None:
        if isinstance(option, Strike):
            die = state.dice.die()
            state.evil -= die
            state.emit(EvilStruck(die), self.rule)
        if state.evil <= 0:
            state.finish(Result(tuple(range(SEATS)), "toy.saved"))


class HouseTitle(ToyTitle):
    def first(self, setup: Setup, dice: Dice) -> House:
        return House(dice, [PlayRound(1)], None, None, False, 0, 10)


TITLE = HouseTitle(
    "house",
    (
        House,
        ClueFound,
        DarknessFell,
        FinaleBegan,
        EvilStruck,
        Search,
        OpenCrypt,
        Strike,
        PlayRound,
        TakeTurn,
        FallDark,
        LoseHope,
        BeginFinale,
        PlayFinaleRound,
        StrikeTogether,
    ),
)


def test_in_the_first_half_the_seats_take_turns_before_the_darkness() -> None:
    game = table(TITLE, dice=(2,))
    order = []

    for _ in range(SEATS):
        order.append(asked(game).seats)
        events = game.choose(Search())

    assert order == [(0,), (1,), (2,)]
    assert plain(events) == [(ClueFound, 2), (DarknessFell, 2)]
    assert asked(game).seats == (0,)


def test_the_first_half_alone_is_lost_after_its_rounds() -> None:
    game = table(TITLE, dice=(2, 5))

    play(game, [Search()] * (SEATS * ROUNDS))

    assert game.result is not None
    assert (game.result.outcome(0), game.result.rule) == ("lost", "toy.hope")


def test_the_finale_begins_at_once_and_drops_the_rest_of_the_round() -> None:
    game = table(TITLE, dice=(4,))
    game.choose(Search())
    assert pending(game) == [TakeTurn, FallDark, PlayRound]

    events = game.choose(OpenCrypt(), seat=1)

    assert plain(events) == [(FinaleBegan,), (DarknessFell, 4)]
    assert state_of(game, House).is_finale
    assert pending(game) == [PlayFinaleRound]


def test_in_the_finale_all_seats_act_together_after_the_darkness() -> None:
    game = table(TITLE, dice=(4, 1, 1, 6))
    play(game, [Search(), Search(), OpenCrypt()])
    assert asked(game).seats == (0, 1, 2)

    events = plain(game.choose(Strike(), seat=2)) + plain(game.choose(Strike(), seat=2))

    assert events == [(EvilStruck, 1), (EvilStruck, 1), (DarknessFell, 6)]


def test_what_belongs_to_the_first_half_cannot_be_chosen_in_the_finale() -> None:
    game = table(TITLE, dice=(4,))
    play(game, [Search(), OpenCrypt()])

    with refused(IllegalChoice, "Search is not offered"):
        game.choose(Search())

    assert asked(game).rule == "toy.strike"


def test_the_finale_can_be_won() -> None:
    game = table(TITLE, dice=(4, 6, 4))

    play(game, [Search(), Search(), OpenCrypt(), Strike(), Strike()])

    assert game.result is not None
    assert (game.result.winners, game.result.rule) == ((0, 1, 2), "toy.saved")


def test_both_halves_can_be_copied_and_saved() -> None:
    game = table(TITLE, dice=(3, 2, 5, 1, 6))
    game.choose(Search())
    assert pending(game) == [TakeTurn, FallDark, PlayRound]

    check_carried(game, [Search(), Search(), OpenCrypt(), Pass(), Strike(), Pass(), Strike()])

    assert game.result is not None
    assert game.result.rule == "toy.saved"
    assert state_of(game, House).evil == -1
