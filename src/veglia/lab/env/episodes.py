"""The table behind an environment: a game, who is asked, what places hold which option, what is paid."""

from collections.abc import Mapping, Sequence
from typing import Any

from veglia.catalog import title
from veglia.kernel.errors import IllegalChoice
from veglia.kernel.game import Game, Setup, Title, apply, begin, option_at
from veglia.kernel.machine import OVER, WON, Option, State, choosable
from veglia.kernel.seats import Seat, seats_of
from veglia.lab.env.array_encoder import ArrayEncoder
from veglia.lab.env.rewards import Rewards


class Episodes:
    """One game after the other, of the same mission and seats."""

    def __init__(
        self,
        game: str,
        mission: str,
        seats: Sequence[Seat | Sequence[str]] | None,
        options: Mapping[str, str] | None,
        rewards: Rewards,
        most_steps: int,
    ) -> None:
        self.title = title(game)
        chosen = None if seats is None else seats_of(self.title.sides, seats)
        self.setup = self.title.setup(mission, chosen, 0, dict(options or {}))
        self.seats = len(self.setup.seats)
        self.encoder = ArrayEncoder(self.title.encoding())
        self.rewards = rewards
        self.most_steps = most_steps
        self.evaluation = self.title.evaluation()
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Start the game of a seed: the same as `veglia.new_game` starts."""
        setup = Setup(self.setup.mission, self.setup.seats, seed, self.setup.options)
        self.game: Game = begin(self.title, setup)
        # Nobody listens, so nothing is told.
        self.game.state.log = None
        self.steps = 0
        self._look()
        self._worth = self._worths()

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def seat(self) -> int:
        """The seat that is asked; the first seat after the end."""
        asking = self.state.asking
        return 0 if asking is None else asking.seat(self.state)

    @property
    def is_over(self) -> bool:
        return self.state.asking is None

    @property
    def is_cut(self) -> bool:
        """Whether the game goes on for too long."""
        return not self.is_over and self.steps >= self.most_steps

    def side_of(self, seat: int) -> int:
        """Return the place of a seat's side among the title's."""
        return self.title.side_of(self.state, seat)

    def outcome(self, seat: int) -> str:
        """Return what the end is for a seat, nothing before it."""
        result = self.state.result
        return "" if result is None else result.outcome(seat)

    def observe(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees; what it may choose only if it is asked."""
        asking = self.state.asking
        if asking is None or seat not in asking.seats(self.state):
            return self.encoder.observation(self.state, seat, [])
        numbers = self.numbers if seat == self.seat else self._numbers(seat)
        return self.encoder.observation(self.state, seat, self._options(numbers))

    def choose(self, place: int) -> list[float]:
        """Take what the asked seat has at a place and return what each seat is paid."""
        if not 0 <= place < len(self.numbers):
            raise IllegalChoice(f"place {place}, {len(self.numbers)} hold an option")
        return self.take(self.numbers[place])

    def take(self, number: int) -> list[float]:
        """Make a choice by its number and return what each seat is paid."""
        self.game.choices.append(number)
        apply(self.title, self.state, number)
        self.steps += 1
        self._look()
        before = self._worth
        self._worth = self._worths()
        step = self.rewards.step
        return [step + after - earlier for earlier, after in zip(before, self._worth, strict=True)]

    def _look(self) -> None:
        """Take in what the asked seat may choose: numbers, and what they stand for."""
        self.numbers = self._numbers(self.seat)
        self.places = self._options(self.numbers)

    def _numbers(self, seat: int) -> list[int]:
        return places(self.title, self.state, seat, self.encoder.most_options)

    def _options(self, numbers: list[int]) -> list[Option]:
        return [option_at(self.title, self.state, number) for number in numbers]

    def _worths(self) -> list[float]:
        """Return what the state is worth to each seat: gains are paid."""
        rewards = self.rewards
        state = self.state
        found: list[float] = []
        for seat in range(self.seats):
            outcome = self.outcome(seat)
            worth = 0.0
            if outcome not in ("", OVER):
                worth = rewards.end if outcome == WON else -rewards.end
            if rewards.progress != 0.0:
                worth += rewards.progress * self.encoder.encoding.progress(state, seat)
            if rewards.nearness != 0.0:
                worth += rewards.nearness * self.encoder.encoding.nearness(state, seat)
            if rewards.chance != 0.0:
                worth += rewards.chance * (float(outcome == WON) if outcome else self._chance(seat))
            found.append(worth)
        return found

    def _chance(self, seat: int) -> float:
        """Return how likely a seat's side wins, by the title's evaluation."""
        side = self.side_of(seat)
        return self.evaluation.chance(self.state, self.evaluation.points(self.state, side), side)

    def describe(self) -> str:
        """Return the question and its options in words, or how the game ended for each side."""
        decision = self.game.decision
        if decision is None:
            ends = {one.side: self.outcome(seat) for seat, one in enumerate(self.setup.seats)}
            if len(ends) == 1:
                return ends.popitem()[1]
            return "\n".join(f"{side}: {outcome}" for side, outcome in ends.items())
        words = self.title.words(self.state, "en")
        lines = [f"{place}  {words.say(option)}" for place, option in enumerate(self.places)]
        return "\n".join([f"seat {decision.seat}: {decision.prompt}", *lines])


def places(kind: Title, state: State, seat: int, most: int) -> list[int]:
    """Return the numbers of what has a place: the seat's options, then its asides as far as there is room.

    Of too many options the first ones have a place, and the last, which ends things.
    """
    numbers = choosable(state, seat, kind.aside)
    offered = [number for number in numbers if number >= 0]
    if len(offered) > most:
        return [*offered[: most - 1], offered[-1]]
    return numbers[:most]
