"""A Machine that leaves through the Exit."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.events import MachineEscaped
from veglia.games.zombicide.dark_side.machines import controls, kind_of
from veglia.games.zombicide.dark_side.state import DarkState, Machine
from veglia.games.zombicide.dark_side.terms import terms_of
from veglia.games.zombicide.engine.ending import check_goals, earlier_goals_met
from veglia.games.zombicide.engine.state import OFF_BOARD
from veglia.kernel.machine import Ask, Option


class BringOut(Option):
    """This Machine leaves."""

    def __init__(self, machine: int) -> None:
        self.machine = machine


class KeepHere(Option):
    """It stays."""

    def __init__(self) -> None:
        pass


class AskBringOut(Ask[DarkState]):
    """At the end of its controller's Turn a Machine in the Exit Zone may leave."""

    rule: ClassVar[str] = "ds.m7.bot-exit"

    def __init__(self, survivor: int) -> None:
        self.survivor = survivor

    def seat(self, state: DarkState) -> int:
        return state.survivors[self.survivor].seat

    def options(self, state: DarkState) -> list[Option]:
        out: list[Option] = [BringOut(number) for number in leavers(state, self.survivor)]
        if out:
            out.append(KeepHere())
        return out

    def take(self, state: DarkState, option: Option) -> None:
        if isinstance(option, BringOut):
            machine = state.machines[option.machine]
            state.machines[option.machine] = Machine(machine.kind, OFF_BOARD, False, True)
            state.emit(MachineEscaped(self.survivor, option.machine), self.rule)
            check_goals(state)


def leavers(state: DarkState, who: int) -> list[int]:
    """Return the Machines that a Survivor may bring out now."""
    zone = state.exit_zone()
    if not terms_of(state).own.bot_leaves or zone < 0 or state.zombies_in(zone) > 0:
        return []
    if not earlier_goals_met(state):
        return []
    return [
        number
        for number, machine in enumerate(state.machines)
        if machine.zone == zone and kind_of(state, number).moves and controls(state, who, number)
    ]
