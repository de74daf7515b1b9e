"""The Wagon: pushing it, riding in it, and what it does not do."""

import pytest

from tests.games.zombicide.table import TestTable, happened, rules_of
from tests.games.zombicide.undead_or_alive.machine_tables import with_wagon
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.reorganise import ReorganiseCards, TradeWith
from veglia.games.zombicide.engine.rules.activation import Activate, all_kinds
from veglia.games.zombicide.engine.rules.events import (
    Moved,
    PaidForZombies,
    SkillHelped,
    SurvivorEliminated,
    Wounded,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.state import OFF_BOARD
from veglia.games.zombicide.engine.rules.turn import EndTurn, Leave
from veglia.games.zombicide.undead_or_alive.rules import conservation
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.rules.events import MachinePaid, WagonEntered, WagonMoved
from veglia.games.zombicide.undead_or_alive.rules.riding import AskBoard, GetIn, GetOut
from veglia.games.zombicide.undead_or_alive.rules.rows import WagonRow
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo
from veglia.kernel.errors import ContentError

# Moving it


@rule("uoa.wagon.move", "uoa.machine.general")
def test_the_wagon_moves_with_who_pushes_it_and_all_who_ride() -> None:
    table = with_wagon("meg", "hanna", "carl", "jimmy", riding=("hanna", "jimmy"))
    table.turn("meg")

    events = table.choose(PushWagon, zone="2R.c3")

    target = table.zone("2R.c3")
    assert table.state.wagon_zone == target
    assert {name: table.survivor(name).zone == target for name in table.names} == {
        "meg": True,
        "hanna": True,
        "carl": False,
        "jimmy": True,
    }
    assert not table.survivor("meg").is_riding
    assert table.survivor("hanna").is_riding
    assert table.survivor("meg").actions == 0
    assert [(paid.count, paid.rule) for paid in happened(events, MachinePaid)] == [(3, "uoa.machine.general")]
    assert [(moved.zone, moved.rule) for moved in happened(events, WagonMoved)] == [
        (target, "uoa.wagon.move")
    ]
    conservation.check(table.state)


@rule("uoa.machine.general", "uoa.wagon.move")
def test_fewer_than_three_actions_do_not_move_it() -> None:
    table = with_wagon("meg")
    table.only_skills("meg", ["plus_1_free_move_action", "plus_1_free_combat_action"])

    table.turn("meg", actions=2)

    assert not table.offers(PushWagon)


@rule("uoa.wagon.move")
def test_only_somebody_in_its_zone_and_outside_moves_the_wagon() -> None:
    table = with_wagon("meg", "hanna", "carl", at={"meg": "2R.b3", "hanna": "2R.b3", "carl": "2R.c3"})
    table.survivor("hanna").is_riding = True

    offered = []
    for name in table.names:
        table.turn(name)
        offered.append(table.offers(PushWagon))

    assert offered == [True, False, False]


@rule("uoa.wagon.move-restrictions")
def test_the_wagon_goes_to_neighbouring_streets_only() -> None:
    # Beside the streets there is an opening into 2R.C.
    table = with_wagon("meg", zone="2R.c3")
    table.turn("meg")

    targets = {option.zone for option in table.offered(PushWagon)}

    assert table.zone("2R.C") in {option.zone for option in table.offered(MoveTo)}
    assert targets == {table.zone("2R.b3"), table.zone("3R.a2")}


@rule("uoa.wagon.move-restrictions")
def test_zombies_left_behind_cost_extra_whatever_the_skills() -> None:
    table = with_wagon("meg", zombies={"2R.b3": {"walker": 2}})
    table.only_skills("meg", ["slippery", "plus_1_free_move_action"])
    table.turn("meg", actions=4)
    assert not table.offers(PushWagon)
    table.turn("meg", actions=5)

    events = table.choose(PushWagon, zone="2R.c3")

    assert [(paid.count, paid.rule) for paid in happened(events, PaidForZombies)] == [
        (2, "uoa.actions.move-leave-zombies")
    ]
    assert happened(events, SkillHelped) == []
    assert table.survivor("meg").actions == 0
    # The free Move Action is still there.
    assert table.offers(MoveTo)


@rule("uoa.wagon.move-restrictions")
def test_the_mission_may_hold_the_wagon_in_place() -> None:
    table = with_wagon("meg", movable=False)

    table.turn("meg")

    assert not table.offers(PushWagon)
    assert table.offers(GetIn)


@rule("uoa.wagon.move-restrictions")
def test_pushing_the_wagon_is_no_move_that_ends_with_free_boarding() -> None:
    table = with_wagon("meg")
    table.turn("meg", actions=4)

    table.choose(PushWagon, zone="2R.c3")

    assert not isinstance(table.asking, AskBoard)
    assert table.offers(GetIn)


# Riding


@rule("uoa.wagon.same-zone")
def test_a_rider_may_do_everything_but_move() -> None:
    gear: dict[str, list[str | None]] = {"carl": ["machete"], "meg": ["colt_saa"]}
    table = with_wagon(
        "carl", "meg", riding=("carl",), gear=gear, dice=(6, 6), zombies={"2R.c3": {"walker": 1}}
    )
    table.only_skills("carl", ["jump"])
    table.turn("carl")

    assert not [deed for deed in (MoveTo, ChargeAlong, JumpTo, PushWagon) if table.offers(deed)]
    assert not [deed for deed in (GetOut, TradeWith, ReorganiseCards, Shout) if not table.offers(deed)]
    table.choose(GetOut)
    assert table.offers(MoveTo)
    assert table.offers(ChargeAlong)
    assert table.offers(JumpTo)


@rule("uoa.wagon.same-zone")
def test_a_rider_fights_and_is_heard_in_the_wagons_zone() -> None:
    table = with_wagon(
        "carl", riding=("carl",), gear={"carl": ["machete"]}, dice=(6,), zombies={"2R.b3": {"walker": 1}}
    )
    table.only_skills("carl", [])
    table.turn("carl")

    events = table.choose(MeleeAttack)
    table.choose(Shout)

    assert [event.zone for event in happened(events, ZombieEliminated)] == [table.zone("2R.b3")]
    assert table.state.noise_zone == table.zone("2R.b3")


@rule("uoa.wagon.capacity")
def test_the_whole_party_fits_into_the_wagon() -> None:
    party = ("carl", "meg", "hanna", "jimmy", "may", "jeb")
    table = with_wagon(*party)

    boarded: list[str] = []
    for name in party:
        table.turn(name)
        boarded += [event.rule for event in happened(table.choose(GetIn), WagonEntered)]

    assert boarded == ["uoa.wagon.enter-leave"] * 6
    assert all(table.survivor(name).is_riding for name in party)
    conservation.check(table.state)


@rule("uoa.wagon.zombies", "uoa.wagon.same-zone")
def test_zombies_attack_those_inside_the_wagon() -> None:
    table = with_wagon("meg", riding=("meg",), zombies={"2R.b3": {"walker": 1}})

    events = table.run(Activate(all_kinds(table.state)))

    assert [wound.survivor for wound in happened(events, Wounded)] == [table.who("meg")]
    assert "uoa.zphase.attack-auto-hit" in rules_of(events)


@rule("uoa.wagon.zombies")
def test_zombies_stay_behind_when_the_wagon_moves() -> None:
    table = with_wagon("meg", "carl", riding=("carl",), zombies={"2R.b3": {"walker": 1}})
    table.turn("meg", actions=4)

    events = table.choose(PushWagon, zone="2R.c3")

    assert table.zombies("2R.b3") == {"walker": 1}
    assert table.zombies("2R.c3") == {}
    assert "uoa.wagon.move" in rules_of(events)


@rule("uoa.wagon.same-zone")
def test_a_rider_leaves_through_the_exit_and_the_wagon_stays() -> None:
    table = with_wagon("meg", zone="2R.a3", riding=("meg",))
    for number, objective in enumerate(table.state.objectives):
        table.state.objectives[number] = type(objective)(OFF_BOARD, objective.colour, True)

    table.run(EndTurn(0))
    table.choose(Leave)

    assert table.survivor("meg").zone == OFF_BOARD
    conservation.check(table.state)


# Not a Character


@rule("uoa.machine.not-characters")
def test_dynamite_leaves_a_wagon_alone_and_strikes_who_rides() -> None:
    table = with_wagon("meg", "carl", at={"meg": "2R.a3", "carl": "2R.b3"}, gear={"meg": ["dynamite"]})
    table.survivor("carl").is_riding = True
    table.turn("meg")

    events = table.choose(Throw, zone="2R.b3")

    assert table.state.wagon_zone == table.zone("2R.b3")
    assert [event.survivor for event in happened(events, SurvivorEliminated)] == [table.who("carl")]
    assert "uoa.trait.dynamite-effect" in rules_of(events)


@rule("uoa.machine.not-characters")
def test_zombies_walk_past_an_empty_wagon() -> None:
    table = with_wagon("meg", at="2R.a3", zombies={"2R.c3": {"walker": 1}})
    table.state.noise_zone = table.zone("2R.a3")

    table.run(Activate(all_kinds(table.state)))
    table.run(Activate(all_kinds(table.state)))

    assert table.zombies("2R.a3") == {"walker": 1}
    assert table.state.survivors_in(table.state.wagon_zone) == []


# The mission's data


def test_a_wagon_stands_in_a_street() -> None:
    with pytest.raises(ContentError, match="no street"):
        with_wagon("meg", zone="2R.C")


def test_a_wagon_that_blocks_is_not_movable() -> None:
    with pytest.raises(ContentError, match="movable"):
        TestTable(wagon=WagonRow("2R.b3", stuck="uoa.m6.wagon-stuck"))


def test_without_a_wagon_nothing_is_said_of_it() -> None:
    table = TestTable(["meg"], at="2R.a3")
    table.turn("meg")

    events = table.choose(MoveTo, zone="2R.b3")

    assert happened(events, Moved)
    assert not table.offers(GetIn)
    assert table.state.wagon_zone == OFF_BOARD
