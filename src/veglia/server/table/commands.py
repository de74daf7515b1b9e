# veglia: compiled
"""What links and bots do at a table. Every command that changes it holds the lock and is committed first."""

import asyncio
from functools import partial

from veglia.kernel.errors import GameOver, IllegalChoice, UnknownName
from veglia.server import wire
from veglia.server.net.client import Client
from veglia.server.store.archive import LogEntry, SeatRow
from veglia.server.table.asides import Seats, first_in
from veglia.server.table.consent import AskedSeat, AskedUndo
from veglia.server.table.history import History, Snapshot, shortened
from veglia.server.table.keys import hash_of, new_key
from veglia.server.table.refusal import Refusal
from veglia.server.table.rendering import Rendering, seat_of
from veglia.server.table.table import LiveTable
from veglia.show.ways import ways


async def choose(table: LiveTable, client: Client, message: wire.Choose) -> None:
    """Make a choice for one of the link's seats."""
    async with table.lock:
        choice = accepted(table, client, message)
        if choice is not None:
            entry, snapshot = choice
            await table.commit(entry)
            table.go_on(entry, snapshot, client, message.request)


def accepted(table: LiveTable, client: Client, message: wire.Choose) -> tuple[LogEntry, Snapshot] | None:
    """Return a choice as it is to be written, and what it leads to; the table is as it was.

    None: it answers a window, and takes effect when the delay of that is over.
    """
    must_play(table, client)
    must_be_now(table, message.version)
    if message.seat is not None and message.seat not in client.seats:
        raise Refusal("not_your_seat")
    seat, number = answering(table.rendering, client.seats, message.number, message.seat)
    if table.rendering.is_passing and number >= 0:
        raise Refusal("illegal_choice", f"option {message.number} is not offered: a standing answer passes")
    entry = LogEntry("choice", number, seat)
    snapshot = attempted(table.history, entry)
    now = table.windows.take(entry)
    if now is None:
        client.tell(wire.RequestDone(message.request, table.version))
        return None
    return now, snapshot


async def choose_for_bot(table: LiveTable, version: int, entry: LogEntry) -> None:
    """Make a bot's choice, unless the table has moved on or the seat has been handed over meanwhile."""
    left = table.windows.seconds_left(version)
    if left > 0:
        await asyncio.sleep(left)
    async with table.lock:
        if table.version != version or table.holders[entry.seat].holder != "bot":
            return
        snapshot = attempted(table.history, entry)
        await table.commit(entry)
        table.go_on(entry, snapshot, None, 0)


async def undo(table: LiveTable, client: Client, message: wire.Undo) -> None:
    """Take the last choice back, or ask the other seats whether it may be."""
    must_play(table, client)
    async with table.lock:
        must_be_now(table, message.version)
        left = table.history.undo_to(table.row.practice)
        if left is None:
            is_older = 0 <= table.history.last_of_people() < table.history.older
            raise Refusal("older_rules" if is_older else "nothing_to_undo")
        side = table.side_of(table.history.by[left])
        if not table.has_side(client.seats, side):
            raise Refusal("not_your_choice")
        others = set() if table.row.practice else who_agrees_to_undo(table, side) - set(client.seats)
        if others:
            table.undo = AskedUndo(client.seats[0], others)
            client.tell(wire.RequestDone(message.request, table.version))
            table.tell_seats()
        else:
            await take_back(table, client.seats[0], left)
            client.tell(wire.RequestDone(message.request, table.version))


def who_agrees_to_undo(table: LiveTable, side: str) -> set[int]:
    """Return the seats of people who have to agree: of the own side who is there, of another everyone."""
    people = {seat for seat, row in enumerate(table.holders) if row.holder != "bot"}
    return table.seats_here() | {seat for seat in people if table.side_of(seat) != side}


async def answer_undo(table: LiveTable, client: Client, message: wire.AnswerUndo) -> None:
    """Agree to an undo that another seat asks for, or refuse it."""
    must_play(table, client)
    async with table.lock:
        must_be_now(table, message.version)
        asked = table.undo
        if asked is None or not asked.waits_for & set(client.seats):
            raise Refusal("nothing_asked")
        left = table.history.undo_to(table.row.practice)
        if not message.agree:
            table.undo = None
            refused = wire.UndoRefused(asked.seat, min(asked.waits_for & set(client.seats)))
            for one in table.clients:
                one.tell(refused)
        else:
            asked.waits_for -= set(client.seats)
            if not asked.waits_for and left is not None:
                await take_back(table, asked.seat, left)
        client.tell(wire.RequestDone(message.request, table.version))
        table.tell_seats()


async def take_back(table: LiveTable, seat: int, left: int) -> None:
    history = table.history
    shorter: History | None = None
    if not history.can_cut(left):
        shorter = await asyncio.to_thread(shortened, history, left)
    await table.commit(LogEntry("undo", left, seat))
    table.go_back(left, shorter)


async def hand_over(table: LiveTable, client: Client, message: wire.HandOver, bots: list[str]) -> None:
    """Give a seat to someone else in the middle of the game."""
    is_own = client.access.role == "seat" and client.access.seat == message.seat
    if client.access.role == "watch":
        raise Refusal("read_only")
    if client.access.role != "host" and (not is_own or message.holder == "mine"):
        raise Refusal("not_host")
    async with table.lock:
        if message.seat >= len(table.holders):
            raise Refusal("unknown_seat")
        if message.holder == "bot" and message.bot not in bots:
            raise Refusal("unknown_bot")
        if message.holder == "link":
            must_take_guests(table)
        if not is_own:
            must_be_agreed(table, message.seat)
        bot = message.bot if message.holder == "bot" else ""
        row = SeatRow(message.holder, bot, table.holders[message.seat].label)
        has_key = any(one.role == "seat" and one.seat == message.seat for one in table.row.keys.values())
        key = new_key() if message.holder == "link" and not has_key else ""
        await table.keep_holder(message.seat, row, hash_of(key) if key else None)
        client.tell(wire.RequestDone(message.request, table.version, key))
        table.seat_anew()


async def ask_seat(table: LiveTable, client: Client, message: wire.AskSeat, seconds: float) -> None:
    """Ask the people of another side for a seat of theirs; everyone is told."""
    if client.access.role != "host":
        raise Refusal("not_host")
    async with table.lock:
        if message.seat >= len(table.holders):
            raise Refusal("unknown_seat")
        wanted = table.who_must_agree(message.seat)
        if wanted:
            now = asyncio.get_running_loop().time()
            table.claim = AskedSeat(message.seat, wanted, seconds, now)
        client.tell(wire.RequestDone(message.request, table.version))
        table.tell_seats()


async def answer_seat(table: LiveTable, client: Client, message: wire.AnswerSeat) -> None:
    """Agree to give a seat to the host, or refuse it."""
    async with table.lock:
        claim = table.claim
        if claim is None or claim.seat != message.seat or client.access.seat not in claim.waits_for:
            raise Refusal("nothing_asked")
        if message.agree:
            claim.waits_for.discard(client.access.seat)
        else:
            table.claim = None
        client.tell(wire.RequestDone(message.request, table.version))
        table.tell_seats()


async def hold(table: LiveTable, client: Client, message: wire.Hold) -> None:
    """Take time to think in a window, or take that back; everyone sees it."""
    async with table.lock:
        must_be_in_window(table, client, message.version)
        table.windows.hold(message.is_held)
        table.after_commit(partial(client.tell, wire.RequestDone(message.request, table.version)))


async def pass_on(table: LiveTable, client: Client, message: wire.PassOn) -> None:
    """Pass in this window and those that follow for a while."""
    async with table.lock:
        seat = must_be_in_window(table, client, message.version)
        table.windows.pass_on(message.scope)
        client.tell(wire.RequestDone(message.request, table.version))
        table.after_commit(partial(table.windows.tell_standing, seat))


async def stand(table: LiveTable, client: Client, message: wire.Stand) -> None:
    """Say when a seat is asked at a kind of moment; kept with the table."""
    must_play(table, client)
    async with table.lock:
        if message.seat not in client.seats:
            raise Refusal("not_your_seat")
        if message.moment not in table.windows.standing.moments:
            raise Refusal("unknown_moment")
        await table.archive.stand(table.row.id, message.seat, message.moment, message.wish)
        table.windows.stand(message.seat, message.moment, message.wish)
        client.tell(wire.RequestDone(message.request, table.version))
        table.after_commit(partial(table.windows.tell_standing, message.seat))


def speak(table: LiveTable, client: Client, message: wire.Speak) -> None:
    """Change the language of a connection."""
    if message.language not in table.history.title.languages:
        raise Refusal("unknown_language")
    client.language = message.language
    client.tell(wire.RequestDone(message.request, table.version))
    table.show_table(client)


async def why_not(table: LiveTable, client: Client, message: wire.AskWhyNot) -> None:
    """Tell why nothing can be done with a thing now."""
    presentation, state = table.history.title.presentation, table.history.state
    seat = seat_of(state, client.seats)
    try:
        reasons = await asyncio.to_thread(presentation.why_not, state, seat, message.target, client.language)
    except UnknownName as error:
        raise Refusal("unknown_thing") from error
    client.tell(wire.Reasons(message.request, message.target, reasons))


async def preview(table: LiveTable, client: Client, message: wire.AskPreview) -> None:
    """Tell what would come of a choice, or what the rules alone would do next."""
    must_be_now(table, message.version)
    presentation, state, number = table.history.title.presentation, table.history.state, message.number
    if number is None:
        view = table.rendering.view(client.seats)
        drawn = await asyncio.to_thread(presentation.forecast, state, client.language, view)
    else:
        seat, number = answering(table.rendering, client.seats, number)
        view = presentation.viewpoint(seat)
        option = table.rendering.option(number)
        drawn = await asyncio.to_thread(presentation.preview, state, option, client.language, view)
    client.tell(wire.Previewed(message.request, drawn))


async def find_ways(table: LiveTable, client: Client, message: wire.AskWays) -> None:
    """Tell how the figure that is to move gets to zones several steps away, by ordinary choices."""
    must_be_now(table, message.version)
    title, state = table.history.title, table.history.state
    asking = state.asking
    seat = None if asking is None else first_in(asking.seats(state), client.seats)
    found = [] if seat is None else await asyncio.to_thread(ways, title, state, seat, client.language)
    client.tell(wire.FoundWays(message.request, found))


# What has to hold


def must_play(table: LiveTable, client: Client) -> None:
    if client.access.role == "watch":
        raise Refusal("read_only")
    if not client.seats:
        raise Refusal("not_your_seat")


def must_take_guests(table: LiveTable) -> None:
    """Refuse a link to a table at which nobody else can play."""
    if table.row.practice:
        raise Refusal("practice_alone")
    if table.is_guarded and not table.has_guests:
        raise Refusal("seed_known")


def must_be_agreed(table: LiveTable, seat: int) -> None:
    """Refuse the host a seat of another side that has not been given away."""
    if not table.may_take(seat, asyncio.get_running_loop().time()):
        raise Refusal("needs_consent")


def must_be_now(table: LiveTable, version: int) -> None:
    if version != table.version:
        raise Refusal("stale")


def must_be_in_window(table: LiveTable, client: Client, version: int) -> int:
    """Return the seat that the open window asks; it has to be one of the link's."""
    must_play(table, client)
    must_be_now(table, version)
    open = table.windows.open
    if open is None:
        raise Refusal("no_window")
    if open.seat not in client.seats:
        raise Refusal("not_your_seat")
    return open.seat


def attempted(history: History, entry: LogEntry) -> Snapshot:
    """Return what a choice leads to, on a copy of the state."""
    try:
        return history.attempt(entry.number, entry.seat)
    except IllegalChoice as error:
        raise Refusal("illegal_choice", str(error)) from error
    except GameOver as error:
        raise Refusal("game_over") from error


def answering(rendering: Rendering, seats: Seats, told: int, seat: int | None = None) -> tuple[int, int]:
    """Return the one of a link's seats that may make a choice, and its number in the game.

    Takes the number that the link was told. The asked seat answers where several may, unless one is named.
    """
    asking = rendering.state.asking
    if asking is None:
        raise Refusal("game_over")
    if seat is None and not asking.is_divided and 0 <= told < len(rendering.state.offered):
        # Nearly all choices.
        first = asking.seat(rendering.state)
        if first in seats:
            return first, told
    number = rendering.number_of(told, seats)
    found = (
        None if number is None else first_in(rendering.may_choose(number), seats if seat is None else (seat,))
    )
    if number is None or found is None:
        # Whether another seat has such an option is not told.
        if first_in(asking.seats(rendering.state), seats) is None:
            raise Refusal("not_your_seat")
        to = "this link" if seat is None else f"seat {seat}"
        raise Refusal("illegal_choice", f"option {told} is not offered to {to}")
    return found, number
