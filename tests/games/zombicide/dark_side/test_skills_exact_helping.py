"""Skills that move or help others: exactly whom, how often and from where."""

import pytest

from tests.games.zombicide.dark_side.station_table import StationTable
from tests.games.zombicide.table import happened, rules_of
from tests.rules import rule
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.events import (
    ActionGiven,
    ZombiesMoved,
    ZombiesPushed,
)
from veglia.games.zombicide.engine.rules.traits.born_leader import GiveAction, UseGivenAction
from veglia.games.zombicide.engine.rules.traits.lifesaver import (
    AgreeToRescue,
    DragAlong,
    EndRescue,
    GoAlong,
    RescueDeclined,
    RescueFrom,
    StayBehind,
)
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.engine.rules.turn import ChooseAction
from veglia.kernel.machine import Option


@rule("ds.skill.born-leader")
def test_the_action_given_is_exactly_one() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.A", "drake": "12R.B"},
        xenos={"12R.B": {"worker": 1}},
        skills={"miranda": ["born_leader"], "drake": []},
    )
    table.turn("miranda")

    events = table.choose(GiveAction, survivor="drake")

    assert [(event.survivor, event.partner) for event in happened(events, ActionGiven)] == [(0, 1)]
    assert table.survivor("drake").actions == 1
    # To leave the Worker behind would take a second one.
    assert not table.offers(MoveTo)
    table.clear_zombies()
    table.turn("miranda")
    table.choose(GiveAction, survivor="drake")
    table.choose(MoveTo, zone="12R.A")
    assert isinstance(table.asking, ChooseAction)
    assert (table.asking.survivor, table.survivor("drake").actions) == (0, 0)


@rule("ds.skill.born-leader")
def test_nothing_is_left_of_a_given_action() -> None:
    table = StationTable(["miranda", "drake"], at="12R.Q", skills={"miranda": ["born_leader"], "drake": []})
    table.turn("miranda")
    table.choose(GiveAction, survivor="drake")

    table.choose(SearchRoom)
    while not isinstance(table.asking, ChooseAction):
        table.choose(type(table.state.offered[0]))

    drake = table.survivor("drake")
    assert (drake.actions, drake.free, drake.used) == (0, (), ())


@rule("ds.skill.born-leader")
def test_a_leader_gives_once_in_the_own_turn_to_another_who_is_on_the_board() -> None:
    table = StationTable(
        ["miranda", "drake", "reese"],
        at={"miranda": "12R.A", "drake": "12R.A", "reese": "16R.A"},
        skills={"miranda": ["born_leader"], "drake": ["born_leader"], "reese": []},
    )
    table.turn("miranda", actions=0)
    assert {option.survivor for option in table.offered(GiveAction)} == {
        table.who("drake"),
        table.who("reese"),
    }

    table.choose(GiveAction, survivor="drake")
    assert not table.offers(GiveAction)
    table.choose(MoveTo, zone="12R.B")

    assert not table.offers(GiveAction)
    table.turn("reese")
    assert not table.offers(GiveAction)


@rule("ds.skill.lifesaver", "ds.skill.lifesaver-consent")
def test_who_belongs_to_another_player_may_decline_to_be_rescued() -> None:
    table = StationTable(
        ["miranda", "drake", "reese", "radka"],
        at={"miranda": "12R.A", "drake": "12R.B", "reese": "12R.B", "radka": "12R.B"},
        xenos={"12R.B": {"worker": 1}},
        skills={"miranda": ["lifesaver"]},
        seats=[["miranda", "radka", "miles"], ["drake", "reese", "umkos"]],
    )
    table.turn("miranda", actions=0)
    table.choose(RescueFrom, zone="12R.B")
    for name, answer in (("drake", StayBehind), ("reese", GoAlong)):
        table.choose(DragAlong, survivor=name)
        assert isinstance(table.asking, AgreeToRescue)
        assert table.state.asking is not None
        assert table.state.asking.seat(table.state) == 1
        events = table.choose(answer)
        assert [event.survivor for event in happened(events, RescueDeclined)] == (
            [table.who("drake")] if answer is StayBehind else []
        )
    # Who has declined is not asked twice; her own Survivor is dragged without a question.
    assert {option.survivor for option in table.offered(DragAlong)} == {table.who("radka")}
    table.choose(DragAlong, survivor="radka")

    here = [name for name in ("drake", "reese", "radka") if table.survivor(name).zone == table.zone("12R.A")]
    assert here == ["reese", "radka"]
    assert isinstance(table.asking, ChooseAction)
    assert not table.offers(RescueFrom)


@rule("ds.skill.lifesaver")
def test_a_rescue_ends_when_the_rescuer_has_enough_and_is_made_once_a_turn() -> None:
    table = StationTable(
        ["miranda", "drake", "reese"],
        at={"miranda": "12R.A", "drake": "12R.B", "reese": "12R.B"},
        xenos={"12R.B": {"worker": 1}, "12R.Q": {"worker": 1}},
        skills={"miranda": ["lifesaver"], "drake": [], "reese": []},
    )
    table.turn("miranda")
    # Nobody is to be saved in the other Zone.
    assert [option.zone for option in table.offered(RescueFrom)] == [table.zone("12R.B")]
    table.choose(RescueFrom)
    events = table.choose(DragAlong, survivor="drake")
    assert "ds.skill.lifesaver" in {table.state.cited(cited) for cited in rules_of(events)}

    table.choose(EndRescue)

    assert [table.survivor(name).zone for name in ("drake", "reese")] == [
        table.zone("12R.A"),
        table.zone("12R.B"),
    ]
    assert table.survivor("miranda").actions == 3
    assert not table.offers(RescueFrom)
    table.turn("miranda")
    assert table.offers(RescueFrom)
    table.turn("drake")
    assert not table.offers(RescueFrom)


@rule("ds.skill.lifesaver")
@pytest.mark.parametrize(
    ("rescuer", "zone", "xenos", "light", "saves"),
    [
        ("12R.A", "12R.B", 1, False, True),
        # Without Xenos there is nothing to be saved from; two Zones are too far.
        ("12R.A", "12R.B", 0, False, False),
        ("12R.Q", "12R.B", 1, True, False),
        # In the dark nobody is seen but with a light.
        ("16R.c1", "16R.c2", 1, False, False),
        ("16R.c1", "16R.c2", 1, True, True),
    ],
)
def test_the_rescued_are_next_door_in_sight_and_among_xenos(
    rescuer: str, zone: str, xenos: int, light: bool, saves: bool
) -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": rescuer, "drake": zone},
        gear={"miranda": [None, None, "flashlight" if light else None]},
        xenos={zone: {"worker": xenos}},
        skills={"miranda": ["lifesaver"]},
    )
    table.turn("miranda")

    assert table.offers(RescueFrom, zone=zone) == saves


@rule("ds.skill.lifesaver")
def test_nobody_is_dragged_through_a_closed_door() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at={"miranda": "12R.A", "drake": "12R.B"},
        xenos={"12R.B": {"worker": 1}},
        skills={"miranda": ["lifesaver"]},
    )
    table.close("12R.A", "12R.B")
    table.turn("miranda")

    assert not table.offers(RescueFrom)


@rule("ds.skill.shove")
def test_a_shove_is_free_once_a_turn_and_told_by_kind() -> None:
    table = StationTable(
        ["miranda", "drake"],
        at="12R.A",
        xenos={"12R.A": {"worker": 2, "tank": 1}, "12R.B": {"worker": 1}},
        skills={"miranda": ["shove"], "drake": []},
    )
    table.turn("miranda", actions=0)
    assert {option.zone for option in table.offered(ShoveTo)} == {table.zone("12R.B"), table.zone("12R.Q")}

    events = table.choose(ShoveTo, zone="12R.B")

    assert table.xenos("12R.A") == {}
    assert table.xenos("12R.B") == {"worker": 3, "tank": 1}
    assert [event.zone for event in happened(events, ZombiesPushed)] == [table.zone("12R.B")]
    assert [(event.kind, event.count) for event in happened(events, ZombiesMoved)] == [
        (table.kind("worker"), 2),
        (table.kind("tank"), 1),
    ]
    table.add_zombies("12R.A", "worker")
    table.turn("drake")
    assert not table.offers(ShoveTo)
    table.turn("miranda")
    table.choose(ShoveTo, zone="12R.B")
    table.add_zombies("12R.A", "worker")
    table.choose(MoveTo, zone="12R.B")
    assert not table.offers(ShoveTo)


@rule("ds.skill.shove")
def test_there_is_nothing_to_shove_without_xenos_nor_through_a_closed_door() -> None:
    table = StationTable(at="12R.A", skills={"miranda": ["shove"]})
    table.turn("miranda")
    assert not table.offers(ShoveTo)

    table.add_zombies("12R.A", "worker")
    table.close("12R.A", "12R.B")
    table.turn("miranda")

    assert [option.zone for option in table.offered(ShoveTo)] == [table.zone("12R.Q")]


@rule("ds.skill.shove", "ds.skill.lifesaver")
@pytest.mark.parametrize(("skill", "deed"), [("shove", ShoveTo), ("lifesaver", RescueFrom)])
def test_neither_is_done_with_a_given_action(skill: str, deed: type[Option]) -> None:
    table = StationTable(
        ["miranda", "drake", "reese"],
        at={"miranda": "12R.B", "drake": "12R.A", "reese": "12R.B"},
        xenos={"12R.A": {"worker": 1}, "12R.B": {"worker": 1}},
        skills={"miranda": ["born_leader"], "drake": [skill], "reese": []},
    )
    table.turn("drake")
    assert table.offers(deed)
    table.turn("miranda")
    table.choose(GiveAction, survivor="drake")

    assert isinstance(table.asking, UseGivenAction)
    assert not table.offers(deed)
