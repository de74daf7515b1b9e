"""`veglia copy`: tables from one database to another, in either direction."""

import argparse
import sys

from veglia.cli.arguments import Commands
from veglia.server.store.copying import copy_tables

EXAMPLE = "for example: veglia copy sqlite:///tables.db postgresql://veglia@db/veglia"


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser(
        "copy",
        help="copy tables to another database",
        description="Copy all tables from a database to another. No server may run on either of them.",
        epilog=EXAMPLE,
    )
    parser.add_argument("source", metavar="SOURCE", help="sqlite:///PATH or postgresql://USER@HOST/NAME")
    parser.add_argument("target", metavar="TARGET", help="the same; tables that are already in it stay")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    tables, choices = copy_tables(args.source, args.target)
    print(f"veglia: copied {tables} tables with {choices} rows in their logs", file=sys.stderr)
    return 0
