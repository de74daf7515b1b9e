# veglia: interpreted
"""What the Zombies would do next: where each group would go, whom they would attack."""

from veglia.games.zombicide.engine.rules.turn import SETUP
from veglia.games.zombicide.engine.show.explain.forecast import (
    Forecast,
    Foresight,
    coming_remarks,
    wound_marks,
)
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.undead_or_alive.rules.state import GOING, UndeadState
from veglia.games.zombicide.undead_or_alive.show.explain.speaking import speaker
from veglia.kernel.scene import Preview


def foresee(state: UndeadState) -> Forecast:
    """Return what an Activation of all Zombies would bring."""
    if state.turn.phase == SETUP or state.noise_zone < 0 or state.result is not None:
        return Forecast()
    return Foresight(UndeadState.copy, [state.noise_zone]).look(state)


def forecast(state: UndeadState, language: str) -> Preview:
    """Return the next Zombies' Phase, if nothing changed before it."""
    coming = foresee(state)
    train = [Remark("train_first", "uoa.train.move-timing")] if state.train == GOING else []
    lines = speaker(state, language).lines(train + coming_remarks(state, coming))
    return Preview(lines, wound_marks(coming), coming.arrows(state))
