# veglia: interpreted
"""The title as the rest of Veglia sees it."""

from typing import Any

from veglia.games.zombicide.engine.rules.board import ZombicideBoard
from veglia.games.zombicide.engine.rules.scenario import Scenario
from veglia.games.zombicide.engine.rules.state import SpawnToken
from veglia.games.zombicide.engine.title import SURVIVORS, TitleParts, ZombicideTitle, begin_in_mode, seated
from veglia.games.zombicide.undead_or_alive import statistics_names as watching
from veglia.games.zombicide.undead_or_alive.bots import settings as judging
from veglia.games.zombicide.undead_or_alive.bots.encoding import UndeadEncoding
from veglia.games.zombicide.undead_or_alive.rules import conservation, hidden, library, plan, setup
from veglia.games.zombicide.undead_or_alive.rules.boards import board
from veglia.games.zombicide.undead_or_alive.rules.opening import UndeadOpening, UndeadParty
from veglia.games.zombicide.undead_or_alive.rules.scenarios import scenario
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show import view, words
from veglia.games.zombicide.undead_or_alive.show import zone_numbers as telling
from veglia.games.zombicide.undead_or_alive.show.presentation import UndeadPresentation
from veglia.kernel.dice import Dice
from veglia.kernel.errors import BadSetup
from veglia.kernel.evaluation import Evaluation
from veglia.kernel.game import Setup, unknown
from veglia.kernel.machine import Event, State
from veglia.kernel.seats import Seat, check_sides
from veglia.kernel.statistics import Statistics
from veglia.kernel.words import Words

PARTS = TitleParts(
    [
        "veglia.games.zombicide.undead_or_alive.rules",
        "veglia.games.zombicide.undead_or_alive.rules.actions",
        "veglia.games.zombicide.undead_or_alive.rules.goals",
        "veglia.games.zombicide.undead_or_alive.rules.traits",
    ],
    [UndeadState, SpawnToken],
    scenario,
    ZombicideBoard,
    board,
    UndeadEncoding,
)
OPTIONS = ["companions", "first_player", "ultra_red"]


class UndeadOrAlive(ZombicideTitle):
    """Zombicide: Undead or Alive."""

    def __init__(self) -> None:
        super().__init__("undead_or_alive", "Zombicide: Undead or Alive", "4", library, PARTS)
        self.presentation = UndeadPresentation(self.id, self.name)

    def setup(self, mission: str, seats: list[Seat] | None, seed: int, options: dict[str, str]) -> Setup:
        library.mission(mission)
        chosen = [Seat(SURVIVORS.id, tuple(plan.default_party(mission)))] if seats is None else seats
        check_sides(self.sides, chosen)
        known = library.survivors()
        allowed = library.allowed(mission)
        everyone = [name for seat in chosen for name in seat.figures]
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
        if any(not seat.figures for seat in chosen):
            raise BadSetup("every seat has at least one Survivor", "seats", most)
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
        return Setup(mission, tuple(chosen), seed, options)

    def deal(self, setup_: Setup, dice: Dice) -> State:
        return start_mission(plan.opening(setup_.mission), scenario(setup_.mission), setup_, dice)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, UndeadState)
        return view.view(state, seat)

    def words(self, state: State, language: str) -> Words:
        assert isinstance(state, UndeadState)
        return words.words(state, language)

    def tell(self, state: State, events: list[Event], language: str, seat: int | None = None) -> list[str]:
        assert isinstance(state, UndeadState)
        return telling.tell(state, events, words.words(state, language))

    def roster(self, mission: str, size: int = 0, side: str = "") -> list[str]:
        library.mission(mission)
        return library.allowed(mission)

    def imagine(self, state: State, seat: int | None, dice: Dice) -> State:
        assert isinstance(state, UndeadState)
        return hidden.imagine(state, dice)

    def evaluation(self) -> Evaluation:
        return judging.evaluation()

    def statistics(self) -> Statistics:
        return watching.statistics()

    def check_conservation(self, state: State) -> None:
        assert isinstance(state, UndeadState)
        conservation.check(state)


def start_mission(opening: UndeadOpening, mission: Scenario, setup_: Setup, dice: Dice) -> UndeadState:
    """Return the first state of a mission."""
    profiles, seats, first_seat = seated(library, setup_)
    party = UndeadParty(profiles, seats, first_seat, int(setup_.options.get("companions", "0")))
    state = setup.first_state(mission, party, opening, dice)
    begin_in_mode(state, setup_)
    return state


TITLE = UndeadOrAlive()
