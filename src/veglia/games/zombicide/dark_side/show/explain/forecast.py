# veglia: interpreted
"""What the Xenos would do next: where each group would go, whom they would attack, which doors they break."""

from veglia.games.zombicide.dark_side.rules.damage import ShareAttacks
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.turn import SETUP
from veglia.games.zombicide.engine.show.explain.forecast import (
    Forecast,
    Foresight,
)
from veglia.kernel.machine import Step


class XenoForesight(Foresight[DarkState]):
    """Runs the Activation of a state in all the ways that matter."""

    def dealt(self, state: DarkState, step: Step[DarkState]) -> tuple[int, int] | None:
        if not isinstance(step, ShareAttacks):
            return None
        return step.zone, step.count * state.scenario.library.zombies[step.kind].wounds


def foresee(state: DarkState) -> Forecast:
    """Return what an Activation of all Xenos would bring."""
    if state.turn.phase == SETUP or state.result is not None:
        return Forecast()
    return XenoForesight(DarkState.copy, []).look(state)
