"""The Abomination: one at a time, and the Spawn tokens that follow it."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.activation import ExtraActivation
from veglia.games.zombicide.engine.rules.events import ZombiesSpawned
from veglia.games.zombicide.engine.rules.spawn import ABOMINATION, is_boss_here, turn_token
from veglia.games.zombicide.undead_or_alive.rules.events import SpawnTokenHeld
from veglia.games.zombicide.undead_or_alive.rules.state import UndeadState


class AbominationAgain(ExtraActivation):
    """The Abomination on the board is activated once more."""

    rule: ClassVar[str] = "uoa.zombie.abomination-spawn-present"


class CompanionHold:
    """Companions of a Class (0: nobody) who keep the tokens inactive until one of them is recruited."""

    def __init__(self, class_bit: int, rule: str) -> None:
        self.class_bit: Final = class_bit
        self.rule: Final = rule

    def holds(self, state: UndeadState) -> bool:
        """Return whether nobody of the Class has been recruited yet."""
        if self.class_bit == 0:
            return False
        profiles = state.scenario.library.profiles
        for survivor in state.survivors:
            if survivor.leader >= 0 and profiles[survivor.profile].class_bit == self.class_bit:
                return False
        return True

    def tell(self, state: UndeadState) -> None:
        """Tell which tokens stay inactive."""
        for token in state.spawns:
            if token.kind == ABOMINATION:
                state.emit(SpawnTokenHeld(token.kind, token.zone), self.rule)

    def let_go(self, state: UndeadState) -> None:
        """Once nobody holds them the tokens follow an Abomination that is on the board."""
        if self.class_bit != 0 and is_boss_here(state) and not self.holds(state):
            turn_abomination_tokens(state, True, self.rule)


def spawn_abomination(state: UndeadState, zone: int, hold: CompanionHold) -> None:
    """Bring the Abomination, or activate the one that is there."""
    kind = zombies.boss_of(state)
    if not state.abominations:
        state.push(AbominationAgain(kind))
        return
    state.abominations.pop()
    zombies.add(state, zone, kind, 1)
    state.emit(ZombiesSpawned(kind, 1, zone), "uoa.zombie.abomination-spawn-none")
    if hold.holds(state):
        hold.tell(state)
    else:
        turn_abomination_tokens(state, True, "uoa.spawn.abomination-activate")


def abomination_died(state: UndeadState) -> None:
    """Its card goes back, and its tokens fall asleep."""
    state.abominations.append(0)
    turn_abomination_tokens(state, False, "uoa.zombie.abomination-death")


def turn_abomination_tokens(state: UndeadState, active: bool, rule: str) -> None:
    for number, token in enumerate(state.spawns):
        if token.kind == ABOMINATION and state.result is None:
            turn_token(state, number, active, rule)
