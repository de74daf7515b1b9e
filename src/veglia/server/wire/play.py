"""What goes through the websocket."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from veglia.kernel.offers import Preview, Question, Reason, Way
from veglia.kernel.scene import BoardShape, Piece, Scene, Slot, Told
from veglia.server.wire.company import (
    Chat,
    Introduce,
    ListTable,
    Ping,
    Pinged,
    React,
    Reacted,
    Say,
    UndoRefused,
)
from veglia.server.wire.words import Language, Name, Number, Request, ThingId, Version

# Websocket, from the client


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    request: Request
    version: Version
    number: Number
    # The seat that answers, when the link holds several.
    seat: Annotated[int, Meta(ge=0, le=12)] | None = None


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Ask to take the last choice of the own side back.

    Done when all others of the side who are there have agreed, and everyone of another side.
    """

    request: Request
    version: Version


class AnswerUndo(Struct, frozen=True, tag="answer_undo", forbid_unknown_fields=True):
    request: Request
    version: Version
    agree: bool


class AskSeat(Struct, frozen=True, tag="ask_seat", forbid_unknown_fields=True):
    """Ask the people of another side for a seat of theirs: the host may hand it over when they agree."""

    request: Request
    seat: Annotated[int, Meta(ge=0, le=12)]


class AnswerSeat(Struct, frozen=True, tag="answer_seat", forbid_unknown_fields=True):
    request: Request
    seat: Annotated[int, Meta(ge=0, le=12)]
    agree: bool


class AskWhyNot(Struct, frozen=True, tag="why_not", forbid_unknown_fields=True):
    request: Request
    target: ThingId


class AskPreview(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    request: Request
    version: Version
    # The number of a choice; None: the forecast of what the rules alone would do next.
    number: Number | None = None


class AskWays(Struct, frozen=True, tag="ways", forbid_unknown_fields=True):
    """Ask how the figure that is to move gets to zones several steps away."""

    request: Request
    version: Version


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask for a good choice; the answer takes a few seconds of thought."""

    request: Request
    version: Version


class Speak(Struct, frozen=True, tag="speak", forbid_unknown_fields=True):
    request: Request
    language: Language


class HandOver(Struct, frozen=True, tag="hand_over", forbid_unknown_fields=True):
    """Give a seat to a bot, its link, or the host. A link may give its own seat to a bot and take it back.

    A seat of another side is asked for first (AskSeat).
    """

    request: Request
    seat: Annotated[int, Meta(ge=0, le=12)]
    holder: Literal["mine", "link", "bot"]
    bot: Name = "random"


class Hold(Struct, frozen=True, tag="hold", forbid_unknown_fields=True):
    """Say "wait, I am thinking" in a reaction window, or take that back."""

    request: Request
    version: Version
    is_held: bool


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Say when a seat is to be asked at a kind of moment: always, when it can play something, or never."""

    request: Request
    seat: Annotated[int, Meta(ge=0, le=12)]
    moment: Annotated[str, Meta(max_length=80)]
    wish: Literal["always", "playable", "never"]


class PassOn(Struct, frozen=True, tag="pass_on", forbid_unknown_fields=True):
    """Pass in this window and in all that follow until the end of the present fight, phase or turn."""

    request: Request
    version: Version
    scope: Literal["fight", "phase", "turn"]


class Beat(Struct, frozen=True, tag="beat", forbid_unknown_fields=True):
    """Ask whether the table is still served; the answer is RequestDone, after all that was asked before."""

    request: Request


class Shown(Struct, frozen=True, tag="shown", forbid_unknown_fields=True):
    """Everything up to this version has been shown. Bots run only a little ahead of a client that says so."""

    version: Version


FromClient = (
    Choose
    | Undo
    | AnswerUndo
    | AskSeat
    | AnswerSeat
    | AskWhyNot
    | AskPreview
    | AskWays
    | AskHint
    | Speak
    | HandOver
    | Hold
    | Stand
    | PassOn
    | Shown
    | Beat
    | Say
    | React
    | Ping
    | Introduce
    | ListTable
)

# Websocket, to the client


class SeatState(Struct, frozen=True):
    seat: int
    label: str
    side: str
    holder: Literal["mine", "link", "bot"]
    bot: str
    # Whether someone with its link is there.
    is_here: bool
    # The browser that holds the seat or its link: seats with the same number are one person's. 0: that of
    # whoever made the table; None: nobody has accepted an invitation to it.
    browser: int | None
    # Whether the host has to ask others for it (AskSeat) before handing it over.
    needs_consent: bool


class UndoAsked(Struct, frozen=True):
    seat: int
    # Seats that still have to agree.
    waits_for: list[int]


class SeatAsked(Struct, frozen=True):
    """The host asks the people of another side for a seat."""

    seat: int
    # Seats that still have to agree; their consent is not needed once all of them are away for so long.
    waits_for: list[int]
    seconds: float


class WindowShown(Struct, frozen=True):
    """A reaction window that is open. Nothing here depends on what the asked seat can play."""

    # One of Table.moments.
    moment: str
    # Who is asked.
    seat: int
    # How long until it passes by itself, measured from this message; None: there is no limit.
    seconds: float | None
    # Whether the asked seat has said that it is thinking.
    held: bool


class Chosen(Struct, frozen=True):
    """A choice of the log: it stands before the line of `told` at a place."""

    place: int
    seat: int
    text: str


class TableState(Struct, frozen=True, tag="table"):
    """Everything, when a client comes, comes back, changes language, or after an undo."""

    table: str
    game: str
    mission: str
    # Empty while it would tell the future: for all but the host, and for the host where sides hide things.
    seed: str
    practice: bool
    # What this link may do.
    seats: list[int]
    is_host: bool
    holders: list[SeatState]
    version: int
    board: BoardShape
    scene: Scene
    question: Question | None
    # The last lines of the log.
    told: list[Told]
    # Whether the last choice can be taken back (by this link, with consent where needed).
    can_undo: bool
    undo: UndoAsked | None
    claim: SeatAsked | None
    language: str
    window: WindowShown | None
    # What the moments at which windows open are called; empty in titles without windows.
    moments: dict[str, str]
    # By the numbers of this link's seats: when the seat is asked, by moments.
    standing: dict[str, dict[str, str]]
    # As of Seats.
    watchers: int = 0
    is_listed: bool = False
    # The choices that led to the lines of the log, as far as this link may read them.
    chosen: list[Chosen] = []


class PutPiece(Struct, frozen=True, array_like=True):
    """A new or changed piece, and its place in the list of pieces."""

    place: int
    piece: Piece


class Pieces(Struct, frozen=True):
    """How the list of pieces comes to be what it is now.

    Those that are gone and those that are put are taken out, then each is put at its place, in order.
    """

    gone: list[str]
    put: list[PutPiece]


class TableMoved(Struct, frozen=True, tag="moved"):
    """The table went on by one choice: what was chosen, what happened, what is now."""

    version: int
    # Who chose, and what, in words (empty for those who may not know what was offered).
    seat: int
    choice: str
    told: list[Told]
    # Only when it has changed.
    board: BoardShape | None
    # Only the fields of a Scene that have changed: the client lays them over the scene it has.
    scene: dict[str, Any]
    # What has changed among the pieces of the scene; None when nothing has, or when `scene` has them all.
    pieces: Pieces | None
    # By the ids of heroes, only their fields that have changed: laid over the heroes the client has.
    heroes: dict[str, dict[str, Any]]
    # Slots of heroes that have changed: each takes the place of the one with its id.
    slots: list[Slot]
    question: Question | None
    # The asides are those of the question before, with their owners, and are not told again.
    keeps_asides: bool
    can_undo: bool
    window: WindowShown | None


class Seats(Struct, frozen=True, tag="seats"):
    holders: list[SeatState]
    undo: UndoAsked | None
    claim: SeatAsked | None
    # How many connections look on, and whether the table is on the list of open tables.
    watchers: int = 0
    is_listed: bool = False


class Windowed(Struct, frozen=True, tag="window"):
    """The window that is open has changed, and nothing else: someone is thinking, came or left."""

    window: WindowShown | None


class Standings(Struct, frozen=True, tag="standing"):
    """When this link's seats are asked has changed."""

    standing: dict[str, dict[str, str]]


class RequestDone(Struct, frozen=True, tag="done"):
    """A request was carried out (all but questions).

    The answer to a window takes effect at the end of its delay: its version is the present one.
    """

    request: int
    version: int
    # The invitation that hand_over made for a seat that had no link.
    key: str = ""


class Refused(Struct, frozen=True, tag="refused"):
    """A request was not carried out, or a message not understood (request is -1 then)."""

    request: int
    code: str
    # For players, in their language.
    text: str
    # What was found, for programmers.
    detail: str = ""


class Reasons(Struct, frozen=True, tag="reasons"):
    request: int
    target: str
    reasons: list[Reason]


class Previewed(Struct, frozen=True, tag="previewed"):
    request: int
    preview: Preview


class FoundWays(Struct, frozen=True, tag="ways_found"):
    """A way is walked by its choices one after another, each of them asked for and taken like any other."""

    request: int
    ways: list[Way]


class Hinted(Struct, frozen=True, tag="hinted"):
    """A good choice: its number, the choices expected to follow in words, the estimated chance to win."""

    request: int
    number: int
    line: list[str]
    chance: float
    # Where it is to do nothing: the best of all else in words, and how much lower the chance is with it.
    rival: str = ""
    worse: float = 0.0


ToClient = (
    TableState
    | TableMoved
    | Seats
    | Windowed
    | Standings
    | RequestDone
    | Refused
    | Reasons
    | Previewed
    | FoundWays
    | Hinted
    | Chat
    | Reacted
    | Pinged
    | UndoRefused
)
