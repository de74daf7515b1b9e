"""A Train that leaves the board section by section, with all that is on it."""

from typing import Any

import pytest

from tests.games.zombicide.table import happened, rules_of
from tests.games.zombicide.train_missions import move, strip_of, train_table
from tests.rules import rule
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    MissionLost,
    MissionWon,
    SpawnTokenMoved,
    SurvivorEliminated,
)
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective
from veglia.games.zombicide.engine.rules.turn import ActivateSurvivor, EndPhase, PlayersPhase
from veglia.games.zombicide.undead_or_alive.rules.events import (
    NoiseMade,
    NoiseMoved,
    PieceRemoved,
    RodeAlong,
    RodeAway,
    SectionLeft,
    TrackTileLaid,
    TrainGone,
    ZombiesCrushed,
)
from veglia.games.zombicide.undead_or_alive.rules.noise import PlaceNoise
from veglia.games.zombicide.undead_or_alive.rules.state import GONE
from veglia.games.zombicide.undead_or_alive.title import TITLE


@rule("uoa.train.exit", "uoa.train.exit-section")
def test_example_train_4_exit(monkeypatch: pytest.MonkeyPatch) -> None:
    at = {"carl": "10R.B", "meg": "12R.A"}
    table = train_table(monkeypatch, "12R 10R", ["carl", "meg"], at=at)

    events = move(table)

    left = happened(events, SectionLeft)
    assert [(event.tile, event.rule) for event in left] == [("10R", "uoa.train.exit")]
    assert strip_of(table).endswith("12R")
    # The car has taken the locomotive's place, with Meg in it; Carl has left with his section.
    assert table.state.board.cells[table.zone("12R.A")] == [(3, 3), (3, 4)]
    assert table.survivor("meg").zone == table.zone("12R.A")
    assert table.survivor("carl").zone == OFF_BOARD
    assert [event.survivor for event in happened(events, RodeAlong)] == [1]


@rule("uoa.train.exit-tile-procedure")
def test_example_train_5_exit_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "12R 10R")

    events = move(table)

    assert strip_of(table) == "10V 12R"
    laid = happened(events, TrackTileLaid)
    assert [(event.tile, event.rule) for event in laid] == [("10V", "uoa.train.exit-tile-procedure")]


@rule("uoa.train.exit-tile-procedure", "uoa.train.exit")
def test_example_train_6_last_car(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10V 12R", at="12R.A")

    events = move(table)

    assert strip_of(table) == "10V 12V"
    assert table.state.train == GONE
    assert [event.rule for event in happened(events, TrainGone)] == ["uoa.train.exit"]
    assert [event.tile for event in happened(events, TrackTileLaid)] == ["12V"]
    assert move(table) == []


@rule("uoa.train.exit")
def test_a_train_without_tracks_ahead_leaves_at_once_section_by_section(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = train_table(monkeypatch, "11R 12R 10R", layout="m9", at="11R.A")
    strips = []

    for _ in range(3):
        move(table)
        strips.append(strip_of(table))

    assert strips == ["10V 11R 12R", "10V 12V 11R", "10V 12V 11V"]
    assert table.state.result is not None
    assert table.state.is_won()


@rule("uoa.train.exit-section", "uoa.train.exit-survivors")
def test_survivors_on_the_leaving_section_are_safe_off_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    at = {"carl": "10R.B", "meg": "10R.A", "may": "12R.B"}
    table = train_table(monkeypatch, "12R 10R", ["carl", "meg", "may"], at=at)

    events = move(table)

    assert [table.survivor(name).zone for name in ("carl", "meg")] == [OFF_BOARD] * 2
    rode = happened(events, RodeAway)
    assert [(event.survivor, event.rule) for event in rode] == [
        (0, "uoa.train.exit-survivors"),
        (1, "uoa.train.exit-survivors"),
    ]
    assert not happened(events, SurvivorEliminated)
    assert table.state.result is None
    # They take no more Turns.
    table.run(PlayersPhase())
    assert table.state.turn.active == table.who("may")
    assert not table.offers(ActivateSurvivor)

    table.state.agenda = []
    events = move(table)

    assert [event.rule for event in happened(events, MissionWon)] == ["uoa.end.win-immediate"]


@rule("uoa.train.exit", "uoa.end.lose-objectives-impossible")
def test_whoever_is_left_behind_loses_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    at = {"carl": "12R.B", "meg": "2R.C"}
    table = train_table(monkeypatch, "10V 12R", ["carl", "meg"], at=at)

    events = move(table)

    assert [event.rule for event in happened(events, MissionLost)] == ["uoa.end.lose-objectives-impossible"]


@rule("uoa.train.exit-zombies")
def test_zombies_on_the_leaving_section_are_eliminated_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    zombies = {"10R.A": {"walker": 2, "abomination": 1}, "10R.B": {"runner": 1}, "12R.A": {"brute": 1}}
    table = train_table(monkeypatch, "12R 10R", zombies=zombies)

    events = move(table)

    crushed = happened(events, ZombiesCrushed)
    assert {(event.kind, event.count) for event in crushed} == {
        (table.kind("walker"), 2),
        (table.kind("runner"), 1),
        (table.kind("abomination"), 1),
    }
    assert {event.rule for event in crushed} == {"uoa.train.exit-zombies"}
    assert table.zombies("12R.A") == {"brute": 1}
    assert table.state.abominations == [0]
    assert not happened(events, AdrenalineGained)
    assert table.state.result is None
    TITLE.check_conservation(table.state)


@rule("uoa.train.exit-zombies")
def test_a_mission_may_be_lost_by_a_zombie_that_leaves_aboard(monkeypatch: pytest.MonkeyPatch) -> None:
    values: dict[str, Any] = {
        "train": {"moves": True, "attach": ["12"], "zombies_lose": "uoa.m8.zombies-aboard"}
    }
    infested = {"12R.A": {"walker": 1}, "8V.c1": {"walker": 1}}
    table = train_table(monkeypatch, "12R 10R", zombies=infested, at="8V.a1", values=values)

    first = move(table)
    second = move(table)

    assert not happened(first, MissionLost)
    assert [event.rule for event in happened(second, MissionLost)] == ["uoa.m8.zombies-aboard"]


@rule("uoa.train.exit-spawn")
def test_mobile_tokens_on_the_leaving_section_go_to_the_starting_spawn_zone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spawns = [{"kind": "starting", "zone": "5V.c3"}, {"kind": "mobile", "zone": "10R.A"}]
    table = train_table(monkeypatch, "12R 10R", values={"spawns": spawns})

    events = move(table)

    assert [token.zone for token in table.state.spawns[:2]] == [table.zone("5V.c3")] * 2
    assert [event.rule for event in happened(events, SpawnTokenMoved)] == ["uoa.train.exit-spawn"]


@rule("uoa.train.exit-other", "uoa.train.exit-section")
def test_other_pieces_on_the_leaving_section_are_removed_and_may_lose_the_mission(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    values = {"goals": [{"goal": "take_objectives"}]}
    table = train_table(monkeypatch, "12R 10R", values=values)
    table.state.objectives = [Objective(table.zone("10R.A"), 0, False)]
    table.state.gatling_zone = table.zone("10R.B")
    table.state.wagon_zone = table.zone("8V.c1")

    events = move(table)

    assert table.state.objectives[0].zone == table.state.gatling_zone == OFF_BOARD
    assert table.state.wagon_zone == table.zone("8V.c1")
    assert {(event.piece, event.rule) for event in happened(events, PieceRemoved)} == {
        (0, "uoa.train.exit-other"),
        (2, "uoa.train.exit-other"),
    }
    assert [event.rule for event in happened(events, MissionLost)] == ["uoa.end.lose-objectives-impossible"]


# The Noise token


@rule("uoa.noise.removed-returns")
def test_the_noise_leaves_with_the_locomotive_and_comes_back_as_a_bang(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = {"carl": "8V.a1", "meg": "2R.C", "may": "10R.B", "hanna": "10R.B"}
    table = train_table(monkeypatch, "12R 10R", ["carl", "meg", "may", "hanna"], at=at)
    table.state.noise_zone = table.zone("10R.B")
    table.state.is_loud = True

    move(table)

    zones = {option.zone for option in table.offered(PlaceNoise)}
    assert zones == {table.zone("8V.a1"), table.zone("2R.C")}
    events = table.choose(PlaceNoise, zone="2R.C")
    assert (table.state.noise_zone, table.state.is_loud) == (table.zone("2R.C"), False)
    assert [event.rule for event in happened(events, NoiseMoved)] == ["uoa.noise.removed-returns"]


@rule("uoa.noise.removed-returns")
def test_the_leaving_locomotive_takes_the_noise_along_wherever_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = train_table(monkeypatch, "12R 10R", at="8V.a1")
    table.state.noise_zone = table.zone("2R.C")
    table.state.is_loud = True

    move(table)

    assert (table.state.noise_zone, table.state.is_loud) == (table.zone("8V.a1"), False)


@rule("uoa.train.exit")
def test_cars_that_leave_later_make_no_noise(monkeypatch: pytest.MonkeyPatch) -> None:
    at = {"carl": "12R.A", "meg": "8V.a1"}
    table = train_table(monkeypatch, "10V 12R", ["carl", "meg"], at=at, values={"goals": []})
    table.state.noise_zone = table.zone("2R.C")

    events = move(table)

    assert not happened(events, NoiseMade)
    assert not happened(events, NoiseMoved)
    assert table.state.noise_zone == table.zone("2R.C")


@rule("uoa.noise.removed-returns", "uoa.noise.always-on-board")
def test_a_token_on_a_car_comes_back_too(monkeypatch: pytest.MonkeyPatch) -> None:
    at = {"carl": "12R.A", "meg": "8V.a1"}
    table = train_table(
        monkeypatch, "10V 12R", ["carl", "meg"], at=at, values={"goals": [{"goal": "escape"}]}
    )
    table.state.noise_zone = table.zone("12R.B")

    events = move(table)

    assert table.state.noise_zone == table.zone("8V.a1")
    assert "uoa.noise.removed-returns" in rules_of(events)


@rule("uoa.noise.always-on-board")
def test_without_anybody_on_the_board_the_token_still_lies_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {"goals": [{"goal": "take_objectives"}], "objectives": [{"zone": "2R.C"}]}
    table = train_table(monkeypatch, "10V 12R", at="12R.A", values=values)
    table.state.noise_zone = table.zone("12R.B")

    move(table)
    table.run(EndPhase())

    assert 0 <= table.state.noise_zone < table.state.board.size
    TITLE.check_conservation(table.state)
