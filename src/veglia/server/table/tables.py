"""All tables: they are made, opened on demand, and leave memory when nobody is there."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial

from veglia.kernel.errors import BadFile, BadSetup, IllegalChoice, UnknownName, VegliaError
from veglia.kernel.game import Game, Setup, Title
from veglia.kernel.seats import Seat
from veglia.server import wire
from veglia.server.settings import Settings
from veglia.server.store.archive import Access, Archive, LogEntry, SeatRow, TableRow
from veglia.server.store.courses import NOTHING
from veglia.server.store.leases import Leases
from veglia.server.store.postgres import is_postgres
from veglia.server.store.tending import remove
from veglia.server.table.course import Course
from veglia.server.table.games import game_called, window_choices
from veglia.server.table.history import Base, History, Stood, replayed, standing
from veglia.server.table.invitations import must_open
from veglia.server.table.keys import hash_of, new_key
from veglia.server.table.refusal import UNKNOWN_NAME, Refusal
from veglia.server.table.seams import Takeover, base_of, kept_base, last_kept, setup_of, version_of
from veglia.server.table.table import LiveTable, must_be_whole
from veglia.server.workers.bots import BOTS
from veglia.server.workers.load import Load
from veglia.server.workers.shard import ALONE, Shard, table_ids

log = logging.getLogger("veglia.server")
# Too many to be tried out: the seed tells what is hidden.
SEED_BITS = 128
# When the server ends: so many tables are handed over together, then there is a pause so that those who take
# them are not asked for all at once. What is under way at a table is waited for so long.
HANDED_TOGETHER = 32
HAND_OVER_PAUSE = 0.05
UNDER_WAY_SECONDS = 1.0


class Tables:
    """The tables of a server."""

    def __init__(
        self,
        games: dict[str, Title],
        archive: Archive,
        settings: Settings,
        shard: Shard = ALONE,
        leases: Leases | None = None,
        load: Load | None = None,
    ) -> None:
        self.games = games
        self.archive = archive
        self.settings = settings
        self.shard = shard
        self.leases = leases or Leases()
        self.load = load or Load(settings)
        self.leases.on_lost = self.drop
        self.ids = table_ids(shard)
        self.live: dict[str, LiveTable] = {}
        # Whether the server is about to end: then no table is opened.
        self.is_draining = False
        # Forgotten, but requests that had found them may still use them.
        self.parting: dict[LiveTable, asyncio.TimerHandle] = {}
        # Wakes the bots of a table up.
        self.wake: Callable[[LiveTable], None] = lambda table: None
        self.opening: dict[str, asyncio.Task[LiveTable | None] | asyncio.Task[None]] = {}

    async def make(self, wish: wire.NewTable) -> wire.MadeTable:
        """Set up a table and keep it."""
        if self.is_draining:
            raise Refusal("busy")
        self.load.admit(len(self.live))
        title = game_called(self.games, wish.game)
        for seat in wish.seats:
            if seat.holder == "bot" and seat.bot not in BOTS:
                raise Refusal("unknown_bot")
        if any(seat.holder == "link" for seat in wish.seats):
            if wish.practice:
                raise Refusal("practice_alone")
            if wish.seed:
                raise Refusal("seed_chosen")
        if wish.window_seconds and wish.window_seconds not in window_choices(title, self.settings):
            raise Refusal("bad_window")
        seed = int(wish.seed) if wish.seed else secrets.randbits(SEED_BITS)
        setup = set_up(title, wish, seed)
        # Only a record has to be played through, and that beside the others.
        history = None if wish.choices or wish.hash or wish.rules_version else History(title, setup)
        entries = await asyncio.to_thread(entries_of, title, setup, wish) if history is None else []
        table, host, watch = next(self.ids), new_key(), new_key()
        holders = [
            SeatRow(seat.holder, seat.bot if seat.holder == "bot" else "", seat.label) for seat in wish.seats
        ] or [SeatRow("mine", "", "") for _ in setup.seats]
        links = [wire.SeatLink([seat], new_key()) for seat, row in enumerate(holders) if row.holder == "link"]
        keys = {hash_of(host): Access("host"), hash_of(watch): Access("watch")}
        keys.update({hash_of(link.key): Access("invitation", link.seats[0]) for link in links})
        row = TableRow(
            table,
            title.id,
            title.version,
            setup.mission,
            list(setup.seats),
            setup.options,
            str(seed),
            wish.practice,
            keys,
            holders,
            entries,
            window_seconds=wish.window_seconds,
        )
        await self.archive.add(row)
        if history is not None and self.shard.has(table):
            # Whoever makes a table comes to it at once.
            epoch = await self.leases.acquire(table)
            if epoch is not None:
                self.keep(self.lay(row, history, epoch))
        return wire.MadeTable(table, host, links, watch)

    async def enter(self, id: str, key: str) -> tuple[LiveTable, Access]:
        """Open a table with a key; whether the table or the key is unknown cannot be told apart."""
        table = await self.open(id)
        access = None if table is None else table.row.keys.get(hash_of(key))
        if table is None or access is None:
            raise Refusal("unknown_table")
        must_open(access)
        return table, access

    async def open(self, id: str) -> LiveTable | None:
        """Return a table, from memory or from the store; never one that lives in another process."""
        if not self.shard.has(id):
            raise Refusal("misdirected")
        if id not in self.live:
            if self.is_draining:
                raise Refusal("misdirected")
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self.open_in_turn(id))
                self.opening[id].add_done_callback(lambda _: self.opening.pop(id))
            table = await asyncio.shield(self.opening[id])
            if table is None:
                return None
            # It may have been forgotten again before this task went on, or another node has it.
            if self.leases.epoch(id) != table.archive.epoch:
                raise Refusal("misdirected")
            if id not in self.live:
                self.keep(table)
        return self.live[id]

    async def open_in_turn(self, id: str) -> LiveTable | None:
        async with self.load.opening(len(self.live)):
            return await self.bring_back(id)

    async def bring_back(self, id: str) -> LiveTable | None:
        """Bring a table back by playing its choices again."""
        epoch = await self.leases.acquire(id)
        try:
            row = await self.archive.find(id)
        except BadFile as error:
            raise Refusal("other_format", str(error)) from error
        if row is None:
            return None
        if epoch is None:
            raise Refusal("misdirected")
        must_be_whole(row)
        title = self.games.get(row.game)
        try:
            if title is None:
                raise BadFile(f"there is no game {row.game}")
            setup = setup_of(title, row)
            course = Course(title, row.kept)
            if version_of(row) == title.version:
                base = await asyncio.to_thread(base_of, title, row)
                behind = standing(row.entries)[0 if base is None else len(base.older) :]
            else:
                base, behind = await self.take_over(title, setup, row, epoch)
        except BadFile as error:
            version = f"{row.game} {version_of(row)}"
            raise Refusal("other_version", str(error), values={"version": version}) from error
        history = await asyncio.to_thread(replayed, title, setup, behind, base, course)
        return self.keep(self.lay(row, history, epoch, course))

    async def take_over(
        self, title: Title, setup: Setup, row: TableRow, epoch: int
    ) -> tuple[Base, list[Stood]]:
        """Let the present rules take over a table, and write down where."""
        _, place = last_kept(row)
        part = None if place == NOTHING else await self.archive.part_with(row.id, place)
        base = await asyncio.to_thread(kept_base, title, row, part)
        found = await asyncio.to_thread(Takeover, title, setup, row, base)
        if not found.is_over:
            if not await self.archive.under(epoch).add_seam(row, found.seam, found.entries):
                raise Refusal("misdirected")
            log.warning(
                "table %s: rules version %s of %s holds from choice %d on",
                row.id,
                title.version,
                title.id,
                len(base.older),
            )
        return found.base, found.later

    def lay(self, row: TableRow, history: History, epoch: int, course: Course | None = None) -> LiveTable:
        """Return a table that can be played at."""
        seconds = row.window_seconds or self.settings.window_seconds
        table = LiveTable(row, history, self.archive.under(epoch), seconds, course)
        table.wake = partial(self.wake, table)
        return table

    def keep(self, table: LiveTable) -> LiveTable:
        """Have a table in memory."""
        self.live[table.row.id] = table
        parting = self.parting.pop(table, None)
        if parting is not None:
            parting.cancel()
        self.rest(table)
        return table

    async def drain(self) -> None:
        """Hand all tables over: what is under way is written, then others may have them."""
        self.is_draining = True
        if self.opening:
            await asyncio.wait(list(self.opening.values()), timeout=UNDER_WAY_SECONDS)
        left = list(self.live.values())
        for start in range(0, len(left), HANDED_TOGETHER):
            await self.hand_over(left[start : start + HANDED_TOGETHER])

    async def hand_over(self, tables: list[LiveTable]) -> None:
        """Let nothing more happen at some tables, let others have them, and send the clients there."""
        for table in tables:
            table.stop()
        taken = await asyncio.gather(*[take_in_time(table) for table in tables])
        # The next server may have other rules.
        await asyncio.gather(*[table.keep_course() for table in tables])
        await self.leases.hand_back([table.row.id for table in tables])
        for table in tables:
            self.live.pop(table.row.id, None)
            for client in table.clients:
                client.send_away()
        await asyncio.sleep(HAND_OVER_PAUSE)
        # Whoever still waits for the lock is gone now, or hears that the table is not served here.
        for table, is_taken in zip(tables, taken):
            if is_taken:
                table.lock.release()

    def close(self) -> None:
        """Let no bot play on and no window pass."""
        for table in self.live.values():
            table.stop()

    def drop(self, id: str) -> None:
        """Let go of a table that another node serves now: its clients find it by connecting again."""
        table = self.live.pop(id, None)
        if table is not None:
            table.stop()
            for client in table.clients:
                client.send_away()

    async def recall(self, id: str) -> None:
        """Let go of a table that was changed in the store; whoever comes to it finds it as it is there."""
        opening = self.opening.get(id)
        if opening is not None:
            # It may have been read before it was changed.
            await asyncio.wait([opening])
        self.drop(id)
        self.leases.release(id)

    async def retire(self, id: str) -> None:
        """Remove a table for good, unless somebody has it."""
        if not self.shard.has(id) or id in self.live or id in self.opening:
            return
        # Whoever wants to open it meanwhile waits for that, and finds nothing.
        removing = self.opening[id] = asyncio.create_task(self.remove(id))
        removing.add_done_callback(lambda _: self.opening.pop(id, None))
        await asyncio.shield(removing)

    async def remove(self, id: str) -> None:
        epoch = await self.leases.acquire(id)
        if epoch is None:
            return
        are_shared = is_postgres(self.settings.database)
        guard = self.archive.under(epoch).guard(id)
        try:
            await self.archive.store.run(partial(remove, table=id, are_shared=are_shared), guard)
        finally:
            self.leases.release(id)

    def rest(self, table: LiveTable) -> None:
        """Let a table leave memory, if nobody comes for a while."""
        asyncio.get_running_loop().call_later(self.settings.idle_seconds, self.forget, table)

    def forget(self, table: LiveTable) -> None:
        if table.is_idle and self.live.get(table.row.id) is table:
            if table.course.is_waiting:
                table.keep_course_soon().add_done_callback(lambda _: self.rest(table))
                return
            del self.live[table.row.id]
            self.leases.release(table.row.id)
            loop = asyncio.get_running_loop()
            self.parting[table] = loop.call_later(self.settings.part_seconds, self.part, table)

    def part(self, table: LiveTable) -> None:
        del self.parting[table]
        table.part()


async def take_in_time(table: LiveTable) -> bool:
    """Take the lock of a table, by which nothing is under way there; False when that takes too long."""
    try:
        await asyncio.wait_for(table.lock.take(), UNDER_WAY_SECONDS)
    except TimeoutError:
        return False
    return True


def set_up(title: Title, wish: wire.NewTable, seed: int) -> Setup:
    """Return what the game makes of a wish."""
    first = title.sides[0].id
    seats = [Seat(seat.side or first, tuple(seat.heroes)) for seat in wish.seats] or None
    try:
        return title.setup(wish.mission, seats, seed, dict(wish.options))
    except (BadSetup, UnknownName) as error:
        raise bad_setup(title, error) from error


def bad_setup(title: Title, error: BadSetup | UnknownName) -> Refusal:
    """Return the refusal of a set-up that the game cannot make anything of."""
    if isinstance(error, BadSetup):
        more = partial(title.presentation.bad_setup, error)
        return Refusal("bad_setup", str(error), more=more, option=error.option)
    return Refusal("bad_setup", str(error), more=partial(unknown_name, error.name))


def unknown_name(name: str, language: str) -> str:
    return UNKNOWN_NAME[language].format(name=name)


def entries_of(title: Title, setup: Setup, wish: wire.NewTable) -> list[LogEntry]:
    """Return the log of a game that goes on from a record, as if the asked seats had made the choices."""
    history = History(title, setup)
    game = Game(title, setup, title.copy(history.state), [])
    entries = []
    has_other_rules = wish.rules_version not in ("", title.version)
    try:
        for number in wish.choices:
            entries.append(LogEntry("choice", number, chooser(game, number)))
            game.choose(number)
    except (IllegalChoice, VegliaError) as error:
        if has_other_rules:
            raise Refusal("other_rules", str(error), values={"version": wish.rules_version}) from error
        raise Refusal("bad_record", str(error), values={"number": str(len(entries))}) from error
    # What the rules were called does not matter where they lead to the same end.
    is_same = wish.hash == game.hash()
    if has_other_rules and not is_same:
        raise Refusal("other_rules", values={"version": wish.rules_version})
    if wish.hash and not is_same:
        raise Refusal("changed_record")
    return entries


def chooser(game: Game, number: int) -> int:
    """Return the seat that a recorded choice belongs to."""
    state, aside = game.state, game.title.aside
    if state.asking is None:
        raise IllegalChoice("the record goes on after the end of the game")
    asides = game.asides
    if number < 0 and aside is not None and -number <= len(asides):
        return aside.owners(state, asides[-1 - number])[0]
    if state.asking.is_divided and 0 <= number < len(state.offered):
        return state.asking.owners(state, state.offered[number])[0]
    return state.asking.seat(state)
