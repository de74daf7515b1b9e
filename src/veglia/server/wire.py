"""What goes over the wire. The client's TypeScript types are made from these: `make types`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from veglia.kernel.face import Entry, Lobby
from veglia.kernel.scene import BoardShape, Piece, Preview, Question, Reason, Scene, Slot, Told

Language = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]
Name = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}$")]
# An id of a thing of the scene.
ThingId = Annotated[str, Meta(max_length=80)]
# A key is the secret part of a link. It travels in the header `Authorization: Bearer <key>`, and as the
# second subprotocol of a websocket (after "veglia"): addresses are written to logs, these are not.
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
# Counts messages of a client, so that answers find their question and nothing is done twice.
Request = Annotated[int, Meta(ge=0, le=2**31)]
Number = Annotated[int, Meta(ge=-(2**15), le=2**15)]
# Counts the choices and the undos of a table, so that what was meant for a line taken back is never taken.
Version = Annotated[int, Meta(ge=0, le=2**31)]

# HTTP


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: its figures, and who plays it.

    `mine`: whoever makes the table, several of them are hot-seat. `link`: a link of its own. `bot`: a bot.
    """

    heroes: Annotated[list[Name], Meta(max_length=12)]
    holder: Literal["mine", "link", "bot"] = "mine"
    # The bot's name, for a bot.
    bot: Name = "random"
    label: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Name
    mission: Name
    # Empty: one seat of mine with the mission's own party.
    seats: Annotated[list[NewSeat], Meta(max_length=12)] = []
    # As text, because a seed may be of any size; empty: one is drawn.
    seed: Annotated[str, Meta(pattern=r"^(-?[0-9]{1,40})?$")] = ""
    options: Annotated[dict[Name, Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = {}
    # Solo practice: undo takes back anything.
    practice: bool = False
    # Go on from a record's choices: an uploaded game, or a branch of another table.
    choices: Annotated[list[Number], Meta(max_length=100_000)] = []
    # What the record says of its rules and of its last state. Choices made under other rules are taken only
    # with the fingerprint, and only if they end in the same state here. Empty: nothing is compared.
    rules_version: Annotated[str, Meta(max_length=40)] = ""
    hash: Annotated[str, Meta(max_length=128)] = ""


class SeatLink(Struct, frozen=True):
    """A link of its own for a seat."""

    seats: list[int]
    key: str


class MadeTable(Struct, frozen=True):
    table: str
    # Plays all seats of whoever made it, and may hand seats over.
    host: str
    # One for each seat that is played by a link.
    links: list[SeatLink]
    watch: str


class GameRecord(Struct, frozen=True):
    """A game as it was played: on one line it is what `veglia replay` and `verify` read, too."""

    format: str
    game: str
    rules_version: str
    mission: str
    seats: list[list[str]]
    # As text, because a seed may be larger than a number of JavaScript.
    seed: str
    options: dict[str, str]
    choices: list[int]
    # The fingerprint of the state after the last choice.
    hash: str


class Moment(Struct, frozen=True):
    """A game at some point of it, for replays; choices that were taken back do not count."""

    # How many choices had been made at this point.
    version: int
    # How many choices there are in all.
    last: int
    board: BoardShape
    scene: Scene
    # What the choice before this point led to.
    told: list[Told]
    # The choice, in words; empty for those who were not asked.
    choice: str


class Report(Struct, frozen=True):
    """All that is needed to look into a problem; holds no secret."""

    program: str
    table: str
    record: GameRecord
    hash: str
    told: list[Told]
    said: str = ""


class RulingText(Struct, frozen=True):
    """How we settle what the book leaves open, and why."""

    id: str
    question: str
    ruling: str
    why: str


class RuleText(Struct, frozen=True):
    id: str
    title: str
    text: str
    rulings: list[RulingText]
    # What the rule is about and the box does not have: it is there for reference.
    needs: str = ""


class Rulebook(Struct, frozen=True):
    game: str
    language: str
    rules: list[RuleText]


class Almanac(Struct, frozen=True):
    entries: dict[str, Entry]


class Bot(Struct, frozen=True):
    """A strength of bots, in words."""

    id: str
    name: str
    about: str
    # Whether it is taken when nobody says which.
    is_usual: bool


class Games(Struct, frozen=True):
    version: str
    games: list[Lobby]
    # From the weakest to the strongest.
    bots: list[Bot]


class Problem(Struct, frozen=True):
    """What every refused HTTP request answers."""

    code: str
    # For players, in their language.
    text: str
    # What was found, for programmers.
    detail: str = ""
    # The option of a set-up that is to blame.
    option: str = ""


# What goes over HTTP; the rest goes through the websocket.
HTTP: tuple[type[Struct], ...] = (
    Games,
    Almanac,
    Rulebook,
    NewTable,
    MadeTable,
    SeatLink,
    GameRecord,
    Moment,
    Report,
    Problem,
)

# Websocket, from the client


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    request: Request
    version: Version
    number: Number
    # The seat that answers, when the link holds several.
    seat: Annotated[int, Meta(ge=0, le=12)] | None = None


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Ask to take the last choice back; done when every other seat played by people has agreed."""

    request: Request
    version: Version


class AnswerUndo(Struct, frozen=True, tag="answer_undo", forbid_unknown_fields=True):
    request: Request
    version: Version
    agree: bool


class AskWhyNot(Struct, frozen=True, tag="why_not", forbid_unknown_fields=True):
    request: Request
    target: ThingId


class AskPreview(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    request: Request
    version: Version
    # The number of a choice; None: the forecast of what the rules alone would do next.
    number: Number | None = None


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask for a good choice; the answer takes a few seconds of thought."""

    request: Request
    version: Version


class Speak(Struct, frozen=True, tag="speak", forbid_unknown_fields=True):
    request: Request
    language: Language


class HandOver(Struct, frozen=True, tag="hand_over", forbid_unknown_fields=True):
    """Give a seat to a bot, its link, or the host. A link may give its own seat to a bot and take it back."""

    request: Request
    seat: Annotated[int, Meta(ge=0, le=12)]
    holder: Literal["mine", "link", "bot"]
    bot: Name = "random"


class Shown(Struct, frozen=True, tag="shown", forbid_unknown_fields=True):
    """Everything up to this version has been shown. Bots run only a little ahead of a client that says so."""

    version: Version


FromClient = Choose | Undo | AnswerUndo | AskWhyNot | AskPreview | AskHint | Speak | HandOver | Shown

# Websocket, to the client


class SeatState(Struct, frozen=True):
    seat: int
    label: str
    holder: Literal["mine", "link", "bot"]
    bot: str
    # Whether someone with its link is there.
    is_here: bool


class UndoAsked(Struct, frozen=True):
    seat: int
    # Seats that still have to agree.
    waits_for: list[int]


class Table(Struct, frozen=True, tag="table"):
    """Everything, when a client comes, comes back, changes language, or after an undo."""

    table: str
    game: str
    mission: str
    # Empty for all but the host while it would tell the future.
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
    language: str


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


class Moved(Struct, frozen=True, tag="moved"):
    """The table went on by one choice: what was chosen, what happened, what is now."""

    version: int
    # Who chose, and what, in words (empty for those who were not asked).
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


class Seats(Struct, frozen=True, tag="seats"):
    holders: list[SeatState]
    undo: UndoAsked | None


class Done(Struct, frozen=True, tag="done"):
    """A request was carried out (choose, undo, answer_undo, speak, hand_over)."""

    request: int
    version: int
    # The key of the link that hand_over made for a seat that had none.
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


class Hinted(Struct, frozen=True, tag="hinted"):
    """A good choice: its number, the choices expected to follow in words, the estimated chance to win."""

    request: int
    number: int
    line: list[str]
    chance: float


ToClient = Table | Moved | Seats | Done | Refused | Reasons | Previewed | Hinted
