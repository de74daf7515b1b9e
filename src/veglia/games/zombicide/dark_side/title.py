# veglia: interpreted
"""The title as the rest of Veglia sees it."""

from functools import cache
from typing import Any

from veglia.games.zombicide.dark_side import (
    conservation,
    hidden,
    judging,
    library,
    openings,
    plan,
    setup,
    view,
    words,
)
from veglia.games.zombicide.dark_side.boards import board
from veglia.games.zombicide.dark_side.encoding import DarkEncoding
from veglia.games.zombicide.dark_side.face.face import DarkFace
from veglia.games.zombicide.dark_side.focus import FocusedAttack
from veglia.games.zombicide.dark_side.opening import DarkOpening
from veglia.games.zombicide.dark_side.scenarios import scenario
from veglia.games.zombicide.dark_side.state import ColouredSpawn, DarkState, Door, Machine, MissionPieces
from veglia.games.zombicide.dark_side.station import StationBoard
from veglia.games.zombicide.engine import discarding, ultra_red
from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.opening import Party
from veglia.games.zombicide.engine.scenario import Scenario
from veglia.games.zombicide.engine.state import Objective, Survivor, Turn
from veglia.kernel.codec import Codec
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice, ScriptedDice
from veglia.kernel.encoding import Encoding
from veglia.kernel.folder import classes_in
from veglia.kernel.game import Setup, Title
from veglia.kernel.judge import Judge
from veglia.kernel.machine import Event, Option, Result, State, Step
from veglia.kernel.words import Words

# Where the steps, options and events of the title are defined.
PACKAGES = [
    "veglia.games.zombicide.engine",
    "veglia.games.zombicide.engine.actions",
    "veglia.games.zombicide.engine.traits",
    "veglia.games.zombicide.dark_side",
    "veglia.games.zombicide.dark_side.actions",
    "veglia.games.zombicide.dark_side.traits",
    "veglia.games.zombicide.dark_side.twists",
]


class DarkSide(Title):
    """Zombicide: Dark Side."""

    def __init__(self) -> None:
        super().__init__("dark_side", "Zombicide: Dark Side", "1", ("en", "it"))
        self.least_party = library.LEAST_SURVIVORS
        self.most_party = library.MOST_SURVIVORS
        self.aside = discarding.DropAnytime()
        self.face = DarkFace(self.id, self.name)

    def missions(self) -> list[str]:
        return library.missions()

    def mission_list(self, language: str) -> list[dict[str, Any]]:
        return [
            {"id": id, "name": row.name[language], "difficulty": row.difficulty, "minutes": row.minutes}
            for id, row in ((id, library.mission(id)) for id in library.missions())
        ]

    def setup(self, mission: str, seats: list[list[str]] | None, seed: int, options: dict[str, str]) -> Setup:
        library.mission(mission)
        chosen = [library.usual_party()] if seats is None else seats
        plan.check_seats(chosen)
        for name, value in options.items():
            plan.check_option(name, value, len(chosen))
        return Setup(mission, tuple(tuple(seat) for seat in chosen), seed, options)

    def deal(self, setup_: Setup, dice: Dice) -> State:
        begun = openings.opening(setup_.mission, setup_.options.get("xeno_cards", "all"))
        return start_mission(begun, scenario(setup_.mission), setup_, dice)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, DarkState)
        return view.view(state, seat)

    def copy(self, state: State) -> State:
        assert isinstance(state, DarkState)
        return state.copy()

    def codec(self) -> Codec:
        return codec()

    def words(self, state: State, language: str) -> Words:
        assert isinstance(state, DarkState)
        return words.words(state, language)

    def roster(self, mission: str, size: int = 0) -> list[str]:
        library.mission(mission)
        return plan.roster(size or library.LEAST_SURVIVORS)

    def imagine(self, state: State, seat: int | None, dice: Dice) -> State:
        assert isinstance(state, DarkState)
        return hidden.imagine(state, dice)

    def judge(self) -> Judge:
        return judging.judge()

    def encoding(self) -> Encoding:
        return encoding()

    def interface(self, language: str) -> dict[str, Any]:
        names = {id: row.name[language] for id, row in library.skills().items()}
        return {**library.text(language)["interface"], "skill_names": names}

    def check_conservation(self, state: State) -> None:
        assert isinstance(state, DarkState)
        conservation.check(state)


def start_mission(opening: DarkOpening, mission: Scenario, setup_: Setup, dice: Dice) -> DarkState:
    """Return the first state of a mission."""
    profiles = list(library.survivors())
    party = Party(
        [profiles.index(name) for names in setup_.seats for name in names],
        [seat for seat, names in enumerate(setup_.seats) for _ in names],
        int(setup_.options.get("first_player", "1")) - 1,
    )
    state = setup.first_state(mission, party, opening, dice)
    if setup_.options.get("ultra_red") == "yes":
        state.is_ultra_red = True
        state.push(ultra_red.BeginUltraRed())
    return state


@cache
def spoken_classes() -> list[type]:
    """Return every step, option and event of the title."""
    return classes_in(PACKAGES, (Step, Option, Event))


@cache
def codec() -> Codec:
    """Return the codec of the title."""
    data: list[type] = [
        DarkState,
        Survivor,
        ColouredSpawn,
        Objective,
        Turn,
        Attack,
        FocusedAttack,
        Door,
        Machine,
        MissionPieces,
        Deck,
        Dice,
        ScriptedDice,
        Result,
    ]
    return Codec(
        [*data, *spoken_classes()],
        {
            Scenario: (scenario_key, scenario),
            StationBoard: (board_key, board),
        },
    )


@cache
def encoding() -> DarkEncoding:
    """Return how the title is told in numbers."""
    fields = {kind: names for kind, names in codec().fields.items() if issubclass(kind, Option)}
    cards = [card.id for card in library.library().card_types]
    return DarkEncoding(list(library.xenos()), cards, fields)


def scenario_key(mission: Scenario) -> str:
    return mission.key


def board_key(laid: StationBoard) -> str:
    return laid.key


TITLE = DarkSide()
