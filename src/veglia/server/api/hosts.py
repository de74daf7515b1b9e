"""Which names a server answers to.

A page of another site can have its own name resolved to this server's address, and then passes for one of
ours (DNS rebinding). Its requests still carry that name, so requests with unknown names are refused.
"""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from veglia.server.api.http import problem
from veglia.server.settings import Settings
from veglia.server.table.refusal import LANGUAGES, Refusal

HOSTNAME: Final = socket.gethostname().lower()
# What this computer is called by those at it and on its network.
LOCAL_NAMES: Final = frozenset({"localhost", HOSTNAME, f"{HOSTNAME}.local"})


class OwnHost:
    """Turns away requests that name another server, before anything else is done with them."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or is_own_host(Headers(scope=scope), self.settings):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await problem(Refusal("unknown_host"), LANGUAGES[0])(scope, receive, send)
        else:
            # Before it is accepted: the browser gets a 403.
            await send({"type": "websocket.close"})


def is_own_host(headers: Headers, settings: Settings) -> bool:
    """Whether a request names this server: by a name that it has, by an address, or not at all."""
    host = headers.get("host", "")
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return not host or name in settings.names or name in LOCAL_NAMES or is_address(name)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
