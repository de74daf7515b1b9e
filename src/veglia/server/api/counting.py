"""Counts the requests of each address before anything else is done with them."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from veglia.server.api.http import problem
from veglia.server.figures import Figures
from veglia.server.net.shares import Shares, address_of
from veglia.server.table.refusal import LANGUAGES, Refusal


class CountedRequests:
    """Refuses requests of an address that sends too many; websockets are refused where they are accepted."""

    def __init__(self, app: ASGIApp, shares: Shares, figures: Figures) -> None:
        self.app = app
        self.shares = shares
        self.figures = figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            connection = HTTPConnection(scope)
            try:
                self.shares.ask(address_of(connection))
            except Refusal as refusal:
                self.figures.refused(refusal.name)
                language = connection.query_params.get("lang", LANGUAGES[0])
                await problem(refusal, language)(scope, receive, send)
                return
        await self.app(scope, receive, send)
