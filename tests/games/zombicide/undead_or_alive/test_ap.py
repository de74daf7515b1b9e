"""Adrenaline Points: for kills, Objectives and Spawn tokens."""

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.events import AdrenalineGained, Wounded, ZombieEliminated
from veglia.games.zombicide.engine.rules.inventory import LeaveCard
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, move_token
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Bless
from veglia.kernel.machine import Event


def gains(events: list[Event]) -> list[tuple[int, int, str]]:
    """Return who gained how much under which rule."""
    return [(gain.survivor, gain.points, gain.rule) for gain in happened(events, AdrenalineGained)]


@rule("uoa.ap.kill")
@pytest.mark.parametrize("kind", ["walker", "brute", "runner"])
def test_a_walker_a_brute_or_a_runner_is_worth_1_ap(kind: str) -> None:
    table = TestTable(["carl"], [6], gear={"carl": ["machete"]}, zombies={"2R.a1": {kind: 1}})
    table.turn("carl")

    events = table.choose(MeleeAttack, card="machete")

    assert table.survivor("carl").ap == 1
    assert gains(events) == [(0, 1, "uoa.ap.kill")]


@rule("uoa.ap.kill")
def test_each_zombie_of_an_attack_counts() -> None:
    zombies = {"2R.a2": {"brute": 1, "walker": 2}}
    table = TestTable(["jimmy"], [6, 6], gear={"jimmy": ["winchester"]}, zombies=zombies)
    table.set_ap("jimmy", 1)
    table.turn("jimmy")

    events = table.choose(RangedAttack, card="winchester", zone="2R.a2")

    assert table.survivor("jimmy").ap == 3
    assert gains(events) == [(0, 2, "uoa.ap.kill")]


@rule("uoa.ap.abomination")
def test_the_abomination_is_worth_5_ap() -> None:
    skills = {"carl": ["plus_1_damage_melee"]}
    zombies = {"2R.a1": {"abomination": 1}}
    table = TestTable(["carl"], [6], gear={"carl": ["machete"]}, skills=skills, zombies=zombies)
    table.turn("carl")

    events = table.choose(MeleeAttack, card="machete")

    assert table.survivor("carl").ap == 5
    assert gains(events) == [(0, 5, "uoa.ap.abomination")]


@rule("uoa.ap.abomination", "uoa.ap.kill", "uoa.trait.dynamite-ap")
def test_dynamite_gives_the_ap_of_all_it_eliminates() -> None:
    zombies = {"2R.a2": {"abomination": 1, "walker": 2, "runner": 1}}
    table = TestTable(["carl"], gear={"carl": ["dynamite"]}, zombies=zombies)
    table.turn("carl")

    events = table.choose(Throw, zone="2R.a2")

    assert table.survivor("carl").ap == 8
    assert gains(events) == [(0, 5, "uoa.ap.abomination"), (0, 3, "uoa.ap.kill")]


@rule("uoa.ap.immediate")
def test_the_killer_and_nobody_else_gains_them_before_anything_else_happens() -> None:
    zombies = {"2R.a2": {"walker": 1}}
    at = {"jimmy": "2R.a1", "carl": "2R.a2"}
    table = TestTable(["carl", "jimmy"], [6, 1], at=at, gear={"jimmy": ["sawed_off"]}, zombies=zombies)
    table.turn("jimmy")

    events = table.choose(RangedAttack, card="sawed_off", zone="2R.a2")

    assert gains(events) == [(table.who("jimmy"), 1, "uoa.ap.kill")]
    assert (table.survivor("jimmy").ap, table.survivor("carl").ap) == (1, 0)
    kinds = (ZombieEliminated, AdrenalineGained, Wounded)
    assert [type(event) for event in events if isinstance(event, kinds)] == [*kinds]


@rule("uoa.ap.immediate")
def test_no_kill_no_ap() -> None:
    table = TestTable(["carl"], [6], gear={"carl": ["tomahawk"]}, zombies={"2R.a1": {"brute": 1}})
    table.turn("carl")

    events = table.choose(MeleeAttack, card="tomahawk")

    assert gains(events) == []
    assert table.survivor("carl").ap == 0


@rule("uoa.ap.objectives")
def test_an_objective_gives_5_ap_to_its_taker() -> None:
    table = TestTable(["carl", "meg"], at="3R.A")
    table.turn("meg")

    events = table.choose(TakeObjective)
    table.choose(LeaveCard)

    assert gains(events) == [(table.who("meg"), 5, "uoa.ap.objectives")]
    assert (table.survivor("meg").ap, table.survivor("carl").ap) == (5, 0)


@rule("uoa.ap.spawn-tokens", "uoa.trait.holy-water-ap")
@pytest.mark.parametrize(("who", "card"), [("carl", "holy_water"), ("concepcion", "water")])
def test_moving_several_spawn_tokens_with_one_card_gives_5_ap_once(who: str, card: str) -> None:
    table = TestTable([who], at="3R.a3", gear={who: [card]})
    abomination = next(n for n, token in enumerate(table.state.spawns) if token.kind == ABOMINATION)
    table.call(lambda state: move_token(state, abomination, table.zone("3R.a3"), ""))
    table.turn(who)

    events = table.choose(Bless, zone="3R.a3")

    assert table.survivor(who).ap == 5
    assert gains(events) == [(0, 5, "uoa.trait.holy-water-ap")]
    assert set(table.survivor(who).cards) == {NO_CARD}
