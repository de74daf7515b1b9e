# veglia: interpreted
"""The missions as scenarios: boards, rules, Actions and goals put together."""

from functools import cache
from typing import Any

from veglia.games.zombicide.engine.rules.action import Action
from veglia.games.zombicide.engine.rules.board import STREET, ZombicideBoard
from veglia.games.zombicide.engine.rules.registry import goals_of, menu
from veglia.games.zombicide.engine.rules.scenario import Scenario
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.action_context import UndeadActionContext
from veglia.games.zombicide.undead_or_alive.rules.boards import boards, boards_of
from veglia.games.zombicide.undead_or_alive.rules.bounty import Feat
from veglia.games.zombicide.undead_or_alive.rules.hooks import MissionParts, UndeadRules
from veglia.games.zombicide.undead_or_alive.rules.parts import parts_of
from veglia.games.zombicide.undead_or_alive.rules.rows import UndeadMissionRow
from veglia.games.zombicide.undead_or_alive.rules.scope import SCOPES
from veglia.kernel.content import look_up
from veglia.kernel.errors import ContentError


@cache
def scenario(id: str) -> Scenario:
    """Return a mission with its board and rules."""
    return make_scenario(id, library.mission(id), boards(id))


def make_scenario(id: str, row: UndeadMissionRow, laid: dict[str, ZombicideBoard] | None = None) -> Scenario:
    """Return the scenario of a mission's data, on boards that are laid already or laid now."""
    where = f"{id}.toml"
    laid = boards_of(id, row) if laid is None else laid
    board = next(iter(laid.values()))
    if row.wagon and board.kinds[look_up(board.places, row.wagon.zone, f"{where} wagon")] != STREET:
        raise ContentError(f"{where} wagon: {row.wagon.zone} is no street")
    if row.exit:
        for one in laid.values():
            # The Exit is known by its name, so it must not lie on tiles that are turned or taken away.
            look_up(one.places, row.exit, f"{where} exit")
    parts = parts_of(row, laid, where)
    # Zones are numbered anew on every board.
    most_zones = max(one.size for one in laid.values())
    return Scenario(
        id,
        library.library(),
        board,
        UndeadRules(feats(), parts),
        actions(row, parts, most_zones),
        goals_of(library.RULES, row.goals, [], where),
        row.exit,
    )


def feats() -> dict[int, Feat]:
    """Return the Feats by card type."""
    return {
        number: Feat(
            card.feat.kills, look_up(SCOPES, card.feat.scope, "equipment.toml"), card.feat.when == "action"
        )
        for number, card in enumerate(library.equipment().values())
        if card.feat is not None
    }


def actions(row: UndeadMissionRow, parts: MissionParts, most_zones: int) -> list[Action[Any]]:
    """Return the Actions there are in a mission."""
    context = UndeadActionContext(
        most_zones,
        len(library.library().type_of),
        library.MOST_SURVIVORS,
        parts.terms,
        parts.coal,
        row.wagon is not None,
        row.wagon is not None and row.wagon.loads,
        row.gatling is not None,
    )
    return menu(library.RULES, context, [])
