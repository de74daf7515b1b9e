# veglia: interpreted
"""The presentation of a title: what a client shows of it, in the lobby and at a table."""

from typing import Literal

from msgspec import Struct

from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.machine import Event, Option, State
from veglia.kernel.offers import Offer, Preview, Reason
from veglia.kernel.scene import BoardShape, Edge, Piece, Rect, Scene, Skill, Told
from veglia.kernel.story import Story

# The lobby and the glossary: the same for every table


class LobbyHero(Struct, frozen=True):
    id: str
    look: str
    name: str
    title: str
    skills: list[Skill]
    # What is special about it, and how many a party must have for it to come along.
    note: str = ""
    least_party: int = 0


class LobbyMission(Struct, frozen=True):
    id: str
    name: str
    # easy, medium, hard, very hard: a word of ours, then in the language.
    difficulty: str
    difficulty_name: str
    minutes: int
    summary: str
    # Who may be chosen, and who is when nothing else is said.
    heroes: list[str]
    party: list[str]


class LobbyOption(Struct, frozen=True):
    id: str
    name: str
    text: str
    # Values and their names, the first is the default.
    values: list[tuple[str, str]]
    # Options of a group are listed together under its name.
    group: str = ""
    # It counts only while these options have these values.
    needs: dict[str, str] = {}


class BudgetRule(Struct, frozen=True):
    """A rule that a side may buy before a game."""

    id: str
    name: str
    text: str
    # The rule of the book behind it.
    rule: str
    # The side that may buy it.
    side: str
    # What it costs each `step`; how much of it may be taken at most. A rule that is taken once has 1 and 1.
    points: int
    most: int = 1
    step: int = 1
    # Rules that cannot be in force together with it.
    excludes: list[str] = []
    # The missions in which it can be bought: it needs something that others lack, or they have it anyway.
    missions: list[str] = []


class LobbyBudget(Struct, frozen=True):
    """Rules that sides buy for points: all sides have to spend the same, up to a limit.

    What a side has bought is the value of an option: ids with commas between them, and after a colon how much
    is taken if that is more than 1, as in "barricades,hero_card_pool:4".
    """

    # The option of each side, by the id of the side.
    options: dict[str, str]
    rules: list[BudgetRule]
    # How many points a side may spend.
    most: int
    text: str = ""
    rule: str = ""


class LobbySide(Struct, frozen=True):
    """A side that seats are taken on."""

    id: str
    name: str
    # How many seats it has.
    least: int
    most: int
    # Whether its seats choose the figures they play, and which these may be.
    picks_figures: bool
    figures: list[str] = []


class LobbyWords(Struct, frozen=True):
    """What a title calls the figures that are chosen for a party, in sentences; empty: figures."""

    no_figure: str = ""
    one_figure: str = ""
    # With {count}.
    figures: str = ""


class LessonWhen(Struct, frozen=True, omit_defaults=True):
    """A condition on what a client has been sent; everything that is given must hold."""

    # The rule of the question is one of these, or begins with one of these.
    asked: list[str] = []
    asked_under: list[str] = []
    # A choice with one of these looks is offered, and points at a piece of this sort.
    offers: list[str] = []
    offers_at: Literal["", "foe", "hero", "token"] = ""
    # One of these rules was told by the last choice, or at any time.
    fresh: list[str] = []
    heard: list[str] = []
    # It is this round or a later one; so many goals are met.
    round: int = 0
    goals: int = 0
    # A question waits for this client.
    asking: bool = False
    ended: Literal["", "won", "lost"] = ""


class LessonAnchor(Struct, frozen=True, omit_defaults=True):
    """What a lesson points at: exactly one of these."""

    # A part of the page: board, decision, forecast, goals, hand, inset, log, party, progress, tracks, undo,
    # whole_party, window.
    panel: str = ""
    # What the first choice with one of these looks touches, if it points at a piece of this sort.
    choice: list[str] = []
    at: Literal["", "foe", "hero", "token"] = ""
    # The first piece with one of these looks.
    piece: list[str] = []
    # Whoever has a card that is spent, or whose bar with levels is the highest.
    hero: Literal["", "risen", "spent"] = ""


class Lesson(Struct, frozen=True, omit_defaults=True):
    """One step of a guided game."""

    id: str
    title: str
    text: str
    when: LessonWhen
    # In the order in which they are tried.
    anchors: list[LessonAnchor]
    # It is learnt when this has happened; without it the player says "go on".
    until: LessonWhen | None = None
    # What to do now, for lessons that are learnt by doing.
    task: str = ""


class Guide(Struct, frozen=True):
    """A guided first game: the table that is set, and its lessons, of which the first that fits is shown."""

    mission: str
    heroes: list[str]
    seed: str
    # Choices that are made beforehand.
    choices: list[int]
    # What a newcomer is promised, in a sentence.
    note: str
    lessons: list[Lesson]
    # How strong the bots of the other sides are; empty: the usual strength.
    bot: str = ""


class LobbyBuilder(Struct, frozen=True):
    """A board that players may build themselves before a game, part by part (see BoardDraft)."""

    # The option whose value is the board.
    option: str
    name: str
    text: str
    # What to begin with, and its name: other boards, an empty one.
    starts: list[tuple[str, str]]


class PlacedPart(Struct, frozen=True):
    """A part of a board that is being built, where it lies, and how often it is turned clockwise."""

    place: str
    part: str
    turns: int


class BoardWish(Struct, frozen=True, kw_only=True):
    """A board to be drawn and checked: one to begin with, or parts as they lie."""

    # One of the builder's starts, or a board as the option takes it; used where no parts are given.
    start: str = ""
    placed: list[PlacedPart] | None = None
    # For boards that are built by chance, and the other options of the game.
    seed: int = 0
    options: dict[str, str] = {}


class BuilderPlace(Struct, frozen=True):
    """Where a part may lie."""

    id: str
    name: str
    # Parts of the same section fit.
    section: str
    rect: Rect


class BuilderPart(Struct, frozen=True):
    """Something that a board is built of."""

    id: str
    name: str
    section: str
    # What is special about it.
    note: str
    # The part alone, as it is printed.
    board: BoardShape


class BoardFault(Struct, frozen=True):
    """What is wrong with a board that is being built, and the rule that forbids it."""

    code: str
    text: str
    rule: str
    # The place; empty: the whole board. The side of it, as a line, where one is to blame.
    place: str = ""
    edge: Edge | None = None


class BoardDraft(Struct, frozen=True):
    """A board that is being built: how it looks, and what is still wrong with it."""

    placed: list[PlacedPart]
    places: list[BuilderPlace]
    parts: list[BuilderPart]
    board: BoardShape
    pieces: list[Piece]
    faults: list[BoardFault]
    # What the option of the builder has to be for this board: empty while it has faults.
    value: str
    # A short code to share it; empty until a part lies in every place.
    code: str


class Lobby(Struct, frozen=True):
    id: str
    name: str
    theme: str
    languages: list[str]
    most_seats: int
    most_heroes: int
    missions: list[LobbyMission]
    heroes: list[LobbyHero]
    options: list[LobbyOption]
    least_heroes: int = 1
    # What the book recommends for a set-up, each with its rule.
    advice: list[Reason] = []
    # How many figures one seat may play.
    most_at_seat: int = 6
    words: LobbyWords = LobbyWords()
    # Names of the rulebook's chapters: a rule "x.combat.accuracy" belongs to the chapter "combat".
    chapters: dict[str, str] = {}
    guide: Guide | None = None
    # Who plays against whom; a server fills this in from the title.
    sides: list[LobbySide] = []
    # Rules that the sides may buy before the game.
    budget: LobbyBudget | None = None
    # How long a reaction window may last, the usual time first; empty in titles without windows.
    window_seconds: list[float] = []
    # The board that players may build themselves.
    builder: LobbyBuilder | None = None


class Entry(Struct, frozen=True):
    """Something that explains itself: a look of a piece, a card, a skill, a term of the game."""

    name: str
    text: str
    rules: list[str]
    # Whether the values are the rulebook's, public or ours.
    source: str = ""


class SoundMap(Struct, frozen=True, forbid_unknown_fields=True):
    """Which sounds a title makes: words that a client knows how to play."""

    # What is heard under everything else; empty: nothing.
    ambience: str = ""
    # By what is shown: the op of an effect, or "op/look" where looks differ; "" there means silence.
    effects: dict[str, str] = {}


class Presentation:
    """What a title shows. Each title that is played at a table fills this in once.

    Everything is made for the seat that looks (None: a spectator), from nothing that it cannot see.
    Where a seat is left out, what a spectator may see is meant.
    """

    def viewpoint(self, seat: int | None) -> int | None:
        """Return whose view a seat has: those who see the same may share one, which is then drawn once."""
        return seat

    def lobby(self, language: str) -> Lobby:
        raise NotImplementedError

    def draft_board(self, wish: BoardWish, language: str) -> BoardDraft:
        """Return a board that is being built; raises BadSetup for parts or places that there are not."""
        raise UnknownName("this game has no board to build")

    def bad_setup(self, problem: BadSetup, language: str) -> str:
        """Return a sentence for players about what is wrong with a set-up; none: there is nothing to add."""
        return ""

    def glossary(self, language: str) -> dict[str, Entry]:
        """Return what explains itself, by look of a piece, "card/<kind>", "skill/<id>" or "term/<word>"."""
        raise NotImplementedError

    def sounds(self) -> SoundMap:
        """Return which sounds go with what is shown."""
        return SoundMap()

    def story(self) -> Story | None:
        """Return what is told of a game when it is over: deeds, luck, achievements."""
        return None

    def story_key(self, state: State, event: Event, field: str) -> str:
        """Return the word by which a story knows the value of an event's field."""
        return str(getattr(event, field))

    def moments(self, language: str) -> dict[str, str]:
        """Return what players call the moments at which windows open, by their names in the rules."""
        return {}

    def board(self, state: State, language: str) -> BoardShape:
        raise NotImplementedError

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        """Return what a seat may see (None: a spectator)."""
        raise NotImplementedError

    def scene_after(
        self, before: State, shown: Scene, state: State, seat: int | None, language: str
    ) -> Scene:
        """Return what a seat may see, given what it saw of the state before; they may share parts."""
        return self.scene(state, seat, language)

    def told(self, state: State, events: list[Event], seat: int | None, language: str) -> list[Told]:
        """Return what a seat may hear of what happened, `state` being the state after it."""
        raise NotImplementedError

    def prompt(self, state: State, language: str, seat: int | None = None) -> str:
        """Return the question that is asked, in the words that a seat may read."""
        raise NotImplementedError

    def offers(
        self, state: State, options: list[Option], language: str, seat: int | None = None
    ) -> list[Offer]:
        """Return options as they are offered to a seat, in order; like ones may be the same thing."""
        raise NotImplementedError

    def asides_stay(self, before: State, state: State) -> bool:
        """Whether what may be done beside the question is the same in both states, and so are its words.

        Everyone is told, so a game with hidden hands goes by what everyone sees.
        """
        return False

    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        """Return what would come of an option, as far as a seat can know it."""
        raise NotImplementedError

    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
        """Return what the rules alone would do next, as far as a seat can know it: where groups would go."""
        raise NotImplementedError

    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        """Return why nothing can be done with a thing now; raises UnknownName for an id that is not there."""
        raise NotImplementedError
