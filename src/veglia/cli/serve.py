"""`veglia serve`: tables in the browser."""

import argparse
import gc
import os
import sys
import webbrowser
from pathlib import Path
from socket import socket

import uvicorn

from veglia.cli.arguments import Commands, whole_number
from veglia.kernel.errors import BadSetup
from veglia.server.app import create_app
from veglia.server.settings import Settings
from veglia.server.socket import Wire
from veglia.server.static import FOLDER

PORT = 8480
LARGEST_PORT = 65535
# Larger than any honest message, so that those a little too large get a clear answer.
LARGEST_FRAME = 64 * 1024
GRACE = 5
# Python looks for garbage in circles after so many new things. Tables keep their states and leave no circles
# behind, so looking as often as it does by default costs a quarter of the time and finds nothing. A look is
# short, because everyone waits for it.
NEW_THINGS, YOUNG_ROUNDS, OLD_ROUNDS = 25_000, 80, 100


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
        help="where tables are kept: sqlite:///PATH, or memory to forget them at the end"
        " (default: a file in your data folder)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="let pages of this origin use the server, too; may be given several times",
    )
    add_limits(parser, Settings())
    parser.set_defaults(run=run)


def add_limits(parser: argparse.ArgumentParser, defaults: Settings) -> None:
    parser.add_argument(
        "--workers",
        type=whole_number(1, 64),
        default=max(1, (os.cpu_count() or 1) - 1),
        metavar="N",
        help="processes in which bots think (default: one less than there are processors)",
    )
    parser.add_argument(
        "--tables-per-minute",
        type=whole_number(1),
        default=defaults.tables_per_minute,
        metavar="N",
        help=f"how many tables one address may make (default: {defaults.tables_per_minute})",
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
    settings = Settings(
        database=database,
        origins=tuple(args.origin),
        workers=args.workers,
        tables_per_minute=args.tables_per_minute,
        messages_per_second=float(args.messages_per_second),
    )
    server = Server(configuration(settings, args.host, args.port), opens_browser=args.open)
    gc.freeze()
    gc.set_threshold(NEW_THINGS, YOUNG_ROUNDS, OLD_ROUNDS)
    print(f"veglia: tables are kept in {database.removeprefix('sqlite:///')}", file=sys.stderr)
    try:
        server.run()
    except KeyboardInterrupt:
        # uvicorn has stopped gracefully and passes the signal on.
        print("veglia: stopped", file=sys.stderr)
    except SystemExit as error:
        # uvicorn has said why.
        raise BadSetup(f"cannot listen at {args.host}, port {args.port}") from error
    return 0


def configuration(settings: Settings, host: str, port: int, folder: Path = FOLDER) -> uvicorn.Config:
    """Return how uvicorn runs the server, with the client's files from a folder."""
    return uvicorn.Config(
        create_app(settings, folder),
        host=host,
        port=port,
        loop="uvloop",
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        # A board is large and goes to few: compressing costs more memory and time than it saves.
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def default_file() -> Path:
    """Return where tables are kept when nothing is said."""
    folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(folder) / "veglia" / "tables.db"


class Server(uvicorn.Server):
    """A server that says where to look once it listens."""

    def __init__(self, config: uvicorn.Config, opens_browser: bool = False) -> None:
        super().__init__(config)
        self.opens_browser = opens_browser

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self.config.host if self.config.host not in ("0.0.0.0", "::") else "localhost"
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        print(f"veglia: the table is at {address} (Ctrl-C stops)", file=sys.stderr, flush=True)
        if self.opens_browser:
            webbrowser.open(address)
