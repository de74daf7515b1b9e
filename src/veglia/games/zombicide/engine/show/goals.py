"""How far the goals of a mission have come."""

from veglia.games.zombicide.engine.show.context import Context
from veglia.kernel.scene import GoalStatus
from veglia.show.memory import Memory


def goals(context: Context, texts: dict[str, str], memory: Memory[GoalStatus]) -> list[GoalStatus]:
    """Return the goals with the title's sentences for them."""
    state = context.state
    found: list[GoalStatus] = []
    for goal in state.scenario.goals:
        done, all = goal.progress(state)
        is_met = goal.is_met(state)
        key = (goal.id, done, all, is_met)
        found.append(memory.get(key) or memory.keep(key, _goal(context, texts[goal.id], done, all, is_met)))
    return found


def _goal(context: Context, text: str, done: int, all: int, is_met: bool) -> GoalStatus:
    said = context.text["goal_progress"].format(done=min(done, all), all=all) if all else ""
    return GoalStatus(text, is_met, said)
