"""Proof of play: for every mode and every expansion a recorded game won and one lost.

After a change of rules run `python -m tools.prove_darkest --seconds 300 --fresh --out
tests/games/dark_darker_darkest/records`.
"""

from pathlib import Path

import pytest

from tools.prove_darkest import TABLES, is_of
from veglia.lab.record import Record, play_record, read_records

FOLDER = Path(__file__).parent / "records"


def records(outcome: str) -> list[Record]:
    return read_records(FOLDER / f"{outcome}.jsonl")


def name_of(record: Record) -> str:
    return " ".join([record.mission, *(name for name in record.options if name != "house")])


@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_every_mode_and_every_expansion_has_a_game(outcome: str) -> None:
    found = records(outcome)

    for mode, options in TABLES:
        assert any(is_of(record, mode, options) for record in found), (outcome, mode, options)


@pytest.mark.parametrize("record", records("won"), ids=name_of)
def test_a_won_game_is_won_again(record: Record) -> None:
    result = play_record(record).result

    assert result is not None
    assert result.outcome(0) == "won"


@pytest.mark.parametrize("record", records("lost"), ids=name_of)
def test_a_lost_game_is_lost_again(record: Record) -> None:
    result = play_record(record).result

    assert result is not None
    assert result.outcome(0) == "lost"
