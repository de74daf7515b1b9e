"""What people at a table say and point at, and who is there; tables that are open to all; personal links."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from veglia.server.wire.words import Key, Name, Request, ThingId

# Everyone at the table, or those who play on the side of the seat that speaks.
Audience = Literal["table", "side"]
SpeakingSeat = Annotated[int, Meta(ge=0, le=12)] | None
# Longer ones are refused with a code of their own, which needs no limit here but that of a message.
SaidText = Annotated[str, Meta(max_length=4096)]
Reaction = Literal["well_done", "thanks", "hello", "sorry", "thinking", "hurry", "ouch", "laugh"]

# Websocket, from the client


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something to the table or to the own side."""

    request: Request
    text: SaidText
    to: Audience = "table"
    # The seat that speaks, when the link plays several.
    seat: SpeakingSeat = None


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Say something that needs no words; it is not kept."""

    request: Request
    reaction: Reaction
    to: Audience = "table"
    seat: SpeakingSeat = None


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Point at a zone of the board."""

    request: Request
    target: ThingId
    to: Audience = "table"
    seat: SpeakingSeat = None


class Introduce(Struct, frozen=True, tag="introduce", forbid_unknown_fields=True):
    """Say one's name. Where the link plays one seat, the seat is called so from then on."""

    request: Request
    name: SaidText


class ListTable(Struct, frozen=True, tag="list", forbid_unknown_fields=True):
    """Put the table on the list of open tables, or take it off: the host's."""

    request: Request
    is_listed: bool


# Websocket, to the client


class ChatLine(Struct, frozen=True):
    # Counts the lines of a table.
    number: int
    # Milliseconds since 1970.
    at: int
    # None: a spectator.
    seat: int | None
    name: str
    # The side that hears it; empty: the table.
    side: str
    text: str


class Chat(Struct, frozen=True, tag="chat"):
    """What was said, as this viewer may hear it."""

    lines: list[ChatLine]
    # Whether these are all there are: what the client has goes.
    is_all: bool


class Reacted(Struct, frozen=True, tag="reacted"):
    seat: int | None
    name: str
    side: str
    reaction: Reaction


class Pinged(Struct, frozen=True, tag="pinged"):
    seat: int | None
    name: str
    side: str
    # The id of a zone.
    target: str


class UndoRefused(Struct, frozen=True, tag="undo_refused"):
    """An undo was refused: whose, and by which seat."""

    seat: int
    by: int


# HTTP


class OpenSeat(Struct, frozen=True):
    seat: int
    label: str
    side: str
    holder: Literal["mine", "link", "bot"]
    # Whether whoever wants may take it.
    is_free: bool


class OpenTable(Struct, frozen=True):
    """A table that its host has listed for everyone."""

    table: str
    game: Name
    mission: str
    seats: list[OpenSeat]
    # Seats whose people are there, and connections that look on.
    here: int
    watchers: int
    # Opens the table to look on.
    watch: str


class OpenTables(Struct, frozen=True):
    # The newest first.
    tables: list[OpenTable]


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat of an open table, with a key that whoever takes it makes; see AcceptInvitation."""

    seat: Annotated[int, Meta(ge=0, le=12)]
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32,64}$")]
    also: Annotated[list[Key], Meta(max_length=16)] = []


class Here(Struct, frozen=True):
    """How this server can be reached; told to browsers on the same computer only."""

    is_local_only: bool
    # Of this computer on its network; empty where that is not known.
    addresses: list[str]


class KeepPersonal(Struct, frozen=True, forbid_unknown_fields=True):
    """Put something behind a personal link, in place of what was read as this version."""

    text: Annotated[str, Meta(max_length=400_000)]
    version: Annotated[int, Meta(ge=0, le=2**31)] = 0


class PersonalLink(Struct, frozen=True):
    """The key of a personal link: 192 random bits."""

    key: str


class Personal(Struct, frozen=True):
    """What is behind a personal link."""

    version: int
    text: str
