"""The guide names every number that is observed."""

import re
from pathlib import Path

import pytest

from veglia.catalog import GAMES
from veglia.kernel.encoding import KindEncoding, Number

GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "environments.md"


def rows(numbers: list[Number]) -> list[str]:
    """Return the lines of the guide that numbers ask for; what there are several of is numbered N."""
    found = []
    for number in numbers:
        name = re.sub(r"^(goal|survivor|zone|slot|hero|space|room|door)\.\d+", r"\1.N", number.name)
        if not name.startswith("is."):
            found.append(f"| `{name}` | {number.most} | {number.text} |")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_number_stands_in_the_guide(game: str) -> None:
    lines = set(GUIDE.read_text().splitlines())
    encoding = GAMES[game].encoding()

    assert set(rows(encoding.situation_numbers)) <= lines
    assert set(rows(encoding.option_numbers)) <= lines


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_option_has_a_number_of_its_own(game: str) -> None:
    encoding = GAMES[game].encoding()
    assert isinstance(encoding, KindEncoding)
    kinds = [number.name[3:] for number in encoding.option_numbers if number.name.startswith("is.")]

    assert len(kinds) > 10
    assert kinds == sorted({kind.__name__ for kind in encoding.fields})


def test_the_guide_tells_the_shapes() -> None:
    text = GUIDE.read_text()
    encoding = GAMES["undead_or_alive"].encoding()

    assert "(S,)" in text
    assert f"({encoding.most_options}, O)" in text
