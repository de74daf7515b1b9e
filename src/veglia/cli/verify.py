"""`veglia verify`: play recorded games again and compare where they end."""

import argparse
import sys
from pathlib import Path

from veglia.cli.arguments import Commands, add_json
from veglia.kernel.errors import VegliaError
from veglia.lab.record import as_json, play_record, read_records


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("verify", help="check recorded games", description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="files written by simulate --record")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    results = [check(file) for file in args.files]
    if args.json:
        print(as_json(results))
    else:
        for result in results:
            if result["ok"]:
                print(f"{result['file']}: {result['games']} games, all end as recorded")
            else:
                print(f"veglia: {result['error']}", file=sys.stderr)
    return 0 if all(result["ok"] for result in results) else 2


def check(file: Path) -> dict[str, object]:
    """Return whether all games of a file end as recorded."""
    number = 0
    try:
        records = read_records(file)
        for number, record in enumerate(records, 1):
            play_record(record)
    except VegliaError as error:
        where = f"{file}, game {number}: " if number else ""
        return {"file": str(file), "ok": False, "games": number, "error": f"{where}{error}", "code": error.code}
    return {"file": str(file), "ok": True, "games": len(records), "error": None, "code": None}
