"""Measures the build that is imported: `python -m veglia.lab.measure --seconds 3` prints one JSON line.

Of the engine alone, counted are decisions of whole random games, the making of each game included; a copy is
timed on states taken at every twentieth decision.
"""

import argparse
import json
import time

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.agents.playout import play_out
from veglia.agents.random import RandomAgent
from veglia.catalog import GAMES, title
from veglia.kernel import dice
from veglia.kernel.dice import seeded
from veglia.kernel.game import Setup, Title, apply, begin
from veglia.kernel.machine import State
from veglia.lab.measure_bots import measure_bots
from veglia.lab.scaling import measure_scaling

SAMPLE_EVERY = 20
COPIES_EACH = 20
# Titles whose expansions are options: games are played with one set of them after the other.
OPTIONS: dict[str, list[dict[str, str]]] = {
    "dark_darker_darkest": [
        {},
        {"radioactive": "on"},
        {"heli_escape": "on", "advanced_icons": "on"},
        {"victims": "3"},
        {"disco_doll": "3", "guts": "3", "chunk": "3", "tuff_guy": "3"},
        {"radioactive": "on", "heli_escape": "on", "victims": "2", "guts": "2", "advanced_icons": "on"},
    ],
}


def is_compiled() -> bool:
    """Return whether the kernel runs as compiled code."""
    return not str(dice.__file__).endswith(".py")


def setup_of(kind: Title, mission: str, seed: int) -> Setup:
    """Return the usual table of a mission, with the expansions that are the seed's turn."""
    options = OPTIONS.get(kind.id, [{}])
    return kind.setup(mission, None, seed, options[seed % len(options)])


def play_games(game: str, mission: str, seconds: float, seed: int) -> tuple[int, int, float]:
    """Play random games for some time; return games, decisions and the time taken."""
    kind = title(game)
    games = 0
    decisions = 0
    started = time.perf_counter()
    while (passed := time.perf_counter() - started) < seconds:
        current = begin(kind, setup_of(kind, mission, seed + games))
        current.state.log = None
        state = current.state
        agents: list[Agent] = [RandomAgent(seeded(-1 - seed - games))] * len(kind.sides)
        decisions += len(play_out(kind, state, agents))
        games += 1
    return games, decisions, passed


def time_copies(game: str, mission: str, seconds: float, seed: int) -> float:
    """Return the mean microseconds of a copy."""
    kind = title(game)
    copies = 0
    spent = 0.0
    while spent < seconds:
        state: State = begin(kind, setup_of(kind, mission, seed)).state
        state.log = None
        agent = RandomAgent(seeded(-1 - seed))
        number = 0
        while state.asking is not None:
            apply(kind, state, agent.choose(Knowledge(kind, state)))
            number += 1
            if number % SAMPLE_EVERY == 0:
                started = time.perf_counter()
                for _ in range(COPIES_EACH):
                    kind.copy(state)
                spent += time.perf_counter() - started
                copies += COPIES_EACH
        seed += 1
    return 1e6 * spent / copies


def measure(game: str, mission: str, seconds: float, seed: int) -> dict[str, object]:
    """Return the measurements of this build."""
    play_games(game, mission, seconds / 5, seed)
    games, decisions, taken = play_games(game, mission, seconds, seed)
    return {
        "decisions_per_s": round(decisions / taken, 1),
        "us_per_decision": round(1e6 * taken / decisions, 3),
        "us_per_copy": round(time_copies(game, mission, seconds / 4, seed), 3),
        "games": games,
        "decisions": decisions,
        "compiled": is_compiled(),
    }


def measure_titles(seconds: float, seed: int) -> dict[str, object]:
    """Return the speed of every title over all its missions, each measured for as long as the others."""
    return {game: measure_missions(game, seconds / len(GAMES), seed) for game in GAMES}


def measure_missions(game: str, seconds: float, seed: int) -> dict[str, object]:
    """Return the speed over all missions together, each played for as long as the others."""
    missions = title(game).missions()
    each = seconds / len(missions)
    games = decisions = 0
    taken = copying = 0.0
    speeds: dict[str, float] = {}
    for mission in missions:
        play_games(game, mission, each / 5, seed)
        some_games, some_decisions, some_time = play_games(game, mission, each, seed)
        games += some_games
        decisions += some_decisions
        taken += some_time
        copying += time_copies(game, mission, each / 10, seed)
        speeds[mission] = round(some_decisions / some_time, 1)
    return {
        "decisions_per_s": round(decisions / taken, 1),
        "us_per_decision": round(1e6 * taken / decisions, 3),
        "us_per_copy": round(copying / len(missions), 3),
        "games_per_s": round(games / taken, 1),
        "missions": speeds,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure this build.")
    parser.add_argument("--what", choices=("engine", "missions", "bots", "scaling"), default="engine")
    parser.add_argument("--game", default="undead_or_alive")
    parser.add_argument("--mission", default="m0")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    match args.what:
        case "missions":
            found = measure_titles(args.seconds, args.seed)
        case "bots":
            found = measure_bots(args.game, args.mission, args.seconds, args.seed)
        case "scaling":
            found = measure_scaling(args.game, args.mission, args.seconds, args.seed)
        case _:
            found = measure(args.game, args.mission, args.seconds, args.seed)
    print(json.dumps({**found, "compiled": is_compiled()}))


if __name__ == "__main__":
    main()
