"""A small title with all that a server has to cope with: dice, hidden cards, asides, several who may answer.

Each seat holds a secret number. In turn a seat walks on by one or rolls a die; whoever reaches the goal wins
for all. Before every round the seats say together whether to go on: the first answer counts. At any time a
seat may show its secret number to all, an aside.
"""

from typing import Any

from veglia.kernel.codec import Codec
from veglia.kernel.dice import Dice, ScriptedDice, seeded
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.face import (
    Arrow,
    BoardShape,
    Choice,
    Effect,
    Ending,
    Entry,
    Face,
    Lobby,
    LobbyMission,
    Mark,
    Piece,
    Preview,
    Reason,
    Rect,
    Scene,
    Told,
    ZoneShape,
)
from veglia.kernel.game import Setup, Title
from veglia.kernel.machine import Ask, Event, Option, Result, State, Step
from veglia.kernel.words import Words

GOALS = {"short": 12, "long": 2000}
SECRETS = 90
LUCKY = "lucky"


class ToyState(State):
    def __init__(
        self,
        dice: Dice,
        agenda: list[Step[Any]],
        asking: Ask[Any] | None,
        result: Result | None,
        goal: int,
        places: list[int],
        secrets: list[int],
        is_shown: list[bool],
        round: int,
    ) -> None:
        super().__init__(dice, agenda, asking, result)
        self.goal = goal
        self.places = places
        self.secrets = secrets
        self.is_shown = is_shown
        self.round = round

    def copy(self) -> "ToyState":
        twin = ToyState(
            self.dice.copy(),
            self.agenda[:],
            self.asking,
            self.result,
            self.goal,
            self.places[:],
            self.secrets[:],
            self.is_shown[:],
            self.round,
        )
        twin.offered = self.offered
        return twin


class Walk(Option):
    """Step on by one; the text tells the seat's secret, as an option on a hand of cards would."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Roll(Option):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class GoOn(Option):
    def __init__(self) -> None:
        pass


class Rest(Option):
    """Go on, in a round that does not count."""

    def __init__(self) -> None:
        pass


class Stop(Option):
    def __init__(self) -> None:
        pass


class Show(Option):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class Walked(Event):
    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place


class Rolled(Event):
    def __init__(self, seat: int, face: int) -> None:
        self.seat = seat
        self.face = face


class Peeked(Event):
    """Only the seat itself hears the number."""

    def __init__(self, seat: int, secret: int) -> None:
        self.seat = seat
        self.secret = secret


class Move(Ask[ToyState]):
    rule = "toy.move"

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: ToyState) -> int:
        return self.who

    def options(self, state: ToyState) -> list[Option]:
        return [Walk(self.who), Roll(self.who)]

    def take(self, state: ToyState, option: Option) -> None:
        if isinstance(option, Roll):
            face = state.dice.die()
            state.places[self.who] += face
            state.emit(Rolled(self.who, face), "toy.roll")
        else:
            state.places[self.who] += 1
            state.emit(Peeked(self.who, state.secrets[self.who]), "toy.secret")
        state.emit(Walked(self.who, state.places[self.who]), "toy.move")
        if state.places[self.who] >= state.goal:
            state.finish(Result(tuple(range(len(state.places))), "toy.goal"))


class Together(Ask[ToyState]):
    """The seats decide together; the first answer counts."""

    rule = "toy.together"

    def __init__(self) -> None:
        pass

    def seat(self, state: ToyState) -> int:
        return 0

    def seats(self, state: ToyState) -> tuple[int, ...]:
        return tuple(range(len(state.places)))

    def options(self, state: ToyState) -> list[Option]:
        return [GoOn(), Stop() if state.goal == GOALS["short"] else Rest()]

    def take(self, state: ToyState, option: Option) -> None:
        if isinstance(option, Stop):
            state.finish(Result((), "toy.stop"))
            return
        if isinstance(option, GoOn):
            state.round += 1
        state.push(Together())
        for seat in reversed(range(len(state.places))):
            state.push(Move(seat))


class ShowSecret(Ask[ToyState]):
    rule = "toy.show"

    def __init__(self) -> None:
        pass

    def owner(self, state: ToyState, option: Option) -> int:
        assert isinstance(option, Show)
        return option.seat

    def options(self, state: ToyState) -> list[Option]:
        return [Show(seat) for seat, is_shown in enumerate(state.is_shown) if not is_shown]

    def take(self, state: ToyState, option: Option) -> None:
        assert isinstance(option, Show)
        state.is_shown[option.seat] = True


class ToyFace(Face):
    """Says what a seat may see, in two languages; a secret is written secret-NN wherever it appears."""

    def lobby(self, language: str) -> Lobby:
        names = {"en": "Race", "it": "Corsa"}
        missions = [LobbyMission(id, id, "easy", "easy", 5, "Run.", [LUCKY], [LUCKY]) for id in sorted(GOALS)]
        return Lobby("toy", names[language], "plain", ["en", "it"], 4, 4, missions, [], [])

    def almanac(self, language: str) -> dict[str, Entry]:
        return {"runner": Entry({"en": "Runner", "it": "Corridore"}[language], "Runs.", ["toy.move"])}

    def board(self, state: State, language: str) -> BoardShape:
        assert isinstance(state, ToyState)
        zone = ZoneShape("zone/0", "street", "Track", [Rect(0, 0, 1, 1)], (0.5, 0.5))
        return BoardShape(f"toy-{state.round // 2}", "plain", 1, 1, [zone], [], [])

    def scene(self, state: State, seat: int | None, language: str) -> Scene:
        assert isinstance(state, ToyState)
        pieces = [
            Piece(f"figure/{one}", "runner", str(place), "zone/0", seat=one, note=secret_of(state, one, seat))
            for one, place in enumerate(state.places)
        ]
        result = state.result
        ending = None if result is None else Ending(result.won, "over", result.rule)
        turn = {"en": "Round", "it": "Turno"}[language]
        board = f"toy-{state.round // 2}"
        return Scene(board, "toy", state.round, "race", turn, [], [], [], pieces, [], [], ending)

    def told(self, state: State, events: list[Event], seat: int | None, language: str) -> list[Told]:
        lines = []
        for event in events:
            if isinstance(event, Peeked) and event.seat != seat:
                continue
            text = {"en": "Told", "it": "Detto"}[language] + f" {type(event).__name__}"
            if isinstance(event, Peeked):
                text += f" secret-{event.secret}"
            effects = [Effect("dice", faces=[event.face])] if isinstance(event, Rolled) else []
            lines.append(Told(text, event.rule, effects))
        return lines

    def choices(self, state: State, options: list[Option], language: str) -> list[Choice]:
        assert isinstance(state, ToyState)
        out = []
        for number, option in enumerate(options):
            text = {"en": "Choose", "it": "Scegli"}[language] + f" {type(option).__name__}"
            if isinstance(option, Walk):
                text += f" secret-{state.secrets[option.seat]}"
            out.append(Choice(number, text, ["zone/0"], "step", has_preview=True))
        return out

    def preview(self, state: State, option: Option, language: str) -> Preview:
        return Preview([type(option).__name__], [Mark("figure/0", "1")])

    def forecast(self, state: State, language: str) -> Preview:
        return Preview([], [], [Arrow("figure/0", 1, "zone/0", "zone/0")])

    def why_not(self, state: State, seat: int | None, target: str, language: str) -> list[Reason]:
        if target != "zone/0":
            raise UnknownName(f"there is no {target}")
        return [Reason({"en": "Not now.", "it": "Non ora."}[language], "toy.move")]


def secret_of(state: ToyState, owner: int, seat: int | None) -> str:
    return f"secret-{state.secrets[owner]}" if owner == seat or state.is_shown[owner] else ""


class Toy(Title):
    def __init__(self) -> None:
        super().__init__("toy", "Toy", "1", ("en", "it"))
        self.face = ToyFace()
        self.aside = ShowSecret()
        classes = [Walk, Roll, GoOn, Rest, Stop, Show, Walked, Rolled, Peeked, Move, Together, ShowSecret]
        self.own_codec = Codec([ToyState, *classes, Dice, ScriptedDice, Result], {})

    def missions(self) -> list[str]:
        return sorted(GOALS)

    def setup(self, mission: str, seats: list[list[str]] | None, seed: int, options: dict[str, str]) -> Setup:
        if mission not in GOALS:
            raise UnknownName(f"unknown mission {mission!r}")
        chosen = [[LUCKY]] if seats is None else seats
        if len(chosen) > 4:
            raise BadSetup(f"{len(chosen)} seats, there are at most 4")
        if options:
            raise BadSetup("there are no options")
        return Setup(mission, tuple(tuple(seat) for seat in chosen), seed, options)

    def start(self, setup: Setup) -> State:
        dice = seeded(setup.seed)
        count = len(setup.seats)
        secrets = [10 + dice.below(SECRETS) for _ in range(count)]
        goal = GOALS[setup.mission]
        return ToyState(dice, [Together()], None, None, goal, [0] * count, secrets, [False] * count, 0)

    def copy(self, state: State) -> State:
        assert isinstance(state, ToyState)
        return state.copy()

    def codec(self) -> Codec:
        return self.own_codec

    def words(self, state: State, language: str) -> Words:
        sentences = {"en": {"Move": "Where to?"}, "it": {"Move": "Dove?"}}[language]
        return Words(language, sentences, lambda thing, field, wording: str(getattr(thing, field)))


TITLE = Toy()
GAMES: dict[str, Title] = {TITLE.id: TITLE}
