"""Bots. They think in processes of their own, so that no table waits for another."""

import asyncio
import logging
import secrets
from base64 import b64encode
from collections import Counter
from collections.abc import Callable
from functools import partial

from veglia.agents.knowledge import Knowledge
from veglia.agents.strengths import FAST, STRENGTHS, USUAL, make_agent
from veglia.kernel.game import Title
from veglia.kernel.machine import State, offered_to
from veglia.kernel.story import Chronicle
from veglia.server.logs import log_only_about
from veglia.server.net.client import Client
from veglia.server.settings import Settings
from veglia.server.store.archive import LogEntry
from veglia.server.table.commands import choose_for_bot
from veglia.server.table.refusal import Refusal
from veglia.server.table.table import LiveTable
from veglia.server.workers.thinkers import Thinkers
from veglia.server.workers.thinking import Position, Task, Viewer
from veglia.server.workers.turns import Asker

log = logging.getLogger("veglia.server")
# From the weakest to the strongest.
BOTS = [strength.id for strength in STRENGTHS]
# A client that lets its queue grow over this is waited for, but not for ever.
MOST_WAITING = 32
LONGEST_WAIT = 10.0
# Of the delay of a window: the shares in which a bot's process, then a fast bot here, have to answer.
THINKING = 0.6
FAST_SHARE = 0.3
# In seconds: so long the fast bot always has.
LEAST_SECONDS = 0.05
# A choice, what may follow it in words, the chance to win; for doing nothing what is worse, and by how much.
Advice = tuple[int, list[str], float, str, float]


def position_of(table: LiveTable, seat: int) -> Position:
    """Return a table as a bot gets it."""
    row = table.row
    return Position(
        seat,
        row.id,
        row.game,
        row.mission,
        row.seats,
        row.seed,
        row.options,
        table.history.choices[table.history.older :],
        table.holders[seat].bot,
        secrets.randbits(64),
        b64encode(row.seams[-1].state).decode() if row.seams else "",
    )


class Bots:
    """Plays the seats of bots, gives hints, and has chronicles put together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.thinkers = Thinkers(settings)
        # How many hints are looked for, by table and by address.
        self.hints: Counter[tuple[str, str]] = Counter()

    async def think(self, position: Position, address: str) -> int:
        """Return the number of the choice that a bot makes."""
        asker = Asker("bot", address, position.table)
        return (await self.thinkers.think(Task(position), asker)).choice

    async def think_in_time(self, table: LiveTable, position: Position, address: str, left: float) -> int:
        """Return what a bot chooses in a window that must not last longer than its delay.

        When its process does not answer in time, a fast bot does here; when that does not either, it passes.
        """
        state, own = table.history.state, left * THINKING
        try:
            if own > 0:
                task = Task(position, seconds=own * THINKING)
                asker = Asker("window", address, position.table)
                return (await asyncio.wait_for(self.thinkers.think(task, asker), own)).choice
        except TimeoutError:
            log.debug("a bot had no time to think at table %s", position.table)
        except Exception:
            log.exception("a bot failed in a window at table %s", position.table)
        try:
            fast = asyncio.to_thread(fast_choice, table.history.title, state, position)
            return await asyncio.wait_for(fast, max(left * FAST_SHARE, LEAST_SECONDS))
        except TimeoutError:
            return len(state.offered) - 1

    def count_hint(self, table: str, address: str) -> Callable[[], None]:
        """Count a hint until what is returned is called; refuse it where many are looked for."""
        settings = self.settings
        if (
            self.hints["table", table] >= settings.hints_per_table
            or self.hints["address", address] >= settings.hints_per_address
        ):
            raise Refusal("too_many_hints")
        counted = Counter([("table", table), ("address", address)])
        # Unlike `update`, this also forgets who has none any more.
        self.hints += counted
        return partial(self.hints.subtract, counted)

    async def advise(self, position: Position, language: str, address: str) -> Advice:
        """Return a good choice for whoever is asked."""
        asker = Asker("hint", address, position.table)
        found = await self.thinkers.think(Task(position, language), asker)
        return found.choice, found.line, found.chance, found.rival, found.worse

    async def tell(self, table: LiveTable, viewer: Viewer, address: str) -> Chronicle:
        """Return what is told of a game that is over."""
        asker = Asker("story", address, table.row.id)
        found = await self.thinkers.think(Task(position_of(table, 0), viewer=viewer), asker)
        assert found.chronicle is not None
        return found.chronicle

    async def close(self) -> None:
        await self.thinkers.close()

    def wake(self, table: LiveTable) -> None:
        """Let bots play on, if one is asked and somebody is there to see it."""
        if asked_bot(table) is None or not table.clients:
            return
        if table.driving is None or table.driving.done():
            table.driving = asyncio.create_task(self.drive(table))

    async def drive(self, table: LiveTable) -> None:
        """Answer as long as bots are asked and somebody is there."""
        log_only_about(table.row.id)
        try:
            while table.clients:
                await self.wait_for_clients(table)
                seat, version = asked_bot(table), table.version
                if seat is None:
                    return
                log_only_about(table.row.id, seat)
                position, left = position_of(table, seat), table.windows.time_for_bot(version)
                # Who came first stands for all who are there.
                address = table.clients[0].address if table.clients else ""
                if left is None:
                    number = await self.think(position, address)
                else:
                    number = await self.think_in_time(table, position, address, left)
                await choose_for_bot(table, version, LogEntry("choice", number, seat, is_automatic=True))
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


def fast_choice(title: Title, state: State, position: Position) -> int:
    """Return the choice of a bot that answers at once."""
    bot = position.bot if position.bot in FAST else USUAL
    return make_agent(bot, title, position.own_seed).choose(Knowledge(title, state, position.seat))


def lags(client: Client, version: int, lead: int) -> bool:
    """Whether bots should wait for a client."""
    if client.is_left_behind:
        return False
    return len(client.waiting) > MOST_WAITING or (client.shown is not None and version - client.shown >= lead)


def asked_bot(table: LiveTable) -> int | None:
    """Return the seat that a bot answers for now.

    A question to several seats together is answered by the one that is asked first. Where each seat has
    options of its own, all seats of bots are looked at; people who are there come before them.
    """
    state = table.history.state
    asking = state.asking
    if asking is None:
        return None
    first = asking.seat(state)
    if not asking.is_divided:
        return first if table.holders[first].holder == "bot" else None
    asked = [seat for seat in (first, *asking.seats(state)) if offered_to(state, asking, seat)]
    if table.seats_here().intersection(asked):
        return None
    return next((seat for seat in asked if table.holders[seat].holder == "bot"), None)
