"""Damage to Survivors and Machines: whole attacks are assigned, skills and plates may ignore some of it."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.content_library import content, dark_card
from veglia.games.zombicide.dark_side.rules.events import DamageIgnored, MachineDestroyed, MachineHit
from veglia.games.zombicide.dark_side.rules.scope import PAYING_WITH_CARDS, TOUGH
from veglia.games.zombicide.dark_side.rules.slots import BACKPACK, BODY, INCOMING
from veglia.games.zombicide.dark_side.rules.state import DarkState, Machine
from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.danger import traits_of
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.events import WoundIgnored
from veglia.games.zombicide.engine.rules.inventory import drop
from veglia.games.zombicide.engine.rules.state import NO_CARD, OFF_BOARD
from veglia.games.zombicide.engine.rules.tell import tell_gift
from veglia.games.zombicide.engine.rules.wounds import Suffer, wound
from veglia.kernel.machine import Ask, Option, Step

PLATE: Final = "ablative_armor"
PLATE_DAMAGE: Final = 2
# Damage that comes from no Xeno.
NO_XENO: Final = -1


class SufferMachine(Option):
    """This Machine takes it."""

    def __init__(self, machine: int) -> None:
        self.machine = machine


def targets_in(state: DarkState, zone: int) -> list[Option]:
    """Return whom Xenos can hit in a Zone: Survivors who are not camouflaged, and active Machines."""
    out: list[Option] = [Suffer(who) for who in state.survivors_in(zone) if who not in state.camouflaged]
    for number, machine in enumerate(state.machines):
        if machine.zone == zone and machine.is_active:
            out.append(SufferMachine(number))
    return out


class ShareAttacks(AskPlayers[DarkState]):
    """The players assign the attacks of Xenos in a Zone, each as a whole to one target."""

    rule: ClassVar[str] = "ds.attack.players-distribute"

    def __init__(self, zone: int, kind: int, count: int) -> None:
        self.zone = zone
        self.kind = kind
        self.count = count

    def renumbered(self, state: DarkState, heirs: list[int]) -> Step[DarkState] | None:
        zone = heirs[self.zone]
        return None if zone < 0 else ShareAttacks(zone, self.kind, self.count)

    def options(self, state: DarkState) -> list[Option]:
        return targets_in(state, self.zone)

    def take(self, state: DarkState, option: Option) -> None:
        if self.count > 1:
            state.push(ShareAttacks(self.zone, self.kind, self.count - 1))
        damage = state.scenario.library.zombies[self.kind].wounds
        if isinstance(option, SufferMachine):
            hit_machine(state, option.machine, self.rule)
        elif isinstance(option, Suffer):
            hurt(state, option.survivor, damage, self.kind, "ds.attack.armor-loss")


class CloseAttacks(Step[DarkState]):
    """All attacks of an Attack step, or all misses of an attack, are assigned: Machines that were hit go."""

    rule: ClassVar[str] = "ds.machine.destroyed-damage"

    def run(self, state: DarkState) -> None:
        # From now on the tough ignore their first Damage again.
        state.braced = []
        for number, machine in enumerate(state.machines):
            if machine.is_hit:
                destroy_machine(state, number, self.rule)


def hit_machine(state: DarkState, number: int, rule: str) -> None:
    """Let a Machine take a hit; it stays a target until `CloseAttacks`."""
    machine = state.machines[number]
    state.machines[number] = Machine(machine.kind, machine.zone, machine.is_active, is_hit=True)
    state.emit(MachineHit(number), rule)


def destroy_machine(state: DarkState, number: int, rule: str) -> None:
    """Take a Machine off the board."""
    machine = state.machines[number]
    state.machines[number] = Machine(machine.kind, OFF_BOARD, False)
    state.emit(MachineDestroyed(number, machine.zone), rule)
    check_goals(state)


def hurt(state: DarkState, who: int, damage: int, kind: int, rule: str, is_taunt: bool = False) -> None:
    """Deal Damage of one attack: skills come first, then what the player gives up to ignore it.

    What a Taunt draws is no Attack step of the Xenos' Phase, so the tough have nothing to ignore.
    """
    survivor = state.survivors[who]
    if kind != NO_XENO:
        for trait in traits_of(state, who):
            if trait.shrugs_off(kind):
                state.emit(WoundIgnored(who, kind), trait.rule)
                return
    if survivor.gifts & TOUGH != 0 and who not in state.braced and not is_taunt:
        state.braced.append(who)
        tell_gift(state, who, TOUGH)
        state.emit(DamageIgnored(who, 1), "ds.skill.tough")
        damage -= 1
    if damage > 0:
        state.push(BearDamage(who, damage, rule, kind))


class GiveUpCard(Option):
    """Discard this card to ignore Damage."""

    def __init__(self, card: int, damage: int) -> None:
        self.card = card
        self.damage = damage


class TakeDamage(Option):
    """Take what is left of it."""

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class BearDamage(Ask[DarkState]):
    """Damage is about to be received: cards may be discarded to ignore some of it."""

    rule: ClassVar[str] = "ds.attack.armor-loss"

    def __init__(self, survivor: int, damage: int, under: str, kind: int = NO_XENO) -> None:
        self.survivor = survivor
        self.damage = damage
        self.under = under
        # Which Xenos deal it.
        self.kind = kind

    def cites(self, state: DarkState) -> str:
        if state.survivors[self.survivor].gifts & PAYING_WITH_CARDS != 0:
            return "ds.skill.is-that-all"
        return "ds.equip.stat-body"

    def seat(self, state: DarkState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: DarkState) -> list[Option]:
        survivor = state.survivors[self.survivor]
        out: list[Option] = [TakeDamage(self.survivor)]
        for slot in range(BODY, BACKPACK):
            card = survivor.cards[slot]
            if card != NO_CARD and dark_card(state, card).trait == PLATE:
                out.append(GiveUpCard(card, PLATE_DAMAGE))
        if survivor.gifts & PAYING_WITH_CARDS != 0:
            for slot in range(INCOMING):
                if survivor.cards[slot] != NO_CARD:
                    out.append(GiveUpCard(survivor.cards[slot], 1))
        return out

    def take(self, state: DarkState, option: Option) -> None:
        if not isinstance(option, GiveUpCard):
            wound(state, self.survivor, self.damage, self.under, self.kind)
            return
        rule = "ds.skill.is-that-all" if option.damage == 1 else "ds.equip.stat-body"
        ignored = min(option.damage, self.damage)
        drop(state, self.survivor, state.survivors[self.survivor].cards.index(option.card), rule)
        state.emit(DamageIgnored(self.survivor, ignored), rule)
        if self.damage > ignored:
            state.push(BearDamage(self.survivor, self.damage - ignored, self.under, self.kind))


def machine_id(state: DarkState, number: int) -> str:
    """Return which Machine a number stands for."""
    return content(state).machine_kinds[state.machines[number].kind].id
