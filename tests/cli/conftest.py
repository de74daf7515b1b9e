"""The player that the tests of the terminal share."""

from pathlib import Path

import pytest

from tests.cli.player import Player


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Player:
    return Player(monkeypatch, capsys, tmp_path)
