"""Saves on disk: read with care, written whole or not at all."""

import os
from pathlib import Path

import veglia
from veglia.kernel.errors import BadFile
from veglia.kernel.game import Game


def open_save(file: Path) -> Game:
    """Return a saved game; the file is only read."""
    try:
        return veglia.load(file)
    except OSError as error:
        raise BadFile(f"cannot read {file}: {error.strerror}") from error
    except BadFile as error:
        raise BadFile(f"{file}: {error}") from error


def write_save(game: Game, file: Path) -> None:
    """Write a game beside its place and move it there in one step, so that no save is ever half written."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        try:
            with beside.open("wb") as stream:
                stream.write(game.save())
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(beside, file)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise BadFile(f"cannot save to {file}: {error.strerror}") from error


def free_name(stem: str) -> Path:
    """Return a name for a new save that no other game has."""
    file = Path(f"{stem}.save")
    number = 2
    while file.exists():
        file = Path(f"{stem}-{number}.save")
        number += 1
    return file
