# veglia: interpreted
"""What the Zombies would do next: where each group would go, whom they would attack."""

from veglia.games.zombicide.engine.face.ids import zone_id
from veglia.games.zombicide.engine.insight.forecast import Forecast, Foresight
from veglia.games.zombicide.engine.insight.remark import Remark
from veglia.games.zombicide.engine.turn import SETUP
from veglia.games.zombicide.undead_or_alive.insight.speaking import Speaker
from veglia.games.zombicide.undead_or_alive.state import GOING, UndeadState
from veglia.kernel.scene import Mark, Preview


def foresee(state: UndeadState) -> Forecast:
    """Return what an Activation of all Zombies would bring."""
    if state.turn.phase == SETUP or state.noise_zone < 0 or state.result is not None:
        return Forecast()
    return Foresight(UndeadState.copy, [state.noise_zone]).look(state)


def forecast(state: UndeadState, language: str) -> Preview:
    """Return the next Zombies' Phase, if nothing changed before it."""
    coming = foresee(state)
    speaker = Speaker(state, language)
    remarks = forecast_remarks(state, coming)
    return Preview(speaker.lines(remarks), attack_marks(coming), coming.arrows(state))


def attack_marks(coming: Forecast) -> list[Mark]:
    """Return the Wounds by Zone as marks."""
    return [Mark(zone_id(zone), f"-{wounds}") for zone, wounds in sorted(coming.wounds.items())]


def forecast_remarks(state: UndeadState, coming: Forecast) -> list[Remark]:
    """Return what there is to say about the next Zombies' Phase."""
    remarks: list[Remark] = []
    if state.train == GOING:
        remarks.append(Remark("train_first", "uoa.train.move-timing"))
    for zone, wounds in sorted(coming.wounds.items()):
        remarks.append(Remark("attacked", "uoa.zphase.attack-auto-hit", zone=zone, count=wounds))
    if not coming.moves and not coming.wounds:
        remarks.append(Remark("nobody_acts", "uoa.zphase.attack-or-move"))
    if coming.is_open:
        remarks.append(Remark("players_split", "uoa.zphase.split-odd"))
    spawns = len([token for token in state.spawns if token.is_active])
    remarks.append(Remark("spawns", "uoa.spawn.one-card-per-token", count=spawns))
    return remarks
