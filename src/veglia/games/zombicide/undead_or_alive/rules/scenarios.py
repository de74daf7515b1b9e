# veglia: interpreted
"""The missions as scenarios: boards, rules, Actions and goals put together."""

from functools import cache
from typing import Any

from veglia.games.zombicide.engine.rules.action import Action
from veglia.games.zombicide.engine.rules.actions.attack import Melee, Ranged
from veglia.games.zombicide.engine.rules.actions.move import Move
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjectives
from veglia.games.zombicide.engine.rules.actions.reload import Reload
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseOrTrade
from veglia.games.zombicide.engine.rules.actions.search import Search
from veglia.games.zombicide.engine.rules.board import STREET, ZombicideBoard
from veglia.games.zombicide.engine.rules.goal import Goal
from veglia.games.zombicide.engine.rules.goals import GOALS as ENGINE_GOALS
from veglia.games.zombicide.engine.rules.scenario import Scenario
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import Charge
from veglia.games.zombicide.undead_or_alive.rules.actions.coal import WorkWithCoal
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Dynamite
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fanning
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import Gatling
from veglia.games.zombicide.undead_or_alive.rules.actions.load import Load
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import MakeNoise
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import RecruitCompanion
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import VadeRetro
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import Wagon
from veglia.games.zombicide.undead_or_alive.rules.actions.water import HolyWater, Water
from veglia.games.zombicide.undead_or_alive.rules.boards import boards, boards_of
from veglia.games.zombicide.undead_or_alive.rules.bounty import Feat
from veglia.games.zombicide.undead_or_alive.rules.goals import GOALS
from veglia.games.zombicide.undead_or_alive.rules.hooks import Parts, UndeadRules
from veglia.games.zombicide.undead_or_alive.rules.parts import parts_of
from veglia.games.zombicide.undead_or_alive.rules.rows import UndeadMissionRow
from veglia.games.zombicide.undead_or_alive.rules.scope import SCOPES
from veglia.games.zombicide.undead_or_alive.rules.train_goals import GOALS as TRAIN_GOALS
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
        goals(row, where),
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


def actions(row: UndeadMissionRow, parts: Parts, most_zones: int) -> list[Action[Any]]:
    """Return the Actions there are in a mission, in the order in which they are offered."""
    cards = len(library.library().type_of)
    return [
        Move(most_zones),
        Search(),
        Melee(),
        Ranged(cards, most_zones),
        Fanning(cards, most_zones),
        Dynamite(),
        Charge(),
        VadeRetro(),
        TakeObjectives(),
        HolyWater(),
        Water(),
        Reload(),
        RecruitCompanion(parts.terms),
        ReorganiseOrTrade(library.MOST_SURVIVORS),
        MakeNoise(),
        *([Wagon()] if row.wagon else []),
        *([Load()] if row.wagon and row.wagon.loads else []),
        *([Gatling()] if row.gatling else []),
        *([WorkWithCoal(parts.coal)] if parts.coal else []),
    ]


def goals(row: UndeadMissionRow, where: str) -> list[Goal[Any]]:
    """Return the goals of a mission, in their order."""
    known: dict[str, Goal[Any]] = {goal.id: goal for goal in [*ENGINE_GOALS, *GOALS, *TRAIN_GOALS]}
    for wanted in row.goals:
        if wanted.goal not in known:
            raise ContentError(f"{where}: unknown goal {wanted.goal!r}")
    return [known[wanted.goal] for wanted in row.goals]
