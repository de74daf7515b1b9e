# veglia: interpreted
"""What the Xenos would do next: where each group would go, whom they would attack, which doors they break."""

from veglia.games.zombicide.dark_side.damage import ShareAttacks
from veglia.games.zombicide.dark_side.insight.speaking import Speaker
from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.engine.face.ids import zone_id
from veglia.games.zombicide.engine.insight.forecast import Forecast, Foresight
from veglia.games.zombicide.engine.insight.remark import Remark
from veglia.games.zombicide.engine.turn import SETUP
from veglia.kernel.machine import Step
from veglia.kernel.scene import Mark, Preview


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


def forecast(state: DarkState, language: str) -> Preview:
    """Return the next Xenos' Phase, if nothing changed before it."""
    coming = foresee(state)
    marks = [Mark(zone_id(zone), f"-{wounds}") for zone, wounds in sorted(coming.wounds.items())]
    return Preview(Speaker(state, language).lines(remarks_of(state, coming)), marks, coming.arrows(state))


def remarks_of(state: DarkState, coming: Forecast) -> list[Remark]:
    """Return what there is to say about the next Xenos' Phase."""
    remarks = [
        Remark("attacked", "uoa.zphase.attack-auto-hit", zone=zone, count=wounds)
        for zone, wounds in sorted(coming.wounds.items())
    ]
    if not coming.moves and not coming.wounds:
        remarks.append(Remark("nobody_acts", "ds.xphase.attack-or-move"))
    if coming.is_open:
        remarks.append(Remark("players_split", "uoa.zphase.split-odd"))
    spawns = len([token for token in state.spawns if token.is_active])
    remarks.append(Remark("spawns", "uoa.spawn.one-card-per-token", count=spawns))
    return remarks
