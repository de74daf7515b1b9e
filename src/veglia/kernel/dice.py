"""Dice and shuffles. The generator's state lives in the game state, so a copy rolls the same future.

The generator is BLAKE2b, keyed by the seed, over a counter: numbers that have been seen do not tell the next
ones, and the same code gives the same numbers interpreted and compiled, on every machine.
"""

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from veglia.kernel.errors import DiceScriptEnded

# A block of the generator is this many numbers of 32 bits, each of four bytes, the lowest first.
BLOCK: Final = 16
WIDTH: Final = 4
RANGE: Final = 1 << 32
LOW: Final = 0xFFFFFFFF


class Dice:
    """A seeded source of chance; `reveals` counts how often it has been asked."""

    def __init__(self, key: str, drawn: int, reveals: int) -> None:
        self.key = key
        # How many numbers the generator has given.
        self.drawn = drawn
        self.reveals = reveals
        # The block that the next number comes from; empty until it is needed. Copies share it.
        self.block = b""
        # The hash keyed by the seed, from which blocks go on; made when it is needed. Copies share it.
        self.keyed: Any = None

    def copy(self) -> "Dice":
        twin = Dice(self.key, self.drawn, self.reveals)
        twin.block = self.block
        twin.keyed = self.keyed
        return twin

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, all equally likely; a limit has at most 30 bits."""
        self.reveals += 1
        wide: i64 = limit
        while True:
            # The high half is the number. A few low halves are refused (Lemire 2019): no number is likelier.
            product: i64 = self.next_number() * wide
            low = product & LOW
            if low >= wide or low >= RANGE % wide:
                return int(product >> 32)

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

    def next_number(self) -> i64:
        """Return the generator's next number of 32 bits."""
        place = self.drawn % BLOCK
        if place == 0 or not self.block:
            self.block = self.new_block(self.drawn // BLOCK)
        self.drawn += 1
        block = self.block
        at: i64 = place * WIDTH
        # Machine integers: compiled, this is faster than unpacking a block into int objects.
        first: i64 = block[at]
        second: i64 = block[at + 1]
        third: i64 = block[at + 2]
        fourth: i64 = block[at + 3]
        return first | second << 8 | third << 16 | fourth << 24

    def new_block(self, number: int) -> bytes:
        """Return one block of the generator: the keyed hash of its number.

        To go on from a copy of the keyed hash takes half as long as to key it for every block.
        """
        if self.keyed is None:
            self.keyed = blake2b(key=self.key.encode())
        block = self.keyed.copy()
        block.update(number.to_bytes(8, "little"))
        digest: bytes = block.digest()
        return digest


class ScriptedDice(Dice):
    """Dice for tests: `die` gives the scripted faces in order; shuffles stay seeded."""

    def __init__(self, key: str, drawn: int, reveals: int, faces: tuple[int, ...]) -> None:
        super().__init__(key, drawn, reveals)
        self.faces = faces

    def copy(self) -> "Dice":
        return ScriptedDice(self.key, self.drawn, self.reveals, self.faces)

    def die(self) -> int:
        if not self.faces:
            raise DiceScriptEnded(f"the dice script ended after {self.reveals} reveals")
        self.reveals += 1
        face = self.faces[0]
        self.faces = self.faces[1:]
        return face


def seeded(seed: int) -> Dice:
    """Make dice from a seed; any whole number will do."""
    return Dice(key_of(seed), 0, 0)


def scripted(*faces: int, seed: int = 0) -> ScriptedDice:
    """Make dice that roll the given faces."""
    return ScriptedDice(key_of(seed), 0, 0, faces)


def key_of(seed: int) -> str:
    """Return the key of a seed, as hexadecimal text."""
    return blake2b(str(seed).encode(), digest_size=32).hexdigest()
