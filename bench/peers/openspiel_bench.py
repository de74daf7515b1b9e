"""Time OpenSpiel's backgammon: whole games of uniformly random actions, and clones of a state.

Standalone: run it with the python of an environment that holds requirements-openspiel.txt.
Prints one JSON line.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]

SAMPLE_EVERY = 20  # clone the state at every 20th decision ...
COPIES = 20  # ... this many times

CHANCE = int(pyspiel.PlayerId.CHANCE)

WHAT = (
    "OpenSpiel backgammon through its Python API, uniformly random actions, whole games; "
    "decision = one action at a player node (dice sampled in the same time, not counted); "
    "copy = State.clone()"
)


def sample_chance(state: pyspiel.State, uniform: Callable[[], float]) -> int:
    """One outcome of a chance node, by its probability."""
    outcomes = state.chance_outcomes()
    left = uniform()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0.0:
            return int(outcome)
    return int(outcomes[-1][0])  # rounding left a sliver over


def play_games(game: pyspiel.Game, seconds: float, rng: random.Random) -> tuple[int, int, float]:
    """Play whole games until `seconds` have passed: (games, decisions, elapsed seconds)."""
    uniform = rng.random
    games = decisions = 0
    elapsed = 0.0
    start = time.perf_counter()
    while elapsed < seconds:
        state = game.new_initial_state()
        while True:
            player = state.current_player()
            if player >= 0:
                actions = state.legal_actions()
                state.apply_action(actions[int(uniform() * len(actions))])
                decisions += 1
            elif player == CHANCE:
                state.apply_action(sample_chance(state, uniform))
            else:  # the end
                break
        games += 1
        elapsed = time.perf_counter() - start
    return games, decisions, elapsed


def time_clones(game: pyspiel.Game, seconds: float, rng: random.Random) -> float:
    """Mean seconds of one State.clone(), over states from whole random games."""
    uniform = rng.random
    copies = 0
    copying = 0.0
    start = time.perf_counter()
    while copies == 0 or time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        decisions = 0
        while True:
            player = state.current_player()
            if player >= 0:
                if decisions % SAMPLE_EVERY == 0:
                    clone = state.clone
                    before = time.perf_counter()
                    for _ in range(COPIES):
                        clone()
                    copying += time.perf_counter() - before
                    copies += COPIES
                actions = state.legal_actions()
                state.apply_action(actions[int(uniform() * len(actions))])
                decisions += 1
            elif player == CHANCE:
                state.apply_action(sample_chance(state, uniform))
            else:  # the end
                break
    return copying / copies


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time to play for (clones take half more)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = pyspiel.load_game("backgammon")

    play_games(game, min(1.0, args.seconds / 5), random.Random(args.seed + 1))  # warm up
    games, decisions, elapsed = play_games(game, args.seconds, random.Random(args.seed))
    per_copy = time_clones(game, args.seconds / 2, random.Random(args.seed))
    result = {
        "decisions_per_s": round(decisions / elapsed, 1),
        "us_per_decision": round(elapsed / decisions * 1e6, 3),
        "us_per_copy": round(per_copy * 1e6, 3),
        "games": games,
        "decisions": decisions,
        "version": version("open_spiel"),
        "what": WHAT,
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
