"""The Gatling gun: who fires it, with what, and who moves it."""

from typing import Any

import pytest

from tests.games.zombicide.table import happened, rules_of
from tests.games.zombicide.undead_or_alive.asking import ask
from tests.games.zombicide.undead_or_alive.machine_tables import dice_rolled, with_gatling
from tests.games.zombicide.undead_or_alive.shown import foe_id, pieces_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    FriendlyFire,
    HitWithoutEffect,
    PaidForZombies,
    SkillHelped,
    Wounded,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.hits import Hit
from veglia.games.zombicide.engine.rules.spawn import CORPSE_PILE
from veglia.games.zombicide.undead_or_alive.rules import conservation, library
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import FireGatling, PushGatling
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.rules.events import (
    GatlingFired,
    GatlingMoved,
    MachinePaid,
)
from veglia.games.zombicide.undead_or_alive.rules.riding import GetIn, GetOut
from veglia.games.zombicide.undead_or_alive.rules.rows import WagonRow
from veglia.kernel.errors import ContentError

# Firing it


@rule("uoa.gatling.fire", "uoa.machine.general")
def test_the_gatling_has_values_of_its_own() -> None:
    table = with_gatling("meg", dice=(4, 3, 6), zombies={"2R.c3": {"brute": 3}})
    table.only_skills("meg", [])
    table.turn("meg")

    events = table.choose(FireGatling, zone="2R.c3")

    (rolled,) = happened(events, AttackRolled)
    assert (rolled.dice, rolled.accuracy, rolled.hits) == ((4, 3, 6), 4, 2)
    assert table.state.card(rolled.card).id == "gatling"
    # Damage 2 is what a Brute needs.
    assert table.zombies("2R.c3") == {"brute": 1}
    assert table.survivor("meg").actions == 2
    assert table.survivor("meg").ap == 2
    assert [event.rule for event in happened(events, GatlingFired)] == ["uoa.gatling.fire"]


@rule("uoa.gatling.fire")
def test_its_values_are_those_of_the_table() -> None:
    row = library.machines()["gatling"]

    assert (row.range, row.dice, row.accuracy, row.damage, row.noise) == ((1, 3), 3, 4, 2, "boom")


@rule("uoa.gatling.fire")
def test_it_reaches_one_to_three_zones_in_sight() -> None:
    table = with_gatling("meg")
    table.only_skills("meg", ["plus_1_max_range", "point_blank"])
    table.turn("meg")

    targets = {option.zone for option in table.offered(FireGatling)}

    # In sight but too far are 3R.a3 and its Balcony; the own Zone is too near.
    assert targets == {table.zone(name) for name in ("2R.a1", "2R.a2", "2R.b3", "2R.c3", "3R.a2", "2R.Z")}


@rule("uoa.gatling.fire")
def test_hits_follow_the_priority_and_are_shielded() -> None:
    table = with_gatling(
        "meg", dice=(6, 6, 6), zombies={"2R.c3": {"abomination": 1, "brute": 1, "walker": 1}}
    )
    table.only_skills("meg", [])
    table.turn("meg")

    table.choose(FireGatling, zone="2R.c3")
    events = table.choose(Hit, kind="brute")

    # Brutes and Abominations come first; the Abomination, which needs Damage 3, catches what is left.
    assert [event.kind for event in happened(events, ZombieEliminated)] == [table.kind("brute")]
    assert table.zombies("2R.c3") == {"walker": 1, "abomination": 1}
    assert happened(events, HitWithoutEffect)
    assert "uoa.combat.priority-shield" in rules_of(events)


@rule("uoa.gatling.fire")
def test_its_misses_are_friendly_fire() -> None:
    table = with_gatling(
        "meg", "carl", at={"meg": "2R.a3", "carl": "2R.c3"}, dice=(6, 6, 1), zombies={"2R.c3": {"walker": 2}}
    )
    table.only_skills("meg", ["eagle_eye"])
    table.turn("meg")

    events = table.choose(FireGatling, zone="2R.c3")

    assert [(hit.target, hit.wounds) for hit in happened(events, FriendlyFire)] == [(1, 2)]
    assert [wounded.rule for wounded in happened(events, Wounded)] == [
        "uoa.combat.friendly-fire-distribution"
    ]


@rule("uoa.gatling.fire")
def test_anyone_in_its_zone_fires_it_and_nobody_else() -> None:
    table = with_gatling("meg", "carl", "hanna", at={"meg": "2R.a3", "carl": "2R.a3", "hanna": "2R.b3"})

    offered = []
    for name in table.names:
        table.turn(name)
        offered.append(table.offers(FireGatling))

    assert offered == [True, True, False]


@rule("uoa.gatling.fire")
def test_a_rider_fires_a_gatling_beside_the_wagon() -> None:
    table = with_gatling("meg", wagon=WagonRow("2R.a3"))
    table.survivor("meg").is_riding = True

    table.turn("meg")

    assert table.offers(FireGatling)
    assert not table.offers(PushGatling)


# Its Escalation


@rule("uoa.gatling.fire")
def test_each_shot_in_a_row_rolls_one_die_more() -> None:
    table = with_gatling("meg", dice=[1] * 12)
    table.only_skills("meg", [])
    table.turn("meg")

    shots = [table.choose(FireGatling, zone="2R.a1") for _ in range(3)]

    assert [len(dice_rolled(shot)[0]) for shot in shots] == [3, 4, 5]
    told = [(event.skill_id, event.rule) for event in happened(shots[1], SkillHelped)]
    assert told == [("escalation_ranged", "uoa.gatling.fire")]


@rule("uoa.gatling.fire")
@pytest.mark.parametrize("between", [Shout, RangedAttack, MoveTo])
def test_any_other_action_ends_the_row(between: Any) -> None:
    table = with_gatling("meg", dice=[1] * 12, gear={"meg": ["winchester"]})
    table.only_skills("meg", [])
    table.turn("meg", actions=5)
    table.choose(FireGatling, zone="2R.a1")
    # The BOOM! would drown the shout.
    table.state.is_loud = False
    table.run(table.asking)

    table.choose(between)
    if between is MoveTo:
        table.survivor("meg").zone = table.state.gatling_zone
        table.run(table.asking)
    events = table.choose(FireGatling, zone="2R.a1")

    assert len(dice_rolled(events)[0]) == 3


@rule("uoa.gatling.fire")
def test_shots_of_another_survivor_do_not_count() -> None:
    table = with_gatling("meg", "carl", dice=[1] * 12)
    table.turn("meg")
    table.choose(FireGatling, zone="2R.a1")
    table.choose(FireGatling, zone="2R.a1")

    table.turn("carl")
    events = table.choose(FireGatling, zone="2R.a1")

    assert len(dice_rolled(events)[0]) == 3


@rule("uoa.gatling.fire", "uoa.gatling.no-bonuses")
def test_the_rows_of_gatling_and_rifle_do_not_mix() -> None:
    table = with_gatling("meg", dice=[1] * 12, gear={"meg": ["winchester"]})
    table.only_skills("meg", ["escalation_ranged"])
    table.turn("meg", actions=4)

    rifle = [table.choose(RangedAttack, card="winchester", zone="2R.a2") for _ in range(2)]
    gatling = table.choose(FireGatling, zone="2R.a2")
    again = table.choose(RangedAttack, card="winchester", zone="2R.a2")

    first, second = (len(dice_rolled(shot)[0]) for shot in rifle)
    assert second == first + 1
    assert len(dice_rolled(gatling)[0]) == 3
    assert len(dice_rolled(again)[0]) == first


# Moving it


@rule("uoa.gatling.move", "uoa.machine.general")
def test_gatling_and_survivor_move_together_for_three_actions() -> None:
    table = with_gatling("meg", "carl")
    table.turn("meg", actions=2)
    assert not table.offers(PushGatling)
    table.turn("meg")

    events = table.choose(PushGatling, zone="2R.b3")

    target = table.zone("2R.b3")
    assert table.state.gatling_zone == table.survivor("meg").zone == target
    assert table.survivor("carl").zone == table.zone("2R.a3")
    assert table.survivor("meg").actions == 0
    assert [(event.zone, event.rule) for event in happened(events, GatlingMoved)] == [
        (target, "uoa.gatling.move")
    ]
    assert [event.rule for event in happened(events, MachinePaid)] == ["uoa.machine.general"]


@rule("uoa.gatling.move")
def test_moving_it_pays_for_zombies_and_takes_no_help() -> None:
    table = with_gatling("meg", zombies={"2R.a3": {"walker": 1}})
    table.only_skills("meg", ["slippery", "plus_1_free_move_action"])
    table.turn("meg")
    assert not table.offers(PushGatling)
    table.turn("meg", actions=4)

    events = table.choose(PushGatling, zone="2R.b3")

    assert [paid.count for paid in happened(events, PaidForZombies)] == [1]
    assert happened(events, SkillHelped) == []
    assert table.survivor("meg").actions == 0


@rule("uoa.gatling.move")
def test_it_goes_wherever_a_move_goes_and_wakes_what_a_move_wakes() -> None:
    table = with_gatling("meg", zone="2R.c3")
    table.turn("meg")
    assert {option.zone for option in table.offered(PushGatling)} == {
        option.zone for option in table.offered(MoveTo)
    }

    events = table.choose(PushGatling, zone="2R.C")

    assert any(token.kind == CORPSE_PILE for token in table.state.spawns)
    assert "uoa.spawn.corpse-pile-activate" in rules_of(events)


@rule("uoa.gatling.move")
def test_the_mission_may_fix_it() -> None:
    table = with_gatling("meg", movable=False)

    table.turn("meg")

    assert table.offers(FireGatling)
    assert not table.offers(PushGatling)


@rule("uoa.gatling.move")
def test_moving_it_to_the_wagon_does_not_load_it() -> None:
    table = with_gatling("meg", "carl", wagon=WagonRow("2R.b3"))
    table.turn("meg", actions=6)

    table.choose(PushGatling, zone="2R.b3")
    table.choose(PushWagon, zone="2R.c3")

    assert table.state.gatling_zone == table.zone("2R.b3")
    assert table.state.wagon_zone == table.zone("2R.c3")


# On the Wagon


@rule("uoa.gatling.on-wagon")
def test_mounted_it_goes_with_the_wagon_and_not_alone() -> None:
    table = with_gatling("meg", wagon=WagonRow("2R.a3"), mounted=True)
    table.turn("meg")
    assert not table.offers(PushGatling)

    events = table.choose(PushWagon, zone="2R.b3")

    assert table.state.gatling_zone == table.state.wagon_zone == table.zone("2R.b3")
    assert "uoa.wagon.move" in rules_of(events)
    conservation.check(table.state)


@rule("uoa.gatling.on-wagon")
def test_mounted_it_is_fired_from_inside_the_wagon_only() -> None:
    table = with_gatling("meg", wagon=WagonRow("2R.a3"), mounted=True, dice=(1, 1, 1))
    table.turn("meg")
    assert not table.offers(FireGatling)
    table.choose(GetIn)

    events = table.choose(FireGatling, zone="2R.a1")

    assert [fired.rule for fired in happened(events, GatlingFired)] == ["uoa.gatling.fire"]
    assert table.survivor("meg").actions == 1


@rule("uoa.gatling.on-wagon")
def test_who_gets_off_leaves_a_mounted_gatling() -> None:
    table = with_gatling("meg", wagon=WagonRow("2R.a3"), mounted=True)
    table.survivor("meg").is_riding = True
    table.turn("meg")
    assert table.offers(FireGatling)

    table.choose(GetOut)

    assert not table.offers(FireGatling)


@rule("uoa.gatling.on-wagon")
@pytest.mark.parametrize("is_inside", [False, True])
def test_a_mounted_gatling_tells_from_where_it_is_fired(is_inside: bool) -> None:
    table = with_gatling("meg", wagon=WagonRow("2R.a3"), mounted=True, zombies={"2R.c3": {"walker": 1}})
    table.survivor("meg").is_riding = is_inside
    table.turn("meg")
    gun = [rule for _, rule in ask(table, "token/gatling")]
    foe = [rule for _, rule in ask(table, foe_id(table, "2R.c3", "walker"))]

    assert table.offers(FireGatling, zone="2R.c3") == is_inside
    assert gun == ["uoa.gatling.on-wagon"]
    assert ("uoa.gatling.on-wagon" in foe) != is_inside
    assert pieces_of(table)["token/gatling"].note == "It goes with the Wagon. Whoever is inside may fire it."


def test_a_mounted_gatling_needs_the_wagon_in_its_zone() -> None:
    with pytest.raises(ContentError, match="mounted"):
        with_gatling("meg", wagon=WagonRow("2R.b3"), mounted=True)
