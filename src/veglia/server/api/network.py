"""How this server can be reached from other computers, for whoever gives links away."""

import socket
from ipaddress import ip_address
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from veglia.server import wire
from veglia.server.api.http import answer
from veglia.server.settings import Settings
from veglia.server.table.refusal import Refusal

# Addresses for documentation: nothing is sent there, the system only says which way it would go.
FAR: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
PORT: Final = 9
# The host at which a server listens to everybody.
ANYWHERE: Final = "0.0.0.0"


async def here(settings: Settings, request: Request) -> Response:
    """Tell a browser on this computer; nobody else learns anything of the network."""
    if request.client is None or not is_loopback(request.client.host):
        raise Refusal("unknown_page")
    is_local_only = is_loopback(settings.host)
    return answer(wire.Here(is_local_only, addresses(ANYWHERE if is_local_only else settings.host)))


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def addresses(host: str) -> list[str]:
    """Return where others on the network find a server that listens at a host."""
    try:
        if not ip_address(host).is_unspecified:
            return [host]
    except ValueError:
        return [host] if host else []
    found = []
    for family, far in FAR:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, PORT))
                own = probe.getsockname()[0]
        except OSError:
            continue
        if not is_loopback(own) and not ip_address(own).is_link_local:
            found.append(own)
    return found
