"""Toy games for the kernel's tests: a title, a table to play it at, and one story told in several ways.

    game = table(TITLE, dice=(5, 2))
    events = game.choose(Walk(3))
    assert plain(events) == [(Walked, 3)]

Dice are scripted: a test that rolls more than it says fails. `dice=None` plays with seeded ones.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

import veglia
from veglia.kernel.codec import Codec, Shared
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice, ScriptedDice, scripted, seeded
from veglia.kernel.errors import VegliaError
from veglia.kernel.game import Decision, Game, Setup, Title, begin, replay
from veglia.kernel.loading import load_save
from veglia.kernel.machine import Event, Option, Result, State
from veglia.kernel.saves import read_save
from veglia.kernel.seats import Seat
from veglia.kernel.window import Pass as Pass
from veglia.kernel.words import Words, fields_of

S = TypeVar("S", bound="ToyState")
Plain = tuple[object, ...]


class ToyState(State):
    """A state that can be copied."""

    def copy(self) -> "ToyState":
        raise NotImplementedError(type(self).__name__)


class ToyTitle(Title):
    """A title made of its first state and the classes it plays with."""

    def __init__(
        self,
        id: str,
        classes: Sequence[type],
        *,
        version: str = "1",
        shared: dict[type, tuple[Callable[[Any], str], Shared]] | None = None,
    ) -> None:
        super().__init__(id, id, version, ("en",))
        self.toy_codec = Codec([*classes, Pass, Deck, Dice, ScriptedDice, Result], shared or {})

    def first(self, setup: Setup, dice: Dice) -> ToyState:
        """Return the state before its first step."""
        raise NotImplementedError(self.id)

    def missions(self) -> list[str]:
        return ["toy"]

    def setup(self, mission: str, seats: list[Seat] | None, seed: int, options: dict[str, str]) -> Setup:
        return Setup(mission, tuple(seats or ()), seed, options)

    def start(self, setup: Setup) -> State:
        script = setup.options.get("dice")
        if script is None:
            return self.first(setup, seeded(setup.seed))
        return self.first(setup, scripted(*[int(face) for face in script.split()]))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {}

    def codec(self) -> Codec:
        return self.toy_codec

    def words(self, state: State, language: str) -> Words:
        return Words(language, {}, lambda thing, field, wording: str(getattr(thing, field)))

    def copy(self, state: State) -> State:
        assert isinstance(state, ToyState)
        return state.copy()

    def check_conservation(self, state: State) -> None:
        pass


def table(title: ToyTitle, *, dice: Sequence[int] | None = (), seed: int = 0, mission: str = "toy") -> Game:
    """Start a toy game and go to its first decision."""
    options = {} if dice is None else {"dice": " ".join(str(face) for face in dice)}
    return begin(title, title.setup(mission, None, seed, options))


def real_game(*, choices: int = 0, seats: Sequence[Sequence[str]] | None = None) -> Game:
    """Start a real game and make some choices, now this option, now that."""
    game = veglia.new_game("undead_or_alive", mission="m0", seats=seats, seed=7)
    for place in range(choices):
        game.choose(place % len(asked(game).options))
    return game


def plain(things: Iterable[Event | Option]) -> list[Plain]:
    """Return events or options as tuples that can be compared: the class, then the fields."""
    return [(type(thing), *[getattr(thing, field) for field in fields_of(type(thing))]) for thing in things]


def asked(game: Game) -> Decision:
    """Return the decision of a game that is not over."""
    decision = game.decision
    assert decision is not None
    return decision


def state_of(game: Game, kind: type[S]) -> S:
    """Return the state of a game as the class it is."""
    assert isinstance(game.state, kind)
    return game.state


def offered(game: Game) -> list[Plain]:
    """Return what can be chosen now."""
    return plain(asked(game).options)


def pending(game: Game) -> list[type]:
    """Return the classes of the steps that lie on the agenda, the next first."""
    return [type(step) for step in reversed(game.state.agenda)]


def play(game: Game, choices: Sequence[Option]) -> list[Plain]:
    """Make the choices and return all that happened."""
    return [event for choice in choices for event in plain(game.choose(choice))]


def reloaded(game: Game) -> Game:
    """Return the game after it has been saved to bytes and read again."""
    return load_save(game.title, read_save(game.save()))


@contextmanager
def refused(kind: type[VegliaError], message: str) -> Iterator[None]:
    """Expect an error of exactly a class, with exactly a message."""
    with pytest.raises(kind) as caught:
        yield
    assert (type(caught.value), str(caught.value)) == (kind, message)


def check_carried(game: Game, choices: Sequence[Option]) -> None:
    """Play to the end; from every decision on, a copy and a save come to the same end by the same choices."""
    stories: list[tuple[int, list[Plain], str]] = []
    told: list[list[Plain]] = []
    for place, choice in enumerate(choices):
        before = game.hash()
        for twin in (game.copy(), reloaded(game)):
            assert twin.hash() == before
            assert offered(twin) == offered(game)
            stories.append((place, play(twin, choices[place:]), twin.hash()))
            assert game.hash() == before, "playing a twin changed the game it was taken from"
        told.append(plain(game.choose(choice)))
    assert game.decision is None, f"the story stops at {type(game.state.asking).__name__}"
    for place, twin_told, twin_end in stories:
        assert twin_told == [event for events in told[place:] for event in events]
        assert twin_end == game.hash()
    assert replay(game.title, game.setup, game.choices).hash() == game.hash()
