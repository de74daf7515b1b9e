"""`veglia simulate`: play many games and print statistics."""

import argparse
import sys
from pathlib import Path

from veglia.catalog import title
from veglia.cli.arguments import (
    Commands,
    add_help,
    add_json,
    add_table_arguments,
    options_of,
    seats_of,
    whole_number,
)
from veglia.cli.progress import pace_bar
from veglia.cli.sweep import add_sweep_arguments, run_sweep
from veglia.kernel.errors import BadFile, BadSetup
from veglia.lab.bots import AGENTS
from veglia.lab.record import as_json, write_records
from veglia.lab.simulate import Plan, SimulationResult, simulate

ERRORS_SHOWN = 5
GAMES = 1000
SWEEP_GAMES = 100
EXAMPLES = """\
examples:
  veglia simulate undead_or_alive --mission m0 --games 1000 --workers 2
  veglia simulate undead_or_alive --mission all --agent heuristic --games 200 --out sweeps/balance
  veglia simulate undead_or_alive --survivors random --players 1,2 --agent novice,heuristic --out sweeps/bots
  veglia simulate --sweep sweep.toml --out sweeps/mine --workers 2
"""


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "simulate",
        help="play many games and print statistics",
        description=__doc__,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
    )
    add_help(parser)
    parser.add_argument("game", metavar="GAME", nargs="?", help="as `veglia games` lists them")
    add_table_arguments(parser)
    parser.add_argument(
        "--games",
        type=whole_number(1),
        metavar="N",
        help=f"how many (default: {GAMES}), in a sweep of each combination (default: {SWEEP_GAMES})",
    )
    parser.add_argument(
        "--agent",
        help=f"who plays: {', '.join(AGENTS)} (default: random); for each side: SIDE=AGENT,SIDE=AGENT",
    )
    parser.add_argument("--seed", type=int, help="seed of the whole run (default: 1)")
    parser.add_argument(
        "--workers", type=whole_number(1, 64), default=1, metavar="N", help="processes (default: 1)"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="write every game to FILE, one a line")
    add_json(parser)
    add_sweep_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.out is not None or args.sweep is not None:
        return run_sweep(args)
    if args.game is None:
        raise BadSetup("which game? `veglia games` lists them")
    for name in ("players", "minutes"):
        if getattr(args, name) is not None:
            raise BadSetup(f"--{name} is for sweeps: name a folder with --out")
    if args.engine != "local":
        raise BadSetup("--engine is for sweeps: name a folder with --out")
    if args.record is not None and not args.record.parent.is_dir():
        raise BadFile(f"{args.record}: there is no folder {args.record.parent}")
    args.mission = args.mission or title(args.game).missions()[0]
    games = args.games or GAMES
    seed = 1 if args.seed is None else args.seed
    plan = Plan(
        args.game,
        args.mission,
        seats_of(args, args.game, seed),
        options_of(args, args.game),
        args.agent or "random",
        games,
        seed,
    )
    with pace_bar() as show:
        report = simulate(plan, args.workers, args.record is not None, show)
    if args.record is not None:
        write_records(args.record, report.records())
    print(as_json(report.as_json()) if args.json else as_text(report))
    for error in report.errors[:ERRORS_SHOWN]:
        print(f"veglia: {error}", file=sys.stderr)
    return 1 if report.errors else 0


def wins_text(report: SimulationResult) -> str:
    """Return who has won: won and lost where all play together, else the wins of each side."""
    shares = {
        side: f"{won} ({100 * won / report.finished if report.finished else 0.0:.1f} %)"
        for side, won in report.wins.items()
    }
    if len(shares) == 1:
        return f"won {shares.popitem()[1]}, lost {report.lost}"
    parts = [f"{side} won {share}" for side, share in shares.items()]
    return ", ".join([*parts, f"draws {report.draws}"])


def as_text(report: SimulationResult) -> str:
    """Return the report as a few lines."""
    speed = report.decisions / report.seconds if report.seconds else 0.0
    return "\n".join(
        [
            f"{report.games} games, {report.finished} finished, {len(report.errors)} errors",
            wins_text(report),
            f"{report.decisions} decisions in {report.seconds:.1f} s ({speed:,.0f} a second)",
            f"hash {report.hash}",
        ]
    )
