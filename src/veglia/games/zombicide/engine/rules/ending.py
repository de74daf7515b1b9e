"""Winning and losing."""

from veglia.games.zombicide.engine.rules.events import MissionLost, MissionWon
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.machine import Result


def lose(state: ZombicideState, rule: str) -> None:
    """End the game: all players lose together."""
    if state.result is None:
        state.emit(MissionLost(), rule)
        state.finish(Result((), state.cited(rule)))


def win(state: ZombicideState) -> None:
    """End the game: all players win together."""
    if state.result is None:
        state.emit(MissionWon(), "uoa.end.win-immediate")
        state.finish(Result(state.all_seats(), state.cited("uoa.end.win-immediate")))


def check_goals(state: ZombicideState) -> None:
    """Win when every goal is met, lose when one no longer can be."""
    met = 0
    for goal in state.scenario.goals:
        if not goal.is_possible(state):
            lose(state, goal.lost_rule(state))
            return
        met += goal.is_met(state)
    if met == len(state.scenario.goals):
        win(state)


def earlier_goals_met(state: ZombicideState) -> bool:
    """Return whether all goals but the last are met."""
    goals = state.scenario.goals
    for goal in goals[: len(goals) - 1]:
        if not goal.is_met(state):
            return False
    return True
