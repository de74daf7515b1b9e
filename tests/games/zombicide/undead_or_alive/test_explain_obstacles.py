"""An obstacle is told exactly where the Action is not offered: in random games of every mission."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tests.contract.tables import play, start
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.actions.reload import ReloadWeapon
from veglia.games.zombicide.engine.rules.actions.reorganise import TradeWith
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.scope import MELEE, RANGED
from veglia.games.zombicide.engine.rules.state import NO_CARD, OFF_BOARD
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.games.zombicide.engine.show.explain.fighting import shot_obstacle, strike_obstacle, weapons_of
from veglia.games.zombicide.engine.show.explain.handing import reload_obstacle, trade_obstacle
from veglia.games.zombicide.engine.show.explain.moving import move_obstacle
from veglia.games.zombicide.engine.show.explain.searching import search_obstacle
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.coal import TakeCoal
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import FireGatling
from veglia.games.zombicide.undead_or_alive.rules.actions.recruit import (
    Recruit,
    RecruitForCard,
    RecruitForToken,
)
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Bless
from veglia.games.zombicide.undead_or_alive.rules.riding import GetIn, GetOut
from veglia.games.zombicide.undead_or_alive.rules.scope import BRAWLER, FAITHFUL
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.show.explain.classes import charge_obstacle, repel_obstacle
from veglia.games.zombicide.undead_or_alive.show.explain.machines import (
    boarding_obstacle,
    gatling_aim_obstacle,
    pushing_obstacle,
)
from veglia.games.zombicide.undead_or_alive.show.explain.taking import objective_obstacle, recruit_obstacle
from veglia.games.zombicide.undead_or_alive.show.explain.water import bless_obstacle
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.machine import Option

GAMES = 24
# Whether nothing stands in the way, and whether it is offered.
Verdict = tuple[bool, bool]


def menus(mission: str) -> Iterator[UndeadState]:
    """Yield the states of random games in which a Survivor chooses an Action."""
    for seed in range(GAMES):
        table = start("undead_or_alive", mission, None, seed)
        for _ in play(table, seed):
            if isinstance(table.state.asking, ChooseAction):
                assert isinstance(table.state, UndeadState)
                yield table.state


def offers(state: UndeadState, *kinds: type[Option], **fields: int) -> bool:
    return any(
        type(option) in kinds and all(getattr(option, name) == value for name, value in fields.items())
        for option in state.offered
    )


def moves(state: UndeadState, who: int) -> Iterator[Verdict]:
    zones = {option.zone for option in state.offered if isinstance(option, MoveTo)}
    for zone in range(state.board.size):
        yield move_obstacle(state, who, zone) is None, zone in zones


def searches(state: UndeadState, who: int) -> Iterator[Verdict]:
    yield search_obstacle(state, who) is None, offers(state, SearchHere)


def shots(state: UndeadState, who: int) -> Iterator[Verdict]:
    offered = {
        (option.card, option.zone)
        for option in state.offered
        if isinstance(option, RangedAttack) and option.second == NO_CARD
    }
    for card in weapons_of(state, who, RANGED):
        for zone in range(state.board.size):
            yield shot_obstacle(state, who, card, zone) is None, (card, zone) in offered


def strikes(state: UndeadState, who: int) -> Iterator[Verdict]:
    for card in weapons_of(state, who, MELEE):
        yield strike_obstacle(state, who, card) is None, offers(state, MeleeAttack, card=card, second=NO_CARD)


def trades(state: UndeadState, who: int) -> Iterator[Verdict]:
    for other in range(len(state.survivors)):
        if other != who:
            yield trade_obstacle(state, who, other) is None, offers(state, TradeWith, survivor=other)


def reloads(state: UndeadState, who: int) -> Iterator[Verdict]:
    for card in state.survivors[who].cards:
        if card != NO_CARD:
            yield reload_obstacle(state, who, card) is None, offers(state, ReloadWeapon, card=card)


def objectives(state: UndeadState, who: int) -> Iterator[Verdict]:
    """Of tokens that look the same in a Zone only one is offered."""
    taken = [option.objective for option in state.offered if isinstance(option, TakeObjective)]
    taken += [option.sack for option in state.offered if isinstance(option, TakeCoal)]
    faces = [face(state, number) for number in taken]
    for number in range(len(state.objectives)):
        yield objective_obstacle(state, who, number) is None, face(state, number) in faces


def face(state: UndeadState, number: int) -> tuple[int, int]:
    token = state.objectives[number]
    return token.zone, -1 if token.is_hidden else token.colour


def recruits(state: UndeadState, who: int) -> Iterator[Verdict]:
    for figure in range(len(state.survivors)):
        if state.is_companion(figure):
            offered = offers(state, Recruit, RecruitForCard, RecruitForToken, companion=figure)
            yield recruit_obstacle(state, who, figure) is None, offered


def charges(state: UndeadState, who: int) -> Iterator[Verdict]:
    if state.survivors[who].classes & BRAWLER:
        ends = {option.path[-1] for option in state.offered if isinstance(option, ChargeAlong)}
        for zone in range(state.board.size):
            yield charge_obstacle(state, who, zone) is None, zone in ends


def repels(state: UndeadState, who: int) -> Iterator[Verdict]:
    if state.survivors[who].classes & FAITHFUL:
        for zone in range(state.board.size):
            yield repel_obstacle(state, who, zone) is None, offers(state, Repel, zone=zone)


def blessings(state: UndeadState, who: int) -> Iterator[Verdict]:
    zones = {option.zone for option in state.offered if isinstance(option, Bless)}
    for zone in range(state.board.size):
        yield bless_obstacle(state, who, zone) is None, zone in zones


def wagons(state: UndeadState, who: int) -> Iterator[Verdict]:
    if state.wagon_zone != OFF_BOARD:
        yield boarding_obstacle(state, who) is None, offers(state, GetIn, GetOut)
        yield pushing_obstacle(state, who) is None, offers(state, PushWagon)


def gatlings(state: UndeadState, who: int) -> Iterator[Verdict]:
    if state.gatling_zone == state.survivors[who].zone:
        for zone in range(state.board.size):
            yield gatling_aim_obstacle(state, who, zone) is None, offers(state, FireGatling, zone=zone)


CHECKS: list[Callable[[UndeadState, int], Iterator[Verdict]]] = [
    moves, searches, shots, strikes, trades, reloads, objectives, recruits, charges, repels, blessings,
    wagons, gatlings,
]  # fmt: skip


@cache
def verdicts(mission: str) -> Counter[tuple[str, Verdict]]:
    """Count for each kind of Action how often nothing stands in the way and how often it is offered."""
    found: Counter[tuple[str, Verdict]] = Counter()
    for state in menus(mission):
        asking = state.asking
        assert isinstance(asking, ChooseAction)
        for check in CHECKS:
            for verdict in check(state, asking.survivor):
                found[(check.__name__, verdict)] += 1
    return found


@pytest.mark.parametrize("mission", TITLE.missions())
def test_obstacles_and_options_are_two_sides_of_one_rule(mission: str) -> None:
    found = verdicts(mission)

    assert [(name, verdict) for name, verdict in found if verdict[0] != verdict[1]] == []
    for name in ("moves", "trades", "shots"):
        assert found[(name, (True, True))] > 0
        assert found[(name, (False, False))] > 0


def test_every_kind_of_action_is_both_offered_and_refused_somewhere() -> None:
    # Missions with a Gatling gun, with Corpse Piles to bless, with a Wagon and Companions.
    found = verdicts("m5") + verdicts("m6") + verdicts("m7")

    for check in CHECKS:
        assert found[(check.__name__, (True, True))] > 0, check.__name__
        assert found[(check.__name__, (False, False))] > 0, check.__name__
