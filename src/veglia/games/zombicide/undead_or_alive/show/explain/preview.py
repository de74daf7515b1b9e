# veglia: interpreted
"""What would come of an option of this title; see engine/show/explain/outlook.py."""

from typing import Any

from veglia.games.zombicide.engine.rules.action import MoveDeed
from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed
from veglia.games.zombicide.engine.rules.actions.search import SearchHere
from veglia.games.zombicide.engine.rules.events import SurvivorEliminated, ZombieEliminated
from veglia.games.zombicide.engine.rules.traits.shove import ShoveTo
from veglia.games.zombicide.engine.rules.traits.tinkerer import Tinker
from veglia.games.zombicide.engine.show.explain.attacking import AT_RISK, attack_marks, attack_remarks
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
from veglia.games.zombicide.undead_or_alive.rules.actions.charge import ChargeAlong, ChargeAttack
from veglia.games.zombicide.undead_or_alive.rules.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.rules.actions.gatling import FireGatling, PushGatling
from veglia.games.zombicide.undead_or_alive.rules.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.rules.actions.vade_retro import Repel
from veglia.games.zombicide.undead_or_alive.rules.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.rules.events import CorpsePileAwakened, NoiseDrownedOut, NoiseMade
from veglia.games.zombicide.undead_or_alive.rules.state import GOING, UndeadState
from veglia.games.zombicide.undead_or_alive.rules.traits.jump import JumpTo
from veglia.games.zombicide.undead_or_alive.show.explain.forecast import foresee
from veglia.games.zombicide.undead_or_alive.show.explain.speaking import speaker
from veglia.kernel.machine import Ask, Option, advance
from veglia.kernel.offers import Mark, Preview
from veglia.show.ids import figure_id


def noise_remarks(twin: UndeadState) -> list[Remark]:
    """Return what noise an option has made."""
    remarks: list[Remark] = []
    for event in twin.log or []:
        if isinstance(event, NoiseMade):
            remarks.append(Remark("noise", event.rule, zone=event.zone, noise=event.noise))
        elif isinstance(event, NoiseDrownedOut):
            remarks.append(Remark("noise_drowned", event.rule))
    return remarks


def attack_outlook(state: UndeadState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return dice, chances, targets and noise of an attack."""
    twin = taken(state, asking, option)
    attack = attack_in(twin)
    if attack is None:
        return Preview(speaker.lines(noise_remarks(twin)))
    remarks = attack_remarks(twin, attack) + noise_remarks(twin)
    return Preview(speaker.lines(remarks), attack_marks(twin, attack))


def dynamite_outlook(state: UndeadState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return who would not survive an explosion."""
    assert isinstance(option, Throw)
    twin = taken(state, asking, option)
    log = twin.log or []
    rule = "uoa.trait.dynamite-effect"
    dead = [event for event in log if isinstance(event, ZombieEliminated)]
    remarks = [Remark("blast", rule, zone=option.zone, count=len(dead))]
    names = [zombie.id for zombie in state.scenario.library.zombies]
    groups = sorted({(event.zone, event.kind) for event in dead})
    marks = [Mark(foe_id(zone, names[kind]), "1") for zone, kind in groups]
    if any(isinstance(event, SurvivorEliminated) for event in log):
        for who in state.survivors_in(option.zone):
            remarks.append(Remark("blast_kills", rule, survivor=who))
            marks.append(Mark(figure_id(who), AT_RISK))
    return Preview(speaker.lines(remarks + noise_remarks(twin)), marks)


def charge_outlook(state: UndeadState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return the way of a Charge and the attacks that wait at its end."""
    twin = taken(state, asking, option)
    advance(twin)
    pending = [*twin.agenda, twin.asking]
    strike = next((step for step in pending if isinstance(step, ChargeAttack)), None)
    remarks = way_remarks(twin)
    attacks = [] if strike is None else [one for one in strike.options(twin) if isinstance(one, AttackDeed)]
    marks: list[Mark] = []
    for deed in attacks:
        assert strike is not None
        after = taken(twin, strike, deed)
        attack = attack_in(after)
        if attack is not None:
            key = "with_weapon" if deed.second < 0 else "with_weapons"
            remarks.append(Remark(key, "uoa.class.brawler-charge", card=deed.card))
            remarks += attack_remarks(after, attack)
            marks = attack_marks(after, attack)
    if not attacks:
        remarks.append(Remark("charge_unarmed", "uoa.actions.melee"))
    return Preview(speaker.lines(remarks), marks)


def way_remarks(twin: UndeadState) -> list[Remark]:
    """Return what a way costs and what it wakes."""
    awakened = [
        Remark("awakens", event.rule, zone=event.zone)
        for event in twin.log or []
        if isinstance(event, CorpsePileAwakened)
    ]
    return paid_remarks(twin) + awakened + ending_remarks(twin)


def coming_first(state: UndeadState) -> list[Remark]:
    """Return what comes before the Zombies act."""
    return [Remark("train_first", "uoa.train.move-timing")] if state.train == GOING else []


PREVIEWS = Previews(speaker, foresee, coming_first, way_remarks, noise_remarks)
# The first that fits counts: Dynamite is an attack without dice.
PREVIEWS.outlooks += [
    ((Throw,), dynamite_outlook),
    ((AttackDeed, FireGatling), attack_outlook),
    ((ChargeAlong,), charge_outlook),
    ((MoveDeed, JumpTo, PushWagon, PushGatling), PREVIEWS.move_outlook),
    ((SearchHere, Tinker), draw_outlook),
    ((Shout, Repel, ShoveTo), PREVIEWS.lure_outlook),
]
preview = PREVIEWS.preview
has_preview = PREVIEWS.has_preview
forecast = PREVIEWS.forecast
