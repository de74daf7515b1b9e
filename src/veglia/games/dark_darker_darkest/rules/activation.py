"""What activation does to zombies: marks of what has happened in a reaction or a Round, and their end."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.harming import risen
from veglia.games.dark_darker_darkest.rules.paths import rooms_of
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import (
    ACTED,
    DAMAGED,
    FRESH,
    STUNNED,
    STUNNED_BEFORE,
    Horde,
    has_mark,
    marked,
    those_with,
    those_without,
    token_marks,
    unmarked,
    with_all,
    without_token_mark,
)
from veglia.kernel.machine import Step


def set_out(state: DarkestState, room: int, zombies: Horde, marks: int) -> Horde:
    """Activate some zombies of a room: stunned ones only stand up, the others get marks and are returned."""
    others = list(state.hordes[room])
    for zombie in zombies:
        others.remove(zombie)
    staying = marked(risen(state, room, those_with(zombies, STUNNED)), ACTED)
    going = marked(risen(state, room, those_without(zombies, STUNNED)), marks)
    state.hordes[room] = with_all(with_all(tuple(others), staying), going)
    return going


class StandUp(Step[DarkestState]):
    """Activated zombies that could neither move nor attack stand up, too."""

    rule: ClassVar[str] = "ddd.item.baseball-bat-recover"

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, state: DarkestState) -> None:
        for room in rooms_of(self.area):
            if not state.hordes[room]:
                continue
            fresh = those_without(state.hordes[room], ACTED)
            if fresh:
                others = those_with(state.hordes[room], ACTED)
                # To stand up is all that a stunned zombie does, in an area that overlaps, too.
                stunned = marked(risen(state, room, those_with(fresh, STUNNED)), ACTED)
                standing = risen(state, room, those_without(fresh, STUNNED))
                state.hordes[room] = with_all(with_all(others, stunned), standing)


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
        if horde and has_mark(horde, STUNNED):
            stunned = marked(those_with(horde, STUNNED), STUNNED_BEFORE)
            state.hordes[room] = with_all(those_without(horde, STUNNED), stunned)


def clear_marks(state: DarkestState, mark: int) -> None:
    """Take a mark from all zombies and tokens of the house."""
    for room, horde in enumerate(state.hordes):
        if horde:
            state.hordes[room] = unmarked(horde, mark)
    for room, tokens in enumerate(state.tokens):
        if tokens and any(token_marks(token) & mark for token in tokens):
            state.tokens[room] = tuple([without_token_mark(token, mark) for token in tokens])
