# veglia: interpreted
"""What would come of an option of this title; see engine/show/explain/outlook.py."""

from typing import Any

from veglia.games.zombicide.dark_side.rules.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.rules.actions.machine import FireMachine
from veglia.games.zombicide.dark_side.rules.actions.make_noise import Shout
from veglia.games.zombicide.dark_side.rules.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.rules.events import (
    MachineActivated,
    MachineDestroyed,
    NoiseMade,
    ObjectivesBuried,
    PitClosed,
)
from veglia.games.zombicide.dark_side.rules.focus import FocusedAttack
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.traits.bloodlust import LustTo
from veglia.games.zombicide.dark_side.rules.traits.charge import ChargeTo
from veglia.games.zombicide.dark_side.rules.traits.zero_g_run import RunTo
from veglia.games.zombicide.dark_side.show.explain.focusing import focus_marks, focus_remarks
from veglia.games.zombicide.dark_side.show.explain.forecast import foresee
from veglia.games.zombicide.dark_side.show.explain.speaking import speaker
from veglia.games.zombicide.engine.rules.action import MoveDeed
from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed
from veglia.games.zombicide.engine.rules.events import SurvivorEliminated, ZombieEliminated
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.engine.show.explain.attacking import (
    AT_RISK,
    attack_marks,
    attack_remarks,
    kinds_there,
)
from veglia.games.zombicide.engine.show.explain.outlook import (
    attack_in,
    draw_outlook,
    ending_remarks,
    paid_remarks,
    taken,
)
from veglia.games.zombicide.engine.show.explain.previews import Previews
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.engine.show.explain.speaking import Speaker
from veglia.games.zombicide.engine.show.ids import foe_id
from veglia.kernel.machine import Ask, Option
from veglia.kernel.offers import Mark, Preview
from veglia.show.ids import figure_id


def noise_remarks(twin: DarkState) -> list[Remark]:
    """Return what noise an option has made."""
    return [
        Remark("noise", event.rule, zone=event.zone)
        for event in twin.log or []
        if isinstance(event, NoiseMade)
    ]


def attack_outlook(state: DarkState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return dice, chances, targets and noise of an attack."""
    twin = taken(state, asking, option)
    attack = attack_in(twin)
    if attack is None:
        return Preview(speaker.lines(noise_remarks(twin)))
    more = noise_remarks(twin) + waking_remarks(twin)
    if attack.who in state.camouflaged:
        more.append(Remark("loses_camouflage", "ds.skill.camouflage-loss", survivor=attack.who))
    if isinstance(attack, FocusedAttack):
        return Preview(speaker.lines(focus_remarks(twin, attack) + more), focus_marks(twin, attack))
    rules = state.scenario.rules
    kinds = kinds_there(twin, attack)
    if any(
        rules.toughness(twin, attack, kind) > state.scenario.library.zombies[kind].toughness for kind in kinds
    ):
        more.insert(0, Remark("sheltered", "ds.xeno.open-pit-armor"))
    return Preview(speaker.lines(attack_remarks(twin, attack) + more), attack_marks(twin, attack))


def waking_remarks(twin: DarkState) -> list[Remark]:
    """Return which Machines an option has woken."""
    return [
        Remark("machine_wakes", "ds.machine.counts-as-survivor", machine=event.machine)
        for event in twin.log or []
        if isinstance(event, MachineActivated)
    ]


def grenade_outlook(state: DarkState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return whom and what an explosion would take."""
    assert isinstance(option, ThrowGrenade)
    twin = taken(state, asking, option)
    kinds = state.scenario.library.zombies
    marks: list[Mark] = []
    remarks: list[Remark] = []
    fallen = 0
    for event in twin.log or []:
        if isinstance(event, ZombieEliminated):
            fallen += 1
            mark = Mark(foe_id(event.zone, kinds[event.kind].id), AT_RISK)
            marks += [] if mark in marks else [mark]
        elif isinstance(event, SurvivorEliminated):
            marks.append(Mark(figure_id(event.survivor), AT_RISK))
        elif isinstance(event, ObjectivesBuried):
            remarks.append(Remark("blast_objectives", event.rule, count=event.count))
        elif isinstance(event, MachineDestroyed):
            remarks.append(Remark("blast_machine", event.rule, machine=event.machine))
        elif isinstance(event, PitClosed):
            remarks.append(Remark("blast_pit", event.rule, zone=event.zone))
    remarks.insert(0, Remark("blast", "ds.grenade.kills-all", zone=option.zone, count=fallen))
    remarks += ending_remarks(twin) + noise_remarks(twin)
    return Preview(speaker.lines(remarks), marks)


def way_remarks(twin: DarkState) -> list[Remark]:
    """Return what a way costs and brings about."""
    return paid_remarks(twin) + ending_remarks(twin)


def coming_first(state: DarkState) -> list[Remark]:
    """Nothing comes before the Xenos act."""
    return []


PREVIEWS = Previews(speaker, foresee, coming_first, way_remarks, noise_remarks)
# The first that fits counts.
PREVIEWS.outlooks += [
    ((ThrowGrenade,), grenade_outlook),
    ((AttackDeed, FireMachine), attack_outlook),
    ((MoveDeed, RunTo, ChargeTo, LustTo), PREVIEWS.move_outlook),
    ((SearchRoom,), draw_outlook),
    ((Shout, ShoveTo), PREVIEWS.lure_outlook),
]
preview = PREVIEWS.preview
forecast = PREVIEWS.forecast
