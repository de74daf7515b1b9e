"""How much time the party has until Darkness ends the first act, and how much of it the terminals take."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.state import DarkestState

# By the position of the Event marker: Rounds until the next one in which Darkness advances.
ROUNDS_TO_CLOCK: Final = (2.0, 1.0, 3.0)
CLOCK_ROUNDS: Final = 3.0
# Rounds that a step to the Laboratory takes.
STEP_ROUNDS: Final = 0.3
# With more Rounds than the first the party looks for Equipment though the Laboratory is open, with more than
# the second it waits in front of it.
SEARCHING: Final = 4.5
WAITING: Final = 2.5


def can_search(state: DarkestState) -> bool:
    """Return whether there is time to search before the Laboratory is entered."""
    return rounds_left(state, 0.0) > SEARCHING


def can_wait(state: DarkestState) -> bool:
    """Return whether there is time before the Laboratory is entered."""
    return rounds_left(state, 0.0) > WAITING


def markers_hoped(state: DarkestState) -> float:
    """Return how many markers a token that is still to be found removes: one, and often a second one."""
    colours = sum([1 for count in state.markers if count > 0])
    total = len(state.markers)
    return 1.0 + colours * (colours - 1) / (total * (total - 1))


def spare_rounds(
    state: DarkestState,
    left: int,
    covered: int,
    held: int,
    found: int,
    hoped: float,
    search: float,
    steps: float,
) -> float:
    """Return how many Rounds more the party has than it needs when it looks for so many tokens more.

    All of them together take as many Rounds as `search`, and each removes as many markers as `hoped`.
    Of the markers that are left the tokens at hand cover some; what no token removes is removed by force.
    """
    if left == 0:
        return rounds_left(state, 0.0) - STEP_ROUNDS * steps
    forced = max(0.0, left - covered - hoped * found)
    needed = held + found + forced - 1.0 + search + STEP_ROUNDS * steps
    return rounds_left(state, forced) - needed


def rounds_left(state: DarkestState, forced: float) -> float:
    """Return how many Rounds are left, this one included, when force takes so many spaces of Darkness."""
    spaces = state.library.darkness_last - state.darkness
    if spaces == 0:
        return 1.0 + max(0, state.last_round - state.round) - CLOCK_ROUNDS * forced
    left = spaces - forced
    clock = ROUNDS_TO_CLOCK[state.event]
    if left >= 1.0:
        return 1.0 + clock + CLOCK_ROUNDS * (left - 1.0)
    # The last space may be taken by force: the Laboratory has to be entered in the same Round.
    return 1.0 + clock * left if left >= 0.0 else 1.0 + CLOCK_ROUNDS * left
