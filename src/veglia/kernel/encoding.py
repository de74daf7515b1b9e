"""A game encoded as numbers, for learning programs: the situation, and a row for each offered option."""

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
    """Encodes what a seat may see, and nothing else, as integers from 0 to 255; each game has its own."""

    def __init__(self, situation: list[Number], option: list[Number], most_options: int) -> None:
        self.situation_numbers: Final = situation
        self.option_numbers: Final = option
        # The largest number of options that have a row.
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
    """Write values from an index on, each clipped to the range from zero to its maximum."""
    for place, value in enumerate(values):
        if value > 0:
            out[start + place] = min(value, numbers[place].most)


def named(prefix: str, numbers: list[Number]) -> list[Number]:
    """Return numbers whose names have a common prefix."""
    return [Number(f"{prefix}.{one.name}", one.most, one.text) for one in numbers]


def named_rows(prefix: str, count: int, numbers: list[Number]) -> list[Number]:
    """Return the numbers of several things of a sort, counted from 0."""
    found: list[Number] = []
    for place in range(count):
        found += named(f"{prefix}.{place}", numbers)
    return found


def filled(values: list[int], length: int) -> list[int]:
    """Return values, cut off or filled with zeros to a length."""
    return values[:length] + [0] * (length - len(values))


def seat_numbers(most: int) -> list[Number]:
    """Return the numbers of whoever looks."""
    return [
        Number("seats", most, "how many seats there are"),
        Number("seat", most, "the seat that looks, from 1 on"),
        Number("is_asked", 1, "this seat is asked now"),
    ]


def seat_values(state: State, count: int, seat: int) -> list[int]:
    """Return what `seat_numbers` name, for a game of so many seats."""
    asking = state.asking
    return [count, seat + 1, int(asking is not None and seat in asking.seats(state))]


def name_of(kind: type) -> str:
    return kind.__name__


@mypyc_attr(allow_interpreted_subclasses=True)
class KindEncoding(Encoding):
    """An encoding in which a row says of which kind an option is, and then what it points at."""

    def __init__(
        self,
        situation: list[Number],
        fields: dict[type, tuple[str, ...]],
        pointed: list[Number],
        most_options: int,
    ) -> None:
        """Take the names of the fields of every kind of option, and the numbers of what options point at."""
        self.fields: Final = fields
        kinds: list[type] = sorted(fields, key=name_of)
        self.places: Final = {kind: place for place, kind in enumerate(kinds)}
        self.kinds: Final = len(kinds)
        self.pointed: Final = pointed
        row = [Number(f"is.{name_of(kind)}", 1, "the option is of this kind") for kind in kinds] + pointed
        self.width: Final = len(row)
        super().__init__(situation, row, most_options)

    def options(self, state: State, offered: list[Option]) -> bytes:
        out = bytearray(self.width * len(offered))
        at = 0
        values = self.pointed_values(state, offered)
        for place, option in enumerate(offered):
            out[at + self.places[type(option)]] = 1
            put(out, at + self.kinds, values[place], self.pointed)
            at += self.width
        return bytes(out)

    def pointed_values(self, state: State, offered: list[Option]) -> list[list[int]]:
        """Return what each option points at, in the order of the numbers for it."""
        raise NotImplementedError(type(self).__name__)


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
