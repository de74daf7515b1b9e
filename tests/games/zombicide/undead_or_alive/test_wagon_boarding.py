"""Getting into the Wagon and out of it, by Move Actions and for free."""

from typing import Any

import pytest

from tests.games.zombicide.table import happened, rules_of
from tests.games.zombicide.undead_or_alive.machine_tables import with_wagon
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import MeleeAttack
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.events import (
    SkillHelped,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.traits.hit_and_run import StayHere
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong
from veglia.games.zombicide.undead_or_alive.rules.events import WagonEntered, WagonLeft
from veglia.games.zombicide.undead_or_alive.rules.riding import AskBoard, Board, GetIn, GetOut, StayOutside
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo

# Getting in and out


@rule("uoa.wagon.enter-leave")
def test_getting_in_and_out_is_a_move_action_each() -> None:
    table = with_wagon("meg")
    table.turn("meg")

    entered = table.choose(GetIn)
    assert table.survivor("meg").is_riding
    assert table.survivor("meg").actions == 2
    left = table.choose(GetOut)

    assert [event.rule for event in happened(entered, WagonEntered)] == ["uoa.wagon.enter-leave"]
    assert [event.rule for event in happened(left, WagonLeft)] == ["uoa.wagon.enter-leave"]
    assert not table.survivor("meg").is_riding
    assert table.survivor("meg").actions == 1
    assert table.survivor("meg").zone == table.zone("2R.b3")
    assert table.state.turn.done[0] == table.state.turn.done[1] != 0


@rule("uoa.wagon.enter-leave")
@pytest.mark.parametrize(("riding", "deed"), [((), GetIn), (("meg",), GetOut)])
def test_zombies_in_the_zone_make_getting_in_and_out_dearer(riding: tuple[str, ...], deed: Any) -> None:
    table = with_wagon("meg", riding=riding, zombies={"2R.b3": {"walker": 2}})
    table.only_skills("meg", [])
    table.turn("meg", actions=2)
    assert not table.offers(deed)
    table.turn("meg")

    events = table.choose(deed)

    assert "uoa.actions.move-leave-zombies" in rules_of(events)
    assert table.survivor("meg").actions == 0


@rule("uoa.wagon.enter-leave")
def test_skills_about_move_actions_help_to_get_in() -> None:
    table = with_wagon("meg", zombies={"2R.b3": {"walker": 2}})
    table.only_skills("meg", ["slippery", "plus_1_free_move_action"])
    table.turn("meg")

    events = table.choose(GetIn)

    assert table.survivor("meg").actions == 3
    assert {event.skill_id for event in happened(events, SkillHelped)} == {
        "slippery",
        "plus_1_free_move_action",
    }


@rule("uoa.wagon.enter-leave", "uoa.wagon.same-zone")
def test_hit_and_run_gets_a_rider_out_but_no_further() -> None:
    table = with_wagon(
        "meg", riding=("meg",), dice=(6, 6), gear={"meg": ["machete"]}, zombies={"2R.b3": {"walker": 2}}
    )
    table.only_skills("meg", ["hit_and_run"])
    table.turn("meg")

    table.choose(MeleeAttack)
    assert table.offers(StayHere)
    assert not table.offers(MoveTo)
    events = table.choose(GetOut)

    assert [event.rule for event in happened(events, WagonLeft)] == ["uoa.skill.hit-and-run"]
    assert table.survivor("meg").actions == 2


@rule("uoa.wagon.enter-leave")
def test_nobody_gets_into_a_wagon_elsewhere() -> None:
    table = with_wagon("meg", at="2R.a3")

    table.turn("meg")

    assert not table.offers(GetIn)
    assert not table.offers(GetOut)


# Free boarding


@rule("uoa.wagon.free-boarding")
def test_a_move_that_ends_at_the_wagon_lets_one_climb_in_for_free() -> None:
    table = with_wagon("meg", at="2R.a3", zombies={"2R.b3": {"walker": 1}})
    table.only_skills("meg", [])
    table.turn("meg")

    table.choose(MoveTo, zone="2R.b3")
    assert isinstance(table.asking, AskBoard)
    events = table.choose(Board)

    assert [event.rule for event in happened(events, WagonEntered)] == ["uoa.wagon.free-boarding"]
    assert table.survivor("meg").is_riding
    assert table.survivor("meg").actions == 2


@rule("uoa.wagon.free-boarding")
def test_climbing_in_is_a_choice() -> None:
    table = with_wagon("meg", at="2R.a3")
    table.turn("meg")
    table.choose(MoveTo, zone="2R.b3")

    table.choose(StayOutside)

    assert not table.survivor("meg").is_riding
    assert table.offers(GetIn)


@rule("uoa.wagon.free-boarding")
def test_a_move_that_ends_elsewhere_offers_nothing() -> None:
    table = with_wagon("meg", at="2R.a2")
    table.turn("meg")

    table.choose(MoveTo, zone="2R.a3")

    assert not table.offers(Board)


@rule("uoa.wagon.free-boarding")
def test_a_charge_boards_where_it_ends_and_strikes_from_there() -> None:
    table = with_wagon(
        "carl",
        zone="2R.b3",
        at="2R.a3",
        dice=(6, 6, 6, 6),
        gear={"carl": ["machete"]},
        zombies={"2R.c3": {"walker": 1}},
    )
    table.only_skills("carl", [])
    table.turn("carl")
    # Through the Wagon's Zone: no question there.
    through = [option for option in table.offered(ChargeAlong) if len(option.path) == 2]
    table.choose(ChargeAlong, path=through[0].path)
    assert not isinstance(table.asking, AskBoard)

    ends = with_wagon(
        "carl", at="2R.a3", dice=(6,), gear={"carl": ["machete"]}, zombies={"2R.b3": {"walker": 1}}
    )
    ends.only_skills("carl", [])
    ends.turn("carl")
    ends.choose(ChargeAlong)
    assert isinstance(ends.asking, AskBoard)
    ends.choose(Board)
    events = ends.choose(MeleeAttack)

    assert ends.survivor("carl").is_riding
    assert happened(events, ZombieEliminated)


@rule("uoa.wagon.free-boarding")
def test_a_jump_ends_at_the_wagon_too() -> None:
    table = with_wagon("meg", at="2R.a3")
    table.only_skills("meg", ["jump"])
    table.turn("meg")

    table.choose(JumpTo, zone="2R.b3")

    assert isinstance(table.asking, AskBoard)
