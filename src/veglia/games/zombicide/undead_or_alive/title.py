# veglia: interpreted
"""The title as the rest of Veglia sees it."""

from functools import cache
from typing import Any

from veglia.games.zombicide.engine import discarding, ultra_red
from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.board import ZombicideBoard
from veglia.games.zombicide.engine.scenario import Scenario
from veglia.games.zombicide.engine.state import Objective, SpawnToken, Survivor, Turn
from veglia.games.zombicide.undead_or_alive import (
    conservation,
    hidden,
    judging,
    library,
    plan,
    setup,
    telling,
    view,
    watching,
    words,
)
from veglia.games.zombicide.undead_or_alive.boards import board
from veglia.games.zombicide.undead_or_alive.encoding import UndeadEncoding
from veglia.games.zombicide.undead_or_alive.face.face import UndeadFace
from veglia.games.zombicide.undead_or_alive.placement import Opening, Party
from veglia.games.zombicide.undead_or_alive.scenarios import scenario
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.kernel.codec import Codec
from veglia.kernel.deck import Deck
from veglia.kernel.dice import Dice, ScriptedDice
from veglia.kernel.encoding import Encoding
from veglia.kernel.errors import BadSetup
from veglia.kernel.folder import classes_in
from veglia.kernel.game import Setup, Title, unknown
from veglia.kernel.judge import Judge
from veglia.kernel.machine import Event, Option, Result, State, Step
from veglia.kernel.witness import Witness
from veglia.kernel.words import Words

# Where the steps, options and events of the title are defined.
PACKAGES = [
    "veglia.games.zombicide.engine",
    "veglia.games.zombicide.engine.actions",
    "veglia.games.zombicide.engine.traits",
    "veglia.games.zombicide.undead_or_alive",
    "veglia.games.zombicide.undead_or_alive.actions",
    "veglia.games.zombicide.undead_or_alive.traits",
]
OPTIONS = ["companions", "first_player", "ultra_red"]


class UndeadOrAlive(Title):
    """Zombicide: Undead or Alive."""

    def __init__(self) -> None:
        super().__init__("undead_or_alive", "Zombicide: Undead or Alive", "1", ("en", "it"))
        self.aside = discarding.DropAnytime()
        self.face = UndeadFace(self.id, self.name)

    def missions(self) -> list[str]:
        return library.missions()

    def mission_list(self, language: str) -> list[dict[str, Any]]:
        return [
            {"id": id, "name": row.name[language], "difficulty": row.difficulty, "minutes": row.minutes}
            for id, row in ((id, library.mission(id)) for id in library.missions())
        ]

    def setup(self, mission: str, seats: list[list[str]] | None, seed: int, options: dict[str, str]) -> Setup:
        library.mission(mission)
        chosen = [plan.default_party(mission)] if seats is None else seats
        known = library.survivors()
        allowed = library.allowed(mission)
        everyone = [name for seat in chosen for name in seat]
        for name in everyone:
            if name not in known:
                raise unknown("survivor", name, sorted(known))
            if name not in allowed:
                raise BadSetup(
                    f"{known[name].name} is of the class {known[name].klass}, which the mission bans",
                    "banned",
                    {"name": known[name].name, "klass": known[name].klass},
                )
        most = {"most": str(library.MOST_SURVIVORS), "count": str(len(everyone))}
        if not 1 <= len(chosen) <= library.MOST_SURVIVORS or any(not seat for seat in chosen):
            raise BadSetup("there are 1 to 6 seats, each with at least one Survivor", "seats", most)
        if len(everyone) > library.MOST_SURVIVORS:
            raise BadSetup(
                f"{len(everyone)} Survivors, a party has at most {library.MOST_SURVIVORS}", "party", most
            )
        if len(set(everyone)) != len(everyone):
            raise BadSetup("a Survivor can be chosen only once", "twice")
        for name, value in options.items():
            if name not in OPTIONS:
                raise unknown("option", name, OPTIONS)
            plan.check_option(name, value, len(everyone), len(chosen))
        return Setup(mission, tuple(tuple(seat) for seat in chosen), seed, options)

    def deal(self, setup_: Setup, dice: Dice) -> State:
        return start_mission(plan.opening(setup_.mission), scenario(setup_.mission), setup_, dice)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, UndeadState)
        return view.view(state, seat)

    def copy(self, state: State) -> State:
        assert isinstance(state, UndeadState)
        return state.copy()

    def codec(self) -> Codec:
        return codec()

    def words(self, state: State, language: str) -> Words:
        assert isinstance(state, UndeadState)
        return words.words(state, language)

    def tell(self, state: State, events: list[Event], language: str) -> list[str]:
        assert isinstance(state, UndeadState)
        return telling.tell(state, events, words.words(state, language))

    def roster(self, mission: str) -> list[str]:
        library.mission(mission)
        return library.allowed(mission)

    def imagine(self, state: State, seat: int | None, dice: Dice) -> State:
        assert isinstance(state, UndeadState)
        return hidden.imagine(state, dice)

    def judge(self) -> Judge:
        return judging.judge()

    def encoding(self) -> Encoding:
        return encoding()

    def witness(self) -> Witness:
        return watching.witness()

    def interface(self, language: str) -> dict[str, Any]:
        names = {id: row.name[language] for id, row in library.skills().items()}
        return {**library.text(language)["interface"], "skill_names": names}

    def check_conservation(self, state: State) -> None:
        assert isinstance(state, UndeadState)
        conservation.check(state)


def start_mission(opening: Opening, mission: Scenario, setup_: Setup, dice: Dice) -> UndeadState:
    """Return the first state of a mission."""
    profiles = list(library.survivors())
    party = Party(
        [profiles.index(name) for names in setup_.seats for name in names],
        [seat for seat, names in enumerate(setup_.seats) for _ in names],
        int(setup_.options.get("first_player", "1")) - 1,
        int(setup_.options.get("companions", "0")),
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
        UndeadState,
        Survivor,
        SpawnToken,
        Objective,
        Turn,
        Attack,
        Deck,
        Dice,
        ScriptedDice,
        Result,
    ]
    return Codec(
        [*data, *spoken_classes()],
        {
            Scenario: (scenario_key, scenario),
            ZombicideBoard: (board_key, board),
        },
    )


@cache
def encoding() -> UndeadEncoding:
    """Return how the title is told in numbers."""
    fields = {kind: names for kind, names in codec().fields.items() if issubclass(kind, Option)}
    cards = [card.id for card in library.library().card_types]
    return UndeadEncoding(list(library.zombies()), cards, fields)


def scenario_key(mission: Scenario) -> str:
    return mission.key


def board_key(laid: ZombicideBoard) -> str:
    return laid.key


TITLE = UndeadOrAlive()
