"""Hits find their targets: freely in Melee, by priority at range; then come rewards and what follows."""

from typing import ClassVar

from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.attack import Attack, Hits
from veglia.games.zombicide.engine.rules.danger import rise, traits_for
from veglia.games.zombicide.engine.rules.events import (
    AdrenalineGained,
    HitsLost,
    HitWithoutEffect,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.rules.friendly_fire import share_friendly_fire
from veglia.games.zombicide.engine.rules.scope import MELEE
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.machine import Ask, Option, Step


class Hit(Option):
    """A hit of this Damage goes to a Zombie of this kind."""

    def __init__(self, kind: int, damage: int) -> None:
        self.kind = kind
        self.damage = damage


class SpendHit(Option):
    """A hit of this Damage goes to a Zombie of this kind, which it does not eliminate."""

    def __init__(self, kind: int, damage: int) -> None:
        self.kind = kind
        self.damage = damage


class AssignHits(Ask[ZombicideState]):
    """Hits are assigned one at a time: freely in Melee, by priority at range."""

    rule: ClassVar[str] = "uoa.combat.melee-choice"

    def __init__(self, attack: Attack, hits: Hits) -> None:
        self.attack = attack
        self.hits = hits

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        attack = self.attack.renumbered(heirs)
        return None if attack.zone < 0 else AssignHits(attack, self.hits)

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.attack.who].seat

    def cites(self, state: ZombicideState) -> str:
        return self.rule if self.attack.is_of(MELEE) else "uoa.combat.priority-ties"

    def run(self, state: ZombicideState) -> None:
        if self.hits.count == 0:
            finish_attack(state, self.attack, self.hits)
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
        """Return who may be hit with what.

        A hit that could not eliminate anyone is not offered. Another one in Melee may go to a Zombie that has
        fallen already, so that nobody has to rise to another Danger Level.
        """
        rules = state.scenario.rules
        targets = [(kind, rules.toughness(state, self.attack, kind)) for kind in self._targets(state)]
        weakest = min([toughness for _, toughness in targets], default=0)
        eliminating: list[Option] = []
        spending: list[Option] = []
        for kind, toughness in targets:
            for damage in self.hits.damages():
                if damage >= toughness:
                    eliminating.append(Hit(kind, damage))
                elif damage >= weakest:
                    spending.append(SpendHit(kind, damage))
        if self.attack.is_of(MELEE) and self.hits.killed and self._would_rise(state, eliminating):
            for damage in self.hits.damages():
                spending.append(SpendHit(self.hits.killed[-1], damage))
        return eliminating + spending

    def _would_rise(self, state: ZombicideState, eliminating: list[Option]) -> bool:
        """Return whether one more Zombie may bring the attacker to another Danger Level."""
        survivor = state.survivors[self.attack.who]
        kinds = state.scenario.library.zombies
        gained = sum([kinds[kind].ap for kind in self.hits.killed])
        most = 0
        for option in eliminating:
            if isinstance(option, Hit):
                most = max(most, kinds[option.kind].ap)
        for level in state.scenario.library.levels:
            if survivor.ap + gained < level <= survivor.ap + gained + most:
                return True
        return False

    def _targets(self, state: ZombicideState) -> list[int]:
        """Return the kinds that may be hit now: in Melee or with free aim any, else the first priority."""
        kinds = [k for k in range(state.scenario.kinds) if zombies.count_of(state, self.attack.zone, k) > 0]
        return first_targets(state, self.attack, kinds)

    def _waste(self, state: ZombicideState) -> None:
        """No hit can eliminate anything: they are lost, or caught by those who are hit first."""
        targets = self._targets(state)
        left = self.hits.count
        if not targets:
            state.emit(HitsLost(left, self.attack.zone), "uoa.combat.excess-lost")
        elif self.attack.is_of(MELEE):
            state.emit(HitWithoutEffect(targets[0], self.attack.zone, left), "uoa.zombie.kill-threshold")
        else:
            state.emit(HitWithoutEffect(targets[0], self.attack.zone, left), "uoa.combat.priority-shield")
        finish_attack(state, self.attack, self.hits)

    def take(self, state: ZombicideState, option: Option) -> None:
        if isinstance(option, SpendHit):
            is_too_tough = option.damage < state.scenario.rules.toughness(state, self.attack, option.kind)
            rule = "uoa.zombie.kill-threshold" if is_too_tough else self.rule
            state.emit(HitWithoutEffect(option.kind, self.attack.zone, 1), rule)
            state.push(AssignHits(self.attack, self.hits.without(option.damage, ())))
            return
        assert isinstance(option, Hit)
        zombies.remove(state, self.attack.zone, option.kind, 1)
        rule = "uoa.combat.damage" if self.attack.is_of(MELEE) else "uoa.combat.priority-order"
        state.emit(ZombieEliminated(self.attack.who, option.kind, self.attack.zone), rule)
        state.push(Reap(self.attack, self.hits.without(option.damage, (option.kind,))))


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


def finish_attack(state: ZombicideState, attack: Attack, hits: Hits) -> None:
    """All hits are assigned: AP and skills, then Friendly Fire, then what follows an attack."""
    state.push(AfterAttack(attack, len(hits.killed)))
    if hits.misses > 0 and not is_safe(state, attack):
        if not state.scenario.rules.shares_misses(state, attack, hits.misses, hits.damage):
            share_friendly_fire(state, attack, hits.misses, hits.damage)
    reward_kills(state, attack.who, hits.killed)


class ReapKind(Option):
    """Eliminate one more of this kind."""

    def __init__(self, kind: int) -> None:
        self.kind = kind


class ReapNobody(Option):
    """Do not."""

    def __init__(self) -> None:
        pass


class Reap(Ask[ZombicideState]):
    """A hit has just eliminated a Zombie: it may take an identical one along, before the next hit."""

    rule: ClassVar[str] = "uoa.skill.reaper"

    def __init__(self, attack: Attack, hits: Hits) -> None:
        self.attack = attack
        self.hits = hits

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        attack = self.attack.renumbered(heirs)
        return None if attack.zone < 0 else Reap(attack, self.hits)

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.attack.who].seat

    def run(self, state: ZombicideState) -> None:
        options = self.options(state)
        if options:
            state.asking = self
            state.offered = options
        else:
            state.push(AssignHits(self.attack, self.hits))

    def options(self, state: ZombicideState) -> list[Option]:
        kind = self.hits.killed[-1]
        if zombies.count_of(state, self.attack.zone, kind) == 0 or not self.cites(state):
            return []
        return [ReapKind(kind), ReapNobody()]

    def cites(self, state: ZombicideState) -> str:
        """Return the rule of the next skill that reaps in this attack, empty if all have."""
        rules: list[str] = []
        for trait in traits_for(state, self.attack):
            # A skill reaps once in an Action, however many times a Survivor has it.
            if trait.reaps(self.attack) and trait.rule not in rules:
                rules.append(trait.rule)
        return rules[self.hits.reaped] if self.hits.reaped < len(rules) else ""

    def take(self, state: ZombicideState, option: Option) -> None:
        if not isinstance(option, ReapKind):
            state.push(AssignHits(self.attack, self.hits))
            return
        zombies.remove(state, self.attack.zone, option.kind, 1)
        state.emit(ZombieEliminated(self.attack.who, option.kind, self.attack.zone), self.cites(state))
        state.push(Reap(self.attack, self.hits.reaping(option.kind)))


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
