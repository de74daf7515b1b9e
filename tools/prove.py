"""Look for games that a bot wins and games that it loses, one of each for every mission, and record them.

    python -m tools.prove --seconds 120 --out tests/games/zombicide/undead_or_alive/records

The bot is the heuristic one with its weights varied from game to game, so that it does not fail in the same
way every time; the party varies, too: the usual one in every fourth game, else one to six of those the
mission allows. What is found is added to what is there; missions that have both kinds are passed over.
"""

import argparse
import time
from pathlib import Path

from veglia.agents.heuristic import HeuristicAgent
from veglia.catalog import title
from veglia.games.zombicide.engine.state import ZombicideState
from veglia.games.zombicide.engine.weights import Weights
from veglia.games.zombicide.undead_or_alive.judge import UndeadJudge
from veglia.games.zombicide.undead_or_alive.judging import numbers
from veglia.kernel.dice import Dice, seeded
from veglia.kernel.game import Game, begin
from veglia.lab.record import Record, make_record, read_records, write_records

GAME = "undead_or_alive"
LONGEST = 40
SIZES = (1, 1, 1, 2, 2, 3, 4, 6)
FACTORS = (0.4, 0.7, 1.0, 1.0, 1.4, 2.5)


def varied(dice: Dice) -> dict[str, float]:
    """Return the weights, each times a factor of its own."""
    return {name: value * FACTORS[dice.below(len(FACTORS))] for name, value in numbers().items()}


def some_party(mission: str, dice: Dice) -> list[str]:
    """Return one to six Survivors that a mission allows, small parties as often as large ones."""
    numbers = list(range(len(title(GAME).roster(mission))))
    dice.shuffle(numbers)
    return [title(GAME).roster(mission)[number] for number in numbers[: SIZES[dice.below(len(SIZES))]]]


def play(mission: str, seed: int) -> Game | None:
    """Play a game to its end, or give it up when it takes too long."""
    kind = title(GAME)
    seats = None if seed % 4 == 0 else [some_party(mission, seeded(seed))]
    game = begin(kind, kind.setup(mission, seats, seed, {}))
    state = game.state
    assert isinstance(state, ZombicideState)
    weights = numbers() if seed % 4 == 0 else varied(seeded(seed))
    agent = HeuristicAgent(kind, UndeadJudge(Weights(**weights), []), seeded(-1 - seed), 2)
    while state.asking is not None and state.turn.round <= LONGEST:
        game.choose(agent.choose(state))
    return game if state.asking is None else None


def seek(mission: str, wanted: list[bool], seconds: float, first: int) -> list[Game]:
    """Play games until one of each wanted outcome has been found, or the time is over."""
    found: list[Game] = []
    end = time.perf_counter() + seconds
    seed = first
    while wanted and time.perf_counter() < end:
        game = play(mission, seed)
        seed += 1
        if game is not None and game.result is not None and game.result.won in wanted:
            wanted.remove(game.result.won)
            found.append(game)
    print(f"{mission}: {seed - first} games, still wanted: {wanted}", flush=True)
    return found


def known(path: Path) -> list[Record]:
    return read_records(path) if path.exists() else []


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--missions", default=",".join(title(GAME).missions()))
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    paths = {True: options.out / "won.jsonl", False: options.out / "lost.jsonl"}
    for mission in options.missions.split(","):
        wanted = [won for won, path in paths.items() if mission not in [one.mission for one in known(path)]]
        for game in seek(mission, wanted, options.seconds, options.seed):
            assert game.result is not None
            path = paths[game.result.won]
            record = make_record(game.title, game.setup, game.choices, game.hash())
            write_records(path, [*known(path), record])


if __name__ == "__main__":
    main()
