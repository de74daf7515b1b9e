# veglia: interpreted
"""The Actions and goals of a title: found in the folders of the family and the title, listed nowhere."""

from functools import cache
from typing import Any

from veglia.games.zombicide.engine.rules.action import Action, ActionContext
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.rows import GoalRow
from veglia.kernel.errors import ContentError
from veglia.kernel.folder import defined_in

FAMILY = "veglia.games.zombicide.engine.rules"


@cache
def action_classes(rules: str) -> dict[int, type[Action[Any]]]:
    """Return the Actions of a title, by their order in the menu, those of the family included.

    `rules` is the title's package of rules. Its own Actions replace those of the family with the same order.
    """
    return {
        **by_order(defined_in(f"{FAMILY}.actions", Action)),
        **by_order(defined_in(f"{rules}.actions", Action)),
    }


def by_order(kinds: list[type[Action[Any]]]) -> dict[int, type[Action[Any]]]:
    """Return Actions by their order; no two of a folder have the same."""
    found: dict[int, type[Action[Any]]] = {}
    for kind in kinds:
        if kind.order in found:
            raise ContentError(f"{kind.__name__} has the order of {found[kind.order].__name__}, {kind.order}")
        if kind.order:
            found[kind.order] = kind
    return found


def menu(rules: str, context: ActionContext, more: list[Action[Any]]) -> list[Action[Any]]:
    """Return the Actions of a mission in the order in which they are offered, with `more` of its own."""
    made = [kind.create(context) for kind in action_classes(rules).values()]
    return sorted([*[action for action in made if action is not None], *more], key=lambda one: one.order)


@cache
def goal_classes(rules: str) -> dict[str, type[Goal[Any]]]:
    """Return the goals of a title by id, those of the family included; the title's replace the family's."""
    return {**by_id(defined_in(f"{FAMILY}.goals", Goal)), **by_id(defined_in(f"{rules}.goals", Goal))}


def by_id(kinds: list[type[Goal[Any]]]) -> dict[str, type[Goal[Any]]]:
    """Return goals by id; no two of a folder have the same."""
    found: dict[str, type[Goal[Any]]] = {}
    for kind in kinds:
        if kind.id in found:
            raise ContentError(f"{kind.__name__} has the id of {found[kind.id].__name__}, {kind.id!r}")
        if kind.id:
            found[kind.id] = kind
    return found


def goals_of(rules: str, rows: list[GoalRow], more: list[Goal[Any]], where: str) -> list[Goal[Any]]:
    """Return the goals that a mission names, in their order; `more` are those of its own."""
    known = {id: kind() for id, kind in goal_classes(rules).items()} | {goal.id: goal for goal in more}
    for wanted in rows:
        if wanted.goal not in known:
            raise ContentError(f"{where}: unknown goal {wanted.goal!r}")
    return [known[wanted.goal] for wanted in rows]
