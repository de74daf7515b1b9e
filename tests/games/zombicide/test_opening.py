"""What games of a mission begin with is shared by all of them, so no game may change it."""

import pytest

from tests.contract.tables import play, start
from veglia.games.zombicide.dark_side.rules import library as dark_library
from veglia.games.zombicide.dark_side.rules.openings import opening as dark_opening
from veglia.games.zombicide.undead_or_alive.rules import library as undead_library
from veglia.games.zombicide.undead_or_alive.rules.plan import opening as undead_opening

FAMILY = ["spawns", "objectives", "figures", "starting", "search", "starts"]
UNDEAD = [*FAMILY, "bounty", "steps", "gear"]
DARK = [*FAMILY, "reserve", "prototypes", "xenos", "prototype_zones", "doors", "pits", "machines"]
PIECES = ["drone_zones", "decoys", "charges", "blasts"]


def contents(thing: object, names: list[str]) -> list[list[object]]:
    """Return copies of the lists of a thing."""
    return [list(getattr(thing, name)) for name in names]


@pytest.mark.parametrize("mission", undead_library.missions())
def test_a_game_of_undead_or_alive_leaves_its_opening_alone(mission: str) -> None:
    begun = undead_opening(mission)
    before = contents(begun, UNDEAD)

    for _ in play(start("undead_or_alive", mission, None, 1), 1):
        pass

    assert undead_opening(mission) is begun
    assert contents(begun, UNDEAD) == before


@pytest.mark.parametrize("mission", dark_library.missions())
def test_a_game_of_dark_side_leaves_its_opening_alone(mission: str) -> None:
    begun = dark_opening(mission, "all")
    before = [*contents(begun, DARK), *contents(begun.pieces, PIECES)]

    for _ in play(start("dark_side", mission, None, 1), 1):
        pass

    assert dark_opening(mission, "all") is begun
    assert [*contents(begun, DARK), *contents(begun.pieces, PIECES)] == before


def test_other_xeno_cards_make_another_opening() -> None:
    whole, easy = dark_opening("m0", "all"), dark_opening("m0", "easy")

    assert set(easy.xenos) < set(whole.xenos)
    assert contents(easy, FAMILY)[3:] == contents(whole, FAMILY)[3:]
