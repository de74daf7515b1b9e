"""Saves of `veglia play`: leaving a table, coming back to it, and files that are no saves."""

from pathlib import Path

import pytest

import veglia
from tests.cli.player import Player, random_game, run, words
from veglia.kernel.errors import BadFile


def test_quit_and_resume_give_the_same_game(player: Player) -> None:
    game, typed = random_game(5)
    half = len(typed) // 2
    out = player.new([*typed[:half], "q"], seed=5)
    assert f"veglia play --resume {player.save}" in words(out)
    middle = player.saved()
    assert middle.choices == [number - 1 for number in typed[:half]]

    code, out, _ = player.play(["q"], "--resume", str(player.save))
    assert code == 0
    assert player.saved().hash() == middle.hash()

    code, out, _ = player.play([*typed[half:-1], "q"], "--resume", str(player.save))
    assert code == 0
    game.undo(practice=True)
    assert player.saved().hash() == game.hash()


def test_end_of_input_saves_like_q(player: Player) -> None:
    player.new([1, 1, "q"])
    by_command = player.save.read_bytes()
    player.new([1, 1])

    assert player.save.read_bytes() == by_command
    assert [file.name for file in player.save.parent.iterdir()] == [player.save.name]


def test_default_save_is_named_after_the_game_and_spares_older_ones(
    player: Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for line in (1, 2):
        assert player.play([line], "undead_or_alive", "--mission", "m0", "--seed", "7")[0] == 0

    first = veglia.load("veglia-undead_or_alive-m0-7.save")
    second = veglia.load("veglia-undead_or_alive-m0-7-2.save")
    assert (first.choices, second.choices) == ([0], [1])


def test_save_that_fails_does_not_end_the_game(player: Player, tmp_path: Path) -> None:
    nowhere = str(tmp_path / "missing" / "table.save")
    code, out, err = player.play([1, "q", "?"], "--seed", "7", "--save", nowhere)

    assert "cannot save to" in out
    assert "Starting weapon by Preferred slot" in out
    assert code == 2
    assert err.startswith("veglia: cannot save to")
    assert err.count("\n") == 1


@pytest.mark.parametrize("damage", ["cut", "changed", "foreign", "empty"])
def test_bad_save_is_refused_and_left_alone(player: Player, damage: str) -> None:
    player.new([1, 1])
    good = player.save.read_bytes()
    bad = {"cut": good[:-9], "changed": good[:-9] + b"!" + good[-8:], "foreign": b"PK\3\4 zip", "empty": b""}[
        damage
    ]
    player.save.write_bytes(bad)

    code, out, err = player.play([1], "--resume", str(player.save))

    assert (code, out) == (2, "")
    assert err.startswith(f"veglia: {player.save}: ")
    assert err.count("\n") == 1
    assert player.save.read_bytes() == bad
    with pytest.raises(BadFile):
        run("--resume", str(player.save))


def test_missing_save_is_a_bad_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot read"):
        run("--resume", str(tmp_path / "missing.save"))
