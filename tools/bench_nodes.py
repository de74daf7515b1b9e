"""Measure one server on SQLite, one node and two on PostgreSQL: `make bench-nodes`.

Starts a PostgreSQL of its own, as the tests do.
"""

import argparse
import sys

from tests.server.postgres import postgres
from veglia.lab.bench_nodes import TABLES, bench_nodes, nodes_as_text
from veglia.lab.record import as_json


def say(text: str) -> None:
    print(f"bench-nodes: {text}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bench_nodes", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--quick", action="store_true", help="one short round")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with postgres() as database:
        report = bench_nodes(args.tables, args.quick, lambda: database.url(database.database()), say)
    print(as_json(report) if args.json else nodes_as_text(report))


if __name__ == "__main__":
    main()
