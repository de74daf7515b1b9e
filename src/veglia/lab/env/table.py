"""The table behind an environment: a game, who is asked, what places hold which option, what is paid."""

from collections.abc import Mapping, Sequence
from typing import Any

from veglia.catalog import title
from veglia.kernel.errors import IllegalChoice
from veglia.kernel.game import Game, Setup, begin
from veglia.kernel.machine import Option, State, answer
from veglia.lab.env.rewards import Rewards
from veglia.lab.env.sight import Sight


class Table:
    """One game after the other, of the same mission and seats."""

    def __init__(
        self,
        game: str,
        mission: str,
        seats: Sequence[Sequence[str]] | None,
        options: Mapping[str, str] | None,
        rewards: Rewards,
        most_steps: int,
    ) -> None:
        self.title = title(game)
        chosen = None if seats is None else [list(seat) for seat in seats]
        self.setup = self.title.setup(mission, chosen, 0, dict(options or {}))
        self.seats = len(self.setup.seats)
        self.sight = Sight(self.title.encoding())
        self.rewards = rewards
        self.most_steps = most_steps
        self.judge = self.title.judge()
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Start the game of a seed: the same as `veglia.new_game` starts."""
        setup = Setup(self.setup.mission, self.setup.seats, seed, self.setup.options)
        self.game: Game = begin(self.title, setup)
        # Nobody listens, so nothing is told.
        self.game.state.log = None
        self.steps = 0
        self.places = places(self.game.state, self.sight.most_options)
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

    def observe(self, seat: int) -> dict[str, Any]:
        """Return what a seat sees; the options only if it is asked."""
        asking = self.state.asking
        is_asked = asking is not None and seat in asking.seats(self.state)
        return self.sight.observation(self.state, seat, self.places if is_asked else [])

    def choose(self, place: int) -> list[float]:
        """Take the option at a place and return what each seat is paid."""
        state = self.state
        if not 0 <= place < len(self.places):
            raise IllegalChoice(f"place {place}, {len(self.places)} hold an option")
        option = self.places[place]
        self.game.choices.append(place if place < len(self.places) - 1 else len(state.offered) - 1)
        answer(state, option)
        self.steps += 1
        self.places = places(state, self.sight.most_options)
        before = self._worth
        self._worth = self._worths()
        step = self.rewards.step
        return [step + after - earlier for earlier, after in zip(before, self._worth, strict=True)]

    def _worths(self) -> list[float]:
        """Return what the state is worth to each seat: gains are paid."""
        rewards = self.rewards
        state = self.state
        result = state.result
        found: list[float] = []
        for seat in range(self.seats):
            has_won = result is not None and seat in result.winners
            worth = 0.0
            if result is not None:
                worth = rewards.end if has_won else -rewards.end
            if rewards.progress != 0.0:
                worth += rewards.progress * self.sight.encoding.progress(state, seat)
            if rewards.nearness != 0.0:
                worth += rewards.nearness * self.sight.encoding.nearness(state, seat)
            if rewards.chance != 0.0:
                worth += rewards.chance * (float(has_won) if result is not None else self._chance())
            found.append(worth)
        return found

    def _chance(self) -> float:
        """Return how likely a win is, by the title's judge."""
        return self.judge.chance(self.state, self.judge.points(self.state))

    def describe(self) -> str:
        """Return the question and its options in words."""
        decision = self.game.decision
        if decision is None:
            result = self.state.result
            return "won" if result is not None and result.won else "lost"
        words = self.title.words(self.state, "en")
        lines = [f"{place}  {words.say(option)}" for place, option in enumerate(self.places)]
        return "\n".join([f"seat {decision.seat}: {decision.prompt}", *lines])


def places(state: State, most: int) -> list[Option]:
    """Return the options that have a place: of too many the first ones, and the last, which ends things."""
    offered = state.offered if state.asking is not None else []
    return offered if len(offered) <= most else [*offered[: most - 1], offered[-1]]
