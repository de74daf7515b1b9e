"""The Actions of a Turn: how many, which, Move, Objective, Make Noise, Do Nothing."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.actions.reload import ReloadWeapon
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards, TradeWith
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.cards import BANG
from veglia.games.zombicide.engine.rules.events import (
    Moved,
    ObjectiveTaken,
    PaidForZombies,
    TurnEnded,
    TurnStarted,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.inventory import LeaveCard
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.turn import (
    ActivateSurvivor,
    ChooseAction,
    ChooseSurvivor,
    DoNothing,
    start_turn,
)
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.games.zombicide.undead_or_alive.rules.events import NoiseMade


def kinds_offered(table: TestTable) -> set[type]:
    return {type(option) for option in table.state.offered}


@rule("uoa.actions.three", "uoa.actions.repeatable", "uoa.actions.move")
def test_at_blue_a_survivor_has_three_actions_and_may_repeat_one() -> None:
    table = TestTable(["carl"], at="2R.a1")
    steps = ["2R.a2", "2R.a3", "2R.b3"]

    started = table.call(lambda state: start_turn(state, table.who("carl")))
    events = [event for zone in steps for event in table.choose(MoveTo, zone=zone)]

    assert rules_of(happened(started, TurnStarted)) == {"uoa.actions.three"}
    assert [move.zone for move in happened(events, Moved)] == [table.zone(zone) for zone in steps]
    assert len(happened(events, TurnEnded)) == 1
    assert table.asking is None


@rule("uoa.actions.three")
def test_skills_raise_the_number_of_actions() -> None:
    table = TestTable(["carl"], skills={"carl": ["plus_1_action", "plus_1_free_move_action"]})

    table.turn("carl")
    for zone in ("2R.a2", "2R.a1", "2R.a2", "2R.a1"):
        table.choose(MoveTo, zone=zone)

    assert table.offers(MoveTo, zone="2R.a2")
    assert table.survivor("carl").actions == 1


@rule("uoa.actions.list")
def test_the_menu_holds_every_action_that_is_possible_now() -> None:
    table = TestTable(
        ["meg", "concepcion", "carl"],
        [1] * 7,
        at={"meg": "2R.C", "concepcion": "2R.C", "carl": "2R.A"},
        gear={"meg": ["colt_saa", "remington"], "carl": ["machete"]},
        zombies={"2R.A": {"walker": 1}},
    )

    table.turn("meg")
    table.choose(Fan, card="remington", zone="3R.A")
    meg = kinds_offered(table)
    table.state.is_loud = False
    table.turn("concepcion")
    concepcion = kinds_offered(table)
    table.turn("carl")
    carl = kinds_offered(table)

    everyone = {MoveTo, DoNothing, Shout}
    with_meg = {SearchHere, TradeWith, TakeObjective}
    shooting = {ReorganiseCards, RangedAttack, Fan, ReloadWeapon}
    assert meg == (everyone - {Shout}) | with_meg | shooting
    assert concepcion == everyone | with_meg | {Repel}
    assert carl == everyone | {MeleeAttack, ChargeAlong, ReorganiseCards}


@rule("uoa.actions.list")
def test_without_actions_left_the_turn_is_over() -> None:
    table = TestTable(["carl", "meg"], gear={"carl": ["machete"]})
    table.run(ChooseSurvivor(0))
    table.choose(ActivateSurvivor, survivor="carl")

    for zone in ("2R.a2", "2R.a1"):
        table.choose(MoveTo, zone=zone)
    events = table.choose(MoveTo, zone="2R.a2")

    assert [ended.survivor for ended in happened(events, TurnEnded)] == [table.who("carl")]
    assert type(table.asking) is ChooseAction
    assert table.asking.survivor == table.who("meg")


@rule("uoa.actions.move")
def test_a_move_goes_one_zone_and_not_through_walls() -> None:
    table = TestTable(["carl"], at="2R.b3")

    table.turn("carl")
    offered = {move.zone for move in table.offered(MoveTo)}
    events = table.choose(MoveTo, zone="2R.c3")

    # Room 2R.B lies behind the wall beside 2R.b3.
    assert offered == {table.zone("2R.a3"), table.zone("2R.c3")}
    assert table.survivor("carl").zone == table.zone("2R.c3")
    assert table.survivor("carl").actions == 2
    assert rules_of(happened(events, Moved)) == {"uoa.actions.move"}
    assert happened(events, PaidForZombies) == []


@rule("uoa.actions.move-leave-zombies")
def test_example_leave_two_walkers() -> None:
    table = TestTable(["meg"], at="2R.a2", zombies={"2R.a2": {"walker": 2}})
    table.turn("meg")

    events = table.choose(MoveTo, zone="2R.a3")

    assert [(paid.count, paid.rule) for paid in happened(events, PaidForZombies)] == [
        (2, "uoa.actions.move-leave-zombies")
    ]
    assert table.survivor("meg").zone == table.zone("2R.a3")
    assert len(happened(events, TurnEnded)) == 1


@rule("uoa.actions.move-leave-zombies")
def test_example_leave_three_zombies() -> None:
    zombies = {"2R.a2": {"walker": 1, "brute": 1, "runner": 1}}
    table = TestTable(["meg"], at="2R.a2", zombies=zombies)

    table.turn("meg")
    with_three = table.offers(MoveTo)
    table.turn("meg", actions=4)
    table.choose(MoveTo, zone="2R.a3")

    assert not with_three
    assert table.survivor("meg").zone == table.zone("2R.a3")
    assert table.survivor("meg").actions == 0


@rule("uoa.actions.move-leave-zombies")
@pytest.mark.parametrize(("actions", "can_leave"), [(1, False), (2, True)])
def test_a_free_move_pays_for_itself_and_zombies_are_paid_from_ordinary_actions(
    actions: int, can_leave: bool
) -> None:
    skills = {"meg": ["plus_1_free_move_action"]}
    table = TestTable(["meg"], at="2R.a2", skills=skills, zombies={"2R.a2": {"walker": 2}})

    table.turn("meg", actions=actions)

    assert table.offers(MoveTo) == can_leave


@rule("uoa.actions.move-leave-zombies")
def test_zombies_in_the_zone_that_is_entered_cost_nothing() -> None:
    table = TestTable(["meg"], at="2R.a2", zombies={"2R.a3": {"walker": 2}})
    table.turn("meg")

    table.choose(MoveTo, zone="2R.a3")

    assert table.survivor("meg").actions == 2


@rule("uoa.actions.move-enter-zombies")
def test_entering_a_zone_with_zombies_ends_a_move_of_several_zones() -> None:
    zombies = {"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}}
    table = TestTable(["carl"], at="2R.a1", zombies=zombies)

    table.turn("carl")
    past_zombies = [charge.path for charge in table.offered(ChargeAlong)]
    table.clear_zombies()
    table.add_zombies("2R.a3", "walker")
    table.turn("carl")
    free_way = [charge.path for charge in table.offered(ChargeAlong)]

    assert past_zombies == [(table.zone("2R.a2"),)]
    assert free_way == [(table.zone("2R.a2"), table.zone("2R.a3"))]


@rule("uoa.actions.objective")
def test_an_objective_in_the_own_zone_is_taken_for_an_action() -> None:
    table = TestTable(["carl"], at="2R.C")
    table.turn("carl")

    events = table.choose(TakeObjective)
    table.choose(LeaveCard)

    assert [(taken.zone, taken.rule) for taken in happened(events, ObjectiveTaken)] == [
        (table.zone("2R.C"), "uoa.actions.objective")
    ]
    assert table.survivor("carl").actions == 2
    assert [(token.zone, token.is_taken) for token in table.state.objectives] == [
        (OFF_BOARD, True),
        (table.zone("3R.A"), False),
    ]
    assert not table.offers(TakeObjective)


@rule("uoa.actions.objective")
def test_an_objective_in_another_zone_cannot_be_taken() -> None:
    table = TestTable(["carl"], at="2R.A")

    table.turn("carl")

    assert not table.offers(TakeObjective)


@rule("uoa.actions.make-noise")
def test_making_noise_brings_the_token_to_the_own_zone_for_an_action() -> None:
    table = TestTable(["carl"], at="2R.a2")
    table.state.noise_zone = table.zone("3R.c3")
    table.turn("carl")

    events = table.choose(Shout)

    assert (table.state.noise_zone, table.state.is_loud) == (table.zone("2R.a2"), False)
    assert table.survivor("carl").actions == 2
    noises = happened(events, NoiseMade)
    assert [(noise.noise, noise.rule) for noise in noises] == [(BANG, "uoa.actions.make-noise")]


@rule("uoa.actions.make-noise-boom")
@pytest.mark.parametrize("is_loud", [False, True])
def test_under_a_boom_noise_cannot_be_made(is_loud: bool) -> None:
    table = TestTable(["carl"], at="2R.a2")
    table.state.is_loud = is_loud

    table.turn("carl")

    assert table.offers(Shout) == (not is_loud)


@rule("uoa.actions.do-nothing")
def test_doing_nothing_ends_the_turn_and_the_remaining_actions_are_lost() -> None:
    skills = {"carl": ["plus_1_free_move_action"]}
    table = TestTable(["carl", "meg"], skills=skills)
    table.turn("carl")
    table.choose(MoveTo, zone="2R.a2")

    events = table.choose(DoNothing)

    assert "uoa.actions.do-nothing" in rules_of(events)
    assert [ended.survivor for ended in happened(events, TurnEnded)] == [table.who("carl")]
    assert (table.survivor("carl").actions, table.survivor("carl").free) == (0, ())
    assert table.asking is None


@rule("uoa.actions.melee")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_melee_action_strikes_at_the_own_zone_with_an_equipped_weapon(slot: int) -> None:
    gear: list[str | None] = [*[None] * slot, "machete"]
    zombies = {"2R.a1": {"walker": 1}, "2R.a2": {"walker": 1}}
    table = TestTable(["may"], [6], gear={"may": gear}, zombies=zombies)
    table.only_skills("may", [])
    table.turn("may")

    events = table.choose(MeleeAttack, card="machete")

    assert (table.zombies("2R.a1"), table.zombies("2R.a2")) == ({}, {"walker": 1})
    assert table.survivor("may").actions == 2
    assert len(happened(events, ZombieEliminated)) == 1


@rule("uoa.actions.melee")
def test_there_is_no_melee_action_without_zombies_in_the_zone() -> None:
    table = TestTable(["may"], gear={"may": ["machete"]})

    table.turn("may")

    assert not table.offers(MeleeAttack)


@rule("uoa.actions.ranged", "uoa.actions.ranged-targets-zone")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_ranged_action_fires_at_one_zone_in_range_and_sight_with_an_equipped_weapon(slot: int) -> None:
    gear: list[str | None] = [*[None] * slot, "remington"]
    zombies = {"2R.a2": {"walker": 1}, "2R.a3": {"walker": 1}}
    table = TestTable(["meg"], [6], at="2R.a2", gear={"meg": gear}, zombies=zombies)
    table.turn("meg")

    targets = {shot.zone for shot in table.offered(RangedAttack)}
    table.choose(RangedAttack, card="remington", zone="2R.a3")

    # Range 0-2; room 2R.B and street 2R.b3 are near, but out of sight. Zones without Zombies are targets too.
    assert targets == {table.zone(zone) for zone in ("2R.a1", "2R.a2", "2R.a3", "2R.Z")}
    assert (table.zombies("2R.a2"), table.zombies("2R.a3")) == ({"walker": 1}, {})
    assert table.survivor("meg").actions == 2
