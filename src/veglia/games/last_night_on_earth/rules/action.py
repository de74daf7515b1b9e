"""What a Hero may do in his activation beside moving: each action is a module of rules/actions."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

# When an action may be taken.
# In step 1, after the Movement roll, in place of moving.
INSTEAD_OF_MOVING: Final = 0
# At any time of the Hero's own step 1, as often as it is offered: each time must make something less.
WHILE_MOVING: Final = 1
# At the end of step 1.
AFTER_MOVING: Final = 2


class Action:
    """Something a Hero may do; `options` makes options of its own class, which `take` gets back."""

    when: ClassVar[int] = INSTEAD_OF_MOVING
    # Whether a move outside the Hero's own step 1 allows it as well.
    in_extra_moves: ClassVar[bool] = False

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        """Return the ways to take it now, none where it cannot be taken."""
        raise NotImplementedError(type(self).__name__)

    def is_mine(self, option: Option) -> bool:
        """Return whether an option is one of this action's."""
        raise NotImplementedError(type(self).__name__)

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        raise NotImplementedError(type(self).__name__)


# Filled in by library.py from the folder, in the order of the modules' names.
ACTIONS: Final[list[Action]] = []
# The same by the time at which they may be taken.
BY_TIME: Final[list[list[Action]]] = [[], [], []]


def set_actions(actions: list[Action]) -> None:
    """Take all actions there are."""
    ACTIONS[:] = actions
    for when, some in enumerate(BY_TIME):
        some[:] = [action for action in actions if action.when == when]


def options_for(state: LastNightState, hero: int, when: int) -> list[Option]:
    """Return the options of all actions of a time."""
    found: list[Option] = []
    for action in BY_TIME[when]:
        found += action.options(state, hero)
    return found


def options_on_extra_move(state: LastNightState, hero: int) -> list[Option]:
    """Return the options of all actions that any move allows."""
    found: list[Option] = []
    for action in ACTIONS:
        if action.in_extra_moves:
            found += action.options(state, hero)
    return found


def replaces_move(option: Option) -> bool:
    """Return whether an option is an action that takes the place of moving."""
    for action in ACTIONS:
        if action.is_mine(option):
            return action.when == INSTEAD_OF_MOVING
    return False


def take(state: LastNightState, hero: int, option: Option) -> None:
    """Take an option of one of the actions."""
    for action in ACTIONS:
        if action.is_mine(option):
            action.take(state, hero, option)
            return
