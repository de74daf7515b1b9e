# veglia: interpreted
"""The missions as scenarios: board, rules, Actions and goals put together."""

from functools import cache
from typing import Any

from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.boards import station, station_of
from veglia.games.zombicide.dark_side.rules.doors import DoorLock
from veglia.games.zombicide.dark_side.rules.hooks import DarkRules
from veglia.games.zombicide.dark_side.rules.mission_rule import MissionRule
from veglia.games.zombicide.dark_side.rules.mission_rules import mission_rules_of
from veglia.games.zombicide.dark_side.rules.rows import DarkMissionRow
from veglia.games.zombicide.dark_side.rules.site import Site
from veglia.games.zombicide.dark_side.rules.station import Station
from veglia.games.zombicide.dark_side.rules.terms import Reward, Terms
from veglia.games.zombicide.engine.rules.action import Action, ActionContext
from veglia.games.zombicide.engine.rules.registry import goals_of, menu
from veglia.games.zombicide.engine.rules.scenario import Scenario


@cache
def scenario(id: str) -> Scenario:
    """Return a mission with its board and rules."""
    return make_scenario(id, library.mission(id), station(id))


def make_scenario(id: str, row: DarkMissionRow, laid: Station | None = None) -> Scenario:
    """Return the scenario of a mission's data."""
    laid = station_of(id, row) if laid is None else laid
    site = Site(id, row, laid)
    board = laid.board(0, 0)
    if row.exit:
        site.zone(row.exit, "exit")
    mission_rules = mission_rules_of(site)
    own_goals = [goal for mission_rule in mission_rules for goal in mission_rule.goals()]
    return Scenario(
        id,
        library.library(),
        board,
        DarkRules(terms(site, mission_rules)),
        actions(board.size, mission_rules),
        goals_of(library.RULES, row.goals, own_goals, site.where),
        row.exit,
    )


def actions(zones: int, mission_rules: list[MissionRule]) -> list[Action[Any]]:
    """Return the Actions there are, those that the mission adds included."""
    context = ActionContext(zones, len(library.library().type_of), library.MOST_SURVIVORS, False)
    more = [action for mission_rule in mission_rules for action in mission_rule.actions()]
    return menu(library.RULES, context, more)


def terms(site: Site, mission_rules: list[MissionRule]) -> Terms:
    """Return what a mission says beyond its map."""
    row = site.row
    locks = [
        DoorLock(
            library.COLOURS[one.colour],
            site.doorway(one.between),
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
