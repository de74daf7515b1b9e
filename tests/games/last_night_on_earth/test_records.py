"""Proof of play: recorded games that the Heroes have won, and the Zombies, played again.

After a change of rules delete the records and run `python -m tools.prove --game last_night_on_earth
--seconds 120 --out tests/games/last_night_on_earth/records`.
"""

from pathlib import Path

import pytest

from veglia.games.last_night_on_earth.title import TITLE
from veglia.lab.record import Record, play_record, read_records

FOLDER = Path(__file__).parent / "records"
HEROES_SEAT = 0
ZOMBIES_SEAT = 1


def records(outcome: str) -> list[Record]:
    return read_records(FOLDER / f"{outcome}.jsonl")


def mission_of(record: Record) -> str:
    return record.mission


@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_every_scenario_was_won_by_the_heroes_and_by_the_zombies(outcome: str) -> None:
    assert sorted(record.mission for record in records(outcome)) == sorted(TITLE.missions())


@pytest.mark.parametrize("record", records("won"), ids=mission_of)
def test_a_game_won_by_the_heroes_is_won_again(record: Record) -> None:
    result = play_record(record).result

    assert result is not None
    assert result.outcome(HEROES_SEAT) == "won"
    assert result.outcome(ZOMBIES_SEAT) == "lost"


@pytest.mark.parametrize("record", records("lost"), ids=mission_of)
def test_a_game_won_by_the_zombies_is_won_again(record: Record) -> None:
    result = play_record(record).result

    assert result is not None
    assert result.outcome(ZOMBIES_SEAT) == "won"
    assert result.outcome(HEROES_SEAT) == "lost"
