"""A toy with windows: fights in which cards are played, and cards that answer cards."""

from typing import Any, ClassVar

from tests.kernel.toy import ToyState, ToyTitle, asked, table
from veglia.kernel.dice import Dice
from veglia.kernel.game import Game, Setup
from veglia.kernel.machine import Ask, Event, Option, Result, Step
from veglia.kernel.presentation import Presentation
from veglia.kernel.window import FIGHT, Window

COUNTER = 3


# Can be played in every fight, and nobody is stopped for it.
ANY_TIME = 9


FIGHTS = 3


class Brawl(ToyState):
    """Three seats with hidden hands, and some fights in a row."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        hands: list[list[int]],
        fight: int,
        stakes: list[int],
        cancelled: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.hands = hands
        self.fight = fight
        # In which fight a seat has something at stake.
        self.stakes = stakes
        self.cancelled = cancelled

    def copy(self) -> "Brawl":
        twin = Brawl(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            [hand[:] for hand in self.hands],
            self.fight,
            self.stakes[:],
            self.cancelled,
        )
        twin.offered = self.offered
        return twin


class Played(Event):
    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Took(Event):
    """A card had its effect."""

    def __init__(self, card: int) -> None:
        self.card = card


class Play(Option):
    def __init__(self, card: int) -> None:
        self.card = card


class NextFight(Step[Brawl]):
    def run(self, state: Brawl) -> None:
        if state.fight == FIGHTS:
            state.finish(Result((), "toy.end"))
            return
        state.fight += 1
        state.push(NextFight())
        state.push(InFight((0, 1, 2), 0, 0))


class InFight(Window[Brawl]):
    rule: ClassVar[str] = "toy.fight"
    moment: ClassVar[str] = "fight"

    def again(self, place: int, passes: int) -> "InFight":
        return InFight(self.order, place, passes)

    def opens(self, state: Brawl) -> bool:
        return any(state.hands)

    def plays(self, state: Brawl, seat: int) -> list[Option]:
        return [Play(card) for card in sorted(set(state.hands[seat])) if card != COUNTER]

    def resolve(self, state: Brawl, seat: int, option: Option) -> None:
        assert isinstance(option, Play)
        state.hands[seat].remove(option.card)
        state.emit(Played(seat, option.card), self.rule)
        state.push(Effect(option.card))
        others = tuple(other for other in self.order if other != seat)
        state.push(OnCard(others, 0, 0, option.card))

    def is_worth_a_stop(self, state: Brawl, option: Option) -> bool:
        return isinstance(option, Play) and option.card != ANY_TIME

    def scope(self, state: Brawl, name: str) -> int:
        return state.fight if name == FIGHT else 0

    def is_at_stake(self, state: Brawl, seat: int) -> bool:
        return state.stakes[seat] == state.fight


class OnCard(Window[Brawl]):
    """A card was announced: a counter cancels it."""

    rule: ClassVar[str] = "toy.counter"
    moment: ClassVar[str] = "card"

    def __init__(self, order: tuple[int, ...], place: int, passes: int, card: int) -> None:
        super().__init__(order, place, passes)
        self.card = card

    def again(self, place: int, passes: int) -> "OnCard":
        return OnCard(self.order, place, passes, self.card)

    def plays(self, state: Brawl, seat: int) -> list[Option]:
        return [Play(COUNTER)] if COUNTER in state.hands[seat] and not state.cancelled else []

    def resolve(self, state: Brawl, seat: int, option: Option) -> None:
        state.hands[seat].remove(COUNTER)
        state.emit(Played(seat, COUNTER), self.rule)
        state.cancelled = self.card


class Effect(Step[Brawl]):
    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Brawl) -> None:
        if state.cancelled != self.card:
            state.emit(Took(self.card), "toy.effect")
        state.cancelled = 0


class BrawlPresentation(Presentation):
    def moments(self, language: str) -> dict[str, str]:
        return {"fight": "a fight", "card": "a card is played"}


class BrawlTitle(ToyTitle):
    def __init__(self, hands: list[list[int]], stakes: list[int]) -> None:
        super().__init__("brawl", (Brawl, Played, Took, Play, NextFight, InFight, OnCard, Effect))
        self.presentation = BrawlPresentation()
        self.hands = hands
        self.stakes = stakes

    def first(self, setup: Setup, dice: Dice) -> Brawl:
        hands = [hand[:] for hand in self.hands]
        return Brawl(dice, [NextFight()], None, None, hands, 0, self.stakes[:], 0)


def brawl(*hands: list[int], stakes: tuple[int, int, int] = (0, 0, 0)) -> Game:
    return table(BrawlTitle(list(hands), list(stakes)))


def seats_asked(game: Game, choices: list[Option]) -> list[int]:
    """Make choices and return who was asked for each."""
    seats = []
    for choice in choices:
        seats.append(asked(game).seat)
        game.choose(choice)
    return seats
