"""Look for better weights of an evaluation: change a few, play, keep what wins more.

    python -m tools.tune --missions m0,m4 --games 6 --trials 200 --out evaluation.toml

Every trial plays the same seeds, so that luck is the same for all. A lost game counts a little for the work
that was done, because wins alone are too rare to learn from.
"""

import argparse
import tomllib
from pathlib import Path

from veglia.agents.heuristic import HeuristicAgent
from veglia.agents.knowledge import Knowledge
from veglia.catalog import title
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.undead_or_alive.bots.evaluation import UndeadEvaluation
from veglia.games.zombicide.undead_or_alive.bots.settings import numbers
from veglia.kernel.dice import seeded
from veglia.kernel.game import apply, begin

LONGEST = 25
# What all the work of a lost game is worth of a win.
WORK = 0.35
FIXED = ("scale", "even", "doubt")
# So many weights change at once, each by one of these factors; other seeds after so many trials.
CHANGES = 4
FACTORS = (0.3, 0.5, 0.7, 1.4, 2.0, 3.0)
FRESH = 25


def play(mission: str, seed: int, evaluation: UndeadEvaluation, samples: int) -> float:
    """Play a game and return its worth: 1 when won, else a share for the work done."""
    kind = title("undead_or_alive")
    state = begin(kind, kind.setup(mission, None, seed, {})).state
    assert isinstance(state, ZombicideState)
    state.log = None
    agent = HeuristicAgent(kind, evaluation, seeded(-1 - seed), samples)
    work = 0.0
    while state.asking is not None and state.turn.round <= LONGEST:
        apply(kind, state, agent.choose(Knowledge(kind, state)))
        if work == 0.0 and state.turn.round == 1:
            work = left(state)
    if state.is_won():
        return 1.0
    return WORK * max(0.0, 1.0 - left(state) / max(work, 1.0))


def left(state: ZombicideState) -> float:
    return sum(goal.left(state) for goal in state.scenario.goals)


def worth(weights: dict[str, float], missions: list[str], games: int, first: int, samples: int) -> float:
    """Return the mean worth of the games played by some weights."""
    evaluation = UndeadEvaluation(Weights(**weights), {})
    total = sum(
        play(mission, first + seed, evaluation, samples) for mission in missions for seed in range(games)
    )
    return total / (len(missions) * games)


def write(path: Path, weights: dict[str, float]) -> None:
    path.write_text("".join(f"{name} = {value:.4g}\n" for name, value in weights.items()))


def tune(options: argparse.Namespace) -> None:
    """Climb: change a few weights at once, keep what is worth more; now and then play other seeds."""
    missions = options.missions.split(",")
    weights = numbers()
    if options.start is not None:
        weights.update(tomllib.loads(options.start.read_text()))
    names = [name for name in weights if name not in FIXED]
    dice = seeded(options.seed)
    best = 0.0
    for trial in range(options.trials):
        first = options.seed + trial // FRESH * options.games
        if trial % FRESH == 0:
            best = worth(weights, missions, options.games, first, options.samples)
            print(f"seeds {first}: {best:.4f}", flush=True)
        changed = dict(weights)
        for _ in range(1 + dice.below(CHANGES)):
            name = names[dice.below(len(names))]
            changed[name] *= FACTORS[dice.below(len(FACTORS))]
        value = worth(changed, missions, options.games, first, options.samples)
        if value > best:
            told = [f"{name} {changed[name]:.3g}" for name in names if changed[name] != weights[name]]
            print(f"{trial}: {value:.4f} with {', '.join(told)}", flush=True)
            best, weights = value, changed
            write(options.out, weights)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--missions", default=",".join(title("undead_or_alive").missions()))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--samples", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, default=None)
    parser.add_argument("--out", type=Path, default=Path("evaluation.toml"))
    tune(parser.parse_args())


if __name__ == "__main__":
    main()
