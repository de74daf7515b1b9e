"""Skills beyond dice: exactly how much, how far, how often, whom, and at what cost."""

from typing import Any

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveAlong, MoveTo
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    Healed,
    TurnStarted,
    ZombiesMoved,
)
from veglia.games.zombicide.engine.rules.inventory import LeaveCard
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction, UseGivenAction
from veglia.games.zombicide.engine.rules.traits.combat_reflexes import React
from veglia.games.zombicide.engine.rules.traits.hit_and_run import RunAway
from veglia.games.zombicide.engine.rules.traits.improvised_weapon import Improvise
from veglia.games.zombicide.engine.rules.traits.lifesaver import RescueFrom
from veglia.games.zombicide.engine.rules.traits.medic import AskHeal, Heal
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.engine.rules.traits.taunt import TauntZone
from veglia.games.zombicide.engine.rules.traits.tinkerer import Tinker
from veglia.games.zombicide.engine.rules.turn import ChooseAction, DoNothing, EndPhase
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo
from veglia.kernel.machine import Option


def lone(name: str, *skills: str, at: str = "2R.a1", actions: int | None = None, **pieces: Any) -> TestTable:
    """Begin the Turn of a Survivor with just these skills."""
    table = TestTable([name], at=at, **pieces)
    table.only_skills(name, skills)
    table.turn(name, actions=actions)
    return table


@rule("uoa.skill.born-leader")
def test_the_action_given_is_exactly_one() -> None:
    table = TestTable(
        ["turner", "carl"], zombies={"2R.a2": {"walker": 1}}, at={"turner": "2R.a1", "carl": "2R.a2"}
    )
    table.only_skills("carl", [])
    table.turn("turner")

    table.choose(GiveAction, survivor="carl")

    assert isinstance(table.asking, UseGivenAction)
    assert table.survivor("carl").actions == 1
    # To leave the walker behind would take a second one.
    assert not table.offers(MoveTo)


@rule("uoa.skill.born-leader")
def test_nothing_is_left_of_a_given_action() -> None:
    table = TestTable(["turner", "carl"], at="2R.A")
    table.turn("turner")
    table.choose(GiveAction, survivor="carl")

    table.choose(SearchHere)
    if table.offers(LeaveCard):
        table.choose(LeaveCard)

    assert type(table.asking) is ChooseAction
    carl = table.survivor("carl")
    assert (carl.actions, carl.free, carl.used) == (0, (), ())


@rule("uoa.skill.born-leader")
def test_nobody_who_has_left_and_no_companion_is_given_an_action() -> None:
    table = TestTable(["turner", "carl", "meg", "may"])
    table.survivor("meg").zone = OFF_BOARD
    table.add_companion("hanna", "2R.a1", leader="turner")
    table.turn("turner")

    assert {option.survivor for option in table.offered(GiveAction)} == {table.who("carl"), table.who("may")}


@rule("uoa.skill.medic")
def test_a_medic_heals_exactly_one_wound_of_each() -> None:
    party = ["concepcion", "carl", "meg"]
    table = TestTable(party, at="2R.a1")
    table.only_skills("concepcion", ["medic"])
    for name, wounds in zip(party, (1, 2, 0), strict=True):
        table.survivor(name).wounds = wounds

    table.run(EndPhase())
    healed = []
    while isinstance(table.asking, AskHeal):
        healed += [event.survivor for event in happened(table.choose(Heal), Healed)]

    assert healed == [table.who("concepcion"), table.who("carl")]
    assert [table.survivor(name).wounds for name in party] == [0, 1, 0]


@rule("uoa.skill.taunt")
@pytest.mark.parametrize(
    ("zone", "offered"), [("2R.a1", False), ("2R.a2", True), ("2R.a3", True), ("2R.b3", False)]
)
def test_a_taunt_reaches_one_or_two_zones(zone: str, offered: bool) -> None:
    table = lone("jeb", "taunt", zombies={zone: {"walker": 1}})

    assert table.offers(TauntZone, zone=zone) == offered


@rule("uoa.skill.sprint")
def test_a_sprint_is_of_its_owner_and_never_goes_four_zones() -> None:
    table = TestTable(["jeb", "may"])
    table.only_skills("jeb", ["sprint"])
    table.only_skills("may", [])
    table.turn("may")
    assert not table.offers(MoveAlong)
    table.turn("jeb", actions=1)
    street = [table.zone(name) for name in ("2R.a2", "2R.a3", "2R.b3", "3R.a1")]
    assert [table.offers(MoveAlong, path=tuple(street[:count])) for count in (1, 2, 3, 4)] == [
        False,
        True,
        True,
        False,
    ]

    table.choose(MoveAlong, path=tuple(street[:2]))

    assert table.survivor("jeb").actions == 0


@rule("uoa.skill.shove")
@pytest.mark.parametrize("count", [0, 1])
def test_one_zombie_is_enough_to_shove_and_none_is_not(count: int) -> None:
    table = lone("henry", "shove", at="2R.a2", actions=0, zombies={"2R.a2": {"runner": count}})
    assert table.offers(ShoveTo) == (count > 0)

    if count:
        events = table.choose(ShoveTo, zone="2R.a1")
        assert [(event.kind, event.count, event.rule) for event in happened(events, ZombiesMoved)] == [
            (table.kind("runner"), 1, "uoa.skill.shove")
        ]
        assert table.survivor("henry").actions == 0


@rule("uoa.skill.tinkerer")
def test_tinkering_costs_an_ordinary_action() -> None:
    table = lone(
        "jeb",
        "tinkerer",
        "plus_1_free_combat_action",
        "plus_1_free_search_action",
        gear={"jeb": ["water", None, None, "knife"]},
        actions=2,
    )
    # Cards are turned, empty slots are not.
    assert len(table.offered(Tinker)) == 2
    table.choose(Tinker, card="water")
    table.choose(LeaveCard)

    assert (table.survivor("jeb").actions, len(table.survivor("jeb").free)) == (1, 2)
    for actions in (0, 1):
        table.turn("jeb", actions=actions)
        assert table.offers(Tinker) == (actions == 1)


@rule("uoa.skill.zombie-link")
def test_only_the_linked_who_are_here_play_extra_turns() -> None:
    # The first Zone of the board is a Zone like others.
    table = TestTable(["jeb", "may", "carl"], at={"jeb": "2R.a1", "may": "2R.a1", "carl": "2R.a1"})
    assert table.zone("2R.a1") == 0
    for name, skills in {"jeb": ["zombie_link"], "may": [], "carl": ["zombie_link"]}.items():
        table.only_skills(name, skills)
    table.survivor("carl").zone = OFF_BOARD
    table.set_ap("jeb", 7)
    number = next(card.number for card in table.state.scenario.library.zombie_cards if card.extra_activation)
    table.stack_zombie_cards(number)

    events = table.run(DrawZombieCard(table.zone("3R.c3")))
    assert [event.survivor for event in happened(events, TurnStarted)] == [table.who("jeb")]
    assert table.survivor("jeb").actions == 3
    events = table.choose(DoNothing)

    assert happened(events, TurnStarted) == []
    assert table.asking is None


@rule("uoa.skill.hit-and-run", "uoa.skill.escalation", "uoa.skill.born-leader")
def test_only_the_own_actions_count_for_an_escalation() -> None:
    table = TestTable(
        ["turner", "may"],
        (1, 1, 1, 6, 1, 1, 1),
        at={"turner": "2R.a1", "may": "2R.a1"},
        gear={"turner": ["colt_saa"], "may": ["machete"]},
        zombies={"2R.a1": {"walker": 1}},
    )
    table.only_skills("turner", ["born_leader", "escalation_ranged"])
    table.only_skills("may", ["hit_and_run", "escalation_combat"])
    table.turn("turner")
    table.choose(RangedAttack, zone="2R.a2")
    table.choose(RangedAttack, zone="2R.a2")
    table.choose(GiveAction, survivor="may")
    struck = table.choose(MeleeAttack)
    assert isinstance(table.asking, RunAway)
    table.choose(MoveTo, zone="2R.a2")

    shot = table.choose(RangedAttack, zone="2R.a2")

    # Neither has May's blow a row of Turner's behind it, nor has her run ended it.
    assert [len(event.dice) for event in happened([*struck, *shot], AttackRolled)] == [1, 3]


@rule("uoa.skill.combat-reflexes")
@pytest.mark.parametrize(
    ("zone", "gear", "reacts"),
    [
        ("2R.a2", ["colt_saa"], True),
        ("2R.a2", ["machete"], False),
        ("2R.a2", [], False),
        # In sight but out of Range; in the room behind the wall.
        ("2R.a3", ["colt_saa"], False),
        ("2R.A", ["colt_saa"], False),
    ],
)
def test_reflexes_need_sight_and_a_weapon_in_reach(zone: str, gear: list[str | None], reacts: bool) -> None:
    table = TestTable(["carl"], gear={"carl": gear})
    table.only_skills("carl", ["combat_reflexes"])
    number = next(
        card.number
        for card in table.state.scenario.library.zombie_cards
        if not card.extra_activation and card.kind == table.kind("walker") and card.counts[0] > 0
    )
    table.stack_zombie_cards(number)

    table.run(DrawZombieCard(table.zone(zone)))

    assert isinstance(table.asking, React) == reacts


@rule("uoa.skill.improvised-weapon-melee", "uoa.skill.escalation")
def test_an_improvised_blow_is_an_action_of_its_kind() -> None:
    table = TestTable(["carl"], (1,) * 5, gear={"carl": ["machete"]}, zombies={"2R.a1": {"brute": 1}})
    table.only_skills("carl", ["improvised_weapon_melee", "escalation_melee"])
    table.turn("carl")

    first = table.choose(Improvise)
    second = table.choose(MeleeAttack)

    # Two dice, then one of the machete and one more for the blow before.
    assert [len(event.dice) for event in happened([*first, *second], AttackRolled)] == [2, 2]
    assert table.survivor("carl").actions == 2


@rule("uoa.skill.jump")
@pytest.mark.parametrize(("actions", "zombies", "offered"), [(1, 0, True), (0, 0, False), (1, 1, False)])
def test_a_jump_is_paid_with_ordinary_actions(actions: int, zombies: int, offered: bool) -> None:
    free = ("plus_1_free_combat_action", "plus_1_free_move_action")
    table = lone("trixie", "jump", *free, actions=actions, zombies={"2R.a1": {"walker": zombies}})

    assert table.offers(JumpTo) == offered
    if offered:
        table.choose(JumpTo, zone="2R.a3")
        assert (table.survivor("trixie").actions, len(table.survivor("trixie").free)) == (0, 2)


@rule("uoa.skill.lifesaver", "uoa.skill.jump")
@pytest.mark.parametrize(("skill", "deed"), [("lifesaver", RescueFrom), ("jump", JumpTo)])
def test_what_belongs_to_the_own_turn_is_not_done_with_a_given_action(skill: str, deed: type[Option]) -> None:
    table = TestTable(
        ["turner", "jeb", "may"],
        at={"turner": "2R.a1", "jeb": "2R.a1", "may": "2R.a2"},
        zombies={"2R.a2": {"walker": 1}},
    )
    table.only_skills("jeb", [skill])
    table.turn("jeb")
    assert table.offers(deed)
    table.turn("turner")

    table.choose(GiveAction, survivor="jeb")

    assert not table.offers(deed)
