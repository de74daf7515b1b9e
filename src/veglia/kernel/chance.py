"""Chance from outside: dice that are given every number, and that report which one they need next."""

from veglia.kernel.dice import Dice


class ChanceNeeded(Exception):
    """A number below `sides` is needed and has not been given; the step has to run again once it is."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class ToldDice(Dice):
    """Give the told numbers in order. What has only one outcome is not asked for."""

    def __init__(self, told: tuple[int, ...], reveals: int) -> None:
        super().__init__("", 0, reveals)
        self.told = told

    def copy(self) -> "Dice":
        return ToldDice(self.told, self.reveals)

    def below(self, limit: int) -> int:
        if limit > 1 and not self.told:
            raise ChanceNeeded(limit)
        self.reveals += 1
        if limit == 1:
            return 0
        number = self.told[0]
        self.told = self.told[1:]
        return number
