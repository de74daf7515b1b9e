"""What a sweep comes to, counted from games whose ends are known."""

import msgspec
import pytest

from tests.lab.rows import game
from veglia.catalog import title
from veglia.kernel.game import begin
from veglia.kernel.seats import Seat
from veglia.lab.figures import Spread, figures
from veglia.lab.journal import label_of
from veglia.lab.places import first_board, heats, zone_at
from veglia.lab.row import Asked, Fallen, GameRow
from veglia.lab.sweep import Cell, Wanted, make_sweep

SWEEP = make_sweep(Wanted("undead_or_alive", 4, mission=["m0", "m7"], agent=["random"]))


def fallen(zone: str, killer: str = "walker", hero: str = "meg") -> Fallen:
    board = first_board(SWEEP.cells[0], "en")
    middle = next(one.middle for one in board.zones if one.id == zone)
    return Fallen(hero, zone, *middle, killer, "uoa.zphase.wound-track")


GAMES = [
    game(0, 0, True, rounds=4),
    game(0, 1, False, rounds=2, deaths=(fallen("zone/2"),)),
    game(0, 2, False, rounds=6, deaths=(fallen("zone/2", "runner"),)),
    game(0, 3, False, rounds=1, error="AssertionError: lost card"),
    game(1, 0, False, rounds=8),
]


def test_shares_lengths_and_causes_are_counted() -> None:
    found = figures(label_of(SWEEP), GAMES)

    assert found.games == 5
    assert (found.rate.won, found.rate.games) == (1, 4)
    assert found.errors == ["game 3 (seed 3): AssertionError: lost card"]
    assert found.rounds is not None
    assert msgspec.structs.astuple(found.rounds) == pytest.approx((2.3, 3.5, 5.0, 6.5, 7.7))
    assert [(one.key, one.rule, one.count) for one in found.endings] == [
        ("lost", "uoa.end.lose-survivor", 3),
        ("won", "uoa.end.win-immediate", 1),
    ]
    assert [(one.key, one.count, one.share) for one in found.killers] == [
        ("runner", 1, 0.5),
        ("walker", 1, 0.5),
    ]
    assert [(one.key, one.count) for one in found.fallen] == [("meg", 2)]
    assert [(one.key, one.count, one.share) for one in found.harm] == [("walker", 6, 1.0)]
    assert found.events == {"Moved": 12}


def test_each_combination_has_its_own_numbers() -> None:
    first, second = figures(label_of(SWEEP), GAMES).cells

    assert (first.rate.won, first.rate.games, first.errors) == (1, 3, 1)
    assert first.goals == (1.0 + 0.5 + 0.5) / 3
    assert (second.rate.won, second.rate.games, second.errors) == (0, 1, 0)
    assert second.rounds == Spread(8, 8, 8, 8, 8)


def test_a_combination_without_games_says_so() -> None:
    second = figures(label_of(SWEEP), GAMES[:2]).cells[1]

    assert (second.rate.games, second.rounds, second.decisions) == (0, None, None)


def test_time_is_summed_by_bot_and_by_question() -> None:
    sweep = make_sweep(Wanted("undead_or_alive", 1, agent=["random", "novice"]))
    rows = [
        GameRow(
            at,
            0,
            0,
            [Seat("survivors", ("carl",))],
            decisions=3,
            questions={"Trade": Asked(3, seconds)},
            thinking_seconds=seconds,
        )
        for at, seconds in ((0, 0.5), (1, 2.0))
    ]

    found = figures(label_of(sweep), rows)

    assert [(one.agent, one.games, one.decisions, one.thinking) for one in found.clocks] == [
        ("random", 1, 3, 0.5),
        ("novice", 1, 3, 2.0),
    ]
    assert [(one.name, one.count, one.seconds) for one in found.questions] == [("Trade", 6, 2.5)]


def test_figures_are_plain_data() -> None:
    found = figures(label_of(SWEEP), GAMES)

    assert msgspec.json.decode(msgspec.json.encode(found))["rate"]["won"] == 1


def test_deaths_are_put_on_the_board_of_their_mission() -> None:
    (found,) = heats(SWEEP.cells, [row for row in GAMES if not row.error])

    assert (found.mission, found.games, found.deaths, found.elsewhere) == ("m0", 3, {"zone/2": 2}, 0)


def test_a_death_in_a_place_that_the_board_does_not_have_is_counted_elsewhere() -> None:
    lost = game(0, 0, False, deaths=(Fallen("meg", "zone/99", 55.0, 55.0, "", "uoa.m9.crushed"),))

    (found,) = heats(SWEEP.cells, [lost])

    assert (found.deaths, found.elsewhere) == ({}, 1)


def test_a_changed_board_finds_the_zone_that_holds_the_place() -> None:
    board = first_board(SWEEP.cells[0], "en")
    zone = next(one for one in board.zones if one.kind == "room")
    rect = zone.rects[0]

    found = zone_at(board, rect.x + rect.width * 0.4, rect.y + rect.height * 0.45)

    assert found is not None
    assert found.id == zone.id


def test_every_zone_is_found_by_its_own_middle() -> None:
    kind = title("undead_or_alive")
    for mission in kind.missions():
        game_ = begin(kind, kind.setup(mission, None, 0, {}))
        board = kind.presentation.board(game_.state, "en")
        assert [zone_at(board, *zone.middle) for zone in board.zones] == board.zones, mission


def test_the_first_board_needs_no_party_of_its_own() -> None:
    drawn = first_board(Cell("undead_or_alive", "m0", "random", "random:3", 2, {}), "it")

    assert drawn.zones[0].name == "strada 1"
