# veglia: interpreted
"""What the Zombies would do next: where each group would go, whom they would attack."""

from veglia.games.zombicide.engine.rules.turn import SETUP
from veglia.games.zombicide.engine.show.explain.forecast import (
    Forecast,
    Foresight,
)
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


def foresee(state: UndeadState) -> Forecast:
    """Return what an Activation of all Zombies would bring."""
    if state.turn.phase == SETUP or state.noise_zone < 0 or state.result is not None:
        return Forecast()
    return Foresight(UndeadState.copy, [state.noise_zone]).look(state)
