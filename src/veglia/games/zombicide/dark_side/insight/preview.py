# veglia: interpreted
"""What would come of an option, as far as the rules decide it.

An option is taken on a copy on which nothing else is pending, so that the rules' own code answers and no
hidden card or die beyond the option itself comes to light; what is random about it is never looked at.
"""

from collections.abc import Callable
from typing import Any

from veglia.games.zombicide.dark_side.actions.grenade import ThrowGrenade
from veglia.games.zombicide.dark_side.actions.machine import FireMachine
from veglia.games.zombicide.dark_side.actions.make_noise import Shout
from veglia.games.zombicide.dark_side.actions.search import SearchRoom
from veglia.games.zombicide.dark_side.events import (
    MachineActivated,
    MachineDestroyed,
    NoiseMade,
    ObjectivesBuried,
    PitClosed,
)
from veglia.games.zombicide.dark_side.focus import FocusedAttack
from veglia.games.zombicide.dark_side.insight.focusing import focus_marks, focus_remarks
from veglia.games.zombicide.dark_side.insight.forecast import forecast, foresee
from veglia.games.zombicide.dark_side.insight.speaking import Speaker
from veglia.games.zombicide.dark_side.state import DarkState
from veglia.games.zombicide.dark_side.traits.bloodlust import LustTo
from veglia.games.zombicide.dark_side.traits.charge import ChargeTo
from veglia.games.zombicide.dark_side.traits.zero_g_run import RunTo
from veglia.games.zombicide.engine.action import MoveDeed
from veglia.games.zombicide.engine.actions.attack import AttackDeed
from veglia.games.zombicide.engine.combat import RollAttack
from veglia.games.zombicide.engine.events import PaidForZombies, SurvivorEliminated, ZombieEliminated
from veglia.games.zombicide.engine.face.ids import figure_id, foe_id
from veglia.games.zombicide.engine.insight.attacking import AT_RISK, attack_marks, attack_remarks, kinds_there
from veglia.games.zombicide.engine.insight.remark import Remark
from veglia.games.zombicide.engine.traits.shove import ShoveTo
from veglia.games.zombicide.engine.turn import DoNothing
from veglia.kernel.machine import Ask, Option, advance
from veglia.kernel.scene import Mark, Preview


def taken(state: DarkState, asking: Ask[Any], option: Option) -> DarkState:
    """Return a copy on which an option has just been taken and only what it brings is pending."""
    twin = state.copy()
    twin.agenda = []
    twin.asking = None
    twin.log = []
    asking.take(twin, option)
    twin.agenda = [step for step in twin.agenda if step is not asking]
    return twin


def preview(state: DarkState, option: Option, language: str) -> Preview:
    """Return what would come of an option; nothing where only the option itself would come."""
    if isinstance(option, DoNothing):
        return forecast(state, language)
    asking = state.asking
    for kinds, look in OUTLOOKS:
        if isinstance(option, kinds) and asking is not None:
            return look(state, asking, option, Speaker(state, language))
    return Preview([])


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
    rolls = [step for step in reversed(twin.agenda) if isinstance(step, RollAttack)]
    if not rolls:
        return Preview(speaker.lines(noise_remarks(twin)))
    attack = rolls[0].attack
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
    if twin.result is not None:
        remarks.append(Remark("wins" if twin.result.won else "loses", twin.result.rule))
    return Preview(speaker.lines(remarks + noise_remarks(twin)), marks)


def move_outlook(state: DarkState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return what a Move costs, who would see the Survivor, and where Xenos would go then."""
    twin = taken(state, asking, option)
    advance(twin)
    remarks = [
        Remark("pays", event.rule, count=event.count)
        for event in twin.log or []
        if isinstance(event, PaidForZombies)
    ]
    if twin.result is not None:
        remarks.append(Remark("wins" if twin.result.won else "loses", twin.result.rule))
    who: int = getattr(asking, "survivor", -1)
    zone = twin.survivors[who].zone if who >= 0 else -1
    if zone >= 0:
        there = twin.zombies_in(zone)
        if there > 0:
            remarks.append(Remark("zombies_there", "uoa.actions.move-leave-zombies", zone=zone, count=there))
        remarks.append(seen_remark(twin, zone))
    return Preview(speaker.lines(remarks), [], foresee(twin).arrows(state))


def seen_remark(twin: DarkState, zone: int) -> Remark:
    """Return how many Xenos elsewhere see a Zone."""
    count = 0
    for other in range(twin.board.size):
        if other != zone and twin.board.sight.can_see(other, zone):
            count += twin.zombies_in(other)
    return Remark(
        "seen_by" if count > 0 else "unseen", "ds.xmove.destination-visible", zone=zone, count=count
    )


def draw_outlook(state: DarkState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return how many cards there are to draw from."""
    left = len(state.equipment.pile)
    key = "cards_left" if left > 0 else "cards_again"
    count = left if left > 0 else len(state.equipment.discards)
    return Preview([speaker.say(Remark(key, "ds.act.search", count=count))])


def lure_outlook(state: DarkState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return where Xenos would go after something that changes it."""
    twin = taken(state, asking, option)
    advance(twin)
    return Preview(speaker.lines(noise_remarks(twin)), [], foresee(twin).arrows(state))


Outlook = Callable[[DarkState, Ask[Any], Option, Speaker], Preview]
# The first that fits counts.
OUTLOOKS: list[tuple[tuple[type[Any], ...], Outlook]] = [
    ((ThrowGrenade,), grenade_outlook),
    ((AttackDeed, FireMachine), attack_outlook),
    ((MoveDeed, RunTo, ChargeTo, LustTo), move_outlook),
    ((SearchRoom,), draw_outlook),
    ((Shout, ShoveTo), lure_outlook),
]
