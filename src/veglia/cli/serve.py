"""`veglia serve`: tables in the browser."""

import argparse
import os
import signal
import sys
from pathlib import Path

from veglia.cli.arguments import Commands, whole_number
from veglia.kernel.errors import BadSetup
from veglia.server.logs import STYLES, configure_logging
from veglia.server.settings import Settings
from veglia.server.store.database import MEMORY, served_alone
from veglia.server.store.postgres import is_postgres, without_password
from veglia.server.workers.compiled import Build, fingerprint
from veglia.server.workers.fleet import Fleet, FleetSettings
from veglia.server.workers.idle_gc import calm_collector
from veglia.server.workers.running import Server, configuration

PORT = 8480
LARGEST_PORT = 65535
# These name no place where another computer could reach this one.
EVERYWHERE = ("0.0.0.0", "::", "")
# More processes than this have to be asked for.
USUAL_WORKERS = 4


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="play in the browser", description=__doc__)
    parser.add_argument(
        "--host", default="127.0.0.1", help="address to listen at (default: this computer only)"
    )
    parser.add_argument(
        "--port", type=whole_number(0, LARGEST_PORT), default=PORT, help=f"(default: {PORT}; 0: any free one)"
    )
    parser.add_argument(
        "--db",
        metavar="URL",
        help="where tables are kept: sqlite:///PATH, postgresql://USER@HOST/NAME, which several servers may"
        " share, or memory to forget them at the end (default: a file in your data folder)",
    )
    parser.add_argument(
        "--metrics",
        action="store_true",
        help="answer at /metrics with figures for Prometheus; a proxy has to keep others from there",
    )
    parser.add_argument(
        "--log",
        choices=STYLES,
        default="text",
        help="how warnings and errors are written to standard error (default: text)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="let pages of this origin use the server, too; may be given several times",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="answer to this host name, too, beside addresses and this computer's own name; may be given"
        " several times",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe the proxy at this address about where a request comes from (X-Forwarded-For);"
        " may be given several times",
    )
    parser.add_argument(
        "--node-address",
        metavar="HOST:PORT",
        default="",
        help="where the other servers that share the database reach this one (default: where it listens)",
    )
    add_processes(parser)
    add_limits(parser, Settings())
    parser.set_defaults(run=run)


def add_processes(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers",
        type=whole_number(1, 64),
        metavar="N",
        help="server processes that share the tables"
        f" (default: one for each processor, {USUAL_WORKERS} at most; 1 with tables in memory)",
    )
    parser.add_argument(
        "--thinkers",
        type=whole_number(1, 64),
        default=max(1, processors() - 1),
        metavar="N",
        help="processes in which bots think, started when they are needed and divided among the server"
        " processes, at least one for each (default: one less than there are processors)",
    )
    parser.add_argument(
        "--compiled",
        type=Path,
        metavar="FOLDER",
        help="let bots think in the compiled build of this environment, as soon as it is there and of the"
        " same sources (`make play` has it built)",
    )


def add_limits(parser: argparse.ArgumentParser, defaults: Settings) -> None:
    parser.add_argument(
        "--tables-per-minute",
        type=whole_number(1),
        default=defaults.tables_per_minute,
        metavar="N",
        help=f"how many tables one address may make (default: {defaults.tables_per_minute})",
    )
    parser.add_argument(
        "--requests-per-second",
        type=whole_number(1),
        default=int(defaults.requests_per_second),
        metavar="N",
        help="how many HTTP requests one address may send to each server process, ten times as many at once"
        f" (default: {defaults.requests_per_second:.0f})",
    )
    parser.add_argument(
        "--connections-per-address",
        type=whole_number(1),
        default=defaults.connections_per_address,
        metavar="N",
        help="how many connections to tables one address may have to each server process"
        f" (default: {defaults.connections_per_address})",
    )
    parser.add_argument(
        "--messages-per-second",
        type=whole_number(1),
        default=int(defaults.messages_per_second),
        metavar="N",
        help=f"how many messages one connection may send (default: {defaults.messages_per_second:.0f})",
    )


def run(args: argparse.Namespace) -> int:
    database = args.db or f"sqlite:///{default_file()}"
    workers = args.workers or usual_workers(database)
    if is_postgres(database) and args.host in EVERYWHERE and not args.node_address:
        raise BadSetup("say with --node-address HOST:PORT where the other servers reach this one")
    settings = Settings(
        database=database,
        origins=tuple(args.origin),
        names=tuple(name.lower() for name in args.name),
        proxies=tuple(args.proxy),
        node_address=args.node_address,
        metrics=args.metrics,
        thinkers=max(1, args.thinkers // workers),
        compiled=None if args.compiled is None else Build(args.compiled.resolve(), fingerprint()),
        tables_per_minute=args.tables_per_minute,
        messages_per_second=float(args.messages_per_second),
        connections_per_address=args.connections_per_address,
        requests_per_second=float(args.requests_per_second),
        requests_at_once=10 * args.requests_per_second,
    )
    with served_alone(database):
        if workers == 1 and not is_postgres(database):
            serve_alone(settings, args)
        else:
            serve_together(settings, workers, args)
    return 0


def serve_alone(settings: Settings, args: argparse.Namespace) -> None:
    server = Server(configuration(settings, args.host, args.port), opens_browser=args.open)
    calm_collector()
    configure_logging(args.log)
    say_kept(settings.database)
    try:
        server.run()
    except KeyboardInterrupt:
        # uvicorn has stopped gracefully and passes the signal on.
        say_stopped()
    except SystemExit as error:
        # uvicorn has said why.
        raise BadSetup(f"cannot listen at {args.host}, port {args.port}") from error


def serve_together(settings: Settings, workers: int, args: argparse.Namespace) -> None:
    fleet = Fleet(FleetSettings(settings, args.host, args.port, workers, opens_browser=args.open))
    configure_logging(args.log)
    say_kept(settings.database)
    ended_by = fleet.run()
    if ended_by == signal.SIGINT:
        say_stopped()
    else:
        # All is in order; whoever sent it sees that it did what it should.
        signal.raise_signal(ended_by)


def say_kept(database: str) -> None:
    place = without_password(database) if is_postgres(database) else database.removeprefix("sqlite:///")
    print(f"veglia: tables are kept in {place}", file=sys.stderr)


def say_stopped() -> None:
    print("veglia: stopped", file=sys.stderr)


def usual_workers(database: str) -> int:
    """Return how many processes serve when nothing is said: only a database can be shared."""
    return 1 if database == MEMORY else min(processors(), USUAL_WORKERS)


def processors() -> int:
    return os.cpu_count() or 1


def default_file() -> Path:
    """Return where tables are kept when nothing is said."""
    folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(folder) / "veglia" / "tables.db"
