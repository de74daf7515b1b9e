"""Attacks: declare, roll, roll again, roll on, count the hits. What hits do is in `hits`."""

from typing import Any, ClassVar, Final

from veglia.games.zombicide.engine.rules.attack import Attack, Hits
from veglia.games.zombicide.engine.rules.cards import SILENT
from veglia.games.zombicide.engine.rules.danger import traits_for
from veglia.games.zombicide.engine.rules.events import (
    AttackRolled,
    DiceKept,
    DiceRolledAgain,
    WeaponEmptied,
)
from veglia.games.zombicide.engine.rules.hits import AssignHits
from veglia.games.zombicide.engine.rules.state import NO_CARD, ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_gift, tell_skill
from veglia.games.zombicide.engine.rules.trait import AMBIDEXTROUS, EXTRA_RANGE, QUICK_DRAW, Trait
from veglia.kernel.machine import Ask, Event, Option, Step


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
    backpack = survivor.cards[state.scenario.library.pack.equipped :]
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


def more_dice(state: ZombicideState, attack: Attack, trait: Trait[Any]) -> int:
    """Return the dice a skill adds to an attack."""
    return max(0, trait.dice(state, attack) * attack.weapons + trait.single_dice(state, attack))


def dice_of(state: ZombicideState, attack: Attack) -> int:
    """Return how many dice an attack rolls."""
    count = state.scenario.rules.base_dice(state, attack)
    for trait in traits_for(state, attack):
        count += more_dice(state, attack, trait)
    return count


def reroll_sources(state: ZombicideState, attack: Attack) -> list[int]:
    """Return what lets all dice be rolled again, each once: cards by number, skills as negative places."""
    sources: list[int] = []
    for place, trait in enumerate(traits_for(state, attack)):
        if trait.rerolls(attack):
            sources.append(-1 - place)
    sources.extend(state.scenario.rules.ammunition_rerolls(state, attack))
    return sources


class RollAttack(Step[ZombicideState]):
    """Roll the dice of an attack."""

    rule: ClassVar[str] = "uoa.combat.dice"

    def __init__(self, attack: Attack) -> None:
        self.attack = attack

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        attack = self.attack.renumbered(heirs)
        return None if attack.zone < 0 else RollAttack(attack)

    def run(self, state: ZombicideState) -> None:
        attack = self.attack
        if state.log is not None:
            for trait in traits_for(state, attack):
                if more_dice(state, attack, trait) > 0:
                    tell_skill(state, attack.who, trait)
        roll = tuple(state.dice.roll(dice_of(state, attack)))
        sources = reroll_sources(state, attack)
        if sources:
            state.push(RollAgain(attack, roll, tuple(sources)))
        else:
            finish_roll(state, attack, roll)


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

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        attack = self.attack.renumbered(heirs)
        return None if attack.zone < 0 else RollAgain(attack, self.dice, self.sources)

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.attack.who].seat

    def cites(self, state: ZombicideState) -> str:
        return self._rule_of(state, self.sources[0])

    def _rule_of(self, state: ZombicideState, source: int) -> str:
        if source >= 0:
            return "uoa.equip.plenty-of-ammo"
        return traits_for(state, self.attack)[-1 - source].rule

    def options(self, state: ZombicideState) -> list[Option]:
        out: list[Option] = [KeepDice()]
        for source in self.sources:
            out.append(UseReroll(source))
        return out

    def take(self, state: ZombicideState, option: Option) -> None:
        if not isinstance(option, UseReroll):
            state.emit(DiceKept(self.attack.who), self.cites(state))
            finish_roll(state, self.attack, self.dice)
            return
        left = tuple([source for source in self.sources if source != option.source])
        roll = tuple(state.dice.roll(len(self.dice)))
        state.emit(DiceRolledAgain(self.attack.who, roll), self._rule_of(state, option.source))
        if left:
            state.push(RollAgain(self.attack, roll, left))
        else:
            finish_roll(state, self.attack, roll)


class AttackValues:
    """What the dice of an attack are compared with, and what its hits do, all skills included."""

    def __init__(self, accuracy: int, bonus: int, damage: int, six_damage: int) -> None:
        self.accuracy: Final = accuracy
        # What is added to each die.
        self.bonus: Final = bonus
        self.damage: Final = damage
        # What a hit that rolled a 6 adds.
        self.six_damage: Final = six_damage


def values_of(state: ZombicideState, attack: Attack) -> AttackValues:
    """Return the values of an attack."""
    bonus = 0
    damage = state.scenario.rules.base_damage(state, attack)
    six_damage = 0
    for trait in traits_for(state, attack):
        bonus += trait.roll_bonus(attack)
        damage += trait.damage(attack)
        six_damage += trait.six_damage(attack)
    return AttackValues(state.scenario.rules.accuracy(state, attack), bonus, damage, six_damage)


def rolls_on(state: ZombicideState, attack: Attack) -> bool:
    """Return whether each 6 may bring one die more."""
    for trait in traits_for(state, attack):
        if trait.rolls_on(attack):
            return True
    return False


def finish_roll(state: ZombicideState, attack: Attack, roll: tuple[int, ...]) -> None:
    """No re-roll is left: 6s may bring further dice, then the hits are counted."""
    bonus = values_of(state, attack).bonus
    sixes = 0
    if rolls_on(state, attack):
        for die in roll:
            if die + bonus >= 6:
                sixes += 1
    if sixes > 0:
        state.push(RollOn(attack, roll, sixes, bonus))
    else:
        count_hits(state, attack, roll)


class DieAdded(Event):
    def __init__(self, survivor: int, dice: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.dice = dice


class RollOneMore(Option):
    """Roll an additional die for a 6."""

    def __init__(self) -> None:
        pass


class RollOn(Ask[ZombicideState]):
    """Each 6 may bring one die more, as long as 6s are rolled."""

    rule: ClassVar[str] = "uoa.skill.roll-6-plus-1-die"

    def __init__(self, attack: Attack, dice: tuple[int, ...], sixes: int, bonus: int) -> None:
        self.attack = attack
        self.dice = dice
        # Dice that may still be added, and what is added to each of them.
        self.sixes = sixes
        self.bonus = bonus

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        attack = self.attack.renumbered(heirs)
        return None if attack.zone < 0 else RollOn(attack, self.dice, self.sixes, self.bonus)

    def seat(self, state: ZombicideState) -> int:
        return state.survivors[self.attack.who].seat

    def options(self, state: ZombicideState) -> list[Option]:
        return [RollOneMore(), KeepDice()]

    def take(self, state: ZombicideState, option: Option) -> None:
        if not isinstance(option, RollOneMore):
            state.emit(DiceKept(self.attack.who), self.rule)
            count_hits(state, self.attack, self.dice)
            return
        die = state.dice.roll(1)[0]
        state.emit(DieAdded(self.attack.who, (die,)), self.rule)
        sixes = self.sixes if die + self.bonus >= 6 else self.sixes - 1
        if sixes > 0:
            state.push(RollOn(self.attack, (*self.dice, die), sixes, self.bonus))
        else:
            count_hits(state, self.attack, (*self.dice, die))


def count_hits(state: ZombicideState, attack: Attack, roll: tuple[int, ...]) -> None:
    """Compare the final dice with the Accuracy and go on to assign the hits."""
    values = values_of(state, attack)
    if state.log is not None:
        for trait in traits_for(state, attack):
            helped = trait.roll_bonus(attack) + trait.damage(attack) + trait.six_damage(attack)
            if helped > 0 or trait.aims(attack):
                tell_skill(state, attack.who, trait)
    hits = 0
    sixes = 0
    for die in roll:
        value = min(6, die + values.bonus)
        if value >= values.accuracy:
            hits += 1
            if value == 6 and values.six_damage > 0:
                sixes += 1
    needed = values.accuracy - values.bonus
    rolled = AttackRolled(attack.who, attack.card, attack.zone, roll, needed, hits)
    state.emit(rolled, "uoa.combat.accuracy")
    misses = len(roll) - hits
    if state.scenario.rules.strikes_otherwise(state, attack, values.damage, hits, misses):
        return
    counted = Hits(misses, values.damage, hits - sixes, values.six_damage, sixes, (), 0)
    state.push(AssignHits(attack, counted))
