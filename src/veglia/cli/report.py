"""`veglia report`: write the report of one or several sweeps again, in any language."""

import argparse
from pathlib import Path

from veglia.cli.arguments import Commands, add_json, add_language
from veglia.cli.sweep import summary
from veglia.kernel.errors import BadFile
from veglia.lab.figures import figures
from veglia.lab.finish import joined
from veglia.lab.journal import Folder, replace_file
from veglia.lab.record import as_json
from veglia.lab.report.page import page


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("report", help="report on the games of a sweep", description=__doc__)
    parser.add_argument(
        "folders", type=Path, nargs="+", metavar="FOLDER", help="folders written by simulate --out"
    )
    parser.add_argument(
        "--html",
        type=Path,
        metavar="FILE",
        help="where to write it (default: report.html in the first folder)",
    )
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    folders = [Folder(path) for path in args.folders]
    label, rows = joined(folders)
    if not rows:
        raise BadFile(f"{folders[0].path}: no game has been played yet")
    found = figures(label, rows)
    if args.json:
        print(as_json(summary(found)))
        return 0
    path = args.html or folders[0].report
    replace_file(path, page(found, label, args.lang, len(rows)).encode())
    print(path)
    return 0
