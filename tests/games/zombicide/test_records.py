"""Proof of play: recorded games that were won and lost, played again. tools/prove.py looks for more."""

from pathlib import Path

import pytest

from veglia.catalog import title
from veglia.lab.record import Record, play_record, read_records

FOLDER = Path(__file__).parent
GAMES = ["undead_or_alive", "dark_side"]


def records(game: str, outcome: str) -> list[Record]:
    return read_records(FOLDER / game / "records" / f"{outcome}.jsonl")


WON = [record for game in GAMES for record in records(game, "won")]
LOST = [record for game in GAMES for record in records(game, "lost")]


def name(record: Record) -> str:
    return f"{record.game}-{record.mission}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_every_mission_has_been_won_and_lost(game: str, outcome: str) -> None:
    assert sorted(record.mission for record in records(game, outcome)) == sorted(title(game).missions())


@pytest.mark.parametrize("record", WON, ids=name)
def test_a_won_game_is_won_again(record: Record) -> None:
    result = play_record(record).result

    assert result is not None
    assert result.outcome(0) == "won"
    assert result.rule in ("uoa.end.win-immediate", "ds.victory.win-immediately")


@pytest.mark.parametrize("record", LOST, ids=name)
def test_a_lost_game_is_lost_again(record: Record) -> None:
    result = play_record(record).result

    assert result is not None
    assert result.outcome(0) == "lost"
