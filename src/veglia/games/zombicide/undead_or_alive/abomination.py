"""The Abomination: one at a time, and the Spawn tokens that follow it."""

from typing import ClassVar

from veglia.games.zombicide.engine import zombies
from veglia.games.zombicide.engine.activation import ExtraActivation
from veglia.games.zombicide.engine.events import ZombiesSpawned
from veglia.games.zombicide.engine.spawn import ABOMINATION, turn_token
from veglia.games.zombicide.undead_or_alive.state import UndeadState


class AbominationAgain(ExtraActivation):
    """The Abomination on the board is activated once more."""

    rule: ClassVar[str] = "uoa.zombie.abomination-spawn-present"


def boss(state: UndeadState) -> int:
    """Return the Abomination's kind."""
    for kind, zombie in enumerate(state.scenario.library.zombies):
        if zombie.is_boss:
            return kind
    return -1


def spawn_abomination(state: UndeadState, zone: int) -> None:
    """Bring the Abomination, or activate the one that is there."""
    kind = boss(state)
    if not state.abominations:
        state.push(AbominationAgain(kind))
        return
    state.abominations.pop()
    zombies.add(state, zone, kind, 1)
    state.emit(ZombiesSpawned(kind, 1, zone), "uoa.zombie.abomination-spawn-none")
    turn_abomination_tokens(state, True, "uoa.spawn.abomination-activate")


def abomination_died(state: UndeadState) -> None:
    """Its card goes back, and its tokens fall asleep."""
    state.abominations.append(0)
    turn_abomination_tokens(state, False, "uoa.zombie.abomination-death")


def turn_abomination_tokens(state: UndeadState, active: bool, rule: str) -> None:
    for number, token in enumerate(state.spawns):
        if token.kind == ABOMINATION and state.result is None:
            turn_token(state, number, active, rule)
