"""What each address may take of a server process, so that nobody takes what others need.

An address is what a connection comes from, or what a trusted proxy says. Of IPv6 the network of 64 bits
counts, because one household has as many addresses as it likes.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from starlette.requests import HTTPConnection

from veglia.server.settings import KIB, Settings
from veglia.server.table.pace import Pace
from veglia.server.table.refusal import Refusal

MINUTE = 60.0
# Addresses are forgotten, the oldest first, so that many of them cannot fill the memory.
MOST_ADDRESSES = 10_000
NETWORK_BITS = 64


class Paces:
    """How often something may be done, for each address."""

    def __init__(self, burst: float, per_minute: float) -> None:
        self.burst = burst
        self.per_minute = per_minute
        self.paces: OrderedDict[str, Pace] = OrderedDict()

    def allows(self, address: str, amount: float = 1.0) -> bool:
        """Take some of what an address may do; False, and nothing taken, when nothing is left."""
        now = asyncio.get_running_loop().time()
        pace = self.paces.get(address)
        if pace is None:
            pace = self.paces[address] = Pace(self.burst, self.per_minute, now)
            if len(self.paces) > MOST_ADDRESSES:
                self.paces.popitem(last=False)
        self.paces.move_to_end(address)
        if not pace.has(now):
            return False
        pace.take(amount)
        return True


class Shares:
    """The limits of all addresses."""

    def __init__(self, settings: Settings) -> None:
        per_minute = settings.requests_per_second * MINUTE
        self.requests = Paces(settings.requests_at_once, per_minute)
        self.uploads = Paces(settings.upload_kib_at_once, settings.upload_kib_per_minute)
        self.tables = Paces(settings.tables_per_minute, settings.tables_per_minute)
        self.most_open = settings.connections_per_address
        self.open: Counter[str] = Counter()

    def ask(self, address: str) -> None:
        """Count a request, or refuse it."""
        if not self.requests.allows(address):
            raise Refusal("too_fast")

    def upload(self, address: str, size: int) -> None:
        """Count what is sent to the server, or refuse it."""
        if not self.uploads.allows(address, size / KIB):
            raise Refusal("too_much")

    def make(self, address: str, code: str) -> None:
        """Count something that is made and kept, or refuse it by a code of its own."""
        if not self.tables.allows(address):
            raise Refusal(code)

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Count a connection to a table until its end, or refuse it."""
        if self.open[address] >= self.most_open:
            raise Refusal("too_many_connections")
        self.open[address] += 1
        try:
            yield
        finally:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


def address_of(connection: HTTPConnection) -> str:
    """Return where something comes from, as far as limits are concerned."""
    return "" if connection.client is None else household(connection.client.host)


def household(host: str) -> str:
    """Return what stands for all addresses that one household has."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    bits = int(address) >> NETWORK_BITS << NETWORK_BITS
    return f"{IPv6Address(bits)}/{NETWORK_BITS}"
