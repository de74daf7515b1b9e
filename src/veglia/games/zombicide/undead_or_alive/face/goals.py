# veglia: interpreted
"""How far the goals of a mission have come."""

from collections.abc import Callable

from veglia.games.zombicide.engine.face.context import Context
from veglia.games.zombicide.engine.spawn import CORPSE_PILE, MOBILE, starting_zone
from veglia.games.zombicide.engine.state import LONE, NO_COMPANION, OFF_BOARD, RED
from veglia.games.zombicide.engine.turn import SETUP
from veglia.games.zombicide.undead_or_alive import library
from veglia.games.zombicide.undead_or_alive.bounty import gained_bounty
from veglia.games.zombicide.undead_or_alive.rules import parts_of
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.games.zombicide.undead_or_alive.supplies import all_carried
from veglia.kernel.face import Goal

# How many of how many.
Count = tuple[int, int]


def goals(context: Context, state: UndeadState) -> list[Goal]:
    texts = library.text(context.words.language)["interface"]["goals"]
    progress = context.text["goal_progress"]
    found: list[Goal] = []
    for goal in state.scenario.goals:
        count = COUNTS.get(goal.id)
        said = ""
        if count is not None:
            done, all = count(state)
            said = progress.format(done=done, all=all) if all else ""
        found.append(Goal(texts[goal.id], goal.is_met(state), said))
    return found


def _objectives(state: UndeadState) -> Count:
    coal = parts_of(state).coal
    counted = [token for number, token in enumerate(state.objectives) if not coal or number not in coal.sacks]
    return len([token for token in counted if token.is_taken]), len(counted)


def _supplies(state: UndeadState) -> Count:
    taken, all = _objectives(state)
    return taken - all_carried(state), all


def _coloured(state: UndeadState) -> Count:
    """Count the blue and green Objectives that have been seen and taken; hidden ones give nothing away."""
    coloured = [token for token in state.objectives if token.colour != RED]
    return len([token for token in coloured if token.is_taken]), len(coloured)


def _escaped(state: UndeadState) -> Count:
    gone = [one for one in state.survivors if one.zone == OFF_BOARD]
    return 0 if state.turn.phase == SETUP else len(gone), len(state.survivors)


def _recruited(state: UndeadState) -> Count:
    companions = [one for one in state.survivors if one.leader != NO_COMPANION]
    return len([one for one in companions if one.leader != LONE]), len(companions)


def _gathered(state: UndeadState) -> Count:
    home = starting_zone(state)
    mobile = [token for token in state.spawns if token.kind == MOBILE]
    return len([token for token in mobile if token.zone == home]), len(mobile)


def _secured(state: UndeadState) -> Count:
    piles = [token for token in state.spawns if token.kind == CORPSE_PILE]
    return len([token for token in piles if not token.is_active]), len(state.board.piles)


def _bounty(state: UndeadState) -> Count:
    party = len([one for one in state.survivors if one.leader == NO_COMPANION])
    return min(gained_bounty(state), party), party


def _treasure(state: UndeadState) -> Count:
    bounty = parts_of(state).reward.bounty
    all = bounty.treasure if bounty else 0
    return all - len(state.treasure), all


def _coal(state: UndeadState) -> Count:
    coal = parts_of(state).coal
    return (coal.in_tender(state), len(coal.sacks)) if coal else (0, 0)


COUNTS: dict[str, Callable[[UndeadState], Count]] = {
    "take_objectives": _objectives,
    "gather_supplies": _supplies,
    "take_coloured_objectives": _coloured,
    "escape": _escaped,
    "escape_with_wagon": _escaped,
    "leave_by_train": _escaped,
    "recruit_companions": _recruited,
    "gather_mobile_spawns": _gathered,
    "blow_up_train": _gathered,
    "secure_corpse_piles": _secured,
    "collect_bounty": _bounty,
    "find_treasure": _treasure,
    "supply_tender": _coal,
}
