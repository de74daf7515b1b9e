# veglia: interpreted
"""The actions of rules/actions, found by folder; a list that is filled when it is first asked for."""

import functools
from typing import Any

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.kernel.folder import classes_in


@functools.cache
def actions() -> list[Action]:
    """Return every action, in the order of their names."""
    found: list[Action] = []
    for kind in classes_in(["veglia.games.dark_darker_darkest.rules.actions"], (Action,)):
        make: Any = kind
        found.append(make())
    return found
