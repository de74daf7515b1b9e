"""A Train enters the board: what becomes of everything in its way."""

from typing import Any

import pytest

from tests.games.zombicide.table import happened
from tests.games.zombicide.train_missions import move, strip_of, train_table
from tests.rules import rule
from veglia.games.zombicide.engine.rules.cards import BOOM
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    MissionLost,
    SpawnTokenMoved,
    SpawnTokenTurned,
)
from veglia.games.zombicide.engine.rules.state import Objective
from veglia.games.zombicide.undead_or_alive.rules.events import (
    NoiseMade,
    PieceRemoved,
    SurvivorPushedAside,
    TrainEntered,
    VadeRetroRemoved,
    ZombiesCrushed,
)
from veglia.games.zombicide.undead_or_alive.rules.train_effects import (
    KeepToken,
    PushAside,
    PutTokenIn,
    StepAside,
)
from veglia.games.zombicide.undead_or_alive.title import TITLE

SPAWN_TOKENS = [
    {"kind": "starting", "zone": "5V.c3"},
    {"kind": "mobile", "zone": "8V.c1"},
    {"kind": "mobile", "zone": "1R.a3"},
]


@rule("uoa.train.enter")
def test_example_train_1_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10V 12V")

    events = move(table)

    assert strip_of(table) == "10R 12V"
    assert table.state.board.key.endswith(":10R,12V")
    entered = happened(events, TrainEntered)
    assert [(event.tile, event.rule) for event in entered] == [("10R", "uoa.train.enter")]


@rule("uoa.train.enter-zombies")
def test_zombies_in_every_zone_that_loses_area_are_eliminated_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    zombies = {
        "8V.c1": {"walker": 2, "runner": 1},
        "2R.a3": {"brute": 1},
        "1R.b1": {"walker": 1},
        "8V.b1": {"walker": 3},
    }
    table = train_table(monkeypatch, "10V 12V", zombies=zombies, at="8V.a1")

    events = move(table)

    # 2R.a3 is one Zone with the tracks of tile 10, 1R.b1 only with those of tile 12.
    assert table.zombies("8V.c1") == table.zombies("2R.a1") == table.zombies("2R.a3") == {}
    assert table.zombies("1R.b1") == {"walker": 1}
    assert table.zombies("8V.b1") == {"walker": 3}
    crushed = {(event.kind, event.count, event.rule) for event in happened(events, ZombiesCrushed)}
    wanted = {("walker", 2), ("runner", 1), ("brute", 1)}
    assert crushed == {(table.kind(kind), count, "uoa.train.enter-zombies") for kind, count in wanted}
    assert not happened(events, AdrenalineGained)
    assert table.survivor("carl").ap == 0
    TITLE.check_conservation(table.state)


@rule("uoa.train.enter-zombies")
def test_the_abomination_is_crushed_too_and_its_tokens_fall_asleep(monkeypatch: pytest.MonkeyPatch) -> None:
    values = {"spawns": SPAWN_TOKENS}
    table = train_table(monkeypatch, "10V 12V", zombies={"8V.c2": {"abomination": 1}}, values=values)
    table.state.spawns[3] = type(table.state.spawns[3])(2, table.zone("8V.M"), True)

    events = move(table)

    assert table.zombies("8V.c2") == {}
    assert table.state.abominations == [0]
    assert not table.state.spawns[3].is_active
    turned = happened(events, SpawnTokenTurned)
    assert [event.rule for event in turned] == ["uoa.zombie.abomination-death"]


@rule("uoa.train.enter-survivors")
def test_survivors_are_pushed_into_what_is_left_of_their_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(
        monkeypatch, "10V 12V", seats=[["carl"], ["meg"]], at={"carl": "8V.c1", "meg": "8V.b1"}
    )
    table.state.turn.first_seat = 1
    move(table)

    # The rest of the Zone lies on both sides of the Train.
    assert isinstance(table.asking, PushAside)
    assert {option.zone for option in table.offered(StepAside)} == {table.zone("8V.c1"), table.zone("2R.a1")}
    assert table.asking.cites(table.state) == "uoa.train.enter-survivors"
    assert table.asking.seat(table.state) == 1
    assert table.asking.seats(table.state) == (0, 1)

    events = table.choose(StepAside, zone="2R.a1")

    assert table.survivor("carl").zone == table.zone("2R.a1")
    assert table.survivor("meg").zone == table.zone("8V.b1")
    pushed = happened(events, SurvivorPushedAside)
    assert [(event.survivor, event.rule) for event in pushed] == [(0, "uoa.train.enter-survivors")]


@rule("uoa.train.enter-survivors")
def test_a_survivor_with_one_nearest_zone_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10R 11V 12V", layout="m3", at="1V.b3")

    events = move(table)

    # 11V.a2 is one Zone with 1V.b3 above it and has nothing below.
    assert table.asking is None
    assert table.survivor("carl").zone == table.zone("1V.b3")
    assert [event.zone for event in happened(events, SurvivorPushedAside)] == [table.zone("1V.b3")]


@rule("uoa.train.enter-survivors")
def test_a_zombie_in_the_nearest_zone_makes_no_difference_and_wagon_passengers_are_pushed_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = train_table(monkeypatch, "10V 12V", ["carl", "meg"], at="8V.c2")
    table.state.wagon_zone = table.zone("8V.c2")
    table.survivor("meg").is_riding = True
    move(table)
    table.choose(StepAside, zone="8V.c2")

    assert {option.zone for option in table.offered(StepAside)} == {table.zone("8V.c2"), table.zone("2R.a2")}
    table.choose(StepAside, zone="2R.a2")

    assert not table.survivor("meg").is_riding
    assert table.survivor("meg").zone == table.zone("2R.a2")
    assert table.survivor("carl").zone == table.zone("8V.c2")


@rule("uoa.train.enter-survivors")
def test_a_companion_steps_aside_with_its_leader(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10V 12V", ["carl", "meg"], at="8V.c1")
    table.survivor("carl").leader = table.who("meg")
    move(table)

    events = table.choose(StepAside, zone="2R.a1")

    assert table.asking is None
    assert [event.survivor for event in happened(events, SurvivorPushedAside)] == [0, 1]
    assert table.survivor("carl").zone == table.survivor("meg").zone == table.zone("2R.a1")


@rule("uoa.train.enter-spawn")
def test_mobile_tokens_in_the_way_go_to_the_starting_spawn_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10V 12V", values={"spawns": SPAWN_TOKENS})

    events = move(table)

    zones = [token.zone for token in table.state.spawns]
    assert zones == [table.zone(name) for name in ("5V.c3", "5V.c3", "1R.a3", "8V.M")]
    assert [event.rule for event in happened(events, SpawnTokenMoved)] == ["uoa.train.enter-spawn"]


@rule("uoa.train.enter-spawn")
def test_the_starting_token_stays_on_the_nearest_tracks_and_mobile_tokens_follow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spawns = [{"kind": "mobile", "zone": "8V.c2"}, {"kind": "starting", "zone": "8V.c1"}]
    table = train_table(monkeypatch, "10V 12V", values={"spawns": spawns})

    events = move(table)

    # Of 10V nothing is left; the tracks of 12V begin with the Zone around 12V.a1.
    assert [token.zone for token in table.state.spawns[:2]] == [table.zone("12V.a1")] * 2
    assert len(happened(events, SpawnTokenMoved)) == 2


@rule("uoa.train.enter-spawn")
def test_among_several_nearest_tracks_the_players_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    spawns = [{"kind": "starting", "zone": "1V.b3"}]
    table = train_table(monkeypatch, "10R 11V 12V", layout="m3", values={"spawns": spawns})
    table.state.noise_zone = table.zone("3R.a1")

    move(table)

    assert isinstance(table.asking, KeepToken)
    assert {option.zone for option in table.offered(PutTokenIn)} == {
        table.zone("11V.a3"),
        table.zone("12V.a1"),
    }
    events = table.choose(PutTokenIn, zone="12V.a1")
    assert table.state.spawns[0].zone == table.zone("12V.a1")
    assert [event.rule for event in happened(events, SpawnTokenMoved)] == ["uoa.train.enter-spawn"]


@rule("uoa.train.enter-other")
def test_objectives_wagon_and_vade_retro_in_the_way_are_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10V 12V", zombies={"8V.c1": {"walker": 1}, "1R.b1": {"walker": 1}})
    table.state.objectives = [
        Objective(table.zone("10V.a2"), 1, False),
        Objective(table.zone("2R.C"), 0, False),
    ]
    table.state.wagon_zone = table.zone("8V.c3")
    table.state.gatling_zone = table.zone("5V.A")
    table.state.vade_retro = [table.zone("8V.c1"), table.zone("1R.b1")]

    events = move(table)

    assert [one.zone for one in table.state.objectives] == [-1, table.zone("2R.C")]
    assert table.state.wagon_zone == -1
    assert table.state.gatling_zone == table.zone("5V.A")
    assert table.state.vade_retro == [table.zone("1R.b1")]
    assert {event.piece for event in happened(events, PieceRemoved)} == {0, 1}
    assert {event.rule for event in happened(events, PieceRemoved)} == {"uoa.train.enter-other"}
    assert len(happened(events, VadeRetroRemoved)) == 1


@rule("uoa.train.enter-other", "uoa.end.lose-objectives-impossible")
def test_a_removed_objective_may_lose_the_mission(monkeypatch: pytest.MonkeyPatch) -> None:
    values: dict[str, Any] = {
        "objectives": [{"zone": "10V.a2"}],
        "goals": [{"goal": "take_objectives"}],
    }
    table = train_table(monkeypatch, "10V 12V", values=values)

    events = move(table)

    assert [event.rule for event in happened(events, MissionLost)] == ["uoa.end.lose-objectives-impossible"]


@rule("uoa.train.enter-noise", "uoa.noise.boom-sources")
def test_the_locomotive_roars_in_its_cab(monkeypatch: pytest.MonkeyPatch) -> None:
    table = train_table(monkeypatch, "10V 12V")

    events = move(table)

    assert (table.state.noise_zone, table.state.is_loud) == (table.zone("10R.B"), True)
    noises = [(event.noise, event.rule) for event in happened(events, NoiseMade)]
    assert noises == [(BOOM, "uoa.train.enter-noise")]
