"""One game of a sweep: the same game that simulate plays, and what is written down of it."""

import msgspec
import pytest

from veglia.agents.playout import play_out
from veglia.catalog import title
from veglia.kernel.game import begin
from veglia.kernel.seats import Seat
from veglia.lab import row as rows
from veglia.lab.bots import make_bots
from veglia.lab.places import zone_at
from veglia.lab.record import make_record, play_record
from veglia.lab.row import GameRow, play_row
from veglia.lab.sweep import Cell, Wanted, make_sweep

CELL = Cell("undead_or_alive", "m0", "random", "standard", 2, {})


def timeless(row: GameRow) -> dict[str, object]:
    """Return a row without its seconds, which alone may differ."""
    plain: dict[str, object] = msgspec.to_builtins(row)
    questions = {name: one.count for name, one in row.questions.items()}
    return {name: value for name, value in plain.items() if not name.endswith("_seconds")} | {
        "questions": questions
    }


def test_watching_changes_nothing() -> None:
    sweep = make_sweep(Wanted(CELL.game, players=2, seed=3))
    for number in range(5):
        watched = play_row(CELL, 0, number, sweep.seed_of(number))
        alone = play_row(CELL, 0, number, sweep.seed_of(number), is_watched=False, keeps_choices=True)

        assert (watched.hash, watched.decisions) == (alone.hash, alone.decisions)
        assert (watched.winners, watched.rule, watched.rounds) == (alone.winners, alone.rule, alone.rounds)
        assert alone.choices == random_choices(alone.seats, alone.seed)
        assert (alone.events, alone.goals, watched.choices) == ({}, 0, [])


def test_the_same_game_gives_the_same_row() -> None:
    assert timeless(play_row(CELL, 1, 4, 99)) == timeless(play_row(CELL, 1, 4, 99))


def test_a_row_counts_what_the_log_tells() -> None:
    row = play_row(CELL, 0, 0, 5)
    kind = title(CELL.game)
    setup = kind.setup("m0", row.seats, 5, {})
    choices = random_choices(row.seats, 5)
    game = begin(kind, setup)
    told = [*(game.state.log or [])]
    for choice in choices:
        told += game.choose(choice)

    names = [type(event).__name__ for event in told]
    assert row.events == {name: names.count(name) for name in set(names)}
    assert row.decisions == len(choices) == sum(one.count for one in row.questions.values())
    assert game.result is not None
    assert (row.rule, row.has_won("survivors")) == (game.result.rule, game.result.outcome(0) == "won")
    assert row.rounds == names.count("RoundStarted")


def random_choices(seats: list[Seat], seed: int) -> list[int]:
    """Return the choices of the random game with this very seed."""
    kind = title(CELL.game)
    setup = kind.setup("m0", seats, seed, {})
    game = begin(kind, setup)
    choices = play_out(kind, game.state, make_bots(kind, "random", -1 - seed))
    assert play_record(make_record(kind, setup, choices, game.hash())).hash() == game.hash()
    return choices


def test_the_fallen_are_found_on_the_board() -> None:
    lost = next(row for row in (play_row(CELL, 0, 0, seed) for seed in range(30)) if row.deaths)
    kind = title(CELL.game)
    board = kind.presentation.board(begin(kind, kind.setup("m0", lost.seats, lost.seed, {})).state, "en")
    (death,) = lost.deaths

    assert death.hero in lost.seats[0].figures + lost.seats[1].figures
    zone = zone_at(board, death.x, death.y)
    assert zone is not None
    assert zone.id == death.zone
    assert death.killer in kind.presentation.glossary("en") or death.rule.startswith("uoa.")


def test_a_broken_game_is_a_row_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, state: object) -> int:
            raise AssertionError("lost card")

    monkeypatch.setattr(rows, "make_bots", lambda *ignored: [Broken()])

    row = play_row(CELL, 0, 7, 5)

    assert row.error == "AssertionError: lost card"
    assert (row.number, row.seed, row.winners) == (7, 5, [])
