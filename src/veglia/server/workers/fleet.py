"""Several server processes that share the tables among them.

The parent opens the listening socket, starts the processes, starts again whichever dies, and ends with them.
It serves nothing itself and has no thread, so that it can fork: a process begins with all books read, in
memory that it shares with the others.
"""

import logging
import multiprocessing
import os
import secrets
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from pathlib import Path

import uvicorn

from veglia.kernel.errors import BadSetup
from veglia.server.api.static import FOLDER
from veglia.server.figures import SIZE, Figures
from veglia.server.net.handoff import Handoff, HandoffProtocol
from veglia.server.settings import Settings
from veglia.server.store.database import MEMORY, connect
from veglia.server.store.log_client import LogClient
from veglia.server.store.log_writer import LogWriter
from veglia.server.store.postgres import is_postgres, prepare
from veglia.server.table.games import find_games, warm
from veglia.server.workers.idle_gc import calm_collector
from veglia.server.workers.processors import processor_seconds, stay_on, usable
from veglia.server.workers.running import (
    DRAIN_SECONDS,
    GRACE,
    IdleGcServer,
    configuration,
    limits_of,
    say_where,
)
from veglia.server.workers.shard import Shard

log = logging.getLogger("veglia.server")
BACKLOG = 2048
# A process that dies again and again is started once in so many seconds.
REST = 1.0
# Who has not been at work for so long is killed; who begins has longer. So often is looked.
HANGING = 10.0
# Who is not at work and uses less of a processor stands still. Who uses more, on a machine that is too busy,
# comes to it yet, unless it is for as long as HANGING.
LEAST_WORK = 0.05
STARTING = 60.0
LOOK = 1.0
# How long a process may take to end, beyond what it gives its clients.
MARGIN = 5
SIGNALS = (signal.SIGINT, signal.SIGTERM)


@dataclass(frozen=True)
class FleetSettings:
    """What a fleet is to be."""

    settings: Settings
    host: str
    port: int
    workers: int
    folder: Path = FOLDER
    opens_browser: bool = False


class Fleet:
    """The processes of a plan, as their parent sees them."""

    def __init__(self, plan: FleetSettings) -> None:
        if plan.settings.database == MEMORY:
            raise BadSetup("tables that are kept in memory cannot be shared: give a file, or --workers 1")
        # PostgreSQL takes what each process writes; those who write to a file go through one log writer.
        self.has_log_writer = not is_postgres(plan.settings.database)
        if self.has_log_writer:
            connect(plan.settings.database).close()
        else:
            prepare(plan.settings.database)
        self.sockets = listen(plan.host, plan.port)
        if not plan.settings.node_address:
            host = f"[{plan.host}]" if ":" in plan.host else plan.host
            address = f"{host}:{self.sockets[0].getsockname()[1]}"
            plan = replace(plan, settings=replace(plan.settings, node_address=address))
        self.plan = plan
        self.inboxes, self.doors = pairs(plan.workers)
        # By which the processes know each other.
        self.secret = secrets.token_hex(16)
        for one in (*self.inboxes, *self.doors):
            one.setblocking(False)
        # What the processes have written goes through these: their ends, and those of the log_writer.
        self.log_clients, self.desk = pairs(plan.workers)
        for one in self.log_clients:
            one.setblocking(False)
        self.processes: list[ForkProcess] = []
        self.started: list[float] = []
        self.parent = os.getpid()
        self.processors = usable()
        # What the processes count, the log writer last; see Figures.
        rows = plan.workers + self.has_log_writer
        self.figures = multiprocessing.get_context("fork").RawArray("d", rows * SIZE)
        # When each process was last seen at work, in memory that all share; 0 while it has not begun.
        self.beats = multiprocessing.get_context("fork").RawArray("d", plan.workers + 1)
        # Of each process: which it is, when it was last at work, and how long it had used a processor then.
        self.seen = [(0, 0.0)] * (plan.workers + 1)
        self.used = [0.0] * (plan.workers + 1)
        # Since when this process has watched without a gap: it may have been stopped itself.
        self.watching_since = self.looked_at = time.monotonic()
        # A process writes to it when it is ready; a signal writes to the other.
        self.ready, self.says_ready = os.pipe()
        self.alarm, self.rings = os.pipe()

    def run(self) -> int:
        """Serve until a signal comes; return which."""
        os.set_blocking(self.rings, False)
        signal.set_wakeup_fd(self.rings)
        before = {one: signal.signal(one, lambda *_: None) for one in SIGNALS}
        try:
            warm(find_games(self.plan.settings.games))
            calm_collector()
            for number in range(self.plan.workers + self.has_log_writer):
                self.processes.append(self.start(number))
                self.started.append(time.monotonic())
            return self.begin() or self.watch()
        finally:
            self.stop()
            signal.set_wakeup_fd(-1)
            for one, handler in before.items():
                signal.signal(one, handler)

    def start(self, number: int) -> ForkProcess:
        """Start a process by its number; the log writer comes after all others."""
        target, args = (self.work, (number,)) if number < self.plan.workers else (self.write, ())
        self.beats[number] = 0.0
        process = multiprocessing.get_context("fork").Process(target=target, args=args)
        # None may come to a new process before it knows what to do with it.
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        process.start()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        return process

    def begin(self) -> int | None:
        """Wait until all are ready; return the signal that comes in between, if one does."""
        ready = 0
        while ready < len(self.processes):
            found = wait([self.ready, self.alarm, *(process.sentinel for process in self.processes)])
            if self.alarm in found:
                return self.heard()
            if self.ready not in found:
                raise BadSetup("a server process has died before it was ready")
            ready += len(os.read(self.ready, len(self.processes)))
        say_where(self.plan.host, self.sockets[0].getsockname()[1], self.plan.opens_browser)
        return None

    def watch(self) -> int:
        """Start again whoever dies or hangs, until a signal comes."""
        while True:
            found = wait([self.alarm, *(process.sentinel for process in self.processes)], LOOK)
            if self.alarm in found:
                return self.heard()
            self.kill_hanging(time.monotonic())
            for number, process in enumerate(self.processes):
                if process.sentinel in found:
                    process.join()
                    log.warning("server process %d has ended (%s): started again", number, process.exitcode)
                    if wait([self.alarm], max(0.0, self.started[number] + REST - time.monotonic())):
                        return self.heard()
                    self.processes[number] = self.start(number)
                    self.started[number] = time.monotonic()

    def kill_hanging(self, now: float) -> None:
        """Kill processes that have not been at work for long; they are started again like others that die."""
        if now - self.looked_at > HANGING / 2:
            self.watching_since = now
        self.looked_at = now
        for number, process in enumerate(self.processes):
            beat = self.beats[number]
            assert process.pid is not None
            used = processor_seconds(process.pid)
            if self.seen[number] != (process.pid, beat):
                self.seen[number], self.used[number] = (process.pid, beat), used
            since = max(beat or self.started[number] + STARTING - HANGING, self.watching_since)
            if hangs(now - since, used - self.used[number]) and process.is_alive():
                log.error("server process %d hangs since %.0f seconds and is killed", number, now - since)
                process.kill()

    def beat(self, number: int) -> None:
        """Show that a process is at work."""
        self.beats[number] = time.monotonic()

    def heard(self) -> int:
        return os.read(self.alarm, 1)[0]

    def stop(self) -> None:
        """End all processes: ask them first, then kill those that are left."""
        # Nobody would take in who comes by these.
        for one in self.sockets:
            one.close()
        for process in self.processes:
            process.terminate()
        until = time.monotonic() + DRAIN_SECONDS + GRACE + MARGIN
        for number, process in enumerate(self.processes):
            if number == self.plan.workers:
                # Now nobody can send anything any more: the log writer ends when it has read all.
                for one in self.log_clients:
                    one.close()
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                log.warning("a server process does not end and is killed")
                process.kill()
                process.join()
        for one in (*self.inboxes, *self.doors, *self.log_clients, *self.desk):
            one.close()
        for pipe in (self.ready, self.says_ready, self.alarm, self.rings):
            os.close(pipe)

    def work(self, number: int) -> None:
        """Be one of the processes."""
        signal.set_wakeup_fd(-1)
        # Ctrl-C reaches all of them at once; uvicorn ends by it, and passes it on to nobody then.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        stay_on(number, self.processors)
        plan = self.plan
        handoff = Handoff(Shard(number, plan.workers), self.inboxes, self.doors, self.secret)
        settings = replace(plan.settings, processors=self.processors)
        config = configuration(
            settings,
            plan.host,
            plan.port,
            plan.folder,
            handoff,
            LogClient(self.log_clients[number]) if self.has_log_writer else None,
            Figures(self.figures, number),
        )
        worker = Worker(config, handoff, self.parent, self.says_ready)
        worker.limits = limits_of(settings)
        worker.beat = partial(self.beat, number)
        worker.run(self.sockets)

    def write(self) -> None:
        """Be the log writer, who ends after all others."""
        signal.set_wakeup_fd(-1)
        for one in SIGNALS:
            signal.signal(one, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        stay_on(self.plan.workers, self.processors)
        for other in (*self.sockets, *self.inboxes, *self.doors, *self.log_clients):
            other.close()
        beat = partial(self.beat, self.plan.workers)
        figures = Figures(self.figures, self.plan.workers)
        log_writer = LogWriter(self.plan.settings.database, self.desk, beat, figures)
        os.write(self.says_ready, b".")
        log_writer.run()


class Worker(IdleGcServer):
    """One server process of several. It does not outlive its parent."""

    def __init__(self, config: uvicorn.Config, handoff: Handoff, parent: int, says_ready: int) -> None:
        super().__init__(config)
        self.handoff = handoff
        self.parent = parent
        self.says_ready = says_ready
        self.limits = limits_of(Settings())
        self.beat: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.handoff.open(self.welcome)
        os.write(self.says_ready, b".")

    def welcome(self, read: bytes) -> HandoffProtocol:
        return HandoffProtocol(
            self.handoff,
            self.limits,
            read,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )

    async def on_tick(self, counter: int) -> bool:
        self.beat()
        return os.getppid() != self.parent or await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.handoff.close()
        await super().shutdown(sockets)


def hangs(silent: float, worked: float) -> bool:
    """Whether to kill a process that was last at work so long ago, and has used a processor so long since."""
    return silent > HANGING and not LEAST_WORK <= worked <= HANGING


def pairs(count: int) -> tuple[list[socket.socket], list[socket.socket]]:
    """Return both ends of so many connections."""
    found = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
    return [one for one, _ in found], [other for _, other in found]


def listen(host: str, port: int) -> list[socket.socket]:
    """Open sockets at all addresses that a host has."""
    found: list[socket.socket] = []
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, address in sorted({(place[0], place[4]) for place in places}):
            found.append(socket.create_server(address, family=family, backlog=BACKLOG))
    except OSError as error:
        for one in found:
            one.close()
        # Without what the standard library adds in brackets: that is said already.
        why = (error.strerror or str(error)).partition(" (")[0]
        raise BadSetup(f"cannot listen at {host}, port {port}: {why}") from error
    for one in found:
        one.setblocking(False)
    return found
