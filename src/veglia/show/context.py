"""What it takes to show a state in a language: names, looks, texts, and what has been drawn before."""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from veglia.kernel.machine import Option, State
from veglia.kernel.offers import Offer
from veglia.kernel.words import Words
from veglia.show.look import Look
from veglia.show.memory import OFFERS, Memory
from veglia.show.names import Names
from veglia.show.recipe import Recipe

S = TypeVar("S", bound=State)
N = TypeVar("N", bound=Names)
L = TypeVar("L", bound=Look)


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawn:
    """What has been drawn in a language, of all tables of a title; a game adds its own memories."""

    def __init__(self) -> None:
        self.offers: Memory[Offer] = Memory(OFFERS)
        # What offers of a class of options depend on.
        self.recipes: dict[type[Option], Recipe] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Context(Generic[S, N, L]):
    """A state, and everything to put it into words and looks."""

    def __init__(self, state: S, look: L, names: N, words: Words, drawn: Drawn, text: dict[str, Any]) -> None:
        self.state = state
        self.look = look
        self.names = names
        self.words = words
        self.drawn = drawn
        # The words of the presentation, by section.
        self.text = text
