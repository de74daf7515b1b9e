"""Bots. They think in processes of their own, so that no table waits for another."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from veglia.agents.hints import hint
from veglia.agents.knowledge import Knowledge
from veglia.agents.search import Limits
from veglia.agents.strengths import STRENGTHS, make_agent
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, Setup, Title, begin
from veglia.kernel.seats import seats_of
from veglia.server.archive import Entry
from veglia.server.client import Client
from veglia.server.deeds import choose_for_bot
from veglia.server.games import find_games
from veglia.server.processors import Processors, use
from veglia.server.refusal import Refusal
from veglia.server.settings import Settings
from veglia.server.table import LiveTable

log = logging.getLogger("veglia.server")
# From the weakest to the strongest.
BOTS = [strength.id for strength in STRENGTHS]
# A process remembers so many games, and only plays what has happened since.
REMEMBERED = 64
# A client that lets its queue grow over this is waited for, but not for ever.
MOST_WAITING = 32
LONGEST_WAIT = 10.0
ATTEMPTS = 3
HINT_SECONDS = 2.0
T = TypeVar("T")
# A choice, what may follow it in words, the chance to win: plain data, because it crosses processes.
Advice = tuple[int, list[str], float]


class Position:
    """What a bot gets: a game as plain data, and who is asked."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.seat = seat
        self.table = table.row.id
        self.game = table.row.game
        self.mission = table.row.mission
        self.seats = table.row.seats
        self.seed = int(table.row.seed)
        self.options = table.row.options
        self.choices = table.line.choices[:]
        self.bot = table.holders[seat].bot
        self.own_seed = secrets.randbits(64)


class Bots:
    """The processes, started when the first bot has to think."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, position: Position) -> int:
        """Return the number of the choice that a bot makes."""
        return await self.run(think, position)

    async def advise(self, position: Position, language: str) -> Advice:
        """Return a good choice for whoever is asked."""
        return await self.run(advise, position, language)

    async def run(self, work: Callable[..., T], *what: object) -> T:
        """Do something in a process of the bots; one that has died is replaced."""
        for _ in range(ATTEMPTS):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(
                    self.settings.thinkers,
                    multiprocessing.get_context("spawn"),
                    begin_worker,
                    (self.settings.games, self.settings.processors),
                )
            pool = self.pool
            try:
                return await asyncio.wrap_future(pool.submit(work, *what))
            except BrokenProcessPool:
                log.warning("a bot's process has died; a new one is started")
                if self.pool is pool:
                    self.pool = None
        raise RuntimeError(f"the processes of bots died {ATTEMPTS} times")

    def close(self) -> None:
        """End the processes at once: what a bot thinks about is asked again when the table is opened."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def wake(self, table: LiveTable) -> None:
        """Let bots play on, if one is asked and somebody is there to see it."""
        if asked_bot(table) is None or not table.clients:
            return
        if table.driving is None or table.driving.done():
            table.driving = asyncio.create_task(self.drive(table))

    async def drive(self, table: LiveTable) -> None:
        """Answer as long as bots are asked and somebody is there."""
        try:
            while table.clients:
                await self.wait_for_clients(table)
                seat, version = asked_bot(table), table.version
                if seat is None:
                    return
                number = await self.think(Position(table, seat))
                await choose_for_bot(table, version, Entry("choice", number, seat, is_bot=True))
        except Refusal:
            log.exception("a bot's choice was refused at table %s", table.row.id)
        except Exception:
            # The seat can still be handed over to a person.
            log.exception("a bot failed at table %s", table.row.id)

    async def wait_for_clients(self, table: LiveTable) -> None:
        """Wait until nobody lags behind; who does for too long is not waited for any more."""
        lead = self.settings.bot_lead
        while True:
            table.pulse.clear()
            slow = [client for client in table.clients if lags(client, table.version, lead)]
            if not slow:
                return
            try:
                await asyncio.wait_for(table.pulse.wait(), LONGEST_WAIT)
            except TimeoutError:
                for client in slow:
                    client.is_left_behind = True
                    client.shown = None
                return


def lags(client: Client, version: int, lead: int) -> bool:
    """Whether bots should wait for a client."""
    if client.is_left_behind:
        return False
    return len(client.waiting) > MOST_WAITING or (client.shown is not None and version - client.shown >= lead)


def asked_bot(table: LiveTable) -> int | None:
    """Return the seat that is asked, when a bot plays it."""
    state = table.line.state
    if state.asking is None:
        return None
    seat = state.asking.seat(state)
    return seat if table.holders[seat].holder == "bot" else None


# In the processes of bots

titles: dict[str, Title] = {}
remembered: "OrderedDict[str, Game]" = OrderedDict()


def begin_worker(games: str, processors: Processors) -> None:
    """Prepare a process: it leaves Ctrl-C to the server, and does not outlive it."""
    use(processors)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    titles.update(find_games(games))
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(position: Position) -> int:
    """Return what a bot chooses; runs in a process of its own."""
    game = recalled(position)
    return make_agent(position.bot, game.title, position.own_seed).choose(
        Knowledge(game.title, game.state, position.seat)
    )


def advise(position: Position, language: str) -> Advice:
    """Return a good choice, by the search that bots use; runs in a process of its own."""
    game = recalled(position)
    dice = seeded(position.own_seed)
    knowledge = Knowledge(game.title, game.state, position.seat)
    found = hint(game.title, knowledge, dice, Limits(0, HINT_SECONDS), language)
    return found.choice, found.line, found.chance


def recalled(position: Position) -> Game:
    """Return the game at its present point, from where this process saw it last."""
    title, choices = titles[position.game], position.choices
    game = remembered.pop(position.table, None)
    if game is None or game.choices != choices[: len(game.choices)]:
        seats = tuple(seats_of(title.sides, position.seats))
        game = begin(title, Setup(position.mission, seats, position.seed, position.options))
    for number in choices[len(game.choices) :]:
        game.choose(number)
    remembered[position.table] = game
    while len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
    return game
