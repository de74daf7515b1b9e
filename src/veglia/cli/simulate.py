"""`veglia simulate`: play many games and count."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from veglia.cli.arguments import (
    Commands,
    add_game,
    add_json,
    add_table_arguments,
    options_of,
    seats_of,
    whole_number,
)
from veglia.kernel.errors import BadFile
from veglia.lab.record import as_json, write_records
from veglia.lab.simulate import AGENTS, Plan, Report, simulate

BAR = 40
ERRORS_SHOWN = 5


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("simulate", help="play many games and count", description=__doc__)
    add_game(parser)
    add_table_arguments(parser)
    parser.add_argument(
        "--games", type=whole_number(1), default=1000, metavar="N", help="how many (default: 1000)"
    )
    parser.add_argument("--agent", default="random", help=f"who plays: {', '.join(AGENTS)} (default: random)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the whole run (default: 1)")
    parser.add_argument(
        "--workers", type=whole_number(1, 64), default=1, metavar="N", help="processes (default: 1)"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="write every game to FILE, one a line")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.record is not None and not args.record.parent.is_dir():
        raise BadFile(f"{args.record}: there is no folder {args.record.parent}")
    plan = Plan(
        args.game,
        args.mission,
        seats_of(args, args.game, args.seed),
        options_of(args),
        args.agent,
        args.games,
        args.seed,
    )
    report = simulate(plan, args.workers, args.record is not None, progress_bar(args.games))
    if args.record is not None:
        write_records(args.record, [one.record for one in report.outcomes if one.record is not None])
    print(as_json(report.as_json()) if args.json else as_text(report))
    for error in report.errors[:ERRORS_SHOWN]:
        print(f"veglia: {error}", file=sys.stderr)
    return 1 if report.errors else 0


def as_text(report: Report) -> str:
    """Return the report as a few lines."""
    share = 100 * report.won / report.finished if report.finished else 0.0
    speed = report.decisions / report.seconds if report.seconds else 0.0
    return "\n".join(
        [
            f"{report.games} games, {report.finished} finished, {len(report.errors)} errors",
            f"won {report.won} ({share:.1f} %), lost {report.finished - report.won}",
            f"{report.decisions} decisions in {report.seconds:.1f} s ({speed:,.0f} a second)",
            f"hash {report.hash}",
        ]
    )


def progress_bar(total: int) -> Callable[[int], None]:
    """Return a function that shows progress on a terminal, and nothing elsewhere."""
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        filled = BAR * done // total
        end = "\n" if done == total else ""
        print(
            f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{total}", end=end, file=sys.stderr, flush=True
        )

    return show
