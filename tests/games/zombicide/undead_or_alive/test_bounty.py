"""Bounty Weapons: from the mission, or by the Feat of the top card."""

from collections.abc import Sequence

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
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
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.inventory import ArrangeBounty, Done, LeaveCard, PutCard
from veglia.games.zombicide.engine.rules.spawn import Appeared
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.turn import ChooseAction, DoNothing
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.events import (
    BountyEarned,
    BountyExhausted,
    BountyReceived,
    FeatCompleted,
)
from veglia.games.zombicide.undead_or_alive.show.view import view
from veglia.kernel.machine import Event

HIT = 6
MISS = 1


def shoot(table: TestTable, card: str, zone: str) -> list[str]:
    """Fire and return the Bounty Weapons received."""
    return earned(table, table.choose(RangedAttack, card=card, zone=zone))


def earned(table: TestTable, events: Sequence[Event]) -> list[str]:
    """Return the Bounty Weapons received."""
    return [table.state.card(event.card).id for event in events if isinstance(event, BountyReceived)]


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


@rule("uoa.bounty.no-double-credit")
def test_progress_on_the_next_feat_starts_afresh() -> None:
    dice = [HIT, HIT, HIT, MISS, HIT, MISS, HIT, MISS, HIT, MISS]
    table = TestTable(
        ["jimmy"], dice, gear={"jimmy": ["winchester"]}, at="2R.Z", zombies={"2R.a3": {"walker": 6}}
    )
    table.stack_bounty("mauser_c96", "henry_rifle")
    table.turn("jimmy", actions=5)

    received = [shoot(table, "winchester", "2R.a3") for _ in range(2)]
    table.choose(LeaveCard)
    received += [shoot(table, "winchester", "2R.a3") for _ in range(3)]

    assert received == [[], ["mauser_c96"], [], [], ["henry_rifle"]]


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


@rule("uoa.bounty.feat-mauser")
def test_the_mauser_asks_for_3_kills_from_a_balcony_in_a_turn() -> None:
    dice = [HIT, HIT, HIT, HIT, HIT, MISS]
    zombies = {"2R.a3": {"walker": 2}, "2R.c3": {"walker": 4}}
    table = TestTable(["jimmy"], dice, at="2R.Z", gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.stack_bounty("mauser_c96")
    table.turn("jimmy", actions=6)

    two_from_the_balcony = shoot(table, "winchester", "2R.a3")
    table.survivor("jimmy").zone = table.zone("2R.a3")
    two_from_the_street = shoot(table, "winchester", "2R.c3")
    table.survivor("jimmy").zone = table.zone("2R.Z")
    third_from_the_balcony = shoot(table, "winchester", "2R.c3")

    assert (two_from_the_balcony, two_from_the_street) == ([], [])
    assert third_from_the_balcony == ["mauser_c96"]


@rule("uoa.bounty.feat-rifle")
def test_the_henry_rifle_asks_for_3_kills_with_a_rifle_in_a_turn() -> None:
    dice = [HIT, HIT, HIT, HIT, MISS]
    gear: list[str | None] = ["winchester", "colt_saa"]
    table = TestTable(["jimmy"], dice, gear={"jimmy": gear}, zombies={"2R.a2": {"walker": 5}})
    table.stack_bounty("henry_rifle")
    table.turn("jimmy")

    two_with_the_rifle = shoot(table, "winchester", "2R.a2")
    one_with_the_pistol = shoot(table, "colt_saa", "2R.a2")
    third_with_the_rifle = shoot(table, "winchester", "2R.a2")

    assert (two_with_the_rifle, one_with_the_pistol) == ([], [])
    assert third_with_the_rifle == ["henry_rifle"]


@rule("uoa.bounty.feat-rifle")
def test_kills_of_an_earlier_turn_do_not_count() -> None:
    dice = [HIT, HIT, HIT, MISS]
    table = TestTable(["jimmy"], dice, gear={"jimmy": ["winchester"]}, zombies={"2R.a2": {"walker": 5}})
    table.stack_bounty("henry_rifle")
    table.turn("jimmy")
    two_before = shoot(table, "winchester", "2R.a2")
    table.choose(DoNothing)

    table.turn("jimmy")
    one_now = shoot(table, "winchester", "2R.a2")

    assert (two_before, one_now) == ([], [])


@rule("uoa.bounty.by-feat", "uoa.bounty.by-mission")
def test_kills_of_the_turn_count_for_the_feat_that_an_objective_uncovers() -> None:
    gear: list[str | None] = ["winchester", "colt_saa"]
    dice = [HIT, HIT, HIT, HIT, MISS]
    table = TestTable(["jimmy"], dice, at="2R.C", gear={"jimmy": gear}, zombies={"3R.a1": {"walker": 6}})
    table.stack_bounty("lupara", "henry_rifle")
    table.turn("jimmy", actions=6)

    before = shoot(table, "winchester", "3R.a1") + shoot(table, "colt_saa", "3R.a1")
    by_objective = earned(table, table.choose(TakeObjective))
    table.choose(LeaveCard)
    progress = view(table.state, 0)["decks"]["bounty"]["kills"]
    third_with_the_rifle = shoot(table, "winchester", "3R.a1")

    assert before == []
    assert by_objective == ["lupara"]
    assert progress == 2
    assert third_with_the_rifle == ["henry_rifle"]


@rule("uoa.bounty.no-double-credit", "uoa.bounty.by-mission")
def test_what_completed_a_feat_does_not_count_after_an_objective_either() -> None:
    dice = [HIT, HIT, HIT, HIT, HIT, MISS]
    gear: list[str | None] = ["shotgun"]
    table = TestTable(["jimmy"], dice, at="2R.C", gear={"jimmy": gear}, zombies={"3R.a1": {"walker": 6}})
    table.stack_bounty("henry_rifle", "colt_buntline", "lupara")
    table.turn("jimmy", actions=6)

    by_feat = shoot(table, "shotgun", "3R.a1")
    table.choose(LeaveCard)
    by_objective = earned(table, table.choose(TakeObjective))
    table.choose(LeaveCard)
    two_more = shoot(table, "shotgun", "3R.a1")

    assert (by_feat, by_objective, two_more) == (["henry_rifle"], ["colt_buntline"], [])


@rule("uoa.bounty.by-feat", "uoa.bounty.one-per-action")
def test_a_feat_that_an_objective_uncovers_waits_for_a_kill_that_counts() -> None:
    dice = [HIT] * 4 + [HIT] + [HIT, MISS]
    gear: list[str | None] = ["winchester", "colt_saa"]
    table = TestTable(["jimmy"], dice, at="2R.C", gear={"jimmy": gear}, zombies={"3R.a1": {"walker": 7}})
    table.stack_bounty("lupara", "henry_rifle")
    table.turn("jimmy", actions=7)
    for _ in range(2):
        shoot(table, "winchester", "3R.a1")

    by_objective = earned(table, table.choose(TakeObjective))
    table.choose(LeaveCard)
    with_a_pistol = shoot(table, "colt_saa", "3R.a1")
    with_a_rifle = shoot(table, "winchester", "3R.a1")

    assert by_objective == ["lupara"]
    assert (with_a_pistol, with_a_rifle) == ([], ["henry_rifle"])


@rule("uoa.bounty.by-feat", "uoa.skill.born-leader")
def test_a_feat_of_another_survivor_leaves_the_kills_of_the_turn_alone() -> None:
    dice = [HIT, HIT, HIT, HIT, HIT, MISS]
    gear: dict[str, list[str | None]] = {"turner": ["winchester"], "carl": ["sabre"]}
    where = {"turner": "2R.a1", "carl": "2R.a3"}
    zombies = {"2R.a2": {"walker": 4}, "2R.a3": {"walker": 2}}
    table = TestTable(["turner", "carl"], dice, at=where, gear=gear, zombies=zombies)
    table.only_skills("turner", ["born_leader"])
    table.stack_bounty("wrath_of_manitou", "henry_rifle")
    table.turn("turner")

    first = shoot(table, "winchester", "2R.a2")
    table.choose(GiveAction, survivor="carl")
    others = earned(table, table.choose(MeleeAttack, card="sabre"))
    table.choose(LeaveCard)
    last = shoot(table, "winchester", "2R.a2")

    assert (first, others, last) == ([], ["wrath_of_manitou"], ["henry_rifle"])


@rule("uoa.bounty.by-feat")
def test_a_feat_of_a_turn_needs_the_survivors_own_turn() -> None:
    skills = {"carl": ["combat_reflexes"]}
    zombies = {"2R.a1": {"walker": 3}}
    table = TestTable(["carl"], [HIT] * 4, gear={"carl": ["sabre", "sabre"]}, skills=skills, zombies=zombies)
    table.stack_bounty("heavy_sabre")
    table.run(Appeared(table.zone("2R.a1")))

    events = table.choose(MeleeAttack, second=table.survivor("carl").cards[1])

    assert len(happened(events, ZombieEliminated)) == 3
    assert happened(events, FeatCompleted) == []


@rule("uoa.bounty.by-feat")
@pytest.mark.parametrize(
    ("bounty", "weapon", "attack", "kills", "is_earned"),
    [
        ("lupara", "shotgun", RangedAttack, 3, True),
        ("lupara", "winchester", RangedAttack, 2, False),
        ("colt_buntline", "colt_saa", Fan, 3, True),
        ("colt_buntline", "shotgun", RangedAttack, 3, False),
        ("volcanic_pistol", "shotgun", RangedAttack, 3, True),
        ("volcanic_pistol", "shotgun", RangedAttack, 2, False),
        ("volcanic_pistol", "dynamite", Throw, 3, True),
        ("henry_rifle", "dynamite", Throw, 3, False),
    ],
)
def test_the_other_feats_reward_their_kind_of_weapon(
    bounty: str, weapon: str, attack: type[RangedAttack], kills: int, is_earned: bool
) -> None:
    dice = [HIT] * kills + [MISS] * 6
    table = TestTable(["meg"], dice, gear={"meg": [weapon]}, zombies={"2R.a2": {"walker": kills}})
    table.stack_bounty(bounty)
    table.turn("meg")

    events = table.choose(attack, card=weapon, zone="2R.a2")

    assert len(happened(events, ZombieEliminated)) == kills
    assert earned(table, events) == ([bounty] if is_earned else [])


@rule("uoa.bounty.by-feat")
def test_a_feat_of_one_action_does_not_add_up_over_actions() -> None:
    zombies = {"2R.a1": {"walker": 1, "runner": 2}}
    table = TestTable(["carl"], [HIT, MISS, HIT, MISS], gear={"carl": ["sabre"]}, zombies=zombies)
    table.stack_bounty("wrath_of_manitou")
    table.turn("carl")
    received: list[str] = []

    for _ in range(2):
        table.choose(MeleeAttack, card="sabre")
        received += earned(table, table.choose(Hit, kind="runner"))

    assert table.zombies("2R.a1") == {"walker": 1}
    assert received == []
