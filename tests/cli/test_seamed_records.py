"""Records of games in the middle of which the rules have changed say what can be checked of them."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import run
from veglia.catalog import title
from veglia.kernel.game import replay
from veglia.lab.record import SEAMED_FORMAT, read_records

GAME = "undead_or_alive"
RECORDS = Path(__file__).parent.parent / "games" / "zombicide" / GAME / "records" / "won.jsonl"
OLDER = 7


def write(path: Path, **changes: Any) -> dict[str, Any]:
    """Write a record whose first choices no rules of today allow; return it."""
    record, kind = read_records(RECORDS)[0], title(GAME)
    setup = kind.setup(record.mission, record.seats, int(record.seed), record.options)
    state = kind.keep(replay(kind, setup, record.choices[:OLDER]).state)
    seam = {"choice": OLDER, "rules_version": kind.version, "state": base64.b64encode(state).decode()}
    seams = [{**seam, **changes.pop("seam", {})}]
    written: dict[str, Any] = json.loads(RECORDS.read_text(encoding="utf-8").splitlines()[0])
    written |= {"format": SEAMED_FORMAT, "rules_version": "0", "seams": seams}
    written["choices"][:OLDER] = [999] * OLDER
    path.write_text(json.dumps(written | changes), encoding="utf-8")
    return written


def test_what_newer_rules_have_played_is_checked_and_the_rest_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    record = write(path)
    code, out, _ = run(capsys, "verify", str(path))
    assert code == 0
    assert f"game 1: the first {OLDER} choices were made with older rules and are not checked" in out
    found = json.loads(run(capsys, "verify", str(path), "--json")[1])
    assert [one["unchecked"] for one in found] == [[{"game": 1, "choices": OLDER}]]
    code, out, _ = run(capsys, "replay", str(path))
    assert code == 0
    assert f"The first {OLDER} choices were made with older rules" in out
    shown = json.loads(run(capsys, "replay", str(path), "--json")[1])
    assert [step["number"] for step in shown["steps"]] == list(range(OLDER, len(record["choices"]) + 1))
    assert shown["unchecked"] == OLDER


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hash": "0" * 32}, "the record says"),
        ({"seam": {"rules_version": "0"}}, "recorded with rules version 0"),
        ({"seam": {"state": "AAAA"}}, "damaged"),
        ({"seam": {"state": "?"}}, "has no state in it"),
        ({"seam": {"choice": -1}}, "not a Veglia record"),
    ],
)
def test_one_that_does_not_end_as_it_says_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, changes: dict[str, Any], said: str
) -> None:
    path = tmp_path / "game.jsonl"
    write(path, **changes)
    code, _, error = run(capsys, "verify", str(path))
    assert (code, said in error) == (2, True), error
