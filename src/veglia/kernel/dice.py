"""Dice and shuffles. The generator's state lives in the game state, so a copy rolls the same future.

The generator is MRG32k3a (L'Ecuyer 1999): all products stay below 2**53, so the same code gives the same
numbers interpreted and compiled, on every machine.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from veglia.kernel.errors import DiceScriptEnded

M1: Final = 4294967087
M2: Final = 4294944443


class Dice:
    """A seeded source of chance; `reveals` counts how often it has been asked."""

    def __init__(self, a: int, b: int, c: int, d: int, e: int, f: int, reveals: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.reveals = reveals

    def copy(self) -> "Dice":
        return Dice(self.a, self.b, self.c, self.d, self.e, self.f, self.reveals)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1; a limit has at most 30 bits."""
        self.reveals += 1
        drawn: i64 = self.next_number()
        wide: i64 = limit
        return int(drawn * wide // M1)

    def die(self) -> int:
        """Roll one six-sided die."""
        return self.below(6) + 1

    def roll(self, count: int) -> list[int]:
        """Roll some six-sided dice."""
        return [self.die() for _ in range(count)]

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept

    def next_number(self) -> int:
        """Step the generator; the result lies in 0 to M1 - 1."""
        # Machine numbers: compiled, a product of plain ones would be a long number half of the time.
        a: i64 = self.a
        b: i64 = self.b
        fresh1 = (1403580 * b - 810728 * a) % M1
        self.a = self.b
        self.b = self.c
        self.c = int(fresh1)
        d: i64 = self.d
        f: i64 = self.f
        fresh2 = (527612 * f - 1370589 * d) % M2
        self.d = self.e
        self.e = self.f
        self.f = int(fresh2)
        return int((fresh1 - fresh2) % M1)


class ScriptedDice(Dice):
    """Dice for tests: `die` gives the scripted faces in order; shuffles stay seeded."""

    def __init__(
        self, a: int, b: int, c: int, d: int, e: int, f: int, reveals: int, faces: tuple[int, ...]
    ) -> None:
        super().__init__(a, b, c, d, e, f, reveals)
        self.faces = faces

    def copy(self) -> "Dice":
        return ScriptedDice(self.a, self.b, self.c, self.d, self.e, self.f, self.reveals, self.faces)

    def die(self) -> int:
        if not self.faces:
            raise DiceScriptEnded(f"the dice script ended after {self.reveals} reveals")
        self.reveals += 1
        face = self.faces[0]
        self.faces = self.faces[1:]
        return face


def seeded(seed: int) -> Dice:
    """Make dice from a seed; any whole number will do."""
    return Dice(*_six_numbers(seed), 0)


def scripted(*faces: int, seed: int = 0) -> ScriptedDice:
    """Make dice that roll the given faces."""
    return ScriptedDice(*_six_numbers(seed), 0, faces)


def _six_numbers(seed: int) -> tuple[int, int, int, int, int, int]:
    """Spread a seed over the generator's six numbers, none of the two triples all zero."""
    digest = hashlib.blake2b(str(seed).encode(), digest_size=48).digest()
    raw = [int.from_bytes(digest[at : at + 8], "big") for at in range(0, 48, 8)]
    first = [1 + number % (M1 - 1) for number in raw[:3]]
    second = [1 + number % (M2 - 1) for number in raw[3:]]
    return first[0], first[1], first[2], second[0], second[1], second[2]
