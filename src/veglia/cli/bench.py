"""`veglia bench`: measure the engine, or the server, beside its peers."""

import argparse
import sys

from veglia.cli.arguments import Commands, add_json, whole_number
from veglia.lab.bench import Numbers, bench
from veglia.lab.bench_server import TABLES, bench_server
from veglia.lab.record import as_json


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the engine beside its peers",
        description=__doc__,
        epilog="The compiled build is measured when it is there: `make bench` builds it.",
    )
    parser.add_argument("--quick", action="store_true", help="one short round, within 40 seconds")
    parser.add_argument(
        "--server", action="store_true", help="measure the server beside boardgame.io (needs Node.js)"
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


def server_as_text(report: Numbers) -> str:
    """Return the report of the servers as a table."""
    build = "compiled" if report["compiled"] else "interpreted"
    rows = {f"veglia, {build}": report["veglia"], "boardgame.io": report["boardgame_io"]}
    lines = [f"{'':22}{'moves/s':>10}{'p50 ms':>10}{'p99 ms':>10}{'KiB/table':>12}"]
    for name, one in rows.items():
        lines.append(
            f"{name:22}{one['moves_per_s']:>10,.0f}{one['p50_ms']:>10.1f}{one['p99_ms']:>10.1f}"
            f"{one['kib_per_table']:>12.1f}"
        )
    ratio = report["ratio"]
    lines.append(
        f"{report['tables']} tables with two links each: {ratio['moves']:.2f} times the moves, "
        f"{ratio['p99']:.2f} times the p99 (wanted: at least 2, at most 0.5)"
    )
    return "\n".join(lines)


def as_text(report: Numbers) -> str:
    """Return the report as a table."""
    rows = {
        "veglia, interpreted": report["veglia"]["interpreted"],
        "veglia, compiled": report["veglia"]["compiled"],
        "catanatron": report["peers"]["catanatron"],
        "OpenSpiel backgammon": report["peers"]["openspiel_backgammon"],
    }
    lines = [f"{'':22}{'decisions/s':>14}{'us/decision':>14}{'us/copy':>10}"]
    for name, one in rows.items():
        if one is not None:
            lines.append(
                f"{name:22}{one['decisions_per_s']:>14,.0f}{one['us_per_decision']:>14.2f}{one['us_per_copy']:>10.2f}"
            )
    ratio = report["ratio"]
    if ratio["decisions"] is not None:
        lines.append(
            f"compiled against catanatron: {ratio['decisions']:.1f} times the decisions, "
            f"a copy costs 1/{ratio['copy']:.1f}"
        )
    return "\n".join(lines)
