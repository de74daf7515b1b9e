"""Machine Actions: the Bot moves or fires, the Sentry Gun fires; the Bot may go along with its controller."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.content_library import content
from veglia.games.zombicide.dark_side.rules.events import AttackFocused, MachineMoved
from veglia.games.zombicide.dark_side.rules.focus import FocusedAttack
from veglia.games.zombicide.dark_side.rules.machines import activate_machine, controls, kind_of
from veglia.games.zombicide.dark_side.rules.noise import show_oneself
from veglia.games.zombicide.dark_side.rules.scope import MACHINE_ACTION
from veglia.games.zombicide.dark_side.rules.state import DarkState, Machine
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.action import Action, Deed, MoveDeed
from veglia.games.zombicide.engine.rules.actions.move import Move, enter
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.combat import RollAttack
from veglia.games.zombicide.engine.rules.events import PaidForZombies
from veglia.games.zombicide.engine.rules.hits import first_targets
from veglia.games.zombicide.engine.rules.pay import can_pay, can_pay_to_leave, pay, pay_to_leave
from veglia.games.zombicide.engine.rules.scope import MACHINE, MOVE, RANGED
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.kernel.machine import Option


def move_machine(state: DarkState, who: int, number: int, zone: int, rule: str) -> None:
    """Move a Machine to a Zone; it gets its Activation token."""
    activate_machine(state, number)
    state.machines[number] = Machine(state.machines[number].kind, zone, True)
    state.emit(MachineMoved(who, number, zone), rule)


class SendMachine(Deed[DarkState]):
    """Move this Machine to a Zone."""

    def __init__(self, machine: int, zone: int) -> None:
        self.machine = machine
        self.zone = zone

    def perform(self, state: DarkState, who: int) -> None:
        cost = state.zombies_in(state.machines[self.machine].zone)
        pay(state, who, MACHINE_ACTION)
        if cost > 0:
            state.survivors[who].actions -= cost
            state.emit(PaidForZombies(who, cost), "uoa.actions.move-leave-zombies")
        show_oneself(state, who)
        move_machine(state, who, self.machine, self.zone, "ds.machine.bot-move")


class FireMachine(Deed[DarkState]):
    """Fire this Machine at a Zone; `kind` is the one Xeno it concentrates on, -1 for none."""

    def __init__(self, machine: int, zone: int, kind: int) -> None:
        self.machine = machine
        self.zone = zone
        self.kind = kind

    def perform(self, state: DarkState, who: int) -> None:
        pay(state, who, MACHINE_ACTION)
        show_oneself(state, who)
        activate_machine(state, self.machine)
        card = content(state).machine_card(state.machines[self.machine].kind)
        if self.kind < 0:
            attack = Attack(who, card, NO_CARD, self.machine, self.zone, MACHINE | RANGED)
        else:
            state.emit(AttackFocused(who, self.kind, self.zone), "ds.focus.declare")
            attack = FocusedAttack(who, card, NO_CARD, self.machine, self.zone, MACHINE | RANGED, self.kind)
        state.push(RollAttack(attack))


class MachineActions(Action[DarkState]):
    """The Machine Action."""

    rule: ClassVar[str] = "ds.act.machine"
    order: ClassVar[int] = 72

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        survivor = state.survivors[who]
        for number, machine in enumerate(state.machines):
            if not controls(state, who, number):
                continue
            cost = state.zombies_in(machine.zone)
            if kind_of(state, number).moves and can_pay_to_leave(state, who, MACHINE_ACTION, cost):
                for zone in state.board.ways.neighbours[machine.zone]:
                    out.append(SendMachine(number, zone))
            if can_pay(survivor, MACHINE_ACTION):
                self._offer_fire(state, who, number, out)

    def _offer_fire(self, state: DarkState, who: int, number: int, out: list[Option]) -> None:
        """Add the Zones a Machine can fire at; being a Prototype it sees in the dark."""
        machine = state.machines[number]
        card = content(state).machine_card(machine.kind)
        kind = state.card(card)
        sight = state.board.sight
        for zone in sight.seen[machine.zone]:
            if not kind.range_min <= sight.ranges[machine.zone][zone] <= kind.range_max:
                continue
            out.append(FireMachine(number, zone, -1))
            there = [one for one in range(state.scenario.kinds) if zombies.count_of(state, zone, one) > 0]
            attack = Attack(who, card, NO_CARD, number, zone, MACHINE | RANGED)
            for target in first_targets(state, attack, there) if there else []:
                out.append(FireMachine(number, zone, target))


class MoveWithMachine(MoveDeed[DarkState]):
    """Move to this Zone with a Machine at the side."""

    def __init__(self, machine: int, zone: int) -> None:
        self.machine = machine
        self.zone = zone

    def perform(self, state: DarkState, who: int) -> None:
        pay_to_leave(state, who, MOVE, state.zombies_in(state.survivors[who].zone))
        self.go(state, who, Move.rule)

    def go(self, state: DarkState, who: int, rule: str) -> None:
        move_machine(state, who, self.machine, self.zone, "ds.machine.bot-escort")
        enter(state, who, self.zone, rule)
        state.scenario.rules.move_ended(state, who)


class EscortMoves(Action[DarkState]):
    """The Move Action on which a Machine in the own Zone goes along; no skill about movement helps."""

    rule: ClassVar[str] = "ds.machine.bot-escort"
    order: ClassVar[int] = 12

    def offer(self, state: DarkState, who: int, out: list[Option]) -> None:
        zone = state.survivors[who].zone
        if not can_pay_to_leave(state, who, MOVE, state.zombies_in(zone)):
            return
        for number, machine in enumerate(state.machines):
            if machine.zone == zone and kind_of(state, number).moves and controls(state, who, number):
                for near in state.board.ways.neighbours[zone]:
                    out.append(MoveWithMachine(number, near))
