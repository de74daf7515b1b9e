"""The Concentrated Attack: declared before the roll, all its successes make one hit on one target."""

from typing import ClassVar, Final

from veglia.games.zombicide.dark_side.rules.events import AttackFocused, FocusedDamage
from veglia.games.zombicide.dark_side.rules.scope import CROWD, CROWD_MELEE, CROWD_RANGED
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.traits.concentrated_expert import ConcentratedExpert
from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed
from veglia.games.zombicide.engine.rules.attack import Attack, Hits
from veglia.games.zombicide.engine.rules.combat import declare
from veglia.games.zombicide.engine.rules.danger import traits_for
from veglia.games.zombicide.engine.rules.events import HitWithoutEffect, ZombieEliminated
from veglia.games.zombicide.engine.rules.hits import Reap, finish_attack
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_gift, tell_skill
from veglia.kernel.machine import Step


class FocusedAttack(Attack):
    """An attack concentrated on one Xeno of a kind."""

    def __init__(
        self, who: int, card: int, second: int, helper: int, zone: int, scopes: int, kind: int
    ) -> None:
        super().__init__(who, card, second, helper, zone, scopes)
        self.kind: Final = kind

    def renumbered(self, heirs: list[int]) -> Attack:
        return FocusedAttack(
            self.who, self.card, self.second, self.helper, heirs[self.zone], self.scopes, self.kind
        )


class FocusedDeed(AttackDeed):
    """A Concentrated Attack with a card, or two as Dual, on a Xeno of a kind."""

    def __init__(self, card: int, second: int, zone: int, kind: int) -> None:
        super().__init__(card, second, zone)
        self.kind = kind

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        scopes = self.scopes(state, who) | more_scopes
        state.emit(AttackFocused(who, self.kind, self.zone), "ds.focus.declare")
        attack = FocusedAttack(who, self.card, self.second, NO_CARD, self.zone, scopes, self.kind)
        declare(state, attack, state.card(self.card).noise)


class FocusedMelee(FocusedDeed):
    """Concentrate a Melee Action."""


class FocusedShot(FocusedDeed):
    """Concentrate a Ranged Action."""


class FocusedCrowdMelee(FocusedMelee):
    """Concentrate a Melee Action with as many dice as there are Xenos."""

    def scopes(self, state: ZombicideState, who: int) -> int:
        return super().scopes(state, who) | CROWD

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        tell_gift(state, who, CROWD_MELEE)
        super().begin(state, who, more_scopes)


class FocusedCrowdShot(FocusedShot):
    """Concentrate a Ranged Action with as many dice as there are Xenos in the target Zone."""

    def scopes(self, state: ZombicideState, who: int) -> int:
        return super().scopes(state, who) | CROWD

    def begin(self, state: ZombicideState, who: int, more_scopes: int) -> None:
        tell_gift(state, who, CROWD_RANGED)
        super().begin(state, who, more_scopes)


def strike_focused(state: DarkState, attack: FocusedAttack, damage: int, hits: int, misses: int) -> None:
    """Deal the Damage of all successes as one hit; misses have the weapon's own Damage."""
    spared = False
    base = damage
    for trait in traits_for(state, attack):
        if isinstance(trait, ConcentratedExpert) and hits + misses > 1:
            damage += 1
            spared = True
            tell_skill(state, attack.who, trait)
    state.push(LandFocusedHit(attack, damage * hits, 0 if spared else misses, base))


class LandFocusedHit(Step[DarkState]):
    """The one hit of a Concentrated Attack."""

    rule: ClassVar[str] = "ds.focus.multiply"

    def __init__(self, attack: FocusedAttack, damage: int, misses: int, base: int) -> None:
        self.attack = attack
        self.damage = damage
        self.misses = misses
        # What a miss does to friends.
        self.base = base

    def renumbered(self, state: DarkState, heirs: list[int]) -> Step[DarkState] | None:
        attack = self.attack.renumbered(heirs)
        assert isinstance(attack, FocusedAttack)
        return None if attack.zone < 0 else LandFocusedHit(attack, self.damage, self.misses, self.base)

    def run(self, state: DarkState) -> None:
        attack = self.attack
        kind = attack.kind
        if self.damage > 0:
            state.emit(FocusedDamage(attack.who, kind, attack.zone, self.damage), self.rule)
            if self.damage >= state.scenario.rules.toughness(state, attack, kind):
                zombies.remove(state, attack.zone, kind, 1)
                state.emit(ZombieEliminated(attack.who, kind, attack.zone), "ds.focus.only-target")
                state.push(Reap(attack, Hits(self.misses, self.base, 0, 0, 0, (kind,), 0)))
                return
            state.emit(HitWithoutEffect(kind, attack.zone, 1), "uoa.zombie.kill-threshold")
        finish_attack(state, attack, Hits(self.misses, self.base, 0, 0, 0, (), 0))
