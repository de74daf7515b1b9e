"""How uvicorn runs a server process."""

import asyncio
import logging
import sys
import time
import webbrowser
from dataclasses import replace
from functools import partial
from pathlib import Path
from socket import socket
from typing import cast

import uvicorn
from starlette.applications import Starlette

from veglia.server.api.app import create_app
from veglia.server.api.static import FOLDER
from veglia.server.figures import Figures
from veglia.server.net.handoff import Handoff, HandoffProtocol
from veglia.server.net.socket import Wire
from veglia.server.net.timed import TimedProtocol, TimeLimits
from veglia.server.settings import Settings
from veglia.server.store.log_client import LogClient
from veglia.server.store.postgres import is_postgres
from veglia.server.table.tables import Tables
from veglia.server.workers.idle_gc import IdleCollector
from veglia.server.workers.shard import ALONE

log = logging.getLogger("veglia.server")
# Larger than any honest message, so that those a little too large get a clear answer.
LARGEST_FRAME = 64 * 1024
GRACE = 5
# How long it may take to hand the tables over, before that.
DRAIN_SECONDS = 8.0


def configuration(
    settings: Settings,
    host: str,
    port: int,
    folder: Path = FOLDER,
    handoff: Handoff | None = None,
    log_client: LogClient | None = None,
    figures: Figures | None = None,
) -> uvicorn.Config:
    """Return how uvicorn runs the server, with the client's files from a folder.

    One of several processes has a handoff and a log_client.
    """
    settings = replace(settings, host=host)
    app = create_app(settings, folder, ALONE if handoff is None else handoff.shard, log_client, figures)
    if handoff is not None and is_postgres(settings.database):
        handoff.router = app.state.router
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop",
        http=cast(
            type[asyncio.Protocol],
            partial(TimedProtocol, limits_of(settings))
            if handoff is None
            else partial(HandoffProtocol, handoff, limits_of(settings)),
        ),
        ws=Wire,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        # A board is large and goes to few: compressing costs more memory and time than it saves.
        ws_per_message_deflate=False,
        # Without a proxy, whoever sends these headers could pass for another address.
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        access_log=False,
        # As the program is configured; see logs.
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=GRACE,
    )


def limits_of(settings: Settings) -> TimeLimits:
    return TimeLimits(settings.head_seconds, settings.answer_seconds)


def say_where(host: str, port: int, opens_browser: bool) -> None:
    """Say where to look, and look there if that is wanted."""
    name = host if host not in ("0.0.0.0", "::") else "localhost"
    address = f"http://{f'[{name}]' if ':' in name else name}:{port}/"
    print(f"veglia: the table is at {address} (Ctrl-C stops)", file=sys.stderr, flush=True)
    if opens_browser:
        webbrowser.open(address)


class IdleGcServer(uvicorn.Server):
    """A server process that collects garbage while it is idle."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.tables: Tables = cast(Starlette, config.app).state.tables
        self.idle_collector = IdleCollector(time.monotonic(), time.process_time())

    async def on_tick(self, counter: int) -> bool:
        self.idle_collector.tick(time.monotonic(), time.process_time(), not self.tables.live)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """End in order: take nothing new in, hand the tables over, and then let go of all connections."""
        for server in self.servers:
            server.close()
        for one in sockets or []:
            one.close()
        try:
            await asyncio.wait_for(self.tables.drain(), DRAIN_SECONDS)
        except TimeoutError:
            log.warning("%d tables were not handed over in time", len(self.tables.live))
        await super().shutdown(sockets)


class Server(IdleGcServer):
    """A server alone, which says where to look once it listens."""

    def __init__(self, config: uvicorn.Config, opens_browser: bool = False) -> None:
        super().__init__(config)
        self.opens_browser = opens_browser

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            say_where(self.config.host, port, self.opens_browser)
