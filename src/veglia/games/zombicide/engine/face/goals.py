"""How far the goals of a mission have come."""

from veglia.games.zombicide.engine.face.context import Context
from veglia.kernel.scene import Goal


def goals(context: Context, texts: dict[str, str]) -> list[Goal]:
    """Return the goals with the title's sentences for them."""
    progress = context.text["goal_progress"]
    state = context.state
    found: list[Goal] = []
    for goal in state.scenario.goals:
        done, all = goal.progress(state)
        said = progress.format(done=min(done, all), all=all) if all else ""
        found.append(Goal(texts[goal.id], goal.is_met(state), said))
    return found
