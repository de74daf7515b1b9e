"""Hits find their targets: freely in Melee, by priority at range; then come rewards and what follows."""

from typing import ClassVar

from veglia.games.zombicide.engine import zombies
from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.danger import rise, traits_for
from veglia.games.zombicide.engine.events import (
    AdrenalineGained,
    HitsLost,
    HitWithoutEffect,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.friendly_fire import share_friendly_fire
from veglia.games.zombicide.engine.scope import MELEE
from veglia.games.zombicide.engine.state import ZombicideState
from veglia.kernel.machine import Ask, Option, Step


class Hit(Option):
    """A hit of this Damage goes to a Zombie of this kind."""

    def __init__(self, kind: int, damage: int) -> None:
        self.kind = kind
        self.damage = damage


class AssignHits(Ask[ZombicideState]):
    """Hits are assigned one at a time: freely in Melee, by priority at range."""

    rule: ClassVar[str] = "uoa.combat.melee-choice"

    def __init__(
        self,
        attack: Attack,
        misses: int,
        damage: int,
        plain: int,
        six_damage: int,
        sixes: int,
        killed: tuple[int, ...],
    ) -> None:
        self.attack = attack
        self.misses = misses
        self.damage = damage
        # Hits of the plain Damage.
        self.plain = plain
        # What a 6 adds, and the hits that have it.
        self.six_damage = six_damage
        self.sixes = sixes
        self.killed = killed

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        attack = self.attack.renumbered(heirs)
        return None if attack.zone < 0 else self._with(attack, self.plain, self.sixes, self.killed)

    def _with(self, attack: Attack, plain: int, sixes: int, killed: tuple[int, ...]) -> "AssignHits":
        return AssignHits(attack, self.misses, self.damage, plain, self.six_damage, sixes, killed)

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.attack.who].seat

    def cites(self, state: ZombicideState) -> str:
        return self.rule if self.attack.is_of(MELEE) else "uoa.combat.priority-ties"

    def run(self, state: ZombicideState) -> None:
        if self.plain + self.sixes == 0:
            self._finish(state)
            return
        options = self.options(state)
        if not options:
            self._waste(state)
        elif len(options) == 1:
            self.take(state, options[0])
        else:
            state.asking = self
            state.offered = options

    def options(self, state: ZombicideState) -> list[Option]:
        """Return who may be hit with what; hits that can only go to waste are not offered."""
        targets = self._targets(state)
        out: list[Option] = []
        for kind in targets:
            toughness = state.scenario.rules.toughness(state, self.attack, kind)
            if self.plain > 0 and self.damage >= toughness:
                out.append(Hit(kind, self.damage))
            if self.sixes > 0 and self.damage + self.six_damage >= toughness:
                out.append(Hit(kind, self.damage + self.six_damage))
        return out

    def _targets(self, state: ZombicideState) -> list[int]:
        """Return the kinds that may be hit now: in Melee or with free aim any, else the first priority."""
        kinds = [k for k in range(state.scenario.kinds) if zombies.count_of(state, self.attack.zone, k) > 0]
        return first_targets(state, self.attack, kinds)

    def _waste(self, state: ZombicideState) -> None:
        """No hit can eliminate anything: they are lost, or caught by those who are hit first."""
        targets = self._targets(state)
        if not targets:
            state.emit(HitsLost(self.plain + self.sixes, self.attack.zone), "uoa.combat.excess-lost")
        elif self.attack.is_of(MELEE):
            state.emit(HitWithoutEffect(targets[0], self.attack.zone), "uoa.zombie.kill-threshold")
        else:
            state.emit(HitWithoutEffect(targets[0], self.attack.zone), "uoa.combat.priority-shield")
        self._finish(state)

    def _finish(self, state: ZombicideState) -> None:
        finish_attack(state, self.attack, self.killed, self.misses, self.damage)

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, Hit)
        is_six = option.damage != self.damage
        zombies.remove(state, self.attack.zone, option.kind, 1)
        rule = "uoa.combat.damage" if self.attack.is_of(MELEE) else "uoa.combat.priority-order"
        state.emit(ZombieEliminated(self.attack.who, option.kind, self.attack.zone), rule)
        plain = self.plain if is_six else self.plain - 1
        sixes = self.sixes - 1 if is_six else self.sixes
        state.push(self._with(self.attack, plain, sixes, (*self.killed, option.kind)))


def first_targets(state: ZombicideState, attack: Attack, kinds: list[int]) -> list[int]:
    """Return which of some kinds in the target Zone are hit first; the attacker chooses among them."""
    if not kinds or attack.is_of(MELEE) or aims(state, attack):
        return kinds
    priorities = [state.scenario.library.zombies[kind].priority for kind in kinds]
    first = min(priorities)
    return [kind for kind in kinds if state.scenario.library.zombies[kind].priority == first]


def is_safe(state: ZombicideState, attack: Attack) -> bool:
    """Return whether misses strike no friends."""
    return attack.is_of(MELEE) or aims(state, attack)


def aims(state: ZombicideState, attack: Attack) -> bool:
    """Return whether the attacker chooses targets freely and spares friends."""
    for trait in traits_for(state, attack):
        if trait.aims(attack):
            return True
    return False


def finish_attack(
    state: ZombicideState, attack: Attack, killed: tuple[int, ...], misses: int, damage: int
) -> None:
    """All hits are assigned: reap, then AP and skills, then Friendly Fire, then what follows an attack."""
    state.push(Reap(attack, killed, 0 if is_safe(state, attack) else misses, damage))


class ReapKind(Option):
    """Eliminate one more of this kind."""

    def __init__(self, kind: int) -> None:
        self.kind = kind


class ReapNobody(Option):
    """Do not."""

    def __init__(self) -> None:
        pass


class Reap(Ask[ZombicideState]):
    """One more Zombie, identical to one just eliminated, may be taken along for free."""

    rule: ClassVar[str] = "uoa.skill.reaper"

    def __init__(self, attack: Attack, killed: tuple[int, ...], misses: int, damage: int) -> None:
        self.attack = attack
        self.killed = killed
        # Misses that strike friends, and what they do.
        self.misses = misses
        self.damage = damage

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        attack = self.attack.renumbered(heirs)
        return None if attack.zone < 0 else Reap(attack, self.killed, self.misses, self.damage)

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.attack.who].seat

    def run(self, state: ZombicideState) -> None:
        options = self.options(state)
        if options:
            state.asking = self
            state.offered = options
        else:
            self._reward(state, self.killed)

    def options(self, state: ZombicideState) -> list[Option]:
        if not self.killed or not self._skill_rule(state):
            return []
        out: list[Option] = []
        for kind in sorted(set(self.killed)):
            if zombies.count_of(state, self.attack.zone, kind) > 0:
                out.append(ReapKind(kind))
        if out:
            out.append(ReapNobody())
        return out

    def cites(self, state: ZombicideState) -> str:
        return self._skill_rule(state)

    def _skill_rule(self, state: ZombicideState) -> str:
        """Return the rule of the skill that reaps, empty without one."""
        for trait in traits_for(state, self.attack):
            if trait.reaps(self.attack):
                return trait.rule
        return ""

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, ReapKind):
            zombies.remove(state, self.attack.zone, option.kind, 1)
            gone = ZombieEliminated(self.attack.who, option.kind, self.attack.zone)
            state.emit(gone, self._skill_rule(state))
            self._reward(state, (*self.killed, option.kind))
        else:
            self._reward(state, self.killed)

    def _reward(self, state: ZombicideState, killed: tuple[int, ...]) -> None:
        state.push(AfterAttack(self.attack, len(killed)))
        if self.misses > 0:
            if not state.scenario.rules.shares_misses(state, self.attack, self.misses, self.damage):
                share_friendly_fire(state, self.attack, self.misses, self.damage)
        reward_kills(state, self.attack.who, killed)


def reward_kills(state: ZombicideState, who: int, killed: tuple[int, ...]) -> None:
    """Give the Adrenaline Points for eliminated Zombies."""
    points = 0
    for_bosses = 0
    for kind in killed:
        zombie = state.scenario.library.zombies[kind]
        points += zombie.ap
        if zombie.is_boss:
            for_bosses += zombie.ap
    if for_bosses > 0:
        state.emit(AdrenalineGained(who, for_bosses), "uoa.ap.abomination")
    if points > for_bosses:
        state.emit(AdrenalineGained(who, points - for_bosses), "uoa.ap.kill")
    rise(state, who, points)


class AfterAttack(Step[ZombicideState]):
    """Skills and Feats that follow an attack."""

    rule: ClassVar[str] = "uoa.skill.precedence"

    def __init__(self, attack: Attack, kills: int) -> None:
        self.attack = attack
        self.kills = kills

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        # What follows an attack follows it wherever it was aimed.
        return AfterAttack(self.attack.renumbered(heirs), self.kills)

    def run(self, state: ZombicideState) -> None:
        for trait in traits_for(state, self.attack):
            trait.attacked(state, self.attack, self.kills)
        state.scenario.rules.attack_done(state, self.attack, self.kills)
