"""A market stall: seat 0 takes goods one by one, seat 1 may smash some or ring the bell at any time."""

from typing import Any, ClassVar

from tests.kernel.toy import ToyState, ToyTitle
from veglia.kernel.dice import Dice
from veglia.kernel.game import Setup
from veglia.kernel.machine import Ask, Event, Option, Result, Step


class Stall(ToyState):
    """The goods that are left, and those that seat 0 has."""

    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        goods: list[int],
        taken: list[int],
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.goods = goods
        self.taken = taken

    def copy(self) -> "Stall":
        twin = Stall(self.dice.copy(), self.agenda[:], self.asking, self.result, self.goods[:], self.taken[:])
        twin.offered = self.offered
        return twin


class Taken(Event):
    def __init__(self, good: int) -> None:
        self.good = good


class Smashed(Event):
    def __init__(self, good: int) -> None:
        self.good = good


class Swept(Event):
    def __init__(self, good: int) -> None:
        self.good = good


class Take(Option):
    def __init__(self, good: int) -> None:
        self.good = good


class Smash(Option):
    def __init__(self, good: int) -> None:
        self.good = good


class Ring(Option):
    def __init__(self) -> None:
        pass


class Foreign(Option):
    """An option of no game that is played here."""

    def __init__(self) -> None:
        pass


class TakeGoods(Ask[Stall]):
    rule: ClassVar[str] = "toy.take"

    def seat(self, state: Stall) -> int:
        return 0

    def options(self, state: Stall) -> list[Option]:
        return [Take(good) for good in state.goods]

    def take(self, state: Stall, option: Option) -> None:
        assert isinstance(option, Take)
        state.goods.remove(option.good)
        state.taken.append(option.good)
        state.emit(Taken(option.good), self.rule)
        state.push(TakeGoods())


class Sweep(Step[Stall]):
    rule: ClassVar[str] = "toy.sweep"

    def __init__(self, good: int) -> None:
        self.good = good

    def run(self, state: Stall) -> None:
        state.emit(Swept(self.good), self.rule)


class Meddle(Ask[Stall]):
    """What seat 1 may do beside the question."""

    rule: ClassVar[str] = "toy.meddle"
    is_divided: ClassVar[bool] = True

    def seat(self, state: Stall) -> int:
        return 0

    def owners(self, state: Stall, option: Option) -> tuple[int, ...]:
        return (1,)

    def options(self, state: Stall) -> list[Option]:
        return [*[Smash(good) for good in state.goods], Ring()]

    def take(self, state: Stall, option: Option) -> None:
        if isinstance(option, Smash):
            state.goods.remove(option.good)
            state.emit(Smashed(option.good), self.rule)
            state.push(Sweep(option.good))
        else:
            state.finish(Result((1,), "toy.bell"))


class Close(Step[Stall]):
    def run(self, state: Stall) -> None:
        state.finish(Result((0,) if len(state.taken) > 1 else (1,), "toy.close"))


class StallTitle(ToyTitle):
    def __init__(self, version: str = "1") -> None:
        super().__init__(
            "stall",
            (Stall, Taken, Smashed, Swept, Take, Smash, Ring, TakeGoods, Sweep, Meddle, Close),
            version=version,
        )
        self.aside = Meddle()

    def first(self, setup: Setup, dice: Dice) -> Stall:
        return Stall(dice, [Close(), TakeGoods()], None, None, [10, 11, 12], [])


TITLE = StallTitle()
