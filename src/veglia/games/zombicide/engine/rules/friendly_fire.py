"""Friendly Fire: every missed die of a Ranged attack hits a friend in the target Zone."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules.asking import AskPlayers
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.events import FriendlyFire
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_gift
from veglia.games.zombicide.engine.rules.trait import OUT_OF_FIRE
from veglia.games.zombicide.engine.rules.wounds import Suffer, wound
from veglia.kernel.machine import Option, Step


def share_friendly_fire(state: ZombicideState, attack: Attack, misses: int, damage: int) -> None:
    """Begin to share out the misses, if anyone stands in their way."""
    for who in friends_in_the_way(state, attack):
        if state.survivors[who].gifts & OUT_OF_FIRE != 0:
            tell_gift(state, who, OUT_OF_FIRE)
    state.push(ShareFriendlyFire(attack, misses, damage))


def friends_in_the_way(state: ZombicideState, attack: Attack) -> list[int]:
    """Return everyone in the target Zone but the shooter."""
    return [who for who in state.survivors_in(attack.zone) if who != attack.who]


def friends_at_risk(state: ZombicideState, attack: Attack) -> list[int]:
    """Return those in the target Zone whom a miss can strike."""
    return [who for who in friends_in_the_way(state, attack) if state.survivors[who].gifts & OUT_OF_FIRE == 0]


class ShareFriendlyFire(AskPlayers[ZombicideState]):
    """The players choose who is hit by the next miss; never the shooter."""

    rule: ClassVar[str] = "uoa.combat.friendly-fire-distribution"

    def __init__(self, attack: Attack, misses: int, damage: int) -> None:
        self.attack = attack
        self.misses = misses
        self.damage = damage

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        attack = self.attack.renumbered(heirs)
        return None if attack.zone < 0 else ShareFriendlyFire(attack, self.misses, self.damage)

    def options(self, state: ZombicideState) -> list[Option]:
        return [Suffer(who) for who in friends_at_risk(state, self.attack)]

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, Suffer)
        if self.misses > 1:
            state.push(ShareFriendlyFire(self.attack, self.misses - 1, self.damage))
        rule = "uoa.combat.friendly-fire"
        if state.is_companion(option.survivor):
            rule = "uoa.combat.friendly-fire-companions"
        state.emit(FriendlyFire(self.attack.who, option.survivor, self.damage), rule)
        wound(state, option.survivor, self.damage, "uoa.combat.friendly-fire-distribution")
