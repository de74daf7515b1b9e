"""`veglia serve`: tables in the browser."""

import argparse
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from veglia.cli.arguments import Commands, whole_number
from veglia.kernel.errors import BadSetup
from veglia.server.logs import STYLES, Style, configure_logging
from veglia.server.settings import Settings
from veglia.server.settings_file import FileSettings, read_settings
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
# What is said nowhere; empty: worked out.
DEFAULTS: dict[str, Any] = {
    "host": "127.0.0.1",
    "port": PORT,
    "database": "",
    "workers": 0,
    "thinkers": 0,
    "names": [],
    "origins": [],
    "proxies": [],
    "node_address": "",
    "metrics": False,
    "log": "text",
}
# Limits that have an option of their own.
LIMIT_OPTIONS = (
    "tables_per_minute",
    "requests_per_second",
    "connections_per_address",
    "messages_per_second",
)


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("serve", help="play in the browser", description=__doc__)
    parser.add_argument(
        "--settings",
        type=Path,
        metavar="FILE",
        help="a TOML file with [server], [limits] and [retention]; options given here take precedence"
        " (deploy/settings.toml is an example, `veglia admin settings FILE` checks one)",
    )
    parser.add_argument("--host", help="address to listen on (default: this computer only)")
    parser.add_argument(
        "--port", type=whole_number(0, LARGEST_PORT), help=f"(default: {PORT}; 0: any free one)"
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
        default=None,
        help="serve Prometheus metrics at /metrics; a proxy has to restrict access to them",
    )
    parser.add_argument(
        "--log",
        choices=STYLES,
        help="how warnings and errors are written to standard error (default: text)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="accept requests from pages of this origin, too; may be given several times",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="accept this host name, too, besides addresses and this computer's own name; may be given"
        " several times",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="trust the proxy at this address to say where a request comes from (X-Forwarded-For);"
        " may be given several times",
    )
    parser.add_argument(
        "--node-address",
        metavar="HOST:PORT",
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
        metavar="N",
        help="processes in which bots think, started when they are needed and divided among the server"
        " processes, at least one for each (default: one less than there are processors)",
    )
    parser.add_argument(
        "--compiled",
        type=Path,
        metavar="FOLDER",
        help="run bots in the compiled build of this environment, as soon as it exists and has the"
        " same sources (`make play` has it built)",
    )


def add_limits(parser: argparse.ArgumentParser, defaults: Settings) -> None:
    parser.add_argument(
        "--tables-per-minute",
        type=whole_number(1),
        metavar="N",
        help=f"how many tables one address may make (default: {defaults.tables_per_minute})",
    )
    parser.add_argument(
        "--requests-per-second",
        type=whole_number(1),
        metavar="N",
        help="how many HTTP requests one address may send to each server process, ten times as many at once"
        f" (default: {defaults.requests_per_second:.0f})",
    )
    parser.add_argument(
        "--connections-per-address",
        type=whole_number(1),
        metavar="N",
        help="how many connections to tables one address may have to each server process"
        f" (default: {defaults.connections_per_address})",
    )
    parser.add_argument(
        "--messages-per-second",
        type=whole_number(1),
        metavar="N",
        help=f"how many messages one connection may send (default: {defaults.messages_per_second:.0f})",
    )


def run(args: argparse.Namespace) -> int:
    told = with_file(args)
    database = told["database"] or f"sqlite:///{default_file()}"
    workers = told["workers"] or usual_workers(database)
    if is_postgres(database) and told["host"] in EVERYWHERE and not told["node_address"]:
        raise BadSetup("say with --node-address HOST:PORT where the other servers reach this one")
    settings = Settings(
        database=database,
        origins=tuple(told["origins"]),
        names=tuple(name.lower() for name in told["names"]),
        proxies=tuple(told["proxies"]),
        node_address=told["node_address"],
        metrics=told["metrics"],
        thinkers=max(1, (told["thinkers"] or max(1, processors() - 1)) // workers),
        compiled=None if args.compiled is None else Build(args.compiled.resolve(), fingerprint()),
        **told["limits"],
    )
    place = Place(told["host"], told["port"], told["log"], args.open)
    with served_alone(database):
        if workers == 1 and not is_postgres(database):
            serve_alone(settings, place)
        else:
            serve_together(settings, workers, place)
    return 0


@dataclass(frozen=True)
class Place:
    """Where a server listens, and what it says there."""

    host: str
    port: int
    log: Style
    opens_browser: bool


def with_file(args: argparse.Namespace) -> dict[str, Any]:
    """Return what the command line says, else the settings file, else the defaults."""
    said = {
        "host": args.host,
        "port": args.port,
        "database": args.db,
        "workers": args.workers,
        "thinkers": args.thinkers,
        "names": args.name,
        "origins": args.origin,
        "proxies": args.proxy,
        "node_address": args.node_address,
        "metrics": args.metrics,
        "log": args.log,
    }
    limits: dict[str, Any] = {
        name: vars(args)[name] for name in LIMIT_OPTIONS if vars(args)[name] is not None
    }
    found = FileSettings({}, {}, {}) if args.settings is None else read_settings(args.settings)
    told = {**DEFAULTS, **found.server, **{name: value for name, value in said.items() if value}}
    # No free port is asked for by 0, which is said as well.
    told["port"] = told["port"] if args.port is None else args.port
    told["limits"] = {**found.limits, **found.retention, **limits}
    for name in ("requests_per_second", "messages_per_second"):
        if name in limits:
            told["limits"][name] = float(limits[name])
    if "requests_per_second" in told["limits"] and "requests_at_once" not in found.limits:
        told["limits"]["requests_at_once"] = int(10 * told["limits"]["requests_per_second"])
    return told


def serve_alone(settings: Settings, place: Place) -> None:
    server = Server(configuration(settings, place.host, place.port), opens_browser=place.opens_browser)
    calm_collector()
    configure_logging(place.log)
    say_kept(settings.database)
    try:
        server.run()
    except KeyboardInterrupt:
        # uvicorn has stopped gracefully and passes the signal on.
        say_stopped()
    except SystemExit as error:
        # uvicorn has said why.
        raise BadSetup(f"cannot listen at {place.host}, port {place.port}") from error


def serve_together(settings: Settings, workers: int, place: Place) -> None:
    plan = FleetSettings(settings, place.host, place.port, workers, opens_browser=place.opens_browser)
    fleet = Fleet(plan)
    configure_logging(place.log)
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
