"""What can be done once per Turn is shown as spent: the shelf knows the ability of every such trait."""

from pathlib import Path

import pytest

from veglia.games.zombicide.dark_side.rules import library as dark_library
from veglia.games.zombicide.dark_side.show.shelf import shelf as dark_shelf
from veglia.games.zombicide.undead_or_alive.rules import library as undead_library
from veglia.games.zombicide.undead_or_alive.show.shelf import shelf as undead_shelf

SOURCES = Path(__file__).parents[3] / "src"


def is_limited(trait: str, packages: list[str]) -> bool:
    """Return whether a trait asks how often its ability has been used."""
    folders = [SOURCES.joinpath(*package.split(".")) for package in packages]
    source = next(folder / f"{trait}.py" for folder in folders if (folder / f"{trait}.py").exists())
    return "uses_left(" in source.read_text("utf-8")


@pytest.mark.parametrize("title", ["undead_or_alive", "dark_side"])
def test_the_shelf_knows_every_ability_that_is_used_up(title: str) -> None:
    is_dark = title == "dark_side"
    dark = {id: row.trait for id, row in dark_library.skills().items()}
    undead = {id: row.trait for id, row in undead_library.skills().items()}
    traits = dark if is_dark else undead
    packages = dark_library.TRAIT_PACKAGES if is_dark else undead_library.TRAIT_PACKAGES
    shelf = dark_shelf("en") if is_dark else undead_shelf("en")
    limited = [id for id, trait in traits.items() if is_limited(trait, packages)]

    assert len(limited) > 3
    assert [id for id in limited if shelf.ability(id) == 0] == []
