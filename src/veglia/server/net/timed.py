"""Connections that have to say what they want within a time."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class TimedProtocol(H11Protocol):
    """A connection that is closed when the head of a request does not come to its end in time.

    What comes after the head has limits of its own: a body where it is read, a websocket by its pings, and a
    connection between two requests by `timeout_keep_alive`.
    """

    def __init__(self, head_seconds: float, **options: Any) -> None:
        super().__init__(**options)
        self.head_seconds = head_seconds
        self.head_timer: asyncio.TimerHandle | None = None

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
        super().connection_lost(exc)

    def wait_for_head(self) -> None:
        if self.head_timer is None and self.conn.their_state is h11.IDLE:
            self.head_timer = self.loop.call_later(self.head_seconds, self.give_up)

    def stop_waiting(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None

    def give_up(self) -> None:
        self.head_timer = None
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self.transport.close()
