"""Someone at the terminal for tests: typed lines in, screens out."""

import io
import os
import random
from collections.abc import Iterable
from pathlib import Path

import pytest

import veglia
from veglia.cli import main, parser
from veglia.kernel.game import Game

WIDTH = 100


class Player:
    """Types lines at the keyboard and reads the screen."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
    ) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.save = folder / "table.save"

    def play(self, lines: Iterable[object], *arguments: str) -> tuple[int, str, str]:
        """Run `veglia play` to the end of the lines; return exit code, screen and errors."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(["play", *arguments])
        captured = self.capsys.readouterr()
        return code, captured.out, captured.err

    def new(self, lines: Iterable[object], *arguments: str, seed: int = 7) -> str:
        """Play a new game that must go well and return the screen."""
        code, out, err = self.play(lines, "--seed", str(seed), "--save", str(self.save), *arguments)
        assert (code, err) == (0, "")
        return out

    def saved(self) -> Game:
        return veglia.load(self.save)


def random_game(seed: int, *, until_reveal: bool = False) -> tuple[Game, list[int]]:
    """Return a random game at its end (or after its first revealing choice) and what to type for it."""
    game = veglia.new_game("undead_or_alive", mission="m0", seed=seed)
    chance = random.Random(seed)
    typed: list[int] = []
    start = game.state.dice.reveals
    while game.decision is not None and not (until_reveal and game.state.dice.reveals != start):
        choice = chance.randrange(len(game.decision.options))
        game.choose(choice)
        typed.append(choice + 1)
    return game, typed


def words(text: str) -> str:
    """Return a text without its line breaks and indents."""
    return " ".join(text.split())


def run(*arguments: str) -> int:
    """Run the command without the program's care for errors."""
    args = parser().parse_args(["play", *arguments])
    code: int = args.run(args)
    return code


def drained(controller: int) -> bytes:
    """Return everything a terminal shows until its program ends."""
    screen = b""
    while True:
        try:
            part = os.read(controller, 65536)
        except OSError:
            part = b""
        if not part:
            os.close(controller)
            return screen
        screen += part
