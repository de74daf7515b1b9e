"""What a seat sees, as arrays of numbers from 0 to 1: each is divided by the most it can be."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from veglia.kernel.encoding import Encoding, Number
from veglia.kernel.machine import Option, State

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class ArrayEncoder:
    """Turns states into arrays that are always of the same shape."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.size = len(encoding.situation_numbers)
        self.width = len(encoding.option_numbers)
        self.most_options = encoding.most_options
        self._situation_scale = scale(encoding.situation_numbers)
        self._option_scale = scale(encoding.option_numbers)

    def situation(self, state: State, seat: int) -> Floats:
        """Return what a seat sees of the table."""
        told = np.frombuffer(self.encoding.situation(state, seat), np.uint8)
        return told * self._situation_scale

    def options(self, state: State, places: list[Option]) -> Floats:
        """Return a row for each place: those that hold an option first, then empty ones."""
        rows = np.zeros((self.most_options, self.width), np.float32)
        if places:
            told = np.frombuffer(self.encoding.options(state, places), np.uint8)
            rows[: len(places)] = told.reshape(len(places), self.width) * self._option_scale
        return rows

    def mask(self, places: int) -> Mask:
        """Return which places hold an option."""
        mask = np.zeros(self.most_options, np.int8)
        mask[:places] = 1
        return mask

    def observation(self, state: State, seat: int, places: list[Option]) -> dict[str, Any]:
        """Return everything together."""
        return {
            "observation": self.situation(state, seat),
            "options": self.options(state, places),
            "action_mask": self.mask(len(places)),
        }


def scale(numbers: list[Number]) -> Floats:
    """Return by what numbers are multiplied to lie between 0 and 1."""
    return np.array([1.0 / number.most for number in numbers], np.float32)
