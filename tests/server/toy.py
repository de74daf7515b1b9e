"""A small title with all that a server has to cope with: dice, hidden cards, asides, several who may answer.

Each seat holds a secret number. In turn a seat walks on by one or rolls a die; whoever reaches the goal wins
for all. Before every round the seats say together whether to go on: the first answer counts. At any time a
seat may show its secret number to all, an aside.
"""

from tests.server.toy_rules import (
    GOALS,
    SECRETS,
    GoOn,
    Move,
    Peeked,
    Rest,
    Roll,
    Rolled,
    Show,
    ShowSecret,
    Stop,
    Together,
    ToyState,
    Walk,
    Walked,
)
from veglia.kernel.codec import Codec
from veglia.kernel.dice import Dice, ScriptedDice, seeded
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.game import Setup, Title, unknown
from veglia.kernel.machine import Event, Option, Result, State
from veglia.kernel.offers import Arrow, Mark, Offer, Preview, Reason
from veglia.kernel.presentation import Entry, Lobby, LobbyMission, Presentation
from veglia.kernel.scene import BoardShape, DiceGroup, Effect, Ending, Piece, Rect, Scene, Told, ZoneShape
from veglia.kernel.seats import Seat
from veglia.kernel.words import Words

LUCKY = "lucky"


class ToyPresentation(Presentation):
    """Says what a seat may see, in two languages; a secret is written secret-NN wherever it appears."""

    def lobby(self, language: str) -> Lobby:
        names = {"en": "Race", "it": "Corsa"}
        missions = [LobbyMission(id, id, "easy", "easy", 5, "Run.", [LUCKY], [LUCKY]) for id in sorted(GOALS)]
        return Lobby("toy", names[language], "plain", ["en", "it"], 4, 4, missions, [], [])

    def glossary(self, language: str) -> dict[str, Entry]:
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
        ending = None if result is None else Ending(result.outcome(seat or 0), "over", result.rule)
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
            effects = [Effect("dice", dice=[DiceGroup([event.face])])] if isinstance(event, Rolled) else []
            lines.append(Told(text, event.rule, effects))
        return lines

    def prompt(self, state: State, language: str, seat: int | None = None) -> str:
        return words(language).say(state.asking)

    def offers(
        self, state: State, options: list[Option], language: str, seat: int | None = None
    ) -> list[Offer]:
        assert isinstance(state, ToyState)
        out = []
        for option in options:
            text = {"en": "Choose", "it": "Scegli"}[language] + f" {type(option).__name__}"
            if isinstance(option, Walk):
                text += f" secret-{state.secrets[option.seat]}"
            out.append(Offer(text, ["zone/0"], "step", has_preview=True))
        return out

    def preview(self, state: State, option: Option, language: str, seat: int | None = None) -> Preview:
        return Preview([type(option).__name__], [Mark("figure/0", "1")])

    def forecast(self, state: State, language: str, seat: int | None = None) -> Preview:
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
        self.presentation = ToyPresentation()
        self.aside = ShowSecret()
        classes = [Walk, Roll, GoOn, Rest, Stop, Show, Walked, Rolled, Peeked, Move, Together, ShowSecret]
        self.own_codec = Codec([ToyState, *classes, Dice, ScriptedDice, Result], {})

    def missions(self) -> list[str]:
        return sorted(GOALS)

    def setup(self, mission: str, seats: list[Seat] | None, seed: int, options: dict[str, str]) -> Setup:
        if mission not in GOALS:
            raise unknown("mission", mission, self.missions())
        chosen = [Seat(self.sides[0].id, (LUCKY,))] if seats is None else seats
        if len(chosen) > 4:
            raise BadSetup(f"{len(chosen)} seats, there are at most 4")
        if options:
            raise BadSetup("there are no options")
        return Setup(mission, tuple(chosen), seed, options)

    def start(self, setup: Setup) -> State:
        dice = seeded(setup.seed)
        count = len(setup.seats)
        secrets: list[int] = []
        while len(secrets) < count:
            secret = 10 + dice.below(SECRETS)
            if secret not in secrets:
                secrets.append(secret)
        goal = GOALS[setup.mission]
        return ToyState(dice, [Together()], None, None, goal, [0] * count, secrets, [False] * count, 0)

    def copy(self, state: State) -> State:
        assert isinstance(state, ToyState)
        return state.copy()

    def codec(self) -> Codec:
        return self.own_codec

    def words(self, state: State, language: str) -> Words:
        return words(language)


def words(language: str) -> Words:
    sentences = {"en": {"Move": "Where to?"}, "it": {"Move": "Dove?"}}[language]
    return Words(language, sentences, lambda thing, field, wording: str(getattr(thing, field)))


TITLE = Toy()
GAMES: dict[str, Title] = {TITLE.id: TITLE}
