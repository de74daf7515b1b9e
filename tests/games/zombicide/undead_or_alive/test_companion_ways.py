"""Companions change hands, and are Survivors for every purpose."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards, TradeWith
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.companions import CompanionGiven, GiveCompanion
from veglia.games.zombicide.engine.rules.danger import traits_of
from veglia.games.zombicide.engine.rules.end_phase import SkillsInEndPhase
from veglia.games.zombicide.engine.rules.events import FriendlyFire, MissionLost, SurvivorEliminated
from veglia.games.zombicide.engine.rules.inventory import Done, LeaveCard, PutCard
from veglia.games.zombicide.engine.rules.state import (
    LONE,
)
from veglia.games.zombicide.engine.rules.trade import Accept, Refuse, Trade
from veglia.games.zombicide.engine.rules.traits.medic import Heal
from veglia.games.zombicide.engine.rules.turn import (
    DoNothing,
)
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong, NoAttack
from veglia.games.zombicide.undead_or_alive.rules.noise import PlaceNoise, RelocateNoise, loudest_zones
from veglia.games.zombicide.undead_or_alive.rules.scope import BRAWLER, GUNSLINGER, TOWNSFOLK


def leader_of(table: TestTable, companion: str) -> str | None:
    """Return the Leader's name."""
    leader = table.survivor(companion).leader
    return None if leader == LONE else table.names[leader]


# Trading


@rule("uoa.companion.trade", "uoa.companion.class-ability")
def test_example_companion_trade() -> None:
    """Meg takes Jeb from Henry in a Trade, and the Townsfolk's abilities with him."""
    table = TestTable(["henry", "meg"], at="2R.C")
    table.add_companion("jeb", "2R.C", leader="henry")
    table.turn("meg")

    table.choose(TradeWith, survivor="henry")
    given = happened(table.choose(GiveCompanion, companion="jeb", survivor="meg"), CompanionGiven)

    rules = table.state.scenario.rules
    board = table.state.board
    assert [(event.companion, event.survivor, event.rule) for event in given] == [
        (2, 1, "uoa.companion.trade")
    ]
    assert leader_of(table, "jeb") == "meg"
    assert table.survivor("meg").actions == 2
    assert [rules.is_search_limited(table.state, who) for who in (0, 1)] == [True, False]
    assert [rules.sight(table.state, who) is board.deep_sight for who in (0, 1)] == [False, True]
    assert table.survivor("henry").classes == BRAWLER


@rule("uoa.companion.trade")
def test_companions_change_hands_both_ways_in_one_trade_each_once() -> None:
    table = TestTable(["henry", "meg"], gear={"henry": ["machete"]})
    table.add_companion("jeb", "2R.a1", leader="henry")
    table.add_companion("thomas", "2R.a1", leader="meg")
    table.turn("henry")
    table.choose(TradeWith, survivor="meg")

    table.choose(GiveCompanion, companion="jeb", survivor="meg")
    table.choose(PutCard, card="machete", survivor="meg", slot=0)
    left = [(option.companion, option.survivor) for option in table.offered(GiveCompanion)]
    table.choose(GiveCompanion, companion="thomas", survivor="henry")

    assert left == [(table.who("thomas"), 0)]
    assert (leader_of(table, "jeb"), leader_of(table, "thomas")) == ("meg", "henry")
    assert table.cards("meg")[0] == "machete"
    assert table.survivor("henry").actions == 2


@rule("uoa.companion.trade")
def test_a_refused_trade_brings_companions_and_classes_back() -> None:
    table = TestTable(seats=[["henry"], ["meg"]])
    table.add_companion("jeb", "2R.a1", leader="henry")
    table.turn("meg")
    table.choose(TradeWith, survivor="henry")
    table.choose(GiveCompanion, companion="jeb", survivor="meg")
    if isinstance(table.asking, Trade):
        table.choose(Done)
    lent = leader_of(table, "jeb")
    assert table.offers(Accept)

    table.choose(Refuse)

    assert lent == "meg"
    assert leader_of(table, "jeb") == "henry"
    assert [table.survivor(name).classes for name in ("henry", "meg")] == [BRAWLER | TOWNSFOLK, GUNSLINGER]


@rule("uoa.companion.trade")
def test_without_cards_and_companions_there_is_nothing_to_trade() -> None:
    table = TestTable(["henry", "meg"])

    table.turn("meg")
    nothing = table.offers(TradeWith)
    table.add_companion("jeb", "2R.a1", leader="henry")
    table.turn("meg")

    assert not nothing
    assert table.offers(TradeWith)
    assert not table.offers(ReorganiseCards)


@rule("uoa.companion.trade", "uoa.companion.class-ability")
def test_once_per_turn_abilities_are_counted_for_the_survivor_that_uses_them() -> None:
    table = TestTable(["carl", "meg"], zombies={"2R.a3": {"walker": 2}})
    table.add_companion("henry", "2R.a1", leader="meg")
    table.turn("carl")
    table.choose(ChargeAlong)
    while not table.offers(DoNothing):
        table.choose(NoAttack)

    table.turn("meg")

    assert table.offers(ChargeAlong)


@rule("uoa.companion.class-ability")
def test_a_leader_of_townsfolk_searches_several_times_until_the_companion_is_gone() -> None:
    table = TestTable(["henry"], at="2R.A")
    table.add_companion("jeb", "2R.A", leader="henry")
    table.turn("henry")

    table.choose(SearchHere)
    if table.offers(LeaveCard):
        table.choose(LeaveCard)

    assert table.offers(SearchHere)


# Survivors for every purpose


@rule("uoa.companion.one-wound", "uoa.end.lose-companion", "uoa.companion.is-survivor")
def test_one_wound_eliminates_a_companion_and_loses_the_game() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"walker": 1}})
    table.add_companion("henry", "2R.a1", leader="carl")
    table.run(Activate(all_kinds(table.state)))

    events = table.choose(Suffer, survivor="henry")

    assert [(e.survivor, e.rule) for e in happened(events, SurvivorEliminated)] == [
        (1, "uoa.companion.one-wound")
    ]
    assert [event.rule for event in happened(events, MissionLost)] == ["uoa.end.lose-companion"]
    assert table.state.result is not None
    assert (table.state.result.outcome(0), table.state.result.rule) == ("lost", "uoa.end.lose-companion")


@rule("uoa.companion.is-survivor", "uoa.companion.one-wound")
def test_the_players_choose_whether_the_leader_takes_the_wound_instead() -> None:
    table = TestTable(["carl"], zombies={"2R.a1": {"walker": 1}})
    table.add_companion("jeb", "2R.a1", leader="carl")
    table.run(Activate(all_kinds(table.state)))

    offered = [option.survivor for option in table.offered(Suffer)]
    table.choose(Suffer, survivor="carl")

    assert offered == [0, 1]
    assert table.state.result is None
    assert table.survivor("carl").wounds == 1


@rule("uoa.companion.is-survivor", "uoa.end.lose-companion")
def test_zombies_attack_a_lone_companion() -> None:
    table = TestTable(["carl"], zombies={"2R.C": {"walker": 1}})
    table.add_companion("jeb", "2R.C")

    table.run(Activate(all_kinds(table.state)))

    assert table.state.result is not None
    assert table.state.result.rule == "uoa.end.lose-companion"


@rule("uoa.combat.friendly-fire-companions", "uoa.companion.friendly-fire")
def test_a_miss_hits_a_companion_in_the_target_zone() -> None:
    table = TestTable(["meg"], (1,), gear={"meg": ["springfield"]}, zombies={"2R.a2": {"walker": 1}})
    table.add_companion("jeb", "2R.a2")
    table.turn("meg")

    events = table.choose(RangedAttack, card="springfield", zone="2R.a2")

    assert [(e.target, e.rule) for e in happened(events, FriendlyFire)] == [
        (1, "uoa.combat.friendly-fire-companions")
    ]
    assert table.state.result is not None
    assert table.state.result.rule == "uoa.end.lose-companion"


@rule("uoa.noise.companions-count", "uoa.companion.is-survivor")
def test_companions_count_for_the_zone_with_the_most_survivors() -> None:
    table = TestTable(["carl", "meg"], at={"carl": "2R.a1", "meg": "2R.a2"})
    without = loudest_zones(table.state)
    table.add_companion("jeb", "2R.a2")

    events = table.run(RelocateNoise())

    assert without == sorted([table.zone("2R.a1"), table.zone("2R.a2")])
    assert not table.offers(PlaceNoise)
    assert table.state.noise_zone == table.zone("2R.a2")
    assert "uoa.noise.zombies-arrive" in rules_of(events)


@rule("uoa.companion.is-survivor", "uoa.skill.brothers-in-arms")
def test_a_companion_enables_brothers_in_arms() -> None:
    shared = "brothers_in_arms"
    table = TestTable(["carl"])
    id = next(one for one in [trait.id for trait in table.state.scenario.library.traits] if shared in one)
    table.only_skills("carl", [id])
    alone = len(traits_of(table.state, 0))

    table.add_companion("jeb", "2R.a1")

    assert (alone, len(traits_of(table.state, 0))) == (1, 2)


@rule("uoa.skill.medic")
def test_medic_has_nothing_to_heal_on_a_companion() -> None:
    table = TestTable(["carl", "meg"], skills={"carl": ["medic"]})
    table.add_companion("jeb", "2R.a1", leader="carl")
    table.survivor("meg").wounds = 1

    table.run(SkillsInEndPhase())

    assert [option.survivor for option in table.offered(Heal)] == [1]


@pytest.mark.parametrize("leader", ["carl", None])
def test_a_melee_attack_spares_companions(leader: str | None) -> None:
    table = TestTable(["carl"], (1,), gear={"carl": ["machete"]}, zombies={"2R.a1": {"walker": 1}})
    table.add_companion("jeb", "2R.a1", leader=leader)
    table.turn("carl")

    table.choose(MeleeAttack, card="machete")

    assert table.state.result is None
