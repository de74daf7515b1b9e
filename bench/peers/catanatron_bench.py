"""Time catanatron: whole games of four random players, and copies of a game.

Standalone: run it with the python of an environment that holds requirements-catanatron.txt.
Prints one JSON line.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from importlib.metadata import version

from catanatron import (  # type: ignore[import-not-found,import-untyped,unused-ignore]
    Color,
    Game,
    RandomPlayer,
)
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found,import-untyped,unused-ignore]

SAMPLE_EVERY = 20  # copy the game at every 20th decision ...
COPIES = 20  # ... this many times

WHAT = (
    "catanatron, base game, 4 RandomPlayer, whole games; decision = one Game.play_tick(); copy = Game.copy()"
)


def new_game(rng: random.Random) -> Game:
    """A fresh game. Its seed is never 0, which catanatron takes for "no seed"."""
    players = [RandomPlayer(color) for color in Color]
    return Game(players, seed=rng.randrange(1, 2**32))


def play_games(seconds: float, rng: random.Random) -> tuple[int, int, float]:
    """Play whole games until `seconds` have passed: (games, decisions, elapsed seconds).

    The loop is that of Game.play() without its two copies for accumulators.
    """
    games = decisions = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        game = new_game(rng)
        state = game.state
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        games += 1
        elapsed = time.perf_counter() - start
    return games, decisions, elapsed


def time_copies(seconds: float, rng: random.Random) -> float:
    """Mean seconds of one Game.copy(), over states from whole random games."""
    copies = 0
    copying = 0.0
    start = time.perf_counter()
    while copies == 0 or time.perf_counter() - start < seconds:
        game = new_game(rng)
        state = game.state
        decisions = 0
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            if decisions % SAMPLE_EVERY == 0:
                copy = game.copy
                before = time.perf_counter()
                for _ in range(COPIES):
                    copy()
                copying += time.perf_counter() - before
                copies += COPIES
            game.play_tick()
            decisions += 1
    return copying / copies


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time to play for (copies take half more)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    play_games(min(1.0, args.seconds / 5), random.Random(args.seed + 1))  # warm up
    games, decisions, elapsed = play_games(args.seconds, random.Random(args.seed))
    per_copy = time_copies(args.seconds / 2, random.Random(args.seed))
    result = {
        "decisions_per_s": round(decisions / elapsed, 1),
        "us_per_decision": round(elapsed / decisions * 1e6, 3),
        "us_per_copy": round(per_copy * 1e6, 3),
        "games": games,
        "decisions": decisions,
        "version": version("catanatron"),
        "what": WHAT,
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
