"""The conversation with a client over its websocket."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from veglia.server import wire
from veglia.server.api.security import is_own_origin
from veglia.server.figures import Figures
from veglia.server.logs import log_about
from veglia.server.net.client import TRY_AGAIN_LATER, UNKNOWN_TABLE, Client, TokenBucket, encoder
from veglia.server.net.fast_path import FastPath
from veglia.server.net.shares import Shares, address_of
from veglia.server.net.socket import Outbox
from veglia.server.settings import Settings
from veglia.server.store.archive import Access
from veglia.server.store.writing import StoreFailed
from veglia.server.table import chat, commands, company
from veglia.server.table.keys import KEY
from veglia.server.table.refusal import LANGUAGES, Refusal
from veglia.server.table.rendering import seat_of
from veglia.server.table.table import LiveTable
from veglia.server.table.tables import Tables
from veglia.server.workers.bots import BOTS, Advice, Bots, position_of

log = logging.getLogger("veglia.server")
PROTOCOL = "veglia"
POLICY = 1008
# What cannot come right by trying again.
FINAL = (403, 404, 410)

decoder = msgspec.json.Decoder(wire.FromClient)


class AnyRequest(msgspec.Struct):
    """What can be read of a message that is otherwise not understood."""

    request: int = -1


class Connection:
    """Carries out what clients ask for."""

    def __init__(
        self,
        tables: Tables,
        bots: Bots,
        settings: Settings,
        outbox: Outbox,
        figures: Figures,
        shares: Shares,
    ) -> None:
        self.figures = figures
        self.shares = shares
        self.tables = tables
        self.bots = bots
        self.settings = settings
        self.outbox = outbox

    async def play(self, socket: WebSocket) -> None:
        """Serve one connection from its handshake to its end."""
        if not is_own_origin(socket.headers, self.settings):
            # Before it is accepted: the browser gets a 403 and the page learns nothing.
            await socket.close()
            return
        protocols = socket.scope["subprotocols"]
        await socket.accept(PROTOCOL if PROTOCOL in protocols else None)
        key = protocols[1] if len(protocols) == 2 and protocols[0] == PROTOCOL else ""
        language = socket.query_params.get("lang", LANGUAGES[0])
        try:
            address = address_of(socket)
            self.shares.ask(address)
            with self.shares.connected(address):
                await self.serve(socket, key, language)
        except Refusal as refusal:
            await self.turn_away(socket, refusal, language)
        except StoreFailed:
            await self.turn_away(socket, Refusal("storage"), language)

    async def serve(self, socket: WebSocket, key: str, language: str) -> None:
        """Let a client play, once its link has opened the table."""
        table, access = await self.tables.enter(
            socket.path_params["table"], key if KEY.fullmatch(key) else ""
        )
        if language not in table.history.title.languages:
            language = table.history.title.languages[0]
        self.must_have_place(table, access)
        log_about(table=table.row.id, seat=access.seat if access.role == "seat" else None, role=access.role)
        client = Client(socket, access, language, self.settings, self.figures)
        if client.wire is not None:
            client.wire.outbox = self.outbox
        table.join(client)
        pump = asyncio.create_task(client.pump())
        pace = TokenBucket(self.settings, asyncio.get_running_loop().time())
        fast_path = FastPath(table, client, pace)
        if client.wire is not None:
            client.wire.hear = fast_path.hear
        try:
            await self.listen(table, client, pace, fast_path)
        finally:
            pump.cancel()
            if client.hint is not None:
                client.hint.cancel()
            table.leave(client)
            client.part()
            self.tables.rest(table)

    async def turn_away(self, socket: WebSocket, refusal: Refusal, language: str) -> None:
        self.figures.refused(refusal.name)
        await turn_away(socket, refusal, language)

    def must_have_place(self, table: LiveTable, access: Access) -> None:
        """Refuse one more connection of a link that has many; who looks on takes no place from who plays."""
        is_watching = access.role == "watch"
        most = self.settings.watchers_per_table if is_watching else self.settings.connections_per_link
        if sum(client.access == access for client in table.clients) >= most:
            raise Refusal("table_full")

    async def listen(self, table: LiveTable, client: Client, pace: TokenBucket, fast_path: FastPath) -> None:
        """Take messages until the client goes."""
        while True:
            try:
                event = await client.socket.receive()
            except RuntimeError:
                # The pump has closed the connection.
                return
            if event["type"] == "websocket.disconnect":
                return
            # Text comes as bytes, too: see Wire.
            data: bytes = event.get("bytes") or b""
            client.is_busy = True
            await fast_path.rest()
            await self.take(table, client, data, pace.allows(asyncio.get_running_loop().time()))
            client.is_busy = False
            if pace.refused > self.settings.patience:
                client.cut_later()
                await close(client.socket, POLICY, "too_fast")
                return

    async def take(self, table: LiveTable, client: Client, data: bytes, is_in_time: bool) -> None:
        """Carry out one message, or say why not."""
        is_small = len(data) <= self.settings.largest_message
        log_about(request=request_of(data) if is_small else None)
        try:
            if not is_small:
                raise Refusal("too_large")
            if not is_in_time:
                raise Refusal("too_fast")
            await self.carry_out(table, client, understood(data))
        except Refusal as refusal:
            client.refuse(request_of(data) if is_small else -1, refusal)
            if refusal.name == "stale":
                table.show_table(client)
        except StoreFailed:
            # The store has logged it.
            client.refuse(request_of(data), Refusal("storage"))
        except Exception:
            log.exception("a message failed at table %s", table.row.id)
            client.refuse(request_of(data), Refusal("internal"))

    async def carry_out(self, table: LiveTable, client: Client, message: wire.FromClient) -> None:
        match message:
            case wire.Choose():
                await commands.choose(table, client, message)
            case wire.Undo():
                await commands.undo(table, client, message)
            case wire.AnswerUndo():
                await commands.answer_undo(table, client, message)
            case wire.AskSeat():
                await commands.ask_seat(table, client, message, self.settings.absence_seconds)
            case wire.AnswerSeat():
                await commands.answer_seat(table, client, message)
            case wire.HandOver():
                await commands.hand_over(table, client, message, list(BOTS))
            case wire.Hold():
                await commands.hold(table, client, message)
            case wire.Stand():
                await commands.stand(table, client, message)
            case wire.PassOn():
                await commands.pass_on(table, client, message)
            case wire.Speak():
                commands.speak(table, client, message)
            case wire.AskWhyNot():
                await commands.why_not(table, client, message)
            case wire.AskPreview():
                await commands.preview(table, client, message)
            case wire.AskWays():
                await commands.find_ways(table, client, message)
            case wire.Say():
                chat.say(table, client, message)
            case wire.React():
                chat.react(table, client, message)
            case wire.Ping():
                chat.ping(table, client, message)
            case wire.Introduce():
                await company.introduce(table, client, message)
            case wire.ListTable():
                await company.list_table(table, client, message)
            case wire.AskHint():
                await self.hint(table, client, message)
            case wire.Beat():
                client.tell(wire.RequestDone(message.request, table.version))
            case wire.Shown():
                client.shown = min(message.version, table.version)
                table.pulse.set()
                # A bot that has failed tries again.
                table.wake()

    async def hint(self, table: LiveTable, client: Client, message: wire.AskHint) -> None:
        """Let a bot look for a good choice; nobody waits for it, not even the one who asked."""
        commands.must_be_now(table, message.version)
        seat = seat_of(table.history.state, client.seats)
        if seat is None or table.history.state.asking is None:
            raise Refusal("not_your_seat")
        if seat not in table.history.state.asking.seats(table.history.state):
            raise Refusal("not_your_seat")
        if client.hint is not None and not client.hint.done():
            raise Refusal("thinking")
        give_back = self.bots.count_hint(table.row.id, client.address)
        thought = self.bots.advise(position_of(table, seat), client.language, client.address)
        rendering, seats = table.rendering, client.seats
        told = partial(rendering.told_as, seats=seats)
        client.hint = asyncio.create_task(give_hint(client, message.request, thought, told))
        client.hint.add_done_callback(lambda _: give_back())


async def give_hint(
    client: Client, request: int, thought: Coroutine[Any, Any, Advice], told: Callable[[int], int]
) -> None:
    """Tell a client what was found for it."""
    try:
        choice, line, chance, rival, worse = await thought
        number = told(choice)
    except Exception:
        log.exception("no hint was found")
        client.refuse(request, Refusal("internal"))
        return
    client.tell(wire.Hinted(request, number, line, chance, rival, worse))


def understood(data: bytes) -> wire.FromClient:
    try:
        message: wire.FromClient = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_message", str(error)) from error
    return message


def request_of(data: bytes) -> int:
    """Return the number of a request, even if the rest of it makes no sense."""
    try:
        request = msgspec.json.decode(data, type=AnyRequest).request
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return -1
    return request if -1 <= request <= 2**31 else -1


async def turn_away(socket: WebSocket, refusal: Refusal, language: str) -> None:
    """Say why a connection cannot be kept, and close it."""
    refused = wire.Refused(-1, refusal.name, refusal.text(language), refusal.detail)
    try:
        await socket.send_text(encoder.encode(refused).decode())
    except (WebSocketDisconnect, RuntimeError):
        # The client has left while it was found out, even before it was answered.
        return
    await close(socket, UNKNOWN_TABLE if refusal.status in FINAL else TRY_AGAIN_LATER, refusal.name)


async def close(socket: WebSocket, code: int, reason: str) -> None:
    try:
        await socket.close(code, reason)
    except (WebSocketDisconnect, RuntimeError):
        log.debug("a client left by itself")
