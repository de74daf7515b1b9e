"""`veglia bench`: measure the engine and its bots, or the server, and compare them with others."""

import argparse
import sys

from veglia.cli.arguments import Commands, add_json, whole_number
from veglia.cli.bench_text import as_text, bots_as_text, server_as_text
from veglia.lab.bench import bench
from veglia.lab.bench_bots import MINUTES, MISSIONS, bench_bots
from veglia.lab.bench_server import TABLES, bench_server
from veglia.lab.record import as_json


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the engine and compare it with others",
        description=__doc__,
        epilog="The compiled build is measured when it is there: `make bench` builds it.",
    )
    parser.add_argument("--quick", action="store_true", help="one short round, within 40 seconds")
    parser.add_argument(
        "--bots", action="store_true", help=f"win rates of every strength on {', '.join(MISSIONS)}"
    )
    parser.add_argument(
        "--minutes", type=float, default=MINUTES, metavar="N", help=f"for --bots (default: {MINUTES:g})"
    )
    parser.add_argument(
        "--workers", type=whole_number(1, 64), default=2, metavar="N", help="for --bots (default: 2)"
    )
    parser.add_argument(
        "--server",
        action="store_true",
        help="measure the server and compare it with boardgame.io (needs Node.js)",
    )
    parser.add_argument(
        "--tables",
        type=whole_number(1),
        default=TABLES,
        metavar="N",
        help=f"tables at the server (default: {TABLES})",
    )
    add_json(parser)
    parser.set_defaults(run=run)


def say(text: str) -> None:
    print(f"veglia bench: {text}", file=sys.stderr)


def run(args: argparse.Namespace) -> int:
    if args.server:
        return run_server(args)
    if args.bots:
        report = bench_bots(args.minutes, MISSIONS, args.workers, say)
        print(as_json(report) if args.json else bots_as_text(report))
        return 0
    report = bench(args.quick, say)
    print(as_json(report) if args.json else as_text(report))
    if report["veglia"]["compiled"] is None:
        say("no compiled build here; `make bench` makes one")
    return 0


def run_server(args: argparse.Namespace) -> int:
    report = bench_server(args.tables, args.quick, say)
    print(as_json(report) if args.json else server_as_text(report))
    if not report["compiled"]:
        say("this was the interpreted build; `make bench` makes the compiled one, which is faster")
    return 0
