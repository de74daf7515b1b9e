"""What activation does to zombies: marks of what has happened in a reaction or a Round, and their end."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.harming import risen
from veglia.games.dark_darker_darkest.rules.house import ALL_ROOMS
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import (
    ACTED,
    DAMAGED,
    FRESH,
    STUNNED,
    STUNNED_BEFORE,
    marked,
    those_with,
    those_without,
    unmarked,
    with_all,
    without_token_mark,
)
from veglia.kernel.machine import Step


class StandUp(Step[DarkestState]):
    """Activated zombies that could neither move nor attack stand up, too."""

    rule: ClassVar[str] = "ddd.item.baseball-bat-recover"

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, state: DarkestState) -> None:
        for room in state.house.rooms:
            fresh = those_without(state.hordes[room], ACTED)
            if fresh and self.area >> room // 2 & 1:
                others = those_with(state.hordes[room], ACTED)
                state.hordes[room] = with_all(others, risen(state, room, fresh))


class EndReactions(Step[DarkestState]):
    """All that has acted is as before."""

    def __init__(self) -> None:
        pass

    def run(self, state: DarkestState) -> None:
        clear_marks(state, ACTED)


def age_marks(state: DarkestState) -> None:
    """Begin a new Round for zombies: no damage, no fresh reinforcements, whoever is stunned was so before."""
    clear_marks(state, FRESH | DAMAGED)
    for room, horde in enumerate(state.hordes):
        if those_with(horde, STUNNED):
            stunned = marked(those_with(horde, STUNNED), STUNNED_BEFORE)
            state.hordes[room] = with_all(those_without(horde, STUNNED), stunned)


def clear_marks(state: DarkestState, mark: int) -> None:
    """Take a mark from all zombies and tokens of the house."""
    for room in range(ALL_ROOMS):
        if state.hordes[room]:
            state.hordes[room] = unmarked(state.hordes[room], mark)
        if state.tokens[room]:
            state.tokens[room] = tuple([without_token_mark(token, mark) for token in state.tokens[room]])
