"""The Gatling gun gets no help: skills, cards and free Actions do nothing for it."""

import pytest

from tests.games.zombicide.table import happened
from tests.games.zombicide.undead_or_alive.machine_tables import dice_rolled, with_gatling
from tests.rules import rule
from veglia.games.zombicide.engine.rules.events import (
    SkillHelped,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import React
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import FireGatling
from veglia.games.zombicide.undead_or_alive.rules.events import (
    FeatCompleted,
    GatlingFired,
    NoiseMade,
)

# Nothing else helps


@rule("uoa.gatling.no-bonuses")
@pytest.mark.parametrize(
    "skill",
    [
        "plus_1_die_combat",
        "plus_1_die_ranged",
        "plus_1_to_dice_roll_combat",
        "plus_1_damage_ranged",
        "roll_6_plus_1_damage_ranged",
        "lucky",
        "reaper_ranged",
        "hit_and_run",
        "eagle_eye",
        "escalation_combat",
        "vade_retro_plus_1_die",
    ],
)
def test_no_skill_helps(skill: str) -> None:
    table = with_gatling("meg", dice=(6, 3, 3), zombies={"2R.c3": {"walker": 2}})
    table.only_skills("meg", [skill])
    table.state.vade_retro.append(table.zone("2R.c3"))
    table.turn("meg")

    events = table.choose(FireGatling, zone="2R.c3")

    assert happened(events, SkillHelped) == []
    assert dice_rolled(events) == [(6, 3, 3)]
    assert table.zombies("2R.c3") == {"walker": 1}
    assert table.offers(FireGatling)


@rule("uoa.gatling.no-bonuses")
def test_no_skill_of_a_friend_helps() -> None:
    table = with_gatling("meg", "carl", dice=(1, 1, 1))
    table.only_skills("meg", [])
    table.only_skills("carl", ["brothers_in_arms_plus_1_die_ranged"])
    table.turn("meg")

    events = table.choose(FireGatling, zone="2R.a1")

    assert dice_rolled(events) == [(1, 1, 1)]


@rule("uoa.gatling.no-bonuses")
@pytest.mark.parametrize("card", ["plenty_of_bullets", "plenty_of_shells"])
def test_plenty_of_ammo_does_not_help(card: str) -> None:
    table = with_gatling("meg", dice=(1, 1, 1), gear={"meg": [None, None, None, card]})
    table.only_skills("meg", [])
    table.turn("meg")

    events = table.choose(FireGatling, zone="2R.a1")

    assert dice_rolled(events) == [(1, 1, 1)]
    assert table.offers(FireGatling)


@rule("uoa.gatling.no-bonuses")
@pytest.mark.parametrize(
    "skill", ["plus_1_free_combat_action", "plus_1_free_ranged_action", "plus_1_free_move_action"]
)
def test_no_free_action_pays_for_the_gatling(skill: str) -> None:
    table = with_gatling("meg", dice=(1, 1, 1))
    table.only_skills("meg", [skill])
    table.turn("meg", actions=2)

    events = table.choose(FireGatling, zone="2R.a1")

    assert table.survivor("meg").actions == 1
    assert len(table.survivor("meg").free) == 1
    assert happened(events, SkillHelped) == []


@rule("uoa.gatling.no-bonuses")
def test_a_home_defender_sees_no_further_along_it() -> None:
    table = with_gatling("hanna", zone="2R.A")
    board = table.state.board
    here = table.zone("2R.A")
    assert len(board.deep_sight.seen[here]) > len(board.sight.seen[here])
    table.turn("hanna")

    targets = {option.zone for option in table.offered(FireGatling)}

    assert targets == set(board.sight.seen[here]) - {here}


@rule("uoa.gatling.no-bonuses")
def test_combat_reflexes_give_no_gatling_shot() -> None:
    table = with_gatling("meg", zombies={"2R.c3": {"walker": 1}})

    table.run(React(0, table.zone("2R.c3")))

    assert table.asking is None


@rule("uoa.gatling.no-bonuses")
def test_a_feat_of_ranged_actions_does_not_count_gatling_shots() -> None:
    table = with_gatling("meg", dice=(6, 6, 6), zombies={"2R.c3": {"walker": 3}})
    table.only_skills("meg", [])
    table.stack_bounty("volcanic_pistol")
    table.turn("meg")

    events = table.choose(FireGatling, zone="2R.c3")

    assert len(happened(events, ZombieEliminated)) == 3
    assert happened(events, FeatCompleted) == []


def test_a_given_action_may_fire_it() -> None:
    table = with_gatling("meg", "carl", dice=(1, 1, 1))
    table.only_skills("meg", ["born_leader"])
    table.turn("meg")
    table.choose(GiveAction, survivor="carl")

    events = table.choose(FireGatling, zone="2R.a1")

    assert [fired.survivor for fired in happened(events, GatlingFired)] == [table.who("carl")]


@rule("uoa.gatling.boom")
def test_firing_it_is_a_boom_in_its_zone() -> None:
    table = with_gatling("meg", dice=(1, 1, 1))
    table.turn("meg")

    events = table.choose(FireGatling, zone="2R.a1")

    noises = [(noise.zone, noise.rule) for noise in happened(events, NoiseMade)]
    assert noises == [(table.zone("2R.a3"), "uoa.gatling.boom")]
    assert table.state.is_loud
