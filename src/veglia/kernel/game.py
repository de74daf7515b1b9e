# veglia: interpreted
"""The public interface of a running game: decide, choose, copy, save, undo."""

from typing import Any

from veglia.kernel.codec import Codec
from veglia.kernel.dice import Dice, seeded
from veglia.kernel.encoding import Encoding
from veglia.kernel.errors import (
    BadSetup,
    GameOver,
    IllegalChoice,
    NothingToUndo,
    StaleChoice,
    UnknownName,
)
from veglia.kernel.evaluation import Evaluation
from veglia.kernel.kept import Migrations, keep, reopen
from veglia.kernel.machine import (
    Ask,
    Event,
    Option,
    Result,
    State,
    advance,
    answer,
    choosable,
    is_choosable,
    take_aside,
)
from veglia.kernel.offers import Preview, Reason
from veglia.kernel.presentation import Presentation
from veglia.kernel.saves import write_save
from veglia.kernel.seats import Seat, Side
from veglia.kernel.statistics import Statistics
from veglia.kernel.words import Words


class Setup:
    """What determines a game: with the same choices it is the same game on every machine."""

    def __init__(self, mission: str, seats: tuple[Seat, ...], seed: int, options: dict[str, str]) -> None:
        self.mission = mission
        self.seats = seats
        self.seed = seed
        self.options = options


class Title:
    """A game as the rest of Veglia sees it. Each title fills this in once."""

    def __init__(self, id: str, name: str, version: str, languages: tuple[str, ...]) -> None:
        self.id = id
        self.name = name
        # Rules version: records and saves of another one are refused.
        self.version = version
        self.languages = languages
        # Who plays against whom; in a co-operative title all seats are of one side.
        self.sides: tuple[Side, ...] = (Side("players"),)
        # How many characters seats choose, all together.
        self.least_party = 1
        self.most_party = 6
        # How many of them one seat may have.
        self.most_at_seat = 6
        # What a client shows of it.
        self.presentation = Presentation()
        # Whether a seat may not know something that is decided already: the order of a deck, another's hand.
        self.hides = True
        # Options open to seats at any time, beside the question that is asked. Each uses something up, so
        # that nobody can go on with them for ever.
        self.aside: Ask[Any] | None = None
        # How states that older versions of the rules have kept become states of this one.
        self.migrations = Migrations()

    def __reduce__(self) -> str:
        """A title is kept by its name: each module of one has it as TITLE."""
        return "TITLE"

    def missions(self) -> list[str]:
        raise NotImplementedError

    def mission_list(self, language: str) -> list[dict[str, Any]]:
        """Return for each mission its id, name, length in minutes, and difficulty if one is printed."""
        raise NotImplementedError

    def setup(self, mission: str, seats: list[Seat] | None, seed: int, options: dict[str, str]) -> Setup:
        """Check what was asked for and fill in what was left open."""
        raise NotImplementedError

    def seating(self, mission: str, players: int) -> list[Seat]:
        """Return the usual seats of so many players in a game of several sides, or raise BadSetup."""
        usual = self.setup(mission, None, 0, {}).seats
        if players != len(usual):
            raise BadSetup(
                f"{self.name} has several sides: write its seats out, as in side:figure,figure/side:"
            )
        return list(usual)

    def side_of(self, state: State, seat: int) -> int:
        """Return the place of a seat's side among the title's."""
        return 0

    def side_name(self, side: str, language: str) -> str:
        """Return what players call a side."""
        return side.replace("_", " ").capitalize()

    def sides_won(self, setup: "Setup", result: Result | None) -> list[str]:
        """Return the ids of the sides that have won; none in a draw, or before the end."""
        won = () if result is None else result.winners
        return [one.id for one in self.sides if any(setup.seats[seat].side == one.id for seat in won)]

    def start(self, setup: Setup) -> State:
        """Return the state before its first step."""
        return self.deal(setup, seeded(setup.seed))

    def deal(self, setup: Setup, dice: Dice) -> State:
        """Return the state before its first step, all of its chance from some dice."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see (None: a spectator), as plain data."""
        raise NotImplementedError

    def codec(self) -> Codec:
        raise NotImplementedError

    def keep(self, thing: object) -> bytes:
        """Return a state, or lists of what the codec knows, so that later versions can read it."""
        return keep(self.codec(), self.version, thing)

    def reopen(self, data: bytes) -> Any:
        """Return what this or an older version has kept as plain data of the codec, or raise BadFile."""
        return reopen(self.codec(), self.version, self.migrations, data)

    def words(self, state: State, language: str) -> Words:
        raise NotImplementedError

    def tell(self, state: State, events: list[Event], language: str, seat: int | None = None) -> list[str]:
        """Return a sentence for each event on the way to a state; an empty one if a seat may not hear it."""
        words = self.words(state, language)
        return [words.say(event) for event in events]

    def copy(self, state: State) -> State:
        raise NotImplementedError

    def roster(self, mission: str, size: int = 0, side: str = "") -> list[str]:
        """Return whom a side (empty: the first) may choose, for a party of a size (0: the usual one)."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int | None, dice: Dice) -> State:
        """Return a copy in which all that the seat cannot see is redealt at random."""
        raise NotImplementedError

    def evaluation(self) -> Evaluation:
        """Return what bots go by."""
        raise NotImplementedError

    def encoding(self) -> Encoding:
        """Return how the game is told in numbers."""
        raise NotImplementedError

    def statistics(self) -> Statistics:
        """Return what watches a game for statistics; a title says what its events mean to them."""
        return Statistics()

    def check_conservation(self, state: State) -> None:
        """Raise AssertionError when a figure, card or token has been lost or doubled."""
        raise NotImplementedError


class Decision:
    """What is asked now."""

    def __init__(
        self, version: int, seat: int, seats: tuple[int, ...], prompt: str, rule: str, options: list[Option]
    ):
        self.version = version
        self.seat = seat
        self.seats = seats
        self.prompt = prompt
        self.rule = rule
        self.options = options


class Game:
    """A running game."""

    def __init__(self, title: Title, setup: Setup, state: State, choices: list[int]) -> None:
        self.title = title
        self.setup = setup
        self.state = state
        # One number per choice: the option's place in the list, or -1 - place for an aside.
        self.choices = choices
        # The places of those choices that standing answers have made: undo goes back over them.
        self.automatic: list[int] = []

    @property
    def decision(self) -> Decision | None:
        """What is asked now, or None when the game is over."""
        asking = self.state.asking
        if asking is None:
            return None
        prompt = self.title.words(self.state, "en").say(asking)
        return Decision(
            len(self.choices),
            asking.seat(self.state),
            asking.seats(self.state),
            prompt,
            self.state.question_rule(),
            self.state.offered,
        )

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def asides(self) -> list[Option]:
        """What may be done beside the question, at any time, by the seat the option belongs to."""
        aside = self.title.aside
        return [] if aside is None or self.state.asking is None else aside.options(self.state)

    def numbers(self, seat: int) -> list[int]:
        """Return what a seat may choose now: places of offered options, and -1 - place for its asides."""
        return choosable(self.state, seat, self.title.aside)

    def choose(
        self,
        option: Option | int,
        *,
        seat: int | None = None,
        version: int | None = None,
        is_automatic: bool = False,
    ) -> list[Event]:
        """Make a choice, by option or by number, and return what happened.

        One that a standing answer makes is marked as automatic.
        """
        asking = self.state.asking
        if asking is None:
            raise GameOver("the game is over")
        if version is not None and version != len(self.choices):
            raise StaleChoice(f"answer to version {version}, the table is at {len(self.choices)}")
        number = self._number(option, seat)
        self.state.log = []
        apply(self.title, self.state, number)
        if is_automatic:
            self.automatic.append(len(self.choices))
        self.choices.append(number)
        return self.state.log

    def copy(self) -> "Game":
        """Return an independent game at the same point."""
        twin = Game(self.title, self.setup, self.title.copy(self.state), self.choices[:])
        twin.automatic = self.automatic[:]
        return twin

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.title.view(self.state, seat)

    def preview(self, option: Option | int, language: str = "en", seat: int | None = None) -> Preview:
        """Return what would come of an option, as far as the rules decide it and a seat can know it."""
        number = self._number(option, seat)
        found = option_at(self.title, self.state, number)
        return self.title.presentation.preview(self.state, found, language, seat)

    def forecast(self, language: str = "en", seat: int | None = None) -> Preview:
        """Return what the rules alone would do next, as far as a seat can know it."""
        return self.title.presentation.forecast(self.state, language, seat)

    def why_not(self, target: str, seat: int | None = None, language: str = "en") -> list[Reason]:
        """Return the rules that keep a seat (None: whoever is asked) from choosing a thing, by its id."""
        return self.title.presentation.why_not(self.state, seat, target, language)

    def hash(self) -> str:
        """Return a fingerprint of the state."""
        return self.title.codec().hash(self.state)

    def undo(self, *, practice: bool = False) -> None:
        """Take the last choice back, unless dice or cards have come to light; in practice anything.

        The automatic choices after it go back with it.
        """
        last = len(self.choices) - 1
        while last in self.automatic:
            last -= 1
        if last < 0:
            raise NothingToUndo("no choice has been made yet")
        earlier = replay(self.title, self.setup, self.choices[:last])
        if not practice and earlier.state.dice.reveals != self.state.dice.reveals:
            raise NothingToUndo("dice or cards have come to light since")
        self.state = earlier.state
        del self.choices[last:]
        self.automatic = [place for place in self.automatic if place < last]

    def save(self) -> bytes:
        """Return the game as bytes; `veglia.load` reads them."""
        return write_save(
            {
                "game": self.title.id,
                "rules_version": self.title.version,
                "mission": self.setup.mission,
                "seats": list(self.setup.seats),
                "seed": str(self.setup.seed),
                "options": self.setup.options,
                "choices": self.choices,
                "automatic": self.automatic,
                "state": self.title.codec().encode(self.state),
            }
        )

    def _number(self, option: Option | int, seat: int | None) -> int:
        """Return the number of a choice; an error does not tell whether another seat has that option."""
        number = option if isinstance(option, int) else self._place(option)
        if number is None or not is_choosable(self.state, number, seat, self.title.aside):
            what = f"option {option}" if isinstance(option, int) else type(option).__name__
            raise IllegalChoice(f"{what} is not offered" + ("" if seat is None else f" to seat {seat}"))
        return number

    def _place(self, option: Option) -> int | None:
        """Return the number of an option, None if it is not open."""
        offered = self.state.offered
        for number, candidate in enumerate(offered):
            if candidate is option:
                return number
        codec = self.title.codec()
        if type(option) not in codec.fields:
            return None
        wanted = codec.encode(option)
        for number, candidate in enumerate(offered):
            if codec.encode(candidate) == wanted:
                return number
        for number, candidate in enumerate(self.asides):
            if codec.encode(candidate) == wanted:
                return -1 - number
        return None


def begin(title: Title, setup: Setup) -> Game:
    """Start a game and go to its first decision."""
    state = title.start(setup)
    state.log = []
    advance(state)
    return Game(title, setup, state, [])


def apply(title: Title, state: State, number: int) -> None:
    """Take the numbered choice: one of the offered options, or an aside when negative."""
    if number >= 0:
        answer(state, state.offered[number])
        return
    aside = title.aside
    assert aside is not None
    take_aside(state, aside, -1 - number)


def option_at(title: Title, state: State, number: int) -> Option:
    """Return what a number stands for: one of the offered options, or an aside when negative."""
    if number >= 0:
        return state.offered[number]
    assert title.aside is not None
    return title.aside.options(state)[-1 - number]


def replay(title: Title, setup: Setup, choices: list[int]) -> Game:
    """Play recorded choices from the start; an impossible one is an IllegalChoice."""
    game = begin(title, setup)
    for choice in choices:
        if game.state.asking is None:
            raise IllegalChoice("the record goes on after the end of the game")
        apply(title, game.state, game._number(choice, None))
        game.choices.append(choice)
    return game


def unknown(what: str, name: str, known: list[str]) -> UnknownName:
    """Return the error for a name that does not exist, with those that do."""
    return UnknownName(f"unknown {what} {name!r}; known: {', '.join(known)}", name)
