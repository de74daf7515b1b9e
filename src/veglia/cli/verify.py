"""`veglia verify`: play recorded games again and compare where they end."""

import argparse
import sys
from pathlib import Path

from veglia.cli.arguments import Commands, add_json
from veglia.kernel.errors import VegliaError
from veglia.lab.record import as_json, play_record, read_records


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("verify", help="check recorded games", description=__doc__)
    parser.add_argument(
        "files", type=Path, nargs="+", metavar="FILE", help="files written by simulate --record"
    )
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
    done = 0
    try:
        for record in read_records(file):
            play_record(record)
            done += 1
    except VegliaError as error:
        # A file that cannot be read names itself; a game that differs is named here.
        text = str(error) if str(error).startswith(str(file)) else f"{file}, game {done + 1}: {error}"
        return {"file": str(file), "ok": False, "games": done, "error": text, "code": error.code}
    return {"file": str(file), "ok": True, "games": done, "error": None, "code": None}
