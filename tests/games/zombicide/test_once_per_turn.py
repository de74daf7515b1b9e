"""What can be done once per Turn is shown as spent: every such trait says which ability it gives."""

from pathlib import Path
from typing import Any

import pytest

from veglia.games.zombicide.dark_side.rules import library as dark_library
from veglia.games.zombicide.engine.rules.trait import Trait
from veglia.games.zombicide.undead_or_alive.rules import library as undead_library

SOURCES = Path(__file__).parents[3] / "src"


def traits_of(title: str) -> list[Trait[Any]]:
    library = dark_library.library() if title == "dark_side" else undead_library.library()
    return library.traits


def is_limited(trait: Trait[Any]) -> bool:
    """Return whether a trait asks how often its ability has been used."""
    source = SOURCES.joinpath(*type(trait).__module__.split(".")).with_suffix(".py")
    return "uses_left(" in source.read_text("utf-8")


@pytest.mark.parametrize("title", ["undead_or_alive", "dark_side"])
def test_every_trait_that_is_used_up_says_which_ability_it_gives(title: str) -> None:
    limited = [trait for trait in traits_of(title) if is_limited(trait)]

    assert len(limited) > 3
    assert [trait.id for trait in limited if trait.once_per_turn() == 0] == []


@pytest.mark.parametrize("title", ["undead_or_alive", "dark_side"])
def test_no_two_traits_give_the_same_ability(title: str) -> None:
    kinds: dict[int, set[str]] = {}
    for trait in traits_of(title):
        if trait.once_per_turn():
            kinds.setdefault(trait.once_per_turn(), set()).add(type(trait).__name__)

    assert len(kinds) > 3
    assert [names for names in kinds.values() if len(names) > 1] == []
