"""Random games of any set-up: `python -m veglia.lab.soak --game last_night_on_earth --games 100000`.

Missions take turns; seats, options and bought rules are drawn anew for every game. A game fails by an error,
by losing or doubling a piece, or by going on for too long. The number of a game gives the same game again.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.catalog import title
from veglia.kernel.dice import seeded
from veglia.kernel.game import Title, apply, begin
from veglia.lab.setups import any_setup

# A random game that goes on longer than this would never end.
MOST_DECISIONS = 20_000
# Every so many decisions all pieces are counted.
COUNTED_EVERY = 10
# So many games are played between two reports.
BATCH = 200


class Stuck(AssertionError):
    """A game that does not end."""


def play_any(kind: Title, number: int) -> int:
    """Play one game to its end; return how many decisions it took."""
    missions = kind.missions()
    game = begin(kind, any_setup(kind, missions[number % len(missions)], number))
    state = game.state
    state.log = None
    agent = RandomAgent(seeded(-1 - number))
    for decisions in range(MOST_DECISIONS):
        if decisions % COUNTED_EVERY == 0:
            kind.check_conservation(state)
        if state.asking is None:
            if state.result is None:
                raise Stuck("nobody is asked, and there is no result")
            kind.check_conservation(state)
            return decisions
        apply(kind, state, agent.choose(Knowledge(kind, state)))
    raise Stuck(f"no end after {MOST_DECISIONS} decisions")


def play_batch(game: str, first: int, count: int) -> tuple[int, list[str]]:
    """Play some games; return how many decisions they took, and what failed."""
    kind = title(game)
    missions = kind.missions()
    decisions = 0
    failures: list[str] = []
    for number in range(first, first + count):
        try:
            decisions += play_any(kind, number)
        except Exception as error:  # whatever it is, the other games go on
            failures.append(f"game {number} ({missions[number % len(missions)]}): {error!r}")
    return decisions, failures


def soak(
    game: str, games: int, first: int, workers: int, say: Callable[[int, list[str]], None]
) -> tuple[int, list[str]]:
    """Play many games and tell after each batch how many are done; return decisions and failures."""
    starts = range(first, first + games, BATCH)
    counts = [min(BATCH, first + games - start) for start in starts]
    done = decisions = 0
    failures: list[str] = []
    with ProcessPoolExecutor(workers) as pool:
        batches: Iterator[tuple[int, list[str]]] = pool.map(play_batch, repeat(game), starts, counts)
        for count, (some, failed) in zip(counts, batches):
            done += count
            decisions += some
            failures += failed
            say(done, failed)
    return decisions, failures


def main() -> int:
    parser = argparse.ArgumentParser(description="Play random games of any set-up and report what fails.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    started = time.perf_counter()

    def say(done: int, failed: list[str]) -> None:
        for one in failed:
            print(one, flush=True)
        if done % (10 * BATCH) == 0:
            print(f"{done} games in {time.perf_counter() - started:.0f} s", flush=True)

    decisions, failures = soak(args.game, args.games, args.first, args.workers, say)
    print(f"{args.games} games, {decisions} decisions, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
