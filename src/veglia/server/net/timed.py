"""Connections that have to say what they want within a time, and to take in what they are told."""

import asyncio
from typing import Any, NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from veglia.server.net.socket import LEAST_PROGRESS, drop_unsent, unsent


class TimeLimits(NamedTuple):
    """How long a connection may take, in seconds; see Settings."""

    head: float
    answer: float


class TimedProtocol(H11Protocol):
    """A connection that is closed when the head of a request does not come to its end in time.

    It is cut when the client does not read an answer. A body has its limit where it is read, a websocket its
    pings and its own bounds (see Client), and a connection between two requests `timeout_keep_alive`.
    """

    def __init__(self, limits: TimeLimits, **options: Any) -> None:
        super().__init__(**options)
        self.limits = limits
        self.head_timer: asyncio.TimerHandle | None = None
        # How much was left of an answer when it was looked last, and whether more was written since.
        self.unread_timer: asyncio.TimerHandle | None = None
        self.unread = 0
        self.has_moved = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        self.wait_for_head()

    def data_received(self, data: bytes) -> None:
        self.wait_for_head()
        super().data_received(data)
        if self.conn.their_state is not h11.IDLE:
            self.stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.stop_watching()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop_watching()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.has_moved = True

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch_reader()

    def wait_for_head(self) -> None:
        if self.head_timer is None and self.conn.their_state is h11.IDLE:
            self.head_timer = self.loop.call_later(self.limits.head, self.give_up)

    def stop_waiting(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def give_up(self) -> None:
        self.head_timer = None
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self.transport.close()

    def watch_reader(self) -> None:
        """Look now and then whether the client reads what is left of an answer, until nothing is."""
        self.has_moved = True
        if self.unread_timer is None and self.transport.get_write_buffer_size():
            self.look_later()

    def look_later(self) -> None:
        self.has_moved, self.unread = False, self.left()
        self.unread_timer = self.loop.call_later(self.limits.answer, self.look_at_reader)

    def look_at_reader(self) -> None:
        self.unread_timer = None
        if not self.transport.get_write_buffer_size():
            return
        if self.has_moved or self.unread - self.left() >= LEAST_PROGRESS:
            self.look_later()
        else:
            # Closing it would wait until all has been read.
            drop_unsent(self.transport.get_extra_info("socket"))
            self.transport.abort()

    def left(self) -> int:
        """Return how much the client has not taken in: of a slow one the system holds most."""
        return self.transport.get_write_buffer_size() + unsent(self.transport.get_extra_info("socket"))

    def stop_watching(self) -> None:
        if self.unread_timer is not None:
            self.unread_timer.cancel()
            self.unread_timer = None
