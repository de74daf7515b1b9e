"""`veglia verify`: play recorded games again and compare where they end."""

import argparse
import sys
from pathlib import Path
from typing import Any

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
                for line in unchecked_lines(result):
                    print(line)
            else:
                print(f"veglia: {result['error']}", file=sys.stderr)
    return 0 if all(result["ok"] for result in results) else 2


def unchecked_lines(result: dict[str, Any]) -> list[str]:
    """Say of which choices it is not known whether they were played by the rules."""
    return [
        f"{result['file']}, game {one['game']}: the first {one['choices']} choices were made with older rules"
        " and are not checked; it was played from the state in the record on"
        for one in result["unchecked"]
    ]


def check(file: Path) -> dict[str, Any]:
    """Return whether all games of a file end as recorded."""
    done = 0
    unchecked: list[dict[str, int]] = []
    try:
        for record in read_records(file):
            play_record(record)
            done += 1
            if record.seams:
                unchecked.append({"game": done, "choices": record.unchecked})
    except VegliaError as error:
        # A file that cannot be read names itself; a game that differs is named here.
        text = str(error) if str(error).startswith(str(file)) else f"{file}, game {done + 1}: {error}"
        found = {"ok": False, "games": done, "error": text, "code": error.code}
    else:
        found = {"ok": True, "games": done, "error": None, "code": None}
    return {"file": str(file), **found, "unchecked": unchecked}
