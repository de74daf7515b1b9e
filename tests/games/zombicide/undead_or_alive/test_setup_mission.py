"""Set-up: the mission that was chosen, and no other, lies on the table and is what is played."""

import pytest

from tests.rules import rule
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION
from veglia.games.zombicide.undead_or_alive.rules import library
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState
from veglia.games.zombicide.undead_or_alive.title import TITLE
from veglia.kernel.errors import UnknownName

# The missions of the rulebook; ours come after them.
PRINTED = [f"m{number}" for number in range(11)]


def begun(mission: str) -> UndeadState:
    state = TITLE.start(TITLE.setup(mission, None, 1, {}))
    assert isinstance(state, UndeadState)
    return state


@rule("uoa.setup.choose-mission")
@pytest.mark.parametrize("mission", library.missions())
def test_the_mission_that_was_chosen_is_the_one_that_is_laid_out(mission: str) -> None:
    state = begun(mission)

    row = library.mission(mission)
    places = state.board.places
    assert state.scenario.key == mission
    assert {name.partition(".")[0] for name in places} == {
        tile.partition("/")[0] for line in row.layout for tile in line
    }
    spawns = [token.zone for token in state.spawns if token.kind != ABOMINATION]
    assert spawns[: len(row.spawns)] == [places[one.zone] for one in row.spawns]
    objectives = [token.zone for token in state.objectives]
    assert objectives[: len(row.objectives)] == [places[one.zone] for one in row.objectives]


@rule("uoa.setup.choose-mission")
def test_the_first_mission_is_not_the_only_one() -> None:
    missions = library.missions()

    assert missions[: len(PRINTED)] == PRINTED
    with pytest.raises(UnknownName, match=rf"^unknown mission 'm99'; known: m0, .*, {missions[-1]}$"):
        TITLE.setup("m99", None, 1, {})
