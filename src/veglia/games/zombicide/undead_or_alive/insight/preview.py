# veglia: interpreted
"""What would come of an option, as far as the rules decide it.

An option is taken on a copy on which nothing else is pending, so that the engine's own code answers and no
hidden card or die beyond the option itself comes to light; what is random about it is never looked at.
"""

from collections.abc import Callable
from typing import Any

from veglia.games.zombicide.engine.action import MoveDeed
from veglia.games.zombicide.engine.actions.attack import AttackDeed
from veglia.games.zombicide.engine.actions.search import SearchHere
from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.combat import RollAttack
from veglia.games.zombicide.engine.events import PaidForZombies, SurvivorEliminated, ZombieEliminated
from veglia.games.zombicide.engine.face.ids import figure_id, foe_id
from veglia.games.zombicide.engine.insight.attacking import AT_RISK, attack_marks, attack_remarks
from veglia.games.zombicide.engine.insight.remark import Remark
from veglia.games.zombicide.engine.traits.shove import ShoveTo
from veglia.games.zombicide.engine.traits.tinkerer import Tinker
from veglia.games.zombicide.engine.turn import DoNothing
from veglia.games.zombicide.undead_or_alive.actions.charge import ChargeAlong, ChargeAttack
from veglia.games.zombicide.undead_or_alive.actions.dynamite import Throw
from veglia.games.zombicide.undead_or_alive.actions.gatling import FireGatling, PushGatling
from veglia.games.zombicide.undead_or_alive.actions.make_noise import Shout
from veglia.games.zombicide.undead_or_alive.actions.vade_retro import Repel
from veglia.games.zombicide.undead_or_alive.actions.wagon import PushWagon
from veglia.games.zombicide.undead_or_alive.events import CorpsePileAwakened, NoiseDrownedOut, NoiseMade
from veglia.games.zombicide.undead_or_alive.insight.forecast import forecast, foresee
from veglia.games.zombicide.undead_or_alive.insight.speaking import Speaker
from veglia.games.zombicide.undead_or_alive.state import UndeadState
from veglia.games.zombicide.undead_or_alive.traits.jump import JumpTo
from veglia.kernel.machine import Ask, Option, advance
from veglia.kernel.scene import Mark, Preview


def taken(state: UndeadState, asking: Ask[Any], option: Option) -> UndeadState:
    """Return a copy on which an option has just been taken and only what it brings is pending."""
    twin = state.copy()
    twin.agenda = []
    twin.asking = None
    twin.log = []
    asking.take(twin, option)
    twin.agenda = [step for step in twin.agenda if step is not asking]
    return twin


def preview(state: UndeadState, option: Option, language: str) -> Preview:
    """Return what would come of an option; nothing where only the option itself would come."""
    if isinstance(option, DoNothing):
        return forecast(state, language)
    asking = state.asking
    for kinds, look in OUTLOOKS:
        if isinstance(option, kinds) and asking is not None:
            return look(state, asking, option, Speaker(state, language))
    return Preview([])


def has_preview(option: Option) -> bool:
    """Return whether there is something to say about an option."""
    return isinstance(option, DoNothing) or any(isinstance(option, kinds) for kinds, _ in OUTLOOKS)


def noise_remarks(twin: UndeadState) -> list[Remark]:
    """Return what noise an option has made."""
    remarks: list[Remark] = []
    for event in twin.log or []:
        if isinstance(event, NoiseMade):
            remarks.append(Remark("noise", event.rule, zone=event.zone, noise=event.noise))
        elif isinstance(event, NoiseDrownedOut):
            remarks.append(Remark("noise_drowned", event.rule))
    return remarks


def attack_in(twin: UndeadState) -> Attack | None:
    """Return the attack that is about to be rolled."""
    return next((step.attack for step in reversed(twin.agenda) if isinstance(step, RollAttack)), None)


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
    remarks: list[Remark] = []
    for event in twin.log or []:
        if isinstance(event, PaidForZombies):
            remarks.append(Remark("pays", event.rule, count=event.count))
        elif isinstance(event, CorpsePileAwakened):
            remarks.append(Remark("awakens", event.rule, zone=event.zone))
    if twin.result is not None:
        remarks.append(Remark("wins" if twin.result.won else "loses", twin.result.rule))
    return remarks


def move_outlook(state: UndeadState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return what a Move costs, who would see the Survivor, and where Zombies would go then."""
    twin = taken(state, asking, option)
    advance(twin)
    remarks = way_remarks(twin)
    who: int = getattr(asking, "survivor", -1)
    zone = twin.survivors[who].zone if who >= 0 else -1
    if zone >= 0:
        there = twin.zombies_in(zone)
        if there > 0:
            remarks.append(Remark("zombies_there", "uoa.actions.move-leave-zombies", zone=zone, count=there))
        remarks.append(seen_remark(twin, zone))
    return Preview(speaker.lines(remarks), [], foresee(twin).arrows(state))


def seen_remark(twin: UndeadState, zone: int) -> Remark:
    """Return how many Zombies elsewhere see a Zone."""
    count = 0
    for other in range(twin.board.size):
        if other != zone and twin.board.sight.can_see(other, zone):
            count += twin.zombies_in(other)
    key = "seen_by" if count > 0 else "unseen"
    return Remark(key, "uoa.zphase.target-b-most-visible", zone=zone, count=count)


def draw_outlook(state: UndeadState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return how many cards there are to draw from."""
    left = len(state.equipment.pile)
    if left > 0:
        remark = Remark("cards_left", "uoa.actions.search", count=left)
    else:
        count = len(state.equipment.discards)
        remark = Remark("cards_again", "uoa.actions.search-deck-reshuffle", count=count)
    return Preview([speaker.say(remark)])


def lure_outlook(state: UndeadState, asking: Ask[Any], option: Option, speaker: Speaker) -> Preview:
    """Return where Zombies would go after something that changes it."""
    twin = taken(state, asking, option)
    advance(twin)
    return Preview(speaker.lines(noise_remarks(twin)), [], foresee(twin).arrows(state))


Outlook = Callable[[UndeadState, Ask[Any], Option, Speaker], Preview]
# The first that fits counts: Dynamite is an attack without dice.
OUTLOOKS: list[tuple[tuple[type[Any], ...], Outlook]] = [
    ((Throw,), dynamite_outlook),
    ((AttackDeed, FireGatling), attack_outlook),
    ((ChargeAlong,), charge_outlook),
    ((MoveDeed, JumpTo, PushWagon, PushGatling), move_outlook),
    ((SearchHere, Tinker), draw_outlook),
    ((Shout, Repel, ShoveTo), lure_outlook),
]
