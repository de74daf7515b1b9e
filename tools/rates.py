"""How often bots win: for each strength and mission the rate with its 95 % interval, and the time to decide.

python -m tools.rates --agents heuristic,search --missions m0,m6 --games 20
"""

import argparse
import math
import time

from veglia.agents.knowledge import Knowledge
from veglia.agents.strengths import make_agent
from veglia.catalog import title
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.game import apply, begin

GAME = "undead_or_alive"
# A game that goes on longer than this counts as not won.
LONGEST = 40
# The normal quantile of a 95 % interval.
QUANTILE = 1.96


class Tally:
    """How some games went."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.decisions = 0
        self.seconds = 0.0
        self.endings: dict[str, int] = {}

    def line(self) -> str:
        """Return the tally in words."""
        low, high = interval(self.won, self.games)
        pace = 1000.0 * self.seconds / max(1, self.decisions)
        ends = ", ".join(f"{rule} {count}" for rule, count in sorted(self.endings.items()))
        return f"{self.won} of {self.games}, {low:.0%} to {high:.0%}, {pace:.1f} ms a decision ({ends})"


def interval(won: int, games: int) -> tuple[float, float]:
    """Return Wilson's interval for a share."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    square = QUANTILE * QUANTILE / games
    middle = share + square / 2.0
    spread = math.sqrt(square * (share * (1.0 - share) + square / 4.0))
    return max(0.0, (middle - spread) / (1.0 + square)), min(1.0, (middle + spread) / (1.0 + square))


def play(agent: str, mission: str, seed: int, tally: Tally) -> None:
    """Play a game and count it."""
    kind = title(GAME)
    state = begin(kind, kind.setup(mission, None, seed, {})).state
    assert isinstance(state, ZombicideState)
    state.log = None
    bot = make_agent(agent, kind, -1 - seed)
    started = time.perf_counter()
    while state.asking is not None and state.turn.round <= LONGEST:
        apply(kind, state, bot.choose(Knowledge(kind, state)))
        tally.decisions += 1
    tally.seconds += time.perf_counter() - started
    result = state.result
    rule = "unfinished" if result is None else result.rule
    tally.endings[rule] = tally.endings.get(rule, 0) + 1
    tally.games += 1
    tally.won += state.is_won()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--agents", default="random,novice,heuristic,search")
    parser.add_argument("--missions", default=",".join(title(GAME).missions()))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for agent in options.agents.split(","):
        whole = Tally()
        for mission in options.missions.split(","):
            tally = Tally()
            for number in range(options.games):
                play(agent, mission, options.seed + number, tally)
            whole.games += tally.games
            whole.won += tally.won
            print(f"{agent} {mission}: {tally.line()}", flush=True)
        low, high = interval(whole.won, whole.games)
        print(f"{agent}: {whole.won} of {whole.games}, {low:.0%} to {high:.0%}", flush=True)


if __name__ == "__main__":
    main()
