# veglia: interpreted
"""The actions of rules/actions, found by folder; a list that is filled when it is first asked for."""

import functools
from typing import Any

from veglia.games.dark_darker_darkest.rules.action import Action
from veglia.games.dark_darker_darkest.rules.settings import Settings
from veglia.kernel.folder import classes_in


@functools.cache
def actions() -> list[Action]:
    """Return every action, in the order of their names."""
    found: list[Action] = []
    for kind in classes_in(["veglia.games.dark_darker_darkest.rules.actions"], (Action,)):
        make: Any = kind
        found.append(make())
    return found


@functools.lru_cache(maxsize=256)
def actions_of(settings: Settings) -> tuple[list[Action], list[Action]]:
    """Return the actions that games with some settings know, and those of them that may cost nothing."""
    known = [action for action in actions() if action.is_on(settings.options)]
    return known, [action for action in known if not action.costs_ap]


@functools.cache
def gripped_actions() -> list[Action]:
    """Return the actions that offer anything to who is gripped."""
    return [action for action in actions() if type(action).offers_gripped is not Action.offers_gripped]
