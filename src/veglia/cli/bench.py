"""`veglia bench`: measure the engine beside its peers."""

import argparse
import sys

from veglia.cli.arguments import Commands, add_json
from veglia.lab.bench import Numbers, bench
from veglia.lab.record import as_json


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the engine beside its peers",
        description=__doc__,
        epilog="The compiled build is measured when it is there: `make bench` builds it.",
    )
    parser.add_argument("--quick", action="store_true", help="one short round, within 40 seconds")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    report = bench(args.quick, lambda text: print(f"veglia bench: {text}", file=sys.stderr))
    print(as_json(report) if args.json else as_text(report))
    if report["veglia"]["compiled"] is None:
        print("veglia bench: no compiled build here; `make bench` makes one", file=sys.stderr)
    return 0


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
