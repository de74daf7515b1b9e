"""How far the goals of a mission have come."""

from veglia.games.zombicide.engine.face.context import Context
from veglia.games.zombicide.undead_or_alive import library
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.kernel.scene import Goal


def goals(context: Context, state: UndeadState) -> list[Goal]:
    texts = library.text(context.words.language)["interface"]["goals"]
    progress = context.text["goal_progress"]
    found: list[Goal] = []
    for goal in state.scenario.goals:
        done, all = goal.progress(state)
        said = progress.format(done=min(done, all), all=all) if all else ""
        found.append(Goal(texts[goal.id], goal.is_met(state), said))
    return found
