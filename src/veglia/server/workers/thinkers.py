"""The processes in which bots think, as the server sees them."""

import asyncio
import logging
import os
import subprocess
import sys
from asyncio.subprocess import Process

import msgspec

from veglia.server.settings import Settings
from veglia.server.workers.compiled import Build
from veglia.server.workers.processors import processor_seconds
from veglia.server.workers.thinking import Start, Task, Thought
from veglia.server.workers.turns import Asker, Turns

log = logging.getLogger("veglia.server")
ATTEMPTS = 3
MODULE = "veglia.server.workers.thinking"
# In bytes: a hint, or what went wrong.
LONGEST_THOUGHT = 1024 * 1024
# Who thinks uses the processor, if only a little: a process that has not for so many seconds hangs.
HANGING = 10.0


class Died(Exception):
    """A process that has ended instead of answering."""


class Helper:
    """One process."""

    def __init__(self, process: Process, start: Start, is_compiled: bool) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.tasks = process.stdin
        self.thoughts = process.stdout
        # Goes before the first task.
        self.start: Start | None = start
        self.is_compiled = is_compiled
        self.has_answered = False

    async def think(self, task: Task) -> Thought:
        messages = [task] if self.start is None else [self.start, task]
        self.start = None
        try:
            self.tasks.write(b"".join(msgspec.json.encode(one) + b"\n" for one in messages))
            await self.tasks.drain()
            thought = msgspec.json.decode(await self.line(), type=Thought)
        except (OSError, RuntimeError, ValueError) as end:
            # Nobody reads (uvloop says it in either way), or what came is not a whole line.
            raise Died from end
        self.has_answered = True
        return thought

    async def line(self) -> bytes:
        """Return what the process says; it may take its time, but not stand still."""
        reading = asyncio.ensure_future(self.thoughts.readline())
        try:
            while not reading.done():
                before = processor_seconds(self.process.pid)
                await asyncio.wait({reading}, timeout=HANGING)
                if not reading.done() and processor_seconds(self.process.pid) == before:
                    log.error("a process of bots hangs and is killed")
                    raise Died
            return reading.result()
        finally:
            reading.cancel()

    def kill(self) -> None:
        self.tasks.close()
        if self.process.returncode is None:
            self.process.kill()


class Thinkers:
    """At most so many processes as the settings say, started when there is something to think about."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.build = settings.compiled
        self.turns = Turns(settings.thinkers)
        self.idle: list[Helper] = []
        self.helpers: set[Helper] = set()
        self.thinking: set[asyncio.Task[Thought]] = set()
        self.is_closed = False

    @property
    def waiting(self) -> int:
        """How many tasks wait for a process or are thought about."""
        return len(self.turns.waiting) + len(self.thinking)

    async def think(self, task: Task, asker: Asker) -> Thought:
        """Let a process think about a task in its turn; one that has died is replaced."""
        await self.turns.take(asker)
        # Whoever does not wait any more must not take a process away from its answer.
        thinking = asyncio.create_task(self.answer(task))
        self.thinking.add(thinking)
        thinking.add_done_callback(self.thinking.discard)
        thought = await asyncio.shield(thinking)
        if thought.error:
            raise RuntimeError(f"in a process of bots: {thought.error}")
        return thought

    async def answer(self, task: Task) -> Thought:
        try:
            for _ in range(ATTEMPTS):
                helper = await self.take()
                try:
                    thought = await helper.think(task)
                except Died:
                    self.has_died(helper)
                else:
                    self.idle.append(helper)
                    return thought
        finally:
            self.turns.give_back()
        raise RuntimeError(f"the processes of bots died {ATTEMPTS} times")

    async def take(self) -> Helper:
        """Return an idle process, or a new one; those that are not compiled end once there is a build."""
        build = self.build if self.build is not None and self.build.is_ready() else None
        while self.idle:
            helper = self.idle.pop()
            if helper.is_compiled == (build is not None):
                return helper
            self.end(helper)
        if build is not None:
            try:
                return await self.start(build)
            except OSError:
                self.give_build_up()
        return await self.start(None)

    async def start(self, build: Build | None) -> Helper:
        command, path = [sys.executable], os.pathsep.join(sys.path)
        if build is not None:
            # Isolated, so that it finds the compiled package and no other.
            command, path = [str(build.python), "-I"], ""
        process = await asyncio.create_subprocess_exec(
            *command,
            "-m",
            MODULE,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            limit=LONGEST_THOUGHT,
            # A Ctrl-C in the terminal does not reach it, not even before it can ignore it.
            start_new_session=True,
        )
        start = Start(self.settings.games, sorted(self.settings.processors))
        helper = Helper(process, start, build is not None)
        self.helpers.add(helper)
        if self.is_closed:
            self.end(helper)
        return helper

    def has_died(self, helper: Helper) -> None:
        self.end(helper)
        if self.is_closed:
            raise asyncio.CancelledError
        if helper.is_compiled and not helper.has_answered:
            self.give_build_up()
        else:
            log.warning("a bot's process has died; a new one is started")

    def give_build_up(self) -> None:
        self.build = None
        log.warning("the compiled build does not run; bots think interpreted")

    def end(self, helper: Helper) -> None:
        helper.kill()
        self.helpers.discard(helper)

    async def close(self) -> None:
        """End the processes at once: what a bot thinks about is asked again when the table is opened."""
        self.is_closed = True
        self.idle.clear()
        helpers = list(self.helpers)
        for helper in helpers:
            self.end(helper)
        for helper in helpers:
            await helper.process.wait()
