"""Bounty Weapons: from the mission, or by the Feat of the top card."""

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.shooting import HIT, MISS, earned, shoot
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.cards import BOUNTY
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    CardDiscarded,
    CardPlaced,
    LevelReached,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty, Done, LeaveCard, PutCard
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyEarned,
    BountyExhausted,
    BountyReceived,
    FeatCompleted,
)


@rule(
    "uoa.bounty.by-feat",
    "uoa.bounty.no-double-credit",
    "uoa.bounty.one-per-action",
    "uoa.bounty.feat-mauser",
    "uoa.bounty.feat-rifle",
)
def test_example_bounty_jimmy() -> None:
    dice = [HIT, HIT, HIT, HIT, HIT, MISS]
    zombies = {"2R.a3": {"walker": 6}}
    table = TestTable(["jimmy"], dice, at="2R.B", gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.stack_bounty("mauser_c96", "henry_rifle")
    table.turn("jimmy", actions=4)
    table.choose(MoveTo, zone="2R.Z")

    first = shoot(table, "winchester", "2R.a3")
    second = table.choose(RangedAttack, card="winchester", zone="2R.a3")
    table.choose(PutCard, card="mauser_c96", slot=1)
    table.choose(Done)
    third = shoot(table, "winchester", "2R.a3")

    assert table.zombies("2R.a3") == {"walker": 1}
    assert first == []
    assert [(feat.survivor, feat.card) for feat in happened(second, FeatCompleted)] == [
        (0, table.card("mauser_c96"))
    ]
    assert [received.rule for received in happened(second, BountyReceived)] == ["uoa.bounty.by-feat"]
    assert happened(second, BountyEarned) == []
    assert third == []
    assert "mauser_c96" in table.cards("jimmy")
    assert "henry_rifle" not in table.cards("jimmy")


@rule("uoa.bounty.separate-deck", "uoa.actions.search-deck-reshuffle")
def test_bounty_weapons_are_never_in_the_search_deck_not_even_discarded() -> None:
    table = TestTable(["carl"], gear={"carl": ["wrath_of_manitou", "frying_pan", None, "machete"]})

    for card in ("wrath_of_manitou", "frying_pan", "machete"):
        table.drop_card("carl", card)

    assert [table.state.card(card).id for card in table.state.equipment.discards] == ["machete"]
    assert BOUNTY not in {table.state.card(card).group for card in table.state.equipment.pile}
    assert len(table.state.bounty) == 6


@rule("uoa.bounty.by-mission", "uoa.ap.objectives")
def test_an_objective_of_the_mission_gives_the_top_card_and_5_ap() -> None:
    table = TestTable(["carl"], at="2R.C")
    table.stack_bounty("lupara", "mauser_c96")
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert earned(table, events) == ["lupara"]
    assert [(one.survivor, one.rule) for one in happened(events, BountyEarned)] == [
        (0, "uoa.bounty.by-mission")
    ]
    assert rules_of(happened(events, BountyReceived)) == {"uoa.m0.what-we-need"}
    assert table.survivor("carl").ap == 5
    assert [(gain.points, gain.rule) for gain in happened(events, AdrenalineGained)] == [
        (5, "uoa.ap.objectives")
    ]
    assert type(table.asking) is ArrangeBounty


@rule("uoa.bounty.by-mission", "uoa.mission.bounty-exhausted")
def test_no_card_is_given_when_none_remain() -> None:
    table = TestTable(["carl"], at="2R.C")
    table.state.aside += table.state.bounty
    table.state.bounty = []
    table.turn("carl")

    events = table.choose(TakeObjective)

    assert len(happened(events, BountyExhausted)) == 1
    assert happened(events, BountyEarned) == []
    assert type(table.asking) is ChooseAction


@rule("uoa.bounty.top-only")
def test_only_the_feat_of_the_top_card_counts() -> None:
    dice = [HIT] * 4
    table = TestTable(["jimmy"], dice, gear={"jimmy": ["winchester"]}, zombies={"2R.a2": {"walker": 4}})
    table.stack_bounty("mauser_c96", "henry_rifle")
    table.turn("jimmy")

    received = shoot(table, "winchester", "2R.a2") + shoot(table, "winchester", "2R.a2")

    assert table.zombies("2R.a2") == {}
    assert received == []


@rule("uoa.bounty.one-per-action", "uoa.bounty.no-double-credit")
def test_one_action_gives_one_weapon_although_it_would_satisfy_the_next_feat_too() -> None:
    table = TestTable(
        ["carl"], [HIT] * 4, gear={"carl": ["sabre", "sabre"]}, zombies={"2R.a1": {"walker": 5}}
    )
    table.stack_bounty("wrath_of_manitou", "heavy_sabre")
    table.turn("carl")

    events = table.choose(MeleeAttack, second=table.survivor("carl").cards[1])
    table.choose(LeaveCard)

    assert len(happened(events, ZombieEliminated)) == 4
    assert earned(table, events) == ["wrath_of_manitou"]
    assert table.state.card(table.state.bounty[-1]).id == "heavy_sabre"


@rule("uoa.bounty.several-per-turn")
def test_different_actions_of_a_turn_may_each_give_a_weapon() -> None:
    dice = [HIT, HIT, MISS, MISS, HIT, HIT, HIT, MISS]
    table = TestTable(["carl"], dice, gear={"carl": ["sabre", "sabre"]}, zombies={"2R.a1": {"walker": 6}})
    table.stack_bounty("wrath_of_manitou", "heavy_sabre")
    second = table.survivor("carl").cards[1]
    table.turn("carl")

    received = earned(table, table.choose(MeleeAttack, second=second))
    table.choose(LeaveCard)
    received += earned(table, table.choose(MeleeAttack, second=second))

    assert received == ["wrath_of_manitou", "heavy_sabre"]


@rule("uoa.bounty.free-reorganise", "uoa.bounty.by-feat")
def test_on_receipt_the_inventory_may_be_reorganised_for_free() -> None:
    gear: list[str | None] = ["sabre", "sabre", None, "water"]
    table = TestTable(["carl"], [HIT, HIT, MISS, MISS], gear={"carl": gear}, zombies={"2R.a1": {"walker": 2}})
    table.stack_bounty("wrath_of_manitou")
    table.turn("carl")
    table.choose(MeleeAttack, second=table.survivor("carl").cards[1])

    placed = table.choose(PutCard, card="wrath_of_manitou", slot=2)
    moved = table.choose(PutCard, card="water", slot=0)
    table.choose(Done)

    assert table.cards("carl") == ["water", "sabre", "wrath_of_manitou", "sabre", None, None]
    assert rules_of(happened([*placed, *moved], CardPlaced)) == {"uoa.bounty.free-reorganise"}
    assert table.survivor("carl").actions == 2


@rule("uoa.bounty.free-reorganise")
def test_a_bounty_weapon_may_be_left() -> None:
    table = TestTable(["carl"], at="2R.C")
    table.stack_bounty("lupara")
    table.turn("carl")
    table.choose(TakeObjective)

    events = table.choose(LeaveCard, card="lupara")

    assert [(left.rule, left.card) for left in happened(events, CardDiscarded)] == [
        ("uoa.bounty.free-reorganise", table.free_card("lupara"))
    ]
    assert table.free_card("lupara") in table.state.aside


@rule("uoa.bounty.by-feat", "uoa.danger.skills-immediate")
def test_ap_and_new_skills_come_before_the_feat() -> None:
    table = TestTable(["carl"], [HIT, HIT], gear={"carl": ["sabre"]}, zombies={"2R.a1": {"walker": 2}})
    table.stack_bounty("wrath_of_manitou")
    table.set_ap("carl", 6)
    table.turn("carl")

    events = table.choose(MeleeAttack, card="sabre")

    kinds = (ZombieEliminated, AdrenalineGained, LevelReached, FeatCompleted, BountyReceived)
    order = [type(event) for event in events if isinstance(event, kinds)]
    assert order == [ZombieEliminated, *kinds]
