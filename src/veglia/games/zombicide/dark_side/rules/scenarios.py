# veglia: interpreted
"""The missions as scenarios: board, rules, Actions and goals put together."""

from functools import cache
from typing import Any

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.actions.combat import StationMelee, StationRanged
from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenades
from veglia.games.zombicide.dark_side.rules.actions.machine import EscortMoves, MachineActions
from veglia.games.zombicide.dark_side.rules.actions.make_noise import MakeNoise
from veglia.games.zombicide.dark_side.rules.actions.prototype import TakePrototypes
from veglia.games.zombicide.dark_side.rules.actions.ration import EatRations
from veglia.games.zombicide.dark_side.rules.actions.search import StationSearch
from veglia.games.zombicide.dark_side.rules.boards import station, station_of
from veglia.games.zombicide.dark_side.rules.doors import Lock
from veglia.games.zombicide.dark_side.rules.goals import GOALS as DARK_GOALS
from veglia.games.zombicide.dark_side.rules.hooks import DarkRules
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.mission_rules import mission_rules_of
from veglia.games.zombicide.dark_side.rules.rows import DarkMissionRow
from veglia.games.zombicide.dark_side.rules.station import Station
from veglia.games.zombicide.dark_side.rules.terms import Reward, Terms
from veglia.games.zombicide.engine.rules.action import Action
from veglia.games.zombicide.engine.rules.actions.move import Move
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjectives
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseOrTrade
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.goals import GOALS
from veglia.games.zombicide.engine.rules.scenario import Scenario
from veglia.kernel.content import look_up
from veglia.kernel.errors import ContentError


@cache
def scenario(id: str) -> Scenario:
    """Return a mission with its board and rules."""
    return make_scenario(id, library.mission(id), station(id))


def make_scenario(id: str, row: DarkMissionRow, laid: Station | None = None) -> Scenario:
    """Return the scenario of a mission's data."""
    where = f"{id}.toml"
    laid = station_of(id, row) if laid is None else laid
    board = laid.board(0, 0)
    if row.exit:
        look_up(board.places, row.exit, f"{where} exit")
    mission_rules = mission_rules_of(id, row, laid, doorway)
    return Scenario(
        id,
        library.library(),
        board,
        DarkRules(terms(row, laid, mission_rules, where)),
        actions(board.size, mission_rules),
        goals(row, mission_rules, where),
        row.exit,
    )


def actions(zones: int, mission_rules: list[MissionRule]) -> list[Action[Any]]:
    """Return the Actions there are, in the order in which they are offered."""
    return [
        Move(zones),
        EscortMoves(),
        StationSearch(),
        StationMelee(),
        StationRanged(zones),
        ThrowGrenades(),
        TakeObjectives(),
        TakePrototypes(),
        *[action for mission_rule in mission_rules for action in mission_rule.actions()],
        MachineActions(),
        EatRations(),
        ReorganiseOrTrade(library.MOST_SURVIVORS),
        MakeNoise(),
    ]


def goals(row: DarkMissionRow, mission_rules: list[MissionRule], where: str) -> list[Goal[Any]]:
    """Return the goals of a mission, in their order."""
    known: dict[str, Goal[Any]] = {goal.id: goal for goal in GOALS}
    known |= {goal.id: goal for goal in DARK_GOALS}
    known |= {goal.id: goal for mission_rule in mission_rules for goal in mission_rule.goals()}
    for wanted in row.goals:
        if wanted.goal not in known:
            raise ContentError(f"{where}: unknown goal {wanted.goal!r}")
    return [known[wanted.goal] for wanted in row.goals]


def terms(row: DarkMissionRow, laid: Station, mission_rules: list[MissionRule], where: str) -> Terms:
    """Return what a mission says beyond its map."""
    locks = [
        Lock(
            library.COLOURS[one.colour],
            doorway(laid, one.between, where),
            one.locked,
            one.opens,
            one.lasting,
        )
        for one in row.doors
    ]
    reward = Reward(row.reward.xp, row.reward.rule, row.reward.prototype_rule)
    return Terms(
        locks,
        reward,
        row.rising_tide,
        row.wakes,
        row.hostile_machines,
        not row.no_local_control,
        mission_rules,
    )


def doorway(laid: Station, between: tuple[str, str], where: str) -> int:
    """Return the doorway between two places."""
    one, other = sorted(look_up(laid.places, place, f"{where} door") for place in between)
    if (one, other) not in laid.doorways:
        raise ContentError(f"{where} door: no doorway between {between[0]} and {between[1]}")
    return laid.doorways.index((one, other))
