"""How a game is won: the scenario's goals are looked at after everything that could meet one."""

from typing import Final

from veglia.games.last_night_on_earth.rules import events
from veglia.games.last_night_on_earth.rules.models import HEROES, ZOMBIES
from veglia.games.last_night_on_earth.rules.phases import is_hero_turn
from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Result

SCENARIOS: Final[dict[str, Scenario]] = {}


def scenario_of(state: LastNightState) -> Scenario:
    return SCENARIOS[state.scenario]


def check_goals(state: LastNightState) -> None:
    """End the game if a side has met its objective; where both have, the side whose turn it is wins."""
    if state.result is not None:
        return
    scenario = scenario_of(state)
    order = (HEROES, ZOMBIES) if is_hero_turn(state) else (ZOMBIES, HEROES)
    for side in order:
        rule = scenario.heroes_win(state) if side == HEROES else scenario.zombies_win(state)
        if rule:
            win(state, side, rule)
            return


def win(state: LastNightState, side: int, rule: str) -> None:
    """End the game: a side has won."""
    state.emit(events.GameWon(side), rule)
    state.finish(Result(tuple(state.seats_of(side)), rule))
