"""The lab with two sides: a bot for each, wins by side, records, sweeps and their reports."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.two_sides.title import TITLE
from veglia.cli import main
from veglia.cli.simulate import wins_text
from veglia.cli.terminal import ending
from veglia.cli.terminal.labels import Labels
from veglia.kernel.errors import BadFile, BadSetup, UnknownName
from veglia.kernel.game import begin
from veglia.kernel.machine import Result
from veglia.kernel.seats import Seat
from veglia.lab.balance import balances
from veglia.lab.bots import bots_of, bots_text, listed
from veglia.lab.figures import figures
from veglia.lab.journal import label_of
from veglia.lab.party import named, seats_for
from veglia.lab.record import play_record, read_records, write_records
from veglia.lab.report.page import page
from veglia.lab.row import GameRow, play_row
from veglia.lab.simulate import Plan, SimulationResult, simulate
from veglia.lab.sweep import Cell, Sweep, Wanted, make_sweep, read_sweep

SEATS = [Seat("heroes", ("ann",)), Seat("heroes", ("bob",)), Seat("shadows"), Seat("shadows")]
MIXED = "heroes=heuristic,shadows=random"


def plan(agent: str, games: int = 12, seats: list[Seat] | None = None) -> Plan:
    return Plan("relic", "hall", seats, {}, agent, games, 3)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    said = capsys.readouterr()
    return code, said.out, said.err


# Which bot plays which side


@pytest.mark.parametrize(
    ("text", "bots", "written"),
    [
        ("search", ["search", "search"], "search"),
        ("heroes=search,shadows=random", ["search", "random"], "heroes=search,shadows=random"),
        ("shadows=random, heroes=search", ["search", "random"], "heroes=search,shadows=random"),
        ("heroes=novice,shadows=novice", ["novice", "novice"], "novice"),
    ],
)
def test_a_bot_for_all_sides_or_one_for_each(text: str, bots: list[str], written: str) -> None:
    assert bots_of(TITLE, text) == bots
    assert bots_text(TITLE, text) == written


@pytest.mark.parametrize(
    ("text", "kind", "code", "message"),
    [
        ("oracle", UnknownName, "unknown_name", "unknown agent 'oracle'; known: random, novice"),
        ("heroes=oracle,shadows=random", UnknownName, "unknown_name", "unknown agent 'oracle'; known: "),
        ("ghosts=random,shadows=random", UnknownName, "unknown_name", "unknown side 'ghosts' in"),
        ("heroes=random", BadSetup, "bad_setup", "no agent for side 'shadows' in 'heroes=random'"),
        ("heroes=random,heroes=search", BadSetup, "bad_setup", "two agents for side 'heroes' in"),
    ],
)
def test_a_bot_or_a_side_that_is_not_there_is_named(
    text: str, kind: type[BadSetup | UnknownName], code: str, message: str
) -> None:
    for refuse in (lambda: simulate(plan(text), 1, False, lambda done: None), lambda: bots_of(TITLE, text)):
        with pytest.raises(kind) as caught:
            refuse()
        assert str(caught.value).startswith(message)
        assert caught.value.code == code
    with pytest.raises(kind):
        make_sweep(Wanted("relic", mission="hall", agent=text))


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        ("random,search", ["random", "search"]),
        ("heroes=search,shadows=random", ["heroes=search,shadows=random"]),
        ("random,heroes=search,shadows=random,novice", ["random", "heroes=search,shadows=random", "novice"]),
        ("a=random,b=search,a=novice,b=novice", ["a=random,b=search", "a=novice,b=novice"]),
    ],
)
def test_commas_part_settings_and_the_sides_of_one(text: str, settings: list[str]) -> None:
    assert listed(text) == settings


def test_the_number_of_workers_does_not_matter_with_a_bot_for_each_side() -> None:
    alone = simulate(plan(MIXED), 1, False, lambda done: None)
    again = simulate(plan("shadows=random,heroes=heuristic"), 1, False, lambda done: None)

    assert alone.errors == []
    assert alone.hash == again.hash
    assert alone.hash != simulate(plan("random"), 1, False, lambda done: None).hash


# What is counted


def test_wins_are_counted_by_side_and_draws_are_nobodys() -> None:
    rows = [
        won(0, 0, ["heroes"]),
        won(0, 1, ["shadows"]),
        won(0, 2, ["shadows"]),
        won(0, 3, [], is_draw=True),
        GameRow(0, 4, 4, SEATS, error="broken"),
    ]

    report = SimulationResult(Cell("relic", "hall", MIXED, "standard", 1, {}), rows, 1.0)

    told = report.as_json()
    assert told["wins"] == {"heroes": 1, "shadows": 2}
    assert (told["won"], told["lost"], told["draws"], told["errors"]) == (1, 2, 1, 1)
    assert wins_text(report) == "heroes won 1 (25.0 %), shadows won 2 (50.0 %), draws 1"
    together = [GameRow(0, number, 1, [], ["survivors"][number:]) for number in range(3)]
    cell = Cell("undead_or_alive", "m0", "random", "standard", 1, {})
    assert wins_text(SimulationResult(cell, together, 1.0)) == "won 1 (33.3 %), lost 2"


def test_simulate_tells_the_wins_of_each_side(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "relic", "--mission", "hall", "--games", "10", "--agent", MIXED]

    code, text, _ = run(capsys, *arguments)
    _, told, _ = run(capsys, *arguments, "--json")

    report = json.loads(told)
    assert code == 0
    assert sum(report["wins"].values()) + report["draws"] == report["finished"] == 10
    assert f"heroes won {report['wins']['heroes']} (" in text
    assert f"draws {report['draws']}" in text


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--agent", "ghosts=random"], "unknown side 'ghosts'"),
        (["--agent", "heroes=oracle,shadows=random"], "unknown agent 'oracle'"),
        (["--survivors", "heroes:ann/ghosts:"], "unknown side 'ghosts'; known: heroes, shadows"),
        (["--survivors", "heroes:ann"], "0 seats on side 'shadows', there are 1 to 2"),
        (["--survivors", "heroes:ann/shadows:bob"], "seats on side 'shadows' choose no figures"),
    ],
)
def test_bad_input_is_one_clear_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    code, out, error = run(capsys, "simulate", "relic", "--mission", "hall", "--games", "1", *arguments)

    assert (code, out) == (2, "")
    assert message in error
    assert error.count("\n") == 1


# Seats


def test_seats_can_be_written_out_with_their_sides() -> None:
    assert named(TITLE, "heroes:ann/bob/shadows:/shadows:") == SEATS
    with pytest.raises(BadSetup, match=r"^cannot read the seats 'ann,,bob'"):
        named(TITLE, "ann,,bob")


def test_a_standard_party_has_all_sides_and_a_random_one_draws_for_each() -> None:
    assert seats_for(TITLE, "hall", "standard", 0, 5) == SEATS
    drawn = [seats_for(TITLE, "hall", "random", 0, seed) for seed in range(20)]

    assert all([seat.side for seat in seats] == [seat.side for seat in SEATS] for seats in drawn)
    assert all(seats[2:] == SEATS[2:] for seats in drawn)
    assert len({str(seats) for seats in drawn}) > 5
    with pytest.raises(BadSetup, match="Relic has several sides: write its seats out"):
        make_sweep(Wanted("relic", mission="hall", players=2))


# Records


def test_a_record_says_who_sits_on_which_side(tmp_path: Path) -> None:
    seats = [Seat("shadows"), Seat("heroes", ("cleo",))]
    report = simulate(plan("random", 3, seats), 1, True, lambda done: None)
    path = tmp_path / "games.jsonl"
    write_records(path, report.records())

    written = json.loads(path.read_text().splitlines()[0])
    again = read_records(path)

    assert written["format"] == "veglia-record-2"
    assert written["seats"] == [{"side": "shadows", "figures": []}, {"side": "heroes", "figures": ["cleo"]}]
    assert [play_record(one).hash() for one in again] == [row.hash for row in report.rows]


def test_a_record_of_an_older_format_is_refused_with_a_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    path.write_text('{"format":"veglia-record-1","game":"relic","seats":[["ann"]]}\n')

    with pytest.raises(BadFile, match=r"old.jsonl, line 1: format 'veglia-record-1', this version reads"):
        read_records(path)


def test_replay_says_which_side_has_won(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["--mission", "hall", "--games", "12", "--record", str(path)]
    run(capsys, "simulate", "relic", *arguments)
    endings = set()
    for number in range(1, 13):
        _, out, _ = run(capsys, "replay", str(path), "--game", str(number))
        endings.add(out.splitlines()[-1].partition(" (")[0])
        _, told, _ = run(capsys, "replay", str(path), "--game", str(number), "--json")
        result = json.loads(told)["result"]
        assert result["won"] == ("heroes" in result["wins"])

    assert {"Won by Shadows"} <= endings <= {"Won by Shadows", "Won by Heroes", "Won by nobody"}
    assert run(capsys, "verify", str(path))[0] == 0


# Sweeps and reports


def test_a_sweep_has_a_bot_for_each_side_and_rows_by_side() -> None:
    sweep = make_sweep(Wanted("relic", 3, mission=["hall", "cellar"], agent=[MIXED, "random"]))

    assert [cell.agent for cell in sweep.cells] == [MIXED, "random"] * 2
    row = play_row(sweep.cells[0], 0, 1, sweep.seed_of(1))
    assert row.error == ""
    assert row.seats == SEATS
    assert set(row.winners) <= {"heroes", "shadows"}
    assert row.is_draw == (row.winners == [])
    alone = simulate(Plan("relic", "hall", None, {}, MIXED, 3, 1), 1, False, lambda done: None)
    assert (row.hash, row.winners) == (alone.rows[1].hash, alone.rows[1].winners)


def won(cell: int, number: int, winners: list[str], is_draw: bool = False) -> GameRow:
    return GameRow(cell, number, number, SEATS, winners, is_draw, "relic.door", 5, 30, 0, 1)


def sample() -> tuple[Sweep, list[GameRow]]:
    cells = [
        Cell("relic", "hall", MIXED, "standard", 1, {}),
        Cell("relic", "cellar", MIXED, "standard", 1, {}),
    ]
    rows = [won(0, 0, ["heroes"]), won(0, 1, ["shadows"]), won(0, 2, ["shadows"]), won(1, 0, [], True)]
    return Sweep(cells, 3, 1), rows


def test_figures_tell_shares_by_side_and_draws() -> None:
    sweep, rows = sample()

    found = figures(label_of(sweep), rows)

    assert {side: (rate.won, rate.games) for side, rate in found.wins.items()} == {
        "heroes": (1, 4),
        "shadows": (2, 4),
    }
    assert (found.rate.won, found.rate.games, found.draws) == (1, 4, 1)
    assert [(one.wins["shadows"].won, one.draws) for one in found.cells] == [(2, 0), (0, 1)]
    assert {(one.key, one.count) for one in found.endings} == {("won", 1), ("lost", 2), ("over", 1)}


def test_a_mission_without_a_printed_difficulty_stays_out_of_the_order() -> None:
    sweep, rows = sample()

    assert balances(sweep.cells, rows) == []


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        (
            "en",
            ["Heroes: Sentinel (heuristic), Shadows: Sleepwalker (random)", "won by Shadows", "draws"],
        ),
        ("it", ["vinte da Ombre", "patte", "vinta da Eroi"]),
    ],
)
def test_the_report_tells_rates_by_side(language: str, texts: list[str]) -> None:
    sweep, rows = sample()
    label = label_of(sweep)

    told = page(figures(label, rows), label, language, 6)

    for text in texts:
        assert text in told


def test_a_sweep_from_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    folder = tmp_path / "sweep"
    arguments = ["simulate", "relic", "--mission", "all", "--games", "4", "--out", str(folder)]

    code, out, _ = run(capsys, *arguments, "--agent", f"random,{MIXED}")

    assert code == 0
    lines = [line for line in out.splitlines() if " of 4 " in line]
    assert len(lines) == 8
    assert sum(line.endswith("  shadows") for line in lines) == 4
    assert (folder / "report.html").exists()
    rows = [
        msgspec.json.decode(line, type=GameRow) for line in (folder / "games.jsonl").read_bytes().splitlines()
    ]
    assert {row.cell for row in rows} == {0, 1, 2, 3}


def test_a_sweep_file_names_a_bot_for_each_side(tmp_path: Path) -> None:
    path = tmp_path / "sweep.toml"
    path.write_text(f'game = "relic"\nmission = "hall"\nagent = ["random", "{MIXED}"]\n')

    assert [cell.agent for cell in make_sweep(read_sweep(path)).cells] == ["random", MIXED]


# The terminal


@pytest.mark.parametrize(
    ("result", "english", "italian"),
    [
        (Result((0, 1), "relic.door"), ["won", "lost"], ["vittoria", "sconfitta"]),
        (Result((2, 3), "relic.fall"), ["lost", "won"], ["sconfitta", "vittoria"]),
        (Result((), "relic.late", is_draw=True), ["a draw", "a draw"], ["pareggio", "pareggio"]),
    ],
)
def test_at_one_keyboard_the_end_is_told_side_by_side(
    result: Result, english: list[str], italian: list[str]
) -> None:
    game = begin(TITLE, TITLE.setup("hall", None, 1, {}))
    for language, sides, expected in (
        ("en", ["Heroes", "Shadows"], english),
        ("it", ["Eroi", "Ombre"], italian),
    ):
        lines = ending.lines(game, result, Labels(game, language))
        told = ["".join(text for text, _ in line) for line in lines]
        assert told == [f"{side}: {word}" for side, word in zip(sides, expected, strict=True)]
