"""The Faithful: Vade Retro, and Water used as Holy Water."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.activation import Activate, GoTo, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    CardUsed,
    SecondActionStarted,
    SpawnTokenMoved,
    ZombiesMoved,
)
from veglia.games.zombicide.engine.rules.spawn import DrawZombieCard
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.games.zombicide.undead_or_alive.rules.actions.water import Bless, Drink
from veglia.games.zombicide.undead_or_alive.rules.events import (
    ActivationLost,
    VadeRetroPlaced,
    VadeRetroRemoved,
)
from veglia.games.zombicide.undead_or_alive.rules.vade_retro import ChooseToken, MoveToken
from veglia.kernel.machine import Event

EXTRA_WALKERS, EXTRA_RUNNERS, ABOMINATION_CARD = 28, 32, 34


def activate(table: TestTable) -> list[Event]:
    return table.run(Activate(all_kinds(table.state)))


def kept_at_bay() -> TestTable:
    """Concepción in 2R.a3 has put a token on the Zombies in 2R.c3; three Runners are one Zone further."""
    zombies = {"2R.c3": {"walker": 2, "runner": 2, "abomination": 1}, "3R.a2": {"runner": 3}}
    table = TestTable(["concepcion"], at="2R.a3", zombies=zombies)
    table.only_skills("concepcion", [])
    table.turn("concepcion")
    table.choose(Repel, zone="2R.c3")
    assert table.survivor("concepcion").actions == 2
    return table


@rule(
    "uoa.class.faithful-vade-retro",
    "uoa.class.faithful-vade-retro-effect",
    "uoa.class.faithful-vade-retro-later",
)
def test_example_vade_retro_phase() -> None:
    table = kept_at_bay()

    events = activate(table)

    assert [(event.zone, event.rule) for event in happened(events, ActivationLost)] == [
        (table.zone("2R.c3"), "uoa.class.faithful-vade-retro-effect")
    ]
    assert table.state.vade_retro == []
    assert table.zombies("2R.c3") == {"walker": 2, "runner": 2, "abomination": 1}
    assert table.zombies("2R.b3") == {"runner": 3}
    assert [event.count for event in happened(events, ZombiesMoved)] == [3, 3]


@rule(
    "uoa.class.faithful-vade-retro-later",
    "uoa.spawn.extra-activation",
    "uoa.zombie.abomination-spawn-present",
)
def test_example_vade_retro_extra_activation() -> None:
    table = kept_at_bay()
    activate(table)
    table.set_ap("concepcion", 7)
    table.survivor("concepcion").health = 9
    table.stack_zombie_cards(EXTRA_RUNNERS, ABOMINATION_CARD)

    runners = table.run(DrawZombieCard(table.zone("3R.c3")))
    after_runners = table.zombies("2R.c3")
    abomination = table.run(DrawZombieCard(table.zone("3R.a3")))

    assert after_runners == {"walker": 2, "abomination": 1}
    assert table.zombies("2R.a3") == {"runner": 5}
    assert table.zombies("2R.b3") == {"abomination": 1}
    assert table.zombies("2R.c3") == {"walker": 2}
    assert "uoa.spawn.extra-activation" in rules_of(runners)
    assert "uoa.zombie.abomination-spawn-present" in rules_of(abomination)


@rule("uoa.class.faithful-vade-retro")
def test_a_token_goes_to_any_zone_with_zombies_in_sight_once_per_turn() -> None:
    zombies = {"2R.a3": {"walker": 1}, "3R.a3": {"walker": 1}, "2R.C": {"walker": 1}}
    table = TestTable(["thomas"], at="2R.a3", zombies=zombies)
    table.turn("thomas")
    assert {option.zone for option in table.offered(Repel)} == {table.zone("2R.a3"), table.zone("3R.a3")}

    events = table.choose(Repel, zone="3R.a3")

    assert [(event.zone, event.rule) for event in happened(events, VadeRetroPlaced)] == [
        (table.zone("3R.a3"), "uoa.class.faithful-vade-retro")
    ]
    assert table.survivor("thomas").actions == 2
    assert not table.offers(Repel)


@rule("uoa.class.faithful-vade-retro-effect")
def test_zombies_with_a_token_do_not_attack_and_all_tokens_of_the_zone_go() -> None:
    table = TestTable(["thomas"], at="2R.a3", zombies={"2R.a3": {"runner": 2}})
    for _ in range(2):
        table.turn("thomas")
        table.choose(Repel, zone="2R.a3")
    assert table.state.vade_retro == [table.zone("2R.a3")] * 2

    activate(table)

    assert table.survivor("thomas").wounds == 0
    assert table.state.vade_retro == []


@rule("uoa.class.faithful-vade-retro-effect")
def test_an_extra_activation_of_one_kind_uses_the_token_up_and_holds_only_that_kind() -> None:
    table = TestTable(["thomas"], at="2R.a3", zombies={"2R.c3": {"walker": 1, "brute": 1}})
    table.set_ap("thomas", 7)
    table.turn("thomas")
    table.choose(Repel, zone="2R.c3")
    table.stack_zombie_cards(EXTRA_WALKERS)

    extra = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert len(happened(extra, ActivationLost)) == 1
    assert table.zombies("2R.c3") == {"walker": 1, "brute": 1}
    activate(table)
    assert table.zombies("2R.b3") == {"walker": 1, "brute": 1}


@rule("uoa.class.faithful-vade-retro-effect")
def test_the_token_stays_when_a_kind_is_activated_that_is_not_in_its_zone() -> None:
    table = TestTable(["thomas"], at="2R.a3", zombies={"2R.c3": {"walker": 1}, "3R.a3": {"runner": 1}})
    table.set_ap("thomas", 7)
    table.turn("thomas")
    table.choose(Repel, zone="2R.c3")
    table.stack_zombie_cards(EXTRA_RUNNERS)

    events = table.run(DrawZombieCard(table.zone("3R.c3")))

    assert happened(events, ActivationLost) == []
    assert table.state.vade_retro == [table.zone("2R.c3")]
    assert table.zombies("2R.c3") == {"walker": 1, "runner": 1}


@rule("uoa.class.faithful-vade-retro-later")
def test_a_group_that_has_lost_its_activation_acts_the_next_time() -> None:
    table = kept_at_bay()
    activate(table)
    table.survivor("concepcion").health = 99

    events = activate(table)

    assert happened(events, ActivationLost) == []
    assert table.zombies("2R.c3") == {}


@rule("uoa.class.faithful-vade-retro-empty")
def test_a_token_leaves_its_zone_when_the_last_zombie_is_eliminated() -> None:
    table = TestTable(
        ["thomas"], dice=(6, 6), gear={"thomas": ["tomahawk"]}, zombies={"2R.a1": {"walker": 2}}
    )
    table.turn("thomas")
    table.choose(Repel, zone="2R.a1")

    first = table.choose(MeleeAttack)
    second = table.choose(MeleeAttack)

    assert happened(first, VadeRetroRemoved) == []
    assert [event.rule for event in happened(second, VadeRetroRemoved)] == [
        "uoa.class.faithful-vade-retro-empty"
    ]
    assert table.state.vade_retro == []


@rule("uoa.class.faithful-vade-retro-empty")
def test_a_token_leaves_its_zone_when_the_zombies_are_pushed_out() -> None:
    table = TestTable(["thomas"], zombies={"2R.a1": {"walker": 2}}, skills={"thomas": ["shove"]})
    table.turn("thomas")
    table.choose(Repel, zone="2R.a1")

    events = table.choose(ShoveTo, zone="2R.a2")

    assert "uoa.class.faithful-vade-retro-empty" in rules_of(events)
    assert table.state.vade_retro == []


@rule("uoa.class.faithful-vade-retro-limit")
@pytest.mark.parametrize(("moved", "stays"), [("2R.a2", "2R.a3"), ("2R.a3", "2R.a2")])
def test_with_both_tokens_on_the_board_the_players_choose_which_one_moves(moved: str, stays: str) -> None:
    zombies = {name: {"walker": 1} for name in ("2R.a1", "2R.a2", "2R.a3")}
    table = TestTable(seats=[["thomas"], ["carl"]], at="2R.a1", zombies=zombies)
    for zone in ("2R.a2", "2R.a3", "2R.a1"):
        table.turn("thomas")
        table.choose(Repel, zone=zone)
    assert isinstance(table.asking, ChooseToken)
    assert table.asking.cites(table.state) == "uoa.class.faithful-vade-retro-limit"
    assert table.asking.seats(table.state) == (0, 1)

    events = table.choose(MoveToken, zone=moved)

    removed = happened(events, VadeRetroRemoved)
    assert [(event.zone, event.rule) for event in removed] == [
        (table.zone(moved), "uoa.class.faithful-vade-retro-limit")
    ]
    assert sorted(table.state.vade_retro) == sorted([table.zone("2R.a1"), table.zone(stays)])


@rule("uoa.class.faithful-water", "uoa.class.faithful-water-ap")
def test_a_faithful_uses_water_as_holy_water_for_five_points() -> None:
    table = TestTable(["thomas"], at="2R.b3", gear={"thomas": [None, None, None, "water"]})
    table.turn("thomas")
    assert table.offers(Drink)

    events = table.choose(Bless, card="water", zone="2R.c3")

    assert [event.rule for event in happened(events, CardUsed)] == ["uoa.class.faithful-water"]
    assert [event.zone for event in happened(events, SpawnTokenMoved)] == [table.zone("3R.c3")]
    assert [event.points for event in happened(events, AdrenalineGained)] == [5]
    assert table.cards("thomas") == [None] * 6


@rule("uoa.class.faithful-vade-retro-later")
def test_runners_that_enter_the_zone_afterwards_act_with_their_second_action() -> None:
    # The Runner of 3R.a3 enters 2R.c3 and goes on; the one that was there stays.
    table = TestTable(["concepcion"], at="2R.b3", zombies={"2R.c3": {"runner": 1}, "3R.a2": {"runner": 1}})
    table.turn("concepcion")
    table.choose(Repel, zone="2R.c3")

    events = activate(table)

    assert not table.offers(GoTo)
    assert table.zombies("2R.c3") == {"runner": 1}
    assert table.zombies("2R.b3") == {"runner": 1}
    assert [event.kind for event in happened(events, SecondActionStarted)] == [table.kind("runner")]
