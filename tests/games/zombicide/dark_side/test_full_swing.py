"""Random play from the middle of good games: what random games from the start hardly ever reach."""

import json
from collections import Counter

import pytest

from tests.games.zombicide.dark_side.full_swing import Swing
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.kernel.machine import ask_again

MOST_DECISIONS = 400
SEEDS = range(12)
# So far apart are the decisions at which a game is saved, copied and viewed.
STRIDE = 25
# What each of these missions is about.
REACHED = {
    "m4": {"HostileFire", "MachineDestroyed"},
    "m6": {"Weld"},
    "m8": {"GeneratorReached", "DecoyDestroyed"},
    "m10": {"Detonate", "ColumnDestroyed", "GroundLost", "XenosCrushed", "SpawnZoneDestroyed"},
}


def check(swing: Swing) -> None:
    """Check that the game can be saved, copied and seen."""
    codec = TITLE.codec()
    raw = codec.encode(swing.state)
    again = codec.decode(raw)
    ask_again(again)
    assert codec.encode(again) == raw
    assert codec.encode(swing.state.copy()) == raw
    assert [codec.encode(option) for option in again.offered] == [
        codec.encode(option) for option in swing.state.offered
    ]
    view = TITLE.view(swing.state, 0)
    assert json.loads(json.dumps(view)).keys() == view.keys()


def play(swing: Swing) -> Counter[str]:
    """Play a game on, checking it all the time; return how often each event and question came up."""
    seen: Counter[str] = Counter()
    for number in range(MOST_DECISIONS):
        if swing.state.asking is None:
            assert swing.state.result is not None
            break
        TITLE.check_conservation(swing.state)
        if number % STRIDE == 0:
            check(swing)
        seen.update(type(option).__name__ for option in swing.state.offered)
        swing.state.log = []
        swing.choose()
        seen.update(type(event).__name__ for event in swing.state.log)
    return seen


@pytest.mark.parametrize("mission", library.missions())
def test_games_in_full_swing_go_on_without_an_error(mission: str) -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        seen += play(Swing(mission, seed))

    assert seen["ZombiesMoved"] > 0
    assert REACHED.get(mission, set()) <= set(seen)
