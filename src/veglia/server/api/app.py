"""The server put together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from veglia.server.api.counting import CountedRequests
from veglia.server.api.hosts import OwnHost
from veglia.server.api.http import Http, language_of, problem
from veglia.server.api.metrics import look, metrics_route
from veglia.server.api.network import here
from veglia.server.api.openapi import openapi
from veglia.server.api.personal import PersonalLinks
from veglia.server.api.security import HEADERS, SecurityHeaders
from veglia.server.api.static import FOLDER, ClientFiles
from veglia.server.api.stories import Stories
from veglia.server.figures import Figures
from veglia.server.logs import LogContext
from veglia.server.net.connection import Connection
from veglia.server.net.router import Router
from veglia.server.net.shares import Shares
from veglia.server.net.socket import Outbox
from veglia.server.settings import Settings
from veglia.server.store.archive import Archive
from veglia.server.store.leases import Leases, SharedLeases
from veglia.server.store.log_client import LogClient
from veglia.server.store.people import People
from veglia.server.store.postgres import is_postgres
from veglia.server.store.store import Store
from veglia.server.store.writing import StoreFailed, probe
from veglia.server.table.games import find_games, warm
from veglia.server.table.refusal import Refusal
from veglia.server.table.tables import Tables
from veglia.server.workers.bots import Bots
from veglia.server.workers.load import Load
from veglia.server.workers.shard import ALONE, Shard
from veglia.server.workers.upkeep import Upkeep

log = logging.getLogger("veglia.server")
SMALLEST_ZIPPED = 1000
# How long a database may take before a process counts as not ready.
READY_SECONDS = 5.0
NOT_CACHED = {"Cache-Control": "no-store"}


def create_app(
    settings: Settings,
    folder: Path = FOLDER,
    shard: Shard = ALONE,
    log_client: LogClient | None = None,
    figures: Figures | None = None,
) -> Starlette:
    """Return the application of a process that has a shard of the tables; they are at `app.state.tables`."""
    games = find_games(settings.games)
    outbox = Outbox()
    figures = figures or Figures()
    store = Store(settings.database, log_client, outbox.send_out, figures)
    bots = Bots(settings)
    leases = leases_of(settings, shard)
    store.on_lost = leases.lose
    leases.on_count = partial(figures.add, "leases_lost")
    load = Load(settings, store.backlog)
    tables = Tables(games, Archive(store), settings, shard, leases, load)
    tables.wake = bots.wake
    upkeep = Upkeep(tables, store, settings)
    router = Router(leases, settings.answer_seconds)
    shares = Shares(settings)
    http = Http(games, tables, settings, shares)
    connection = Connection(tables, bots, settings, outbox, figures, shares)
    personal = PersonalLinks(http, People(store))
    stories = Stories(http, bots)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # Beside the first requests: whoever opens the page has a second to load it.
        warming = app.state.warming = asyncio.create_task(asyncio.to_thread(warm, games))
        looking = asyncio.create_task(look(figures, tables, bots))
        measuring = asyncio.create_task(load.watch())
        leases.begin()
        looking_after = asyncio.create_task(upkeep.run())
        try:
            yield
        finally:
            await warming
            looking.cancel()
            measuring.cancel()
            looking_after.cancel()
            router.close()
            tables.close()
            await bots.close()
            await asyncio.to_thread(store.close)
            await leases.end()

    app = Starlette(
        routes=[
            Mount("/api", routes=api_routes(http, personal, stories, connection)),
            Route("/healthz", healthz),
            Route("/readyz", partial(readyz, store, tables)),
            *([metrics_route(figures)] if settings.metrics else []),
            Route("/{path:path}", ClientFiles(folder).file),
        ],
        middleware=[
            Middleware(LogContext),
            Middleware(SecurityHeaders),
            Middleware(CountedRequests, shares=shares, figures=figures),
            Middleware(OwnHost, settings=settings),
            Middleware(GZipMiddleware, minimum_size=SMALLEST_ZIPPED),
        ],
        exception_handlers={
            Refusal: partial(refused, figures),
            StoreFailed: partial(not_stored, figures),
            HTTPException: partial(not_found, figures),
            Exception: partial(failed, figures),
        },
        lifespan=lifespan,
    )
    app.state.tables = tables
    app.state.upkeep = upkeep
    app.state.bots = bots
    app.state.router = router
    app.state.stories = stories
    return app


def leases_of(settings: Settings, shard: Shard) -> Leases:
    """Return the leases of a process, if it shares its database with other nodes."""
    if not is_postgres(settings.database):
        return Leases()
    slot = f"{settings.node_address}/{shard.number}"
    return SharedLeases(settings.database, settings.node_address, slot, settings.lease_seconds)


def api_routes(
    http: Http, personal: PersonalLinks, stories: Stories, connection: Connection
) -> list[BaseRoute]:
    return [
        Route("/openapi.json", openapi),
        Route("/games", http.list_games),
        Route("/games/{game}/glossary", http.glossary),
        Route("/games/{game}/sounds", http.sounds),
        Route("/games/{game}/story", stories.words),
        Route("/games/{game}/rules", http.rules),
        Route("/games/{game}/board", http.draft_board, methods=["POST"]),
        Route("/tables", http.make_table, methods=["POST"]),
        Route("/open", http.open_tables),
        Route("/here", partial(here, http.settings)),
        Route("/me", personal.find),
        Route("/me", personal.keep, methods=["POST"]),
        Route("/me", personal.drop, methods=["DELETE"]),
        Route("/me/link", personal.renew, methods=["POST"]),
        Route("/tables/{table}/join", http.take_seat, methods=["POST"]),
        Route("/tables/{table}/accept", http.accept, methods=["POST"]),
        Route("/tables/{table}/seats/{seat}/link", http.renew_link, methods=["POST"]),
        Route("/tables/{table}/record", http.record),
        Route("/tables/{table}/report", http.report),
        Route("/tables/{table}/chronicle", stories.chronicle),
        Route("/tables/{table}/moments/{version}", http.moment),
        WebSocketRoute("/tables/{table}/play", connection.play),
    ]


async def healthz(request: Request) -> Response:
    """Answer as long as the process serves requests."""
    return PlainTextResponse("ok", headers=NOT_CACHED)


async def readyz(store: Store, tables: Tables, request: Request) -> Response:
    """Answer whether the process can take choices: it goes on, and its database can be written to."""
    if tables.is_draining:
        return PlainTextResponse("the server is about to end", 503, NOT_CACHED)
    try:
        await asyncio.wait_for(store.run(probe), READY_SECONDS)
    except (StoreFailed, TimeoutError):
        return PlainTextResponse("the database cannot be written to", 503, NOT_CACHED)
    return PlainTextResponse("ok", headers=NOT_CACHED)


def refusing(figures: Figures, refusal: Refusal, request: Request) -> Response:
    figures.refused(refusal.name)
    return problem(refusal, language_of(request))


async def refused(figures: Figures, request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    answer = refusing(figures, error, request)
    if error.name in ("misdirected", "too_slow"):
        # The next try comes by another connection: that leads to the right process, and this one is stuck.
        answer.headers["Connection"] = "close"
    return answer


async def not_stored(figures: Figures, request: Request, error: Exception) -> Response:
    """Say that the database does not work; the store has logged why."""
    return refusing(figures, Refusal("storage"), request)


async def not_found(figures: Figures, request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal = Refusal("bad_method" if error.status_code == 405 else "unknown_page")
    answer = refusing(figures, refusal, request)
    answer.headers.update(error.headers or {})
    return answer


async def failed(figures: Figures, request: Request, error: Exception) -> Response:
    """Say that something went wrong; Starlette logs it."""
    answer = refusing(figures, Refusal("internal"), request)
    # Starlette answers this outside of all middleware.
    answer.headers.update(HEADERS)
    return answer
