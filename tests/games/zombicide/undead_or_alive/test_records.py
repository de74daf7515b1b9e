"""Proof of play: recorded games that a bot won and lost, played again. tools/prove.py looks for more."""

from pathlib import Path

import pytest

from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.lab.record import Record, play_record, read_records

FOLDER = Path(__file__).parent / "records"
WON = read_records(FOLDER / "won.jsonl")
LOST = read_records(FOLDER / "lost.jsonl")
# Missions that a bot has won so far; a game once won stays recorded.
WON_SO_FAR = ["m0", "m1", "m6"]


def test_a_bot_has_lost_every_mission_and_won_these() -> None:
    assert sorted(record.mission for record in LOST) == sorted(TITLE.missions())
    assert sorted(record.mission for record in WON) == WON_SO_FAR


@pytest.mark.parametrize("record", WON, ids=lambda record: record.mission)
def test_a_won_game_is_won_again(record: Record) -> None:
    result = play_record(record).result

    assert result is not None
    assert result.won
    assert result.rule == "uoa.end.win-immediate"


@pytest.mark.parametrize("record", LOST, ids=lambda record: record.mission)
def test_a_lost_game_is_lost_again(record: Record) -> None:
    result = play_record(record).result

    assert result is not None
    assert not result.won
