"""A Train on the board: standing, set going, going on."""

from typing import Any

import pytest

from tests.games.zombicide.table import happened, rules_of
from tests.games.zombicide.train_missions import move, strip_of, train_table
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.move import MoveTo
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.events import (
    PhaseStarted,
    RoundStarted,
    TurnEnded,
)
from veglia.games.zombicide.engine.rules.state import Objective
from veglia.games.zombicide.engine.rules.turn import (
    ZOMBIES,
    ActivateSurvivor,
    ClosePlayersPhase,
    DoNothing,
    StartRound,
)
from veglia.games.zombicide.undead_or_alive.rules.boards import board
from veglia.games.zombicide.undead_or_alive.rules.events import (
    CorpsePileAwakened,
    NoiseMade,
    RodeAlong,
    SurvivorPushedAside,
    TrackTileLaid,
    TrackTileRemoved,
    TrainAdvanced,
    TrainEntered,
    TrainSetGoing,
)
from veglia.games.zombicide.undead_or_alive.rules.hooks import UndeadRules
from veglia.games.zombicide.undead_or_alive.rules.state import GOING
from veglia.games.zombicide.undead_or_alive.rules.train import is_aboard, set_going
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.errors import ContentError, UnknownName

# Standing


@rule("uoa.train.zones-building")
def test_a_survivor_searches_aboard_and_awakens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 12V", at="8V.c1")
    table.stack_equipment("water")
    table.turn("carl")

    events = table.choose(MoveTo, zone="10R.A")

    assert not happened(events, CorpsePileAwakened)
    assert table.offers(SearchHere)


@rule("uoa.skill.jump-locomotive", "uoa.train.locomotive-obstacle")
def test_jump_does_not_cross_the_locomotive(monkeypatch: pytest.MonkeyPatch) -> None:
    beside_tracks = train_table(monkeypatch, "12R 10V", at="2R.a3", skills={"carl": ["jump"]})
    beside_engine = train_table(monkeypatch, "12R 10R", at="5V.a3", skills={"carl": ["jump"]})

    beside_tracks.turn("carl")
    beside_engine.turn("carl")

    assert beside_tracks.offers(JumpTo, zone="8V.b3")
    # The engine stands between 5V.a3 and 1R.c1; the cab is two Zones away.
    assert not beside_engine.offers(JumpTo, zone="1R.c1")
    assert beside_engine.offers(JumpTo, zone="5V.a2")


@rule("uoa.train.immobile")
@pytest.mark.parametrize("train", [None, {"moves": False}])
def test_an_immobile_train_never_moves(monkeypatch: pytest.MonkeyPatch, train: dict[str, Any] | None) -> None:
    table = train_table(monkeypatch, "10R 12V", values={"train": train}, at="10R.B")

    events = move(table)

    assert strip_of(table) == "10R 12V"
    assert table.state.board is table.state.scenario.board
    assert events == []


@rule("uoa.train.mobile")
def test_a_train_crosses_the_board_from_the_place_of_tile_10(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10V 11V 12V", layout="m8", at="8V.a3", values={"goals": []})
    cells = []

    for _ in range(3):
        table.state.result = None
        move(table)
        cells.append(table.state.board.cells[table.zone("10R.B")])

    assert cells == [[(3, 1)], [(3, 4)], [(3, 7)]]


# When it moves


@rule("uoa.round.train-timing", "uoa.train.move-timing")
def test_the_train_moves_after_all_turns_and_before_the_zombies(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10V 12V", seats=[["carl"], ["meg"]])
    table.stack_zombie_cards(1)

    events = list(table.run(StartRound()))
    while len(happened(events, RoundStarted)) < 2:
        events += (
            table.choose(ActivateSurvivor) if table.offers(ActivateSurvivor) else table.choose(DoNothing)
        )

    entered = events.index(happened(events, TrainEntered)[0])
    assert max(events.index(event) for event in happened(events, TurnEnded)) < entered
    zombies = next(event for event in happened(events, PhaseStarted) if event.phase == ZOMBIES)
    assert entered < events.index(zombies)
    assert ClosePlayersPhase.rule == "uoa.round.train-timing"


@rule("uoa.round.train-timing")
def test_a_train_that_has_not_been_set_going_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10V 12V", going=False)

    assert move(table) == []
    assert strip_of(table) == "10V 12V"

    events = table.call(lambda state: set_going(state, "uoa.m8.train-trigger"))

    assert table.state.train == GOING
    assert [event.rule for event in happened(events, TrainSetGoing)] == ["uoa.m8.train-trigger"]
    assert happened(move(table), TrainEntered)


# Going on


@rule("uoa.train.move-step1")
def test_example_train_2_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 12V", zombies={"1R.b1": {"walker": 2}, "8V.c1": {"walker": 1}})

    events = move(table)

    removed = happened(events, TrackTileRemoved)
    assert [(event.tile, event.rule) for event in removed] == [("12V", "uoa.train.move-step1")]
    assert table.zombies("1R.b1") == {}
    assert table.zombies("8V.c1") == {"walker": 1}
    assert (table.state.noise_zone, table.state.is_loud) == (table.zone("10R.B"), True)
    assert [event.rule for event in happened(events, NoiseMade)] == ["uoa.train.move-step1"]


@rule("uoa.train.move-step2", "uoa.train.move-step3")
def test_example_train_3_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 12V")

    events = move(table)

    assert strip_of(table) == "12R 10R"
    assert [event.rule for event in happened(events, TrainAdvanced)] == ["uoa.train.move-step2"]
    laid = happened(events, TrackTileLaid)
    assert [(event.tile, event.rule) for event in laid] == [("12R", "uoa.train.move-step3")]


@rule("uoa.train.move-step3")
def test_tiles_that_are_not_attached_go_behind_as_tracks(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 11V 12V", layout="m3")

    first = happened(move(table), TrackTileLaid)

    assert strip_of(table) == "11V 10R 12V"
    assert [event.tile for event in first] == ["11V"]
    move(table)
    assert strip_of(table) == "11V 12V 10R"


@rule("uoa.train.move-step3")
def test_two_cars_are_attached_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 11V 12V", layout="m8", at="8V.a3")

    move(table)
    assert strip_of(table) == "11R 10R 12V"
    move(table)
    assert strip_of(table) == "12R 11R 10R"


@rule("uoa.train.move-aboard")
def test_everything_aboard_goes_along_unharmed(monkeypatch: pytest.MonkeyPatch) -> None:
    zombies = {"10R.A": {"walker": 2, "brute": 1}, "10R.B": {"runner": 1}, "2R.C": {"walker": 1}}
    at = {"carl": "10R.B", "meg": "10R.A", "may": "2R.A"}
    table = train_table(monkeypatch, "10R 12V", ["carl", "meg", "may"], zombies=zombies, at=at)
    table.state.spawns.append(type(table.state.spawns[0])(1, table.zone("10R.A"), True))
    table.state.objectives = [Objective(table.zone("10R.B"), 0, False)]
    table.state.gatling_zone = table.zone("10R.A")
    table.state.vade_retro = [table.zone("10R.A")]

    events = move(table)

    where = {name: zone for name, zone in at.items() if table.survivor(name).zone == table.zone(zone)}
    assert where == at
    assert {zone: table.zombies(zone) for zone in zombies} == zombies
    assert table.state.spawns[-1].zone == table.state.gatling_zone == table.zone("10R.A")
    assert table.state.vade_retro == [table.zone("10R.A")]
    assert table.state.objectives[0].zone == table.zone("10R.B")
    assert table.state.board.cells[table.zone("10R.B")] == [(3, 4)]
    rode = happened(events, RodeAlong)
    assert [(event.survivor, event.rule) for event in rode] == [
        (0, "uoa.train.move-aboard"),
        (1, "uoa.train.move-aboard"),
    ]
    assert "uoa.train.enter-zombies" not in rules_of(events)
    assert is_aboard(table.state, table.zone("10R.A"))
    assert not is_aboard(table.state, table.zone("2R.A"))
    TITLE.check_conservation(table.state)


def test_a_state_on_a_changed_map_is_saved_and_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10V 12V", at="8V.c1")
    move(table)

    codec = TITLE.codec()
    twin = codec.decode(codec.encode(table.state))

    assert twin.board is table.state.board
    assert board(table.state.board.key) is table.state.board
    assert codec.hash(table.state.copy()) == codec.hash(table.state)
    assert codec.encode(twin) == codec.encode(table.state)


def test_survivors_act_on_the_changed_map(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 12V", at="10R.B")
    move(table)
    assert table.state.board.size > table.state.scenario.board.size
    table.turn("carl")

    table.choose(MoveTo, zone="5V.a2")
    table.choose(MoveTo, zone="5V.A")

    assert table.survivor("carl").zone == table.zone("5V.A")
    check_goals(table.state)
    assert table.state.result is None


def test_a_section_that_is_blown_up_becomes_tracks_where_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {"train": {"moves": False, "strips": [["10R", "12V"]], "blow_up": "uoa.m2.blow-up-tile"}}
    at = {"carl": "12R.A", "meg": "10R.A"}
    table = train_table(monkeypatch, "10R 12R", ["carl", "meg"], at=at, values=values)
    rules = table.state.scenario.rules
    assert isinstance(rules, UndeadRules)
    train = rules.train
    assert train is not None

    events = table.call(lambda state: train.blow_up(state, "12R"))

    assert strip_of(table) == "10R 12V"
    # 12R.A opens on the street above; its own place is street again, and one Zone with that.
    assert table.survivor("carl").zone == table.zone("12V.a1") == table.zone("1R.a1")
    pushed = happened(events, SurvivorPushedAside)
    assert [(event.survivor, event.rule) for event in pushed] == [(0, "uoa.m2.blow-up-tile")]
    assert table.survivor("meg").zone == table.zone("10R.A")
    assert move(table) == []


# What is wrong with a mission


@pytest.mark.parametrize(
    ("strip", "train", "wrong"),
    [
        ("12V 10V", {"moves": True}, "a Train cannot come in on 12V 10V"),
        ("10V 12V", {"moves": False, "strips": [["10R"]]}, "10R does not fit in place of 10V 12V"),
        ("10V 12V", {"moves": False, "strips": [["10R", "3V"]]}, "10R 3V does not fit in place of 10V 12V"),
    ],
)
def test_a_strip_that_cannot_be_is_refused_with_its_file(
    monkeypatch: pytest.MonkeyPatch, strip: str, train: dict[str, Any], wrong: str
) -> None:
    with pytest.raises(ContentError, match=rf"\.toml: {wrong}$"):
        train_table(monkeypatch, strip, values={"train": train})


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown board 'm0:10R'"):
        board("m0:10R")
