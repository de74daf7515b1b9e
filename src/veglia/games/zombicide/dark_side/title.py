# veglia: interpreted
"""The title as the rest of Veglia sees it."""

from typing import Any

from veglia.games.zombicide.dark_side import statistics_names as watching
from veglia.games.zombicide.dark_side.bots import settings as judging
from veglia.games.zombicide.dark_side.bots.encoding import DarkEncoding
from veglia.games.zombicide.dark_side.rules import conservation, hidden, library, openings, plan, setup
from veglia.games.zombicide.dark_side.rules.boards import board
from veglia.games.zombicide.dark_side.rules.focus import FocusedAttack
from veglia.games.zombicide.dark_side.rules.opening import DarkOpening
from veglia.games.zombicide.dark_side.rules.scenarios import scenario
from veglia.games.zombicide.dark_side.rules.state import (
    ColouredSpawn,
    DarkState,
    Door,
    Machine,
    MissionPieces,
)
from veglia.games.zombicide.dark_side.rules.station import StationBoard
from veglia.games.zombicide.dark_side.show import view, words
from veglia.games.zombicide.dark_side.show.presentation import DarkPresentation
from veglia.games.zombicide.engine.rules.opening import Party
from veglia.games.zombicide.engine.rules.scenario import Scenario
from veglia.games.zombicide.engine.title import SURVIVORS, TitleParts, ZombicideTitle, begin_in_mode, seated
from veglia.kernel.dice import Dice
from veglia.kernel.evaluation import Evaluation
from veglia.kernel.game import Setup
from veglia.kernel.machine import State
from veglia.kernel.seats import Seat, check_sides
from veglia.kernel.statistics import Statistics
from veglia.kernel.words import Words

PARTS = TitleParts(
    [
        "veglia.games.zombicide.dark_side.rules",
        "veglia.games.zombicide.dark_side.rules.actions",
        "veglia.games.zombicide.dark_side.rules.goals",
        "veglia.games.zombicide.dark_side.rules.traits",
        "veglia.games.zombicide.dark_side.rules.missions",
    ],
    [DarkState, ColouredSpawn, FocusedAttack, Door, Machine, MissionPieces],
    scenario,
    StationBoard,
    board,
    DarkEncoding,
)


class DarkSide(ZombicideTitle):
    """Zombicide: Dark Side."""

    def __init__(self) -> None:
        super().__init__("dark_side", "Zombicide: Dark Side", "4", library, PARTS)
        self.least_party = library.LEAST_SURVIVORS
        self.most_party = library.MOST_SURVIVORS
        self.most_at_seat = library.MOST_AT_SEAT
        self.presentation = DarkPresentation(self.id, self.name)

    def setup(self, mission: str, seats: list[Seat] | None, seed: int, options: dict[str, str]) -> Setup:
        library.mission(mission)
        chosen = [Seat(SURVIVORS.id, tuple(library.usual_party()))] if seats is None else seats
        check_sides(self.sides, chosen)
        plan.check_party(chosen)
        for name, value in options.items():
            plan.check_option(name, value, len(chosen))
        return Setup(mission, tuple(chosen), seed, options)

    def deal(self, setup_: Setup, dice: Dice) -> State:
        begun = openings.opening(setup_.mission, setup_.options.get("xeno_cards", "all"))
        return start_mission(begun, scenario(setup_.mission), setup_, dice)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, DarkState)
        return view.view(state, seat)

    def words(self, state: State, language: str) -> Words:
        assert isinstance(state, DarkState)
        return words.words(state, language)

    def roster(self, mission: str, size: int = 0, side: str = "") -> list[str]:
        library.mission(mission)
        return plan.roster(size or library.LEAST_SURVIVORS)

    def imagine(self, state: State, seat: int | None, dice: Dice) -> State:
        assert isinstance(state, DarkState)
        return hidden.imagine(state, dice)

    def evaluation(self) -> Evaluation:
        return judging.evaluation()

    def statistics(self) -> Statistics:
        return watching.statistics()

    def check_conservation(self, state: State) -> None:
        assert isinstance(state, DarkState)
        conservation.check(state)


def start_mission(opening: DarkOpening, mission: Scenario, setup_: Setup, dice: Dice) -> DarkState:
    """Return the first state of a mission."""
    profiles, seats, first_seat = seated(library, setup_)
    state = setup.first_state(mission, Party(profiles, seats, first_seat), opening, dice)
    begin_in_mode(state, setup_)
    return state


TITLE = DarkSide()
