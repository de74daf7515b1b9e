"""Objectives that stay with who takes them, beside the cards."""

from typing import Final

from veglia.games.zombicide.dark_side.rules.mission_events import TokenKept
from veglia.games.zombicide.dark_side.rules.state import RED, DarkState
from veglia.games.zombicide.engine.rules.companions import hold_token, tokens_of
from veglia.games.zombicide.engine.rules.state import NOBODY

# What they are as tools of goals, beside the traits of cards.
KEPT: Final = "kept_objective"


def keep_red(state: DarkState, who: int, number: int, rule: str) -> None:
    """Leave a red Objective with the Survivor who has taken it."""
    if state.objectives[number].colour == RED:
        hold_token(state, number, who)
        state.emit(TokenKept(who, number), rule)


def red_tokens(state: DarkState, who: int) -> list[int]:
    """Return the red Objectives a Survivor keeps."""
    return [number for number in tokens_of(state, who) if state.objectives[number].colour == RED]


def use_up(state: DarkState, number: int) -> None:
    """Put a kept Objective out of the game."""
    hold_token(state, number, NOBODY)
