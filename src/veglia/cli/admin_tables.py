"""Tasks of `veglia admin` about single tables: inspect, export, retire, rotate-keys."""

import argparse
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from veglia.catalog import GAMES
from veglia.cli.arguments import Commands, add_json, whole_number
from veglia.kernel.errors import BadFile, BadSetup
from veglia.lab.record import as_json
from veglia.server.store.database import PRIVATE
from veglia.server.store.inspection import list_tables, reading
from veglia.server.store.postgres import is_postgres
from veglia.server.store.tending import (
    Inspected,
    NoSuchTable,
    changing,
    inspect,
    linked_seats,
    must_have,
    old_tables,
    recall,
    remove,
    renew_role,
    renew_seat,
)
from veglia.server.table.checking import exported
from veglia.server.table.keys import hash_of, new_key

NOTHING_DONE = "nothing is changed: --dry-run"


def add_tasks(tasks: "Commands[argparse.ArgumentParser]") -> list[argparse.ArgumentParser]:
    """Add the tasks; return their parsers."""
    inspecting = tasks.add_parser(
        "inspect",
        help="show what is stored of a table, without its secrets",
        description=run_inspect.__doc__,
    )
    inspecting.add_argument("table", metavar="TABLE", help="the name of a table: `veglia admin list`")
    add_json(inspecting)
    inspecting.set_defaults(run=run_inspect)

    exporting = tasks.add_parser(
        "export", help="write tables as records for `veglia replay`", description=run_export.__doc__
    )
    exporting.add_argument("tables", metavar="TABLE", nargs="*", help="names of tables")
    exporting.add_argument("--all", action="store_true", help="all tables of the database")
    exporting.add_argument("--out", type=Path, metavar="FILE", help="a new file (default: standard output)")
    exporting.set_defaults(run=run_export)

    retiring = tasks.add_parser("retire", help="remove tables for good", description=run_retire.__doc__)
    retiring.add_argument("tables", metavar="TABLE", nargs="*", help="names of tables")
    retiring.add_argument(
        "--older-than",
        type=whole_number(1),
        metavar="DAYS",
        help="all tables without a choice for so many days, except those that a node serves now",
    )
    retiring.add_argument("--dry-run", action="store_true", help="only print which")
    retiring.set_defaults(run=run_retire)

    rotating = tasks.add_parser(
        "rotate-keys",
        help="give a table new links; the old ones stop working",
        description=run_rotate.__doc__,
    )
    rotating.add_argument("table", metavar="TABLE", help="the name of a table")
    rotating.add_argument("--host", action="store_true", help="the link of whoever made it")
    rotating.add_argument("--watch", action="store_true", help="the links of spectators")
    rotating.add_argument(
        "--seat",
        type=whole_number(0),
        action="append",
        default=[],
        metavar="N",
        help="the link of a seat, which gets a new invitation; may be given several times",
    )
    rotating.add_argument("--all", action="store_true", help="every link of the table")
    rotating.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="the server's address as players use it, to print complete links",
    )
    rotating.set_defaults(run=run_rotate)
    return [inspecting, exporting, retiring, rotating]


def run_inspect(args: argparse.Namespace) -> int:
    """Show what is kept of a table: what is played, by whom, how much was done. No link and no seed."""
    found = inspect(args.db, args.table)
    if args.json:
        print(as_json(asdict(found)))
    else:
        print("\n".join(lines_of(found)))
    return 0


def lines_of(found: Inspected) -> list[str]:
    options = ", ".join(f"{name}={value}" for name, value in found.options.items()) or "none"
    last = "never" if found.last is None else when(found.last)
    node = f"by the node at {found.node}" if found.node else "by no node that the database knows of"
    lines = [
        f"table     {found.id}",
        f"game      {found.game} {found.rules_version}, mission {found.mission}",
        f"options   {options}{', practice' if found.practice else ''}",
        f"made      {when(found.created)}, last choice {last}",
        f"log       {found.rows} rows, {found.undos} of them undos, {found.by_bots} not by people",
        f"chat      {found.lines_of_chat} lines{', on the list of open tables' if found.is_listed else ''}",
        f"links     {counted(found.keys)}",
        f"served    {node}",
    ]
    for seat in found.seats:
        holder = f"bot {seat.bot}" if seat.holder == "bot" else seat.holder
        figures = ", ".join(seat.figures) or "no figures"
        label = f" {seat.label!r}" if seat.label else ""
        lines.append(f"seat {seat.seat:<4} {seat.side}: {figures}; {holder}{label}; {counted(seat.keys)}")
    return lines


def counted(keys: dict[str, int]) -> str:
    return ", ".join(f"{count} {role}" for role, count in sorted(keys.items())) or "no links"


def when(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def run_export(args: argparse.Namespace) -> int:
    """Write tables as records, one on a line. A record has the seed: keep it from those who still play."""
    if args.all == bool(args.tables):
        raise BadSetup("name tables, or give --all")
    with reading(args.db) as connection:
        tables = [one.id for one in list_tables(connection)] if args.all else args.tables
        must_have(connection, tables)
        records = [exported(connection, GAMES, table) for table in tables]
    text = b"".join(msgspec.json.encode(record) + b"\n" for record in records)
    if args.out is None:
        sys.stdout.write(text.decode())
    else:
        try:
            # Seeds of running games lie in it.
            args.out.touch(PRIVATE, exist_ok=False)
            args.out.write_bytes(text)
        except OSError as error:
            raise BadFile(f"cannot write {args.out}: {error.strerror}") from error
    for record in records:
        if not record.hash:
            print(
                f"veglia: {record.game} {record.rules_version} is not among the rules of this version:"
                " its record has no fingerprint",
                file=sys.stderr,
            )
    return 0


def run_retire(args: argparse.Namespace) -> int:
    """Remove tables for good, also while they are served: who sits there is sent away within seconds."""
    if bool(args.tables) == (args.older_than is not None):
        raise BadSetup("name tables, or give --older-than")
    are_shared = is_postgres(args.db)
    with changing(args.db) as connection:
        must_have(connection, args.tables)
        tables = args.tables or old_tables(connection, args.older_than, are_shared)
        for table in () if args.dry_run else tables:
            remove(connection, table, are_shared)
            recall(connection, table)
    for table in tables:
        print(table)
    print(f"veglia: {NOTHING_DONE if args.dry_run else f'removed {len(tables)} tables'}", file=sys.stderr)
    return 0


def run_rotate(args: argparse.Namespace) -> int:
    """Give a table new links and print them once; who came by an old one is sent away within seconds."""
    if not (args.all or args.host or args.watch or args.seat):
        raise BadSetup("say which links: --host, --watch, --seat N or --all")
    made: list[tuple[str, str]] = []
    with changing(args.db) as connection:
        must_have(connection, [args.table])
        linked = linked_seats(connection, args.table)
        for seat in args.seat:
            if seat not in linked:
                raise NoSuchTable(f"seat {seat} of {args.table} has no link; those with one: {linked}")
        for role in ("host", "watch"):
            if args.all or vars(args)[role]:
                made.append((role, new_key()))
                renew_role(
                    connection, args.table, "host" if role == "host" else "watch", hash_of(made[-1][1])
                )
        for seat in linked if args.all else sorted(set(args.seat)):
            made.append((f"seat {seat}", new_key()))
            renew_seat(connection, args.table, seat, hash_of(made[-1][1]))
        recall(connection, args.table)
    for name, key in made:
        print(f"{name:8} {args.address.rstrip('/')}/#/table/{args.table}/{key}")
    return 0
