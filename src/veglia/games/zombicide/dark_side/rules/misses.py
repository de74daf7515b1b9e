"""Friendly Fire: misses strike Survivors and active Machines in the target Zone, never the shooter."""

from typing import ClassVar

from veglia.games.zombicide.dark_side.rules.damage import (
    NO_XENO,
    CloseAttacks,
    SufferMachine,
    hit_machine,
    hurt,
)
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.events import FriendlyFire
from veglia.games.zombicide.engine.rules.friendly_fire import friends_at_risk, friends_in_the_way
from veglia.games.zombicide.engine.rules.tell import tell_gift
from veglia.games.zombicide.engine.rules.trait import OUT_OF_FIRE
from veglia.games.zombicide.engine.rules.wounds import Suffer
from veglia.kernel.machine import Option, Step


def share_misses(state: DarkState, attack: Attack, misses: int, damage: int) -> None:
    """Begin to share out the misses, if anyone stands in their way."""
    for who in friends_in_the_way(state, attack):
        if state.survivors[who].gifts & OUT_OF_FIRE != 0:
            tell_gift(state, who, OUT_OF_FIRE)
    state.push(CloseAttacks())
    state.push(ShareMisses(attack, misses, damage))


class ShareMisses(AskPlayers[DarkState]):
    """The players choose who is hit by the next miss."""

    rule: ClassVar[str] = "ds.ff.players-distribute"

    def __init__(self, attack: Attack, misses: int, damage: int) -> None:
        self.attack = attack
        self.misses = misses
        self.damage = damage

    def renumbered(self, state: DarkState, heirs: list[int]) -> Step[DarkState] | None:
        attack = self.attack.renumbered(heirs)
        return None if attack.zone < 0 else ShareMisses(attack, self.misses, self.damage)

    def options(self, state: DarkState) -> list[Option]:
        out: list[Option] = [Suffer(who) for who in friends_at_risk(state, self.attack)]
        for number, machine in enumerate(state.machines):
            # A Machine that fires is helped by its own card and never hits itself.
            is_shooter = self.attack.helper == number
            if machine.zone == self.attack.zone and machine.is_active and not is_shooter:
                out.append(SufferMachine(number))
        return out

    def take(self, state: DarkState, option: Option) -> None:
        if self.misses > 1:
            state.push(ShareMisses(self.attack, self.misses - 1, self.damage))
        if isinstance(option, SufferMachine):
            hit_machine(state, option.machine, self.rule)
        elif isinstance(option, Suffer):
            state.emit(FriendlyFire(self.attack.who, option.survivor, self.damage), "ds.ff.misses-hit")
            hurt(state, option.survivor, self.damage, NO_XENO, "ds.ff.damage")
