"""`veglia admin`: tasks for whoever runs a server; a server may use the same database meanwhile."""

import argparse
import sys
from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from veglia.catalog import GAMES
from veglia.cli.admin_tables import add_tasks, when
from veglia.cli.arguments import Commands, add_json
from veglia.cli.serve import default_file
from veglia.lab.record import as_json
from veglia.server.settings_file import read_settings
from veglia.server.store.inspection import Listed, backup, damage, list_tables, must_be_newest, reading
from veglia.server.store.postgres import is_postgres, without_password
from veglia.server.table.checking import check_tables

DAMAGED = 1
Run = Callable[[argparse.Namespace], int]


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("admin", help="manage a server's tables", description=__doc__)
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", required=True)
    copying = tasks.add_parser("backup", help="copy the database file, also while a server uses it")
    copying.add_argument(
        "target",
        type=Path,
        metavar="FILE",
        help="the copy, which must not exist yet; in a folder it is named after the time",
    )
    copying.set_defaults(run=run_backup)
    listing = tasks.add_parser("list", help="list all tables")
    add_json(listing)
    listing.set_defaults(run=run_list)
    checking = tasks.add_parser("check", help="replay all tables and name those that cannot be replayed")
    checking.set_defaults(run=run_check)
    reading_settings = tasks.add_parser("settings", help="check a settings file and show what it says")
    reading_settings.add_argument(
        "file", type=Path, metavar="FILE", help="as `veglia serve --settings` takes it"
    )
    reading_settings.set_defaults(run=run_settings)
    for task in (copying, listing, checking, *add_tasks(tasks)):
        task.add_argument(
            "--db",
            metavar="URL",
            help="sqlite:///PATH or postgresql://USER@HOST/NAME (default: as the settings file says, else the"
            " file in your data folder)",
        )
        task.add_argument(
            "--settings", type=Path, metavar="FILE", help="the settings file of the server, for its database"
        )
        task.set_defaults(run=with_database(task.get_default("run")))


def with_database(run: Run) -> Run:
    """Return how a task is run on the database that the arguments name."""

    def run_task(args: argparse.Namespace) -> int:
        told = {} if args.settings is None else read_settings(args.settings).server
        args.db = args.db or told.get("database") or f"sqlite:///{default_file()}"
        return run(args)

    return run_task


def run_settings(args: argparse.Namespace) -> int:
    """Print what a settings file says, without a password."""
    told = asdict(read_settings(args.file))
    if is_postgres(told["server"].get("database", "")):
        told["server"]["database"] = without_password(told["server"]["database"])
    print(as_json(told))
    return 0


def run_backup(args: argparse.Namespace) -> int:
    target = args.target
    if target.is_dir():
        target /= datetime.now(UTC).strftime("tables-%Y-%m-%d-%H%M%S.db")
    backup(args.db, target)
    print(f"veglia: the tables are in {target}", file=sys.stderr)
    return 0


def run_list(args: argparse.Namespace) -> int:
    with reading(args.db) as connection:
        tables = list_tables(connection)
    if args.json:
        print(as_json([asdict(table) for table in tables]))
    else:
        for table in tables:
            print(line(table))
    return 0


def line(table: Listed) -> str:
    last = "never" if table.last is None else when(table.last)
    about = f"{table.game} {table.rules_version} {table.mission}"
    return f"{table.id}  made {when(table.created)}  last {last}  {table.rows:6} rows  {about}"


def run_check(args: argparse.Namespace) -> int:
    good, others, bad = 0, 0, 0
    with reading(args.db) as connection:
        must_be_newest(args.db, connection)
        for problem in damage(args.db, connection):
            bad += 1
            print(f"veglia: {problem}", file=sys.stderr)
        for found in check_tables(connection, GAMES):
            if not found.problem:
                good += 1
            elif found.is_other:
                others += 1
                print(f"table {found.id}: {found.problem}, cannot be played on")
            else:
                bad += 1
                print(f"veglia: table {found.id}: {found.problem}", file=sys.stderr)
    print(f"{good} tables play again, {others} are of other versions of their rules, {bad} problems")
    return DAMAGED if bad else 0
