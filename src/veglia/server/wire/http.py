"""What goes over HTTP."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from veglia.kernel.presentation import BoardDraft, Entry, Lobby, SoundMap
from veglia.kernel.scene import BoardShape, Scene, Told
from veglia.kernel.seats import Seat
from veglia.kernel.story import Chronicle, StoryWords
from veglia.server.wire.company import Here, KeepPersonal, OpenTables, Personal, PersonalLink, TakeSeat
from veglia.server.wire.words import Key, Name, Number

# Of a GameRecord; the second one of a game in the middle of which the rules have changed.
RECORD_FORMAT = "veglia-record-2"
SEAMED_FORMAT = "veglia-record-3"
Seed = Annotated[str, Meta(pattern=r"^(-?[0-9]{1,40})?$")]
Options = Annotated[dict[Name, Annotated[str, Meta(max_length=40)]], Meta(max_length=40)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: its side, its figures, and who plays it.

    `mine`: whoever makes the table, several of them are hot-seat. `link`: whoever accepts its invitation.
    `bot`: a bot.
    """

    heroes: Annotated[list[Name], Meta(max_length=12)] = []
    # One of the title's sides; empty: the first.
    side: Annotated[str, Meta(pattern=r"^[a-z0-9_]{0,40}$")] = ""
    holder: Literal["mine", "link", "bot"] = "mine"
    # The bot's name, for a bot.
    bot: Name = "random"
    label: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Name
    mission: Name
    # Empty: the seats that the title takes without being told, all mine.
    seats: Annotated[list[NewSeat], Meta(max_length=12)] = []
    # As text, because a seed may be of any size; empty: one is drawn.
    seed: Seed = ""
    options: Options = {}
    # How long a reaction window lasts: one of Lobby.window_seconds; 0: the usual time.
    window_seconds: float = 0.0
    # Solo practice: undo takes back anything.
    practice: bool = False
    # Go on from a record's choices: an uploaded game, or a branch of another table.
    choices: Annotated[list[Number], Meta(max_length=100_000)] = []
    # What the record says of its rules and of its last state. Choices made under other rules are taken only
    # with the fingerprint, and only if they end in the same state here. Empty: nothing is compared.
    rules_version: Annotated[str, Meta(max_length=40)] = ""
    hash: Annotated[str, Meta(max_length=128)] = ""


class LaidPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a board that is being built: where it lies, and how often it is turned clockwise."""

    place: Annotated[str, Meta(max_length=40)]
    part: Annotated[str, Meta(max_length=40)]
    turns: Annotated[int, Meta(ge=0, le=3)] = 0


class DraftBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """A board that is being built, to be drawn and checked: one to begin with, or parts as they lie."""

    # One of LobbyBuilder.starts, or a board as the builder's option takes it; used where `placed` is null.
    start: Annotated[str, Meta(max_length=400)] = ""
    placed: Annotated[list[LaidPart], Meta(max_length=100)] | None = None
    # As of a new table.
    seed: Seed = ""
    options: Options = {}


class SeatLink(Struct, frozen=True):
    """A link to a seat: an invitation for whoever may give it away, or the seat's own."""

    seats: list[int]
    key: str


class AcceptInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """Exchange an invitation, which is the request's key, for a seat's own key. Only the first one can.

    Whoever accepts makes that key, and may send the same again when no answer has come.
    """

    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{32,64}$")]
    # Keys for the table that the same browser has already: everyone sees which seats one browser holds.
    also: Annotated[list[Key], Meta(max_length=16)] = []


class MadeTable(Struct, frozen=True):
    table: str
    # Plays all seats of whoever made it, and may hand seats over.
    host: str
    # An invitation for each seat that is played by a link.
    links: list[SeatLink]
    watch: str


class RecordSeam(Struct, frozen=True):
    """Where newer rules took over: after how many choices, which, and the state they began with (base64)."""

    choice: int
    rules_version: str
    state: str


class GameRecord(Struct, frozen=True, omit_defaults=True):
    """A game as it was played: on one line it is what `veglia replay` and `verify` read, too."""

    format: str
    game: str
    rules_version: str
    mission: str
    seats: list[Seat]
    # As text, because a seed may be larger than a number of JavaScript.
    seed: str
    options: dict[str, str]
    choices: list[int]
    # The fingerprint of the state after the last choice.
    hash: str
    # `rules_version` made the choices before the first of them.
    seams: list[RecordSeam] = []


class ReplayFrame(Struct, frozen=True):
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


class ProblemReport(Struct, frozen=True):
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


class Glossary(Struct, frozen=True):
    entries: dict[str, Entry]


class GameSounds(Struct, frozen=True):
    """Which sounds a game makes; see SoundMap."""

    sounds: SoundMap


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
    Glossary,
    GameSounds,
    StoryWords,
    Chronicle,
    Rulebook,
    DraftBoard,
    BoardDraft,
    NewTable,
    MadeTable,
    AcceptInvitation,
    SeatLink,
    GameRecord,
    ReplayFrame,
    ProblemReport,
    Problem,
    OpenTables,
    TakeSeat,
    Here,
    KeepPersonal,
    PersonalLink,
    Personal,
)
