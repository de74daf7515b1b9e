"""How far the goals of a mission have come."""

from veglia.games.zombicide.engine.face.context import Context
from veglia.games.zombicide.engine.face.memory import Memory
from veglia.games.zombicide.undead_or_alive import library
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.kernel.scene import Goal


def goals(context: Context, state: UndeadState, memory: Memory[Goal]) -> list[Goal]:
    found: list[Goal] = []
    for goal in state.scenario.goals:
        done, all = goal.progress(state)
        is_met = goal.is_met(state)
        key = (goal.id, done, all, is_met)
        found.append(memory.get(key) or memory.keep(key, _goal(context, goal.id, done, all, is_met)))
    return found


def _goal(context: Context, id: str, done: int, all: int, is_met: bool) -> Goal:
    text = library.text(context.words.language)["interface"]["goals"][id]
    said = context.text["goal_progress"].format(done=min(done, all), all=all) if all else ""
    return Goal(text, is_met, said)
