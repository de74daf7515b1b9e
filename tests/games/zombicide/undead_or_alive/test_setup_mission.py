"""Set-up: the mission that was chosen, and no other, lies on the table and is what is played."""

import pytest

from tests.rules import rule
from veglia.games.zombicide.undead_or_alive import library
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.errors import UnknownName


def begun(mission: str) -> UndeadState:
    state = TITLE.start(TITLE.setup(mission, None, 1, {}))
    assert isinstance(state, UndeadState)
    return state


def laid_out(mission: str) -> tuple[list[str], list[tuple[int, int]]]:
    """The Zones of a mission's board and its Spawn tokens."""
    state = begun(mission)
    return sorted(state.board.places), [(token.kind, token.zone) for token in state.spawns]


@rule("uoa.setup.choose-mission")
@pytest.mark.parametrize("mission", library.missions())
def test_the_mission_that_was_chosen_is_the_one_that_is_laid_out(mission: str) -> None:
    assert begun(mission).scenario.key == mission
    tiles = {name.partition(".")[0] for name in begun(mission).board.places}
    assert tiles == {tile.partition("/")[0] for line in library.mission(mission).layout for tile in line}
    others = [other for other in library.missions() if other != mission]
    assert laid_out(mission) not in [laid_out(other) for other in others]


@rule("uoa.setup.choose-mission")
def test_the_first_mission_is_not_the_only_one() -> None:
    assert library.missions() == [f"m{number}" for number in range(11)]
    with pytest.raises(UnknownName, match=r"^unknown mission 'm11'; there is m0, .*, m10$"):
        TITLE.setup("m11", None, 1, {})
