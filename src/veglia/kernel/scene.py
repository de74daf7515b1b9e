# veglia: interpreted
"""What a table shows, as plain data in which no rule is left to be worked out.

Everything that can be pointed at has an id of its own ("zone/4", "figure/2", "card/17"). Options, effects and
questions name things by these ids, so that a client needs to know nothing about a game to light them up.
"""

from typing import Literal

from msgspec import Struct

# The board: drawn once, told again only when its key changes


class Rect(Struct, array_like=True, frozen=True):
    """A rectangle on the board; a tile is one unit wide."""

    x: float
    y: float
    width: float
    height: float


class ZoneShape(Struct, frozen=True):
    id: str
    # How it is drawn: a word of the title.
    kind: str
    name: str
    rects: list[Rect]
    # Where its name and pieces are put: the middle of the largest part that nothing lies over.
    middle: tuple[float, float]


class Edge(Struct, frozen=True):
    """A line between cells.

    wall, window, opening, border (zones part without a wall), rail (of a balcony), door and door_open,
    code_door and code_door_open (opened by no one alone), rubble (of what has fallen); a title may have more.
    """

    kind: str
    start: tuple[float, float]
    end: tuple[float, float]


class Decor(Struct, frozen=True):
    """Something drawn on the board that is no piece: stairs, a table ..."""

    look: str
    rect: Rect
    # Clockwise quarter turns.
    turns: int


class BoardShape(Struct, frozen=True):
    key: str
    # The palette of the game.
    theme: str
    width: float
    height: float
    zones: list[ZoneShape]
    edges: list[Edge]
    decor: list[Decor]


# The scene: what lies and stands where


class Piece(Struct, frozen=True):
    """Figures, foes and tokens on the board; alike ones in a zone are one piece with a count."""

    id: str
    look: str
    name: str
    # An id of a zone.
    zone: str
    count: int = 1
    # hero, foe, token or machine: decides its shape and its place in the zone.
    sort: Literal["hero", "foe", "token", "machine"] = "token"
    # The seat that plays it; decides a hero's colour.
    seat: int | None = None
    # Short text on it: an order number, a letter.
    badge: str = ""
    # active, out, open, closed, a colour, or a word of the title.
    states: list[str] = []
    # One sentence for hover, focus and long press.
    note: str = ""
    # The zone behind it, for what stands on the edge between two zones: a door, a barricade. Several things
    # may stand on one edge; the edge may be of any kind.
    beside: str = ""
    # The look of its public back while it lies face down. Whoever does not know its front is sent the back as
    # `look`, too, and a name that tells nothing.
    back: str = ""
    # Zones that it covers beside its own, from the nearest: what a camera watches.
    reaches: list[str] = []


class Card(Struct, frozen=True):
    id: str
    look: str
    name: str
    # What is written under the name: ("Range", "0-1"), ("Dice", "2").
    values: list[tuple[str, str]] = []
    # Words on it.
    marks: list[str] = []
    # The rest of what it does, in our words.
    text: str = ""
    # Empty, to be reloaded.
    is_spent: bool = False


class Slot(Struct, frozen=True):
    id: str
    name: str
    # hand, preferred, pack, new ...
    kind: str
    card: Card | None


class Skill(Struct, frozen=True):
    id: str
    name: str
    text: str
    rule: str
    # Owned, open to be gained at a level, or spent for now.
    state: Literal["have", "later", "spent"]
    # The level it belongs to, as a colour: blue, yellow, orange, red.
    level: str
    look: str = ""


class BarMark(Struct, frozen=True):
    """A mark on a bar: from here on it has this colour and name."""

    at: int
    colour: str
    name: str


class Bar(Struct, frozen=True):
    name: str
    value: int
    most: int
    marks: list[BarMark] = []
    # A bar with its marks, or as many discs or hearts as `most`, of which `value` are filled.
    shape: Literal["bar", "discs", "hearts"] = "bar"


class Hero(Struct, frozen=True):
    """A figure that a seat plays, with its dashboard."""

    # The same id as its piece.
    id: str
    look: str
    name: str
    # Class, role: a word under the name.
    title: str
    seat: int | None
    is_active: bool
    # Eliminated or gone: why, in a word; empty while in play.
    out: str
    # In the order in which they are shown; the first with hearts is what wounds are counted by.
    bars: list[Bar]
    actions: int
    free_actions: int
    slots: list[Slot]
    skills: list[Skill]
    # Words about it now: "has acted".
    notes: list[str] = []


class Pile(Struct, frozen=True):
    id: str
    look: str
    name: str
    left: int
    # Open cards on top of it, and what has been discarded.
    top: Card | None = None
    discards: list[str] = []
    note: str = ""


class Hand(Struct, frozen=True):
    """Cards held by a seat: those that the viewer may see face up, all others as backs."""

    id: str
    name: str
    seat: int | None
    # How many there are, seen and unseen.
    count: int
    # Those that the viewer sees.
    cards: list[Card] = []
    # The look of the backs.
    back: str = ""
    note: str = ""


class TrackStep(Struct, frozen=True):
    """What is written at a step of a track."""

    at: int
    text: str
    colour: str = ""


class Track(Struct, frozen=True):
    """Numbered steps with a marker: rounds left, darkness, a countdown."""

    id: str
    look: str
    name: str
    # The first and the last step, and where the marker is.
    first: int
    last: int
    at: int
    steps: list[TrackStep] = []
    note: str = ""


class GoalStatus(Struct, frozen=True):
    text: str
    is_met: bool
    progress: str = ""
    # The name of the side whose goal it is, where there are several.
    side: str = ""


class Chip(Struct, frozen=True):
    """A small fact in the head line: a level, a count."""

    name: str
    value: str
    colour: str = ""
    # Whom it names: a client that knows the seat's own name says that instead of the value.
    seat: int | None = None


class Scene(Struct, frozen=True):
    board: str
    mission: str
    round: int
    phase: str
    # Whose turn, in words; empty between turns.
    turn: str
    chips: list[Chip]
    goals: list[GoalStatus]
    # Ids of the mission's own rules.
    rules: list[str]
    pieces: list[Piece]
    heroes: list[Hero]
    piles: list[Pile]
    # How it ended, in words, and the rule; None while it goes on.
    result: "Ending | None"
    hands: list[Hand] = []
    tracks: list[Track] = []
    # What is going on in the foreground: a fight, a card that is about to act. None: nothing is.
    inset: "Inset | None" = None
    # How the whole table is to look now, a word of the title; and how dark it is drawn, from 0 to 1.
    mood: str = ""
    night: float = 0.0


class WinningSide(Struct, frozen=True):
    id: str
    name: str


class Ending(Struct, frozen=True):
    # What the end is for who looks. In a title of several sides it is `over` for a spectator.
    outcome: Literal["won", "lost", "over"]
    text: str
    rule: str
    # The sides that have won, in a title of several.
    sides: list[WinningSide] = []


# What happened


class DiceGroup(Struct, frozen=True, omit_defaults=True):
    """Dice that belong together: those of one owner or of one colour."""

    # What each shows: a number, and where a die has symbols instead of pips the look of its symbol.
    faces: list[int]
    symbols: list[str] = []
    # Dice of at least this number are good (0: no die is good or bad by its number).
    needed: int = 0
    # Places of the dice that were cancelled.
    cancelled: list[int] = []
    # Whose or which dice these are; shown where there are several groups.
    name: str = ""
    # A named colour, or that of the seat.
    colour: str = ""
    seat: int | None = None


class InsetParty(Struct, frozen=True, omit_defaults=True):
    """One of those who take part in what an inset shows."""

    # The id of its piece.
    id: str
    look: str
    name: str
    # hero, foe, token or machine, as of its piece.
    sort: Literal["hero", "foe", "token", "machine"]
    seat: int | None = None
    # Its dice as they lie, once they have been rolled, and what they count for.
    dice: DiceGroup | None = None
    total: str = ""
    is_ahead: bool = False
    # Cards that it has played or used in this.
    cards: list[Card] = []
    # Words about it: "may use no items".
    notes: list[str] = []


class PlayedCard(Struct, frozen=True, omit_defaults=True):
    """A card that was played openly and has acted, or was cancelled."""

    card: Card
    by: str
    # What is said of it if it was cancelled.
    cancelled: str = ""


class Inset(Struct, frozen=True, omit_defaults=True):
    """Something shown large while it goes on: a fight with its dice, a card that has been announced."""

    title: str
    rule: str
    # The zone in which it happens; empty where it has no place.
    zone: str = ""
    parties: list[InsetParty] = []
    # Announced and not resolved yet, and who has played it.
    card: Card | None = None
    played_by: str = ""
    # Played in this before, by whomever; the earliest first.
    played: list[PlayedCard] = []
    # How things stand, and what comes of it if nothing more is done.
    status: str = ""
    passing: str = ""


class Effect(Struct, frozen=True, omit_defaults=True):
    """One thing to show on the board. The scene that follows is the truth; effects only lead to it.

    move    `count` of `piece` go along `path` (the zones they enter) and become part of `into` (a piece's id)
    add     `count` of a piece `piece` with `look`, of a `sort`, appear in `zone`
    remove  `count` of `piece` disappear
    dice    `dice` are rolled, group by group
    flash   `piece` is marked with `look` (wound, heal, kill, shield, ...) and a short `text`
    pulse   `zone` is marked with `look` (noise, blast, spawn, search ...)
    card    `card` is turned over for all to see
    banner  `text` is shown over the board: a phase, a round
    board   the next board lies here from now on; `renames` maps old ids of zones and pieces to new ones
    """

    op: Literal["move", "add", "remove", "dice", "flash", "pulse", "card", "banner", "board"]
    piece: str = ""
    into: str = ""
    look: str = ""
    sort: Literal["", "hero", "foe", "token", "machine"] = ""
    zone: str = ""
    path: list[str] = []
    count: int = 1
    dice: list[DiceGroup] = []
    card: Card | None = None
    text: str = ""
    renames: dict[str, str] = {}


class Told(Struct, frozen=True):
    """One event as it is told: the sentence, its rule, and what is shown."""

    text: str
    rule: str
    effects: list[Effect]
    # head: a round or phase begins; line: as usual; detail: may be folded away.
    weight: Literal["head", "line", "detail"] = "line"


# What can be chosen
