"""Attacks: declare, roll, roll again, assign hits, reward. Friendly Fire is in friendly_fire."""

from typing import ClassVar

from veglia.games.zombicide.engine import zombies
from veglia.games.zombicide.engine.attack import Attack
from veglia.games.zombicide.engine.cards import SILENT
from veglia.games.zombicide.engine.danger import rise, traits_of
from veglia.games.zombicide.engine.events import (
    AdrenalineGained,
    AttackRolled,
    DiceKept,
    DiceRolledAgain,
    HitsLost,
    HitWithoutEffect,
    WeaponEmptied,
    ZombieEliminated,
)
from veglia.games.zombicide.engine.friendly_fire import share_friendly_fire
from veglia.games.zombicide.engine.scope import MELEE
from veglia.games.zombicide.engine.state import EQUIPPED, NO_CARD, ZombicideState
from veglia.games.zombicide.engine.tell import tell_gift, tell_skill
from veglia.games.zombicide.engine.trait import AMBIDEXTROUS, EXTRA_RANGE, QUICK_DRAW
from veglia.kernel.machine import Ask, Option, Step


def declare(state: ZombicideState, attack: Attack, noise: int) -> None:
    """Begin an attack that has been paid for: it is heard, and a Reload weapon is emptied."""
    tell_reach(state, attack)
    if noise != SILENT:
        here = state.survivors[attack.who].zone
        state.scenario.rules.make_noise(state, here, noise, "uoa.noise.location")
    if state.card(attack.card).reload:
        empty(state, attack.who, attack.card, attack.second, "uoa.trait.reload-empties")
    state.push(RollAttack(attack))


def tell_reach(state: ZombicideState, attack: Attack) -> None:
    """Tell which standing permissions made an attack possible: drawn from the Backpack, paired, or far."""
    if state.log is None:
        return
    survivor = state.survivors[attack.who]
    kind = state.card(attack.card)
    backpack = survivor.cards[EQUIPPED:]
    if attack.card in backpack or (attack.second != NO_CARD and attack.second in backpack):
        tell_gift(state, attack.who, QUICK_DRAW)
    if attack.second != NO_CARD and not kind.dual:
        tell_gift(state, attack.who, AMBIDEXTROUS)
    sight = state.scenario.rules.sight(state, attack.who)
    if sight.ranges[survivor.zone][attack.zone] > kind.range_max:
        tell_gift(state, attack.who, EXTRA_RANGE)


def empty(state: ZombicideState, who: int, card: int, second: int, rule: str) -> None:
    """Mark a weapon, or two fired as Dual, as empty."""
    state.empty[card] = second
    state.emit(WeaponEmptied(who, card), rule)
    if second != NO_CARD:
        state.empty[second] = card
        state.emit(WeaponEmptied(who, second), rule)


class RollAttack(Step[ZombicideState]):
    """Roll the dice of an attack."""

    rule: ClassVar[str] = "uoa.combat.dice"

    def __init__(self, attack: Attack) -> None:
        self.attack = attack

    def run(self, state: ZombicideState) -> None:
        attack = self.attack
        traits = traits_of(state, attack.who)
        count = state.scenario.rules.base_dice(state, attack)
        sources: list[int] = []
        for trait in traits:
            more = trait.dice(state, attack) * attack.weapons + trait.single_dice(state, attack)
            if more > 0:
                count += more
                tell_skill(state, attack.who, trait)
        roll = tuple(state.dice.roll(count))
        for place, trait in enumerate(traits):
            if trait.rerolls(attack):
                sources.append(-1 - place)
        sources.extend(state.scenario.rules.ammunition_rerolls(state, attack))
        if sources:
            state.push(RollAgain(attack, roll, tuple(sources)))
        else:
            count_hits(state, attack, roll)


class UseReroll(Option):
    """Roll all dice again with the help of a card (its number) or a skill (negative)."""

    def __init__(self, source: int) -> None:
        self.source = source


class KeepDice(Option):
    """Keep the dice as they are."""

    def __init__(self) -> None:
        pass


class RollAgain(Ask[ZombicideState]):
    """All dice may be rolled again, once for each source; the new result replaces the old one."""

    rule: ClassVar[str] = "uoa.skill.lucky"

    def __init__(self, attack: Attack, dice: tuple[int, ...], sources: tuple[int, ...]) -> None:
        self.attack = attack
        self.dice = dice
        self.sources = sources

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.attack.who].seat

    def cites(self, state: ZombicideState) -> str:
        return self._rule_of(state, self.sources[0])

    def _rule_of(self, state: ZombicideState, source: int) -> str:
        if source >= 0:
            return "uoa.equip.plenty-of-ammo"
        return traits_of(state, self.attack.who)[-1 - source].rule

    def options(self, state: ZombicideState) -> list[Option]:
        out: list[Option] = [KeepDice()]
        for source in self.sources:
            out.append(UseReroll(source))
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        if not isinstance(option, UseReroll):
            state.emit(DiceKept(self.attack.who), self.cites(state))
            count_hits(state, self.attack, self.dice)
            return
        left = tuple([source for source in self.sources if source != option.source])
        roll = tuple(state.dice.roll(len(self.dice)))
        state.emit(DiceRolledAgain(self.attack.who, roll), self._rule_of(state, option.source))
        if left:
            state.push(RollAgain(self.attack, roll, left))
        else:
            count_hits(state, self.attack, roll)


def count_hits(state: ZombicideState, attack: Attack, roll: tuple[int, ...]) -> None:
    """Compare the final dice with the Accuracy and go on to assign the hits."""
    traits = traits_of(state, attack.who)
    accuracy = state.scenario.rules.accuracy(state, attack)
    damage = state.card(attack.card).damage
    bonus = 0
    six_damage = 0
    for trait in traits:
        better_roll = trait.roll_bonus(attack)
        more_damage = trait.damage(attack)
        more_on_six = trait.six_damage(attack)
        bonus += better_roll
        damage += more_damage
        six_damage += more_on_six
        if better_roll + more_damage + more_on_six > 0 or trait.aims(attack):
            tell_skill(state, attack.who, trait)
    hits = 0
    sixes = 0
    for die in roll:
        value = min(6, die + bonus)
        if value >= accuracy:
            hits += 1
            if value == 6 and six_damage > 0:
                sixes += 1
    rolled = AttackRolled(attack.who, attack.card, attack.zone, roll, accuracy - bonus, hits)
    state.emit(rolled, "uoa.combat.accuracy")
    misses = len(roll) - hits
    state.push(AssignHits(attack, misses, damage, hits - sixes, six_damage, sixes, ()))


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

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.attack.who].seat

    def cites(self, state: ZombicideState) -> str:
        return self.rule if self.attack.is_of(MELEE) else "uoa.combat.priority-ties"

    def run(self, state: ZombicideState) -> None:
        if self.plain + self.sixes == 0:
            finish_attack(state, self)
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
            toughness = state.scenario.library.zombies[kind].toughness
            if self.plain > 0 and self.damage >= toughness:
                out.append(Hit(kind, self.damage))
            if self.sixes > 0 and self.damage + self.six_damage >= toughness:
                out.append(Hit(kind, self.damage + self.six_damage))
        return out

    def _targets(self, state: ZombicideState) -> list[int]:
        """Return the kinds that may be hit now: in Melee or with free aim any, else the first priority."""
        kinds = [k for k in range(state.scenario.kinds) if zombies.count_of(state, self.attack.zone, k) > 0]
        if not kinds or self.attack.is_of(MELEE) or aims(state, self.attack):
            return kinds
        priorities = [state.scenario.library.zombies[kind].priority for kind in kinds]
        first = min(priorities)
        return [kind for kind in kinds if state.scenario.library.zombies[kind].priority == first]

    def _waste(self, state: ZombicideState) -> None:
        """No hit can eliminate anything: they are lost, or caught by those who are hit first."""
        targets = self._targets(state)
        if not targets:
            state.emit(HitsLost(self.plain + self.sixes, self.attack.zone), "uoa.combat.excess-lost")
        elif self.attack.is_of(MELEE):
            state.emit(HitWithoutEffect(targets[0], self.attack.zone), "uoa.zombie.kill-threshold")
        else:
            state.emit(HitWithoutEffect(targets[0], self.attack.zone), "uoa.combat.priority-shield")
        finish_attack(state, self)

    def take(self, state: ZombicideState, option: Option) -> None:
        assert isinstance(option, Hit)
        is_six = option.damage != self.damage
        zombies.remove(state, self.attack.zone, option.kind, 1)
        rule = "uoa.combat.damage" if self.attack.is_of(MELEE) else "uoa.combat.priority-order"
        state.emit(ZombieEliminated(self.attack.who, option.kind, self.attack.zone), rule)
        state.push(
            AssignHits(
                self.attack,
                self.misses,
                self.damage,
                self.plain if is_six else self.plain - 1,
                self.six_damage,
                self.sixes - 1 if is_six else self.sixes,
                (*self.killed, option.kind),
            )
        )


def aims(state: ZombicideState, attack: Attack) -> bool:
    """Return whether the attacker chooses targets freely and spares friends."""
    for trait in traits_of(state, attack.who):
        if trait.aims(attack):
            return True
    return False


def finish_attack(state: ZombicideState, done: AssignHits) -> None:
    """All hits are assigned: reap, then AP and skills, then Friendly Fire, then what follows an attack."""
    attack = done.attack
    is_safe = attack.is_of(MELEE) or aims(state, attack)
    state.push(Reap(attack, done.killed, 0 if is_safe else done.misses, done.damage))


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
        for trait in traits_of(state, self.attack.who):
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

    def run(self, state: ZombicideState) -> None:
        for trait in traits_of(state, self.attack.who):
            trait.attacked(state, self.attack, self.kills)
        state.scenario.rules.attack_done(state, self.attack, self.kills)
