"""A game told in numbers, for programs that learn: the situation, and a row for each offered option."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import Option, State


class Number:
    """One number: its name, the most it can be (more counts as the most), and what it tells."""

    def __init__(self, name: str, most: int, text: str) -> None:
        assert 1 <= most <= 255
        self.name: Final = name
        self.most: Final = most
        self.text: Final = text


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """Tells what a seat may see, nothing else, as whole numbers from 0 to 255; a game brings its own."""

    def __init__(self, situation: list[Number], option: list[Number], most_options: int) -> None:
        self.situation_numbers: Final = situation
        self.option_numbers: Final = option
        # So many options have a place at once.
        self.most_options: Final = most_options

    def situation(self, state: State, seat: int) -> bytes:
        """Return what a seat sees, one byte for each of the situation's numbers."""
        raise NotImplementedError(type(self).__name__)

    def options(self, state: State, offered: list[Option]) -> bytes:
        """Return a row of bytes for each option, one after the other."""
        raise NotImplementedError(type(self).__name__)

    def progress(self, state: State, seat: int) -> float:
        """Return how much of what a seat has to do is done, from 0 to 1."""
        raise NotImplementedError(type(self).__name__)

    def nearness(self, state: State, seat: int) -> float:
        """Return how near a seat is to what it has to do next, from 0 to 1."""
        raise NotImplementedError(type(self).__name__)


def put(out: bytearray, start: int, values: list[int], numbers: list[Number]) -> None:
    """Write values from a place on, none above its most or below zero."""
    for place, value in enumerate(values):
        if value > 0:
            out[start + place] = min(value, numbers[place].most)


def named(prefix: str, numbers: list[Number]) -> list[Number]:
    """Return numbers under a common name."""
    return [Number(f"{prefix}.{one.name}", one.most, one.text) for one in numbers]


def name_of(kind: type) -> str:
    return kind.__name__


def kind_numbers(kinds: list[type]) -> list[Number]:
    """Return the numbers that say of which kind an option is."""
    return [Number(f"is.{name_of(kind)}", 1, "the option is of this kind") for kind in kinds]


class Pointing:
    """What an option points at, by the names of its fields; -1 where it does not."""

    def __init__(self, option: Option, fields: tuple[str, ...]) -> None:
        self.numbers: Final[dict[str, int]] = {}
        for name in fields:
            value: Any = getattr(option, name)
            if isinstance(value, int):
                self.numbers[name] = int(value)

    def first(self, *names: str) -> int:
        """Return the number of the first of some fields that points at something."""
        for name in names:
            if self.numbers.get(name, -1) >= 0:
                return self.numbers[name]
        return -1
