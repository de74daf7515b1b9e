"""Win rates of a bot within a time: `python -m veglia.lab.wins --agent search --seconds 60` prints JSON."""

import argparse
import json
import tempfile
import time
from pathlib import Path

import msgspec

from veglia.lab.executor import executor_of
from veglia.lab.journal import Folder, writing
from veglia.lab.rate import rate_of, rates_of
from veglia.lab.run import play_sweep
from veglia.lab.sweep import Wanted, make_sweep


def measure_wins(wanted: Wanted, seconds: float, workers: int) -> dict[str, object]:
    """Play for some seconds, all missions in turn; return the rates by mission and the time taken.

    `missions` are those of the first side, `wins` those of every side by its id.
    """
    sweep = make_sweep(wanted)
    started = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="veglia-wins-") as path:
        folder = Folder(Path(path))
        with writing(folder) as journal, executor_of("local", workers) as executor:
            play_sweep(sweep, executor, journal.add, set(), lambda pace: None, seconds)
        rows = [row for row in folder.rows() if not row.error]
    played = [[row for row in rows if row.cell == at] for at in range(len(sweep.cells))]
    missions = [cell.mission for cell in sweep.cells]
    rates = {
        mission: msgspec.to_builtins(rate_of(sweep.cells, some)) for mission, some in zip(missions, played)
    }
    wins = {
        mission: msgspec.to_builtins(rates_of(sweep.cells, some)) for mission, some in zip(missions, played)
    }
    return {"missions": rates, "wins": wins, "seconds": time.perf_counter() - started}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how often a bot wins.")
    parser.add_argument("--game", default="undead_or_alive")
    parser.add_argument("--missions", default="m0")
    parser.add_argument("--agent", default="random")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    wanted = Wanted(args.game, args.games, mission=args.missions.split(","), agent=args.agent)
    print(json.dumps(measure_wins(wanted, args.seconds, args.workers)))


if __name__ == "__main__":
    main()
