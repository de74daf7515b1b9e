"""Machines: who controls them, and the token that makes Xenos notice them."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.content_library import MachineKind, content
from veglia.games.zombicide.dark_side.rules.events import MachineActivated, MachinesRested
from veglia.games.zombicide.dark_side.rules.state import GREEN, VIOLET, DarkState, Machine
from veglia.games.zombicide.dark_side.rules.terms import terms_of
from veglia.games.zombicide.dark_side.rules.traits.remote_control import RemoteControl
from veglia.kernel.machine import Step

REMOTES = {GREEN: "bot", VIOLET: "sentry_gun"}


def kind_of(state: DarkState, number: int) -> MachineKind:
    return content(state).machine_kinds[state.machines[number].kind]


def controls(state: DarkState, who: int, number: int) -> bool:
    """Return whether a Survivor controls a Machine: by token, by skill, or by standing beside it."""
    machine = state.machines[number]
    kind = kind_of(state, number)
    if machine.zone < 0:
        return False
    if kind.is_local and machine.zone == state.survivors[who].zone and is_local_control_on(state, number):
        return True
    return controls_from_afar(state, who, number)


def is_local_control_on(state: DarkState, number: int) -> bool:
    """Return whether standing beside a Machine can be enough to control it."""
    return terms_of(state).has_local_control and not is_hostile(state, number)


def is_hostile(state: DarkState, number: int) -> bool:
    """Return whether a Machine fights the Survivors: nobody has got it under control by token or skill."""
    if not terms_of(state).are_hostile or state.machines[number].zone < 0:
        return False
    for who in range(len(state.survivors)):
        if controls_from_afar(state, who, number):
            return False
    return True


def controls_from_afar(state: DarkState, who: int, number: int) -> bool:
    """Return whether a Survivor controls a Machine by token or by skill."""
    kind = kind_of(state, number)
    for token in state.objectives:
        if token.holder == who and REMOTES.get(token.colour, "") == kind.sort:
            return True
    for skill in state.survivors[who].skills:
        trait = state.scenario.library.traits[skill]
        if isinstance(trait, RemoteControl) and trait.sort in (kind.sort, "all"):
            return True
    return False


def activate_machine(state: DarkState, number: int) -> None:
    """A Machine performs an Action: it gets its Activation token."""
    machine = state.machines[number]
    if not machine.is_active:
        state.machines[number] = Machine(machine.kind, machine.zone, True)
        state.emit(MachineActivated(number), "ds.machine.activation-token")


class RestMachines(Step[DarkState]):
    """In the End Phase the Activation tokens are removed."""

    rule: ClassVar[str] = "ds.round.end-phase-machine-token"

    def run(self, state: DarkState) -> None:
        rested = False
        for number, machine in enumerate(state.machines):
            if machine.is_active:
                state.machines[number] = Machine(machine.kind, machine.zone, False)
                rested = True
        if rested:
            state.emit(MachinesRested(), self.rule)
