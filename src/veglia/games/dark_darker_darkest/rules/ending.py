"""The end of the game: all players win or lose together."""

from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.kernel.machine import Result


def lose(state: DarkestState, rule: str) -> None:
    state.finish(Result((), rule))


def win(state: DarkestState, rule: str) -> None:
    state.finish(Result(tuple(range(state.seat_count())), rule))


def check_all_gripped(state: DarkestState) -> None:
    """End the game when every Survivor in play is gripped; nobody in play is not everybody."""
    people = state.in_play()
    if people and all(state.survivors[who].grip != FREE for who in people):
        is_first_act = state.act == EXPLORATION
        lose(state, "ddd.grip.all-gripped-loss" if is_first_act else "ddd.end.all-gripped-finale")
