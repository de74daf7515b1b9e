"""The HTTP part: games, rulebooks, new tables, records and replays."""

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import TypeVar

import msgspec
from msgspec.structs import replace
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import veglia
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.game import Title
from veglia.kernel.machine import State
from veglia.kernel.presentation import BoardDraft, BoardWish, PlacedPart
from veglia.kernel.scene import Scene
from veglia.server import wire
from veglia.server.api.cache import CachedAnswers
from veglia.server.api.security import is_own_origin
from veglia.server.net.shares import Shares, address_of
from veglia.server.settings import Settings
from veglia.server.store.archive import Access
from veglia.server.table.asides import first_in
from veglia.server.table.commands import must_be_agreed, must_take_guests
from veglia.server.table.games import bots_in, game_called, lobby_of, rulebook, spoken
from veglia.server.table.invitations import accept, take_seat
from veglia.server.table.keys import bearer, hash_of, new_key
from veglia.server.table.records import record
from veglia.server.table.refusal import LANGUAGES, RETRY_AFTER, Refusal
from veglia.server.table.rendering import last_told, seat_of, told, words_of
from veglia.server.table.replay import ReplayStep
from veglia.server.table.table import LiveTable
from veglia.server.table.tables import Tables, bad_setup

Message = TypeVar("Message", bound=msgspec.Struct)
LONGEST_NUMBER = 9


class Http:
    """The endpoints."""

    def __init__(self, games: dict[str, Title], tables: Tables, settings: Settings, shares: Shares) -> None:
        self.games = games
        self.tables = tables
        self.settings = settings
        self.cached = CachedAnswers()
        self.shares = shares

    async def list_games(self, request: Request) -> Response:
        language = language_of(request)
        for title in self.games.values():
            spoken(title, language)

        def games() -> wire.Games:
            lobbies = [lobby_of(title, language, self.settings) for title in self.games.values()]
            return wire.Games(veglia.__version__, lobbies, bots_in(language))

        return await self.cached.answer(request, ("games", language), partial(asyncio.to_thread, games))

    async def glossary(self, request: Request) -> Response:
        title, language = self.book_of(request)

        def glossary() -> wire.Glossary:
            return wire.Glossary(title.presentation.glossary(language))

        about = ("glossary", title.id, language)
        return await self.cached.answer(request, about, partial(asyncio.to_thread, glossary))

    async def sounds(self, request: Request) -> Response:
        title = game_called(self.games, request.path_params["game"])

        async def sounds() -> wire.GameSounds:
            return wire.GameSounds(title.presentation.sounds())

        return await self.cached.answer(request, ("sounds", title.id), sounds)

    async def rules(self, request: Request) -> Response:
        title, language = self.book_of(request)
        make = partial(asyncio.to_thread, rulebook, title.id, language)
        return await self.cached.answer(request, ("rules", title.id, language), make)

    def book_of(self, request: Request) -> tuple[Title, str]:
        """Return the game that a request names, and a language that the game speaks."""
        title = game_called(self.games, request.path_params["game"])
        return title, spoken(title, language_of(request))

    async def draft_board(self, request: Request) -> Response:
        """Draw a board that players build, and say what is wrong with it."""
        self.must_be_at_home(request)
        title = game_called(self.games, request.path_params["game"])
        language = spoken(title, language_of(request))
        wish = await self.read(request, wire.DraftBoard, self.settings.largest_message)
        if wish.placed is None:
            # To build a board by chance takes long.
            self.count(request, "too_many_boards")
        return answer(await asyncio.to_thread(drafted, title, wish, language))

    async def make_table(self, request: Request) -> Response:
        self.must_be_at_home(request)
        wish = await self.read(request, wire.NewTable, self.settings.largest_body)
        self.count(request, "too_many_tables")
        return answer(await self.tables.make(wish), status=201)

    async def accept(self, request: Request) -> Response:
        """Exchange an invitation for a seat's own key."""
        self.must_be_at_home(request)
        wish = await self.read(request, wire.AcceptInvitation, self.settings.largest_message)
        table = await self.tables.open(request.path_params["table"])
        if table is None:
            raise Refusal("unknown_table")
        invitation = bearer(request.headers.get("authorization"))
        return answer(await accept(table, invitation, wish), status=201)

    async def take_seat(self, request: Request) -> Response:
        """Take a free seat of an open table."""
        self.must_be_at_home(request)
        wish = await self.read(request, wire.TakeSeat, self.settings.largest_message)
        table = await self.tables.open(request.path_params["table"])
        if table is None:
            raise Refusal("unknown_table")
        return answer(await take_seat(table, wish), status=201)

    async def open_tables(self, request: Request) -> Response:
        """List the tables that anybody may find."""
        listed = [text for text in await self.tables.archive.listed() if text]
        return answer(wire.OpenTables([msgspec.json.decode(one, type=wire.OpenTable) for one in listed]))

    async def renew_link(self, request: Request) -> Response:
        """Give a seat an invitation in place of the link it has."""
        self.must_be_at_home(request)
        table, access = await self.enter(request)
        if access.role != "host":
            raise Refusal("not_host")
        seat = whole(request.path_params["seat"], len(table.holders) - 1)
        if seat is None:
            raise Refusal("unknown_seat")
        key = new_key()
        async with table.lock:
            must_take_guests(table)
            must_be_agreed(table, seat)
            await table.renew_link(seat, hash_of(key))
        return answer(wire.SeatLink([seat], key), status=201)

    async def record(self, request: Request) -> Response:
        table, access = await self.enter(request)
        must_be_open(table, access)
        return answer(await asyncio.to_thread(record_of, table))

    async def report(self, request: Request) -> Response:
        table, access = await self.enter(request)
        must_be_open(table, access)
        record = await asyncio.to_thread(record_of, table)
        view = table.rendering.view(table.seats_of(access))
        lines = last_told(table.history, view, table_language(table, request))
        program = f"veglia {veglia.__version__}"
        return answer(wire.ProblemReport(program, table.row.id, record, record.hash, lines))

    async def moment(self, request: Request) -> Response:
        table, access = await self.enter(request)
        last = len(table.history.choices)
        wanted = whole(request.path_params["version"], last)
        if wanted is None:
            raise Refusal("unknown_moment")
        choices = table.history.choices[:wanted]
        language, seats = table_language(table, request), table.seats_of(access)
        step = await table.step(choices)
        return answer(await asyncio.to_thread(moment_of, table, step, wanted, last, seats, language))

    async def read(self, request: Request, kind: type[Message], largest: int) -> Message:
        body = await json_body(request, largest, self.settings.body_seconds)
        self.shares.upload(address_of(request), len(body))
        return understood(body, kind)

    async def enter(self, request: Request) -> tuple[LiveTable, Access]:
        return await self.tables.enter(
            request.path_params["table"], bearer(request.headers.get("authorization"))
        )

    def must_be_at_home(self, request: Request) -> None:
        """Refuse what another site's page lets a browser ask for."""
        if not is_own_origin(request.headers, self.settings):
            raise Refusal("bad_origin")

    def count(self, request: Request, refusal: str) -> None:
        """Refuse an address that has made too many tables and boards within a minute."""
        self.shares.make(address_of(request), refusal)


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    # Nothing of a table may lie in a cache: it would outlive the key.
    return Response(
        msgspec.json.encode(body), status, {"Cache-Control": "no-store"}, media_type="application/json"
    )


def problem(refusal: Refusal, language: str) -> Response:
    told = wire.Problem(refusal.name, refusal.text(language), refusal.detail, refusal.option)
    answered = answer(told, refusal.status)
    if refusal.name in RETRY_AFTER:
        answered.headers["Retry-After"] = str(RETRY_AFTER[refusal.name])
    return answered


def whole(text: str, most: int) -> int | None:
    """Return the number in a part of an address, if there is one from 0 to the most."""
    is_number = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
    return int(text) if is_number and int(text) <= most else None


def language_of(request: Request) -> str:
    return request.query_params.get("lang", LANGUAGES[0])


def table_language(table: LiveTable, request: Request) -> str:
    return spoken(table.history.title, language_of(request))


async def json_body(request: Request, largest: int, seconds: float) -> bytes:
    """Return a body that says it is JSON, or refuse it."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refusal("not_json")
    return await body_of(request, largest, seconds)


def understood(body: bytes, kind: type[Message]) -> Message:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad_message", str(error)) from error


async def body_of(request: Request, largest: int, seconds: float) -> bytes:
    """Return the body, or refuse it before it has filled the memory or taken too long."""
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                size += len(part)
                if size > largest:
                    raise Refusal("too_large")
                parts.append(part)
    except TimeoutError as error:
        raise Refusal("too_slow") from error
    except ClientDisconnect as error:
        raise Refusal("bad_message", "the body was cut off") from error
    return b"".join(parts)


def drafted(title: Title, wish: wire.DraftBoard, language: str) -> BoardDraft:
    """Return a board that is being built, or refuse parts and places that there are not."""
    placed = None
    if wish.placed is not None:
        placed = [PlacedPart(one.place, one.part, one.turns) for one in wish.placed]
    asked = BoardWish(start=wish.start, placed=placed, seed=int(wish.seed or "0"), options=wish.options)
    try:
        return title.presentation.draft_board(asked, language)
    except (BadSetup, UnknownName) as error:
        raise bad_setup(title, error) from error


def must_be_open(table: LiveTable, access: Access) -> None:
    """A record holds the seed, which tells what is hidden: see who may have it while a game goes on."""
    if not table.tells_all(access):
        raise Refusal("still_running")


def record_of(table: LiveTable) -> wire.GameRecord:
    return record(table.row, table.history.choices[:], table.history.game().hash())


def moment_of(
    table: LiveTable, step: ReplayStep, version: int, last: int, seats: tuple[int, ...], language: str
) -> wire.ReplayFrame:
    """Return a point of a game as some seats see it; once the game is over, with the cards of all hands."""
    title = table.history.title
    frame = moment_at(title, step, version, last, seats, language)
    if table.history.state.asking is not None:
        return frame
    everyone = range(len(table.row.seats))
    return replace(frame, scene=with_all_hands(title, step.snapshot.state, frame.scene, everyone, language))


def with_all_hands(title: Title, state: State, scene: Scene, seats: Iterable[int], language: str) -> Scene:
    """Return a scene in which every card in a hand lies open that one of some seats sees."""
    hands = {hand.id: hand for hand in scene.hands}
    if not hands:
        return scene
    for seat in seats:
        for hand in title.presentation.scene(state, title.presentation.viewpoint(seat), language).hands:
            if hand.id in hands and len(hand.cards) > len(hands[hand.id].cards):
                hands[hand.id] = hand
    return replace(scene, hands=list(hands.values()))


def moment_at(
    title: Title, step: ReplayStep, version: int, last: int, seats: tuple[int, ...], language: str
) -> wire.ReplayFrame:
    """Return a step of a game as some seats see it."""
    state = step.snapshot.state
    said = ""
    before = title.presentation.viewpoint(seat_of(state if step.before is None else step.before, seats))
    chooser = first_in(step.seats, seats)
    if step.before is not None and step.option is not None and chooser is not None:
        said = words_of(title, step.before, step.option, language, chooser)
    return wire.ReplayFrame(
        version,
        last,
        title.presentation.board(state, language),
        title.presentation.scene(state, title.presentation.viewpoint(seat_of(state, seats)), language),
        told(title, step.snapshot, before, language),
        said,
    )
