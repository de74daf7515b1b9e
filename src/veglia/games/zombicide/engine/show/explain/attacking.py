# veglia: interpreted
"""What an attack would do, as far as the rules decide it: dice, chances, who is hit first, who is at risk."""

from veglia.games.zombicide.engine.rules import zombies
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.combat import values_of
from veglia.games.zombicide.engine.rules.friendly_fire import friends_at_risk
from veglia.games.zombicide.engine.rules.hits import first_targets, is_safe
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.games.zombicide.engine.show.explain.odds import Odds, mean, odds_of, percent
from veglia.games.zombicide.engine.show.explain.remark import Remark, listed
from veglia.games.zombicide.engine.show.ids import foe_id
from veglia.kernel.offers import Mark
from veglia.show.ids import figure_id

# What marks say beside an order number: hits of this attack do nothing to it, it is in the line of fire.
UNHARMED = "="
AT_RISK = "!"


def attack_remarks(state: ZombicideState, attack: Attack) -> list[Remark]:
    """Return what there is to say about a declared attack."""
    odds = odds_of(state, attack)
    remarks = [Remark("dice", "uoa.combat.dice", count=odds.dice, needed=max(1, odds.needed))]
    remarks.append(Remark("chance", "uoa.combat.accuracy", chance=percent(odds.any_hit)))
    if odds.rerolls > 0:
        chance = percent(odds.any_hit_with_rerolls)
        remarks.append(Remark("chance_again", "uoa.skill.lucky", count=odds.rerolls, chance=chance))
    remarks.append(Remark("expected", "uoa.combat.damage", chance=mean(odds.expected)))
    if odds.rolls_on:
        remarks.append(Remark("rolls_on", "uoa.skill.roll-6-plus-1-die"))
    return remarks + target_remarks(state, attack) + risk_remarks(state, attack, odds)


def kinds_there(state: ZombicideState, attack: Attack) -> list[int]:
    """Return the kinds of Zombies in the target Zone."""
    return [kind for kind in range(state.scenario.kinds) if zombies.count_of(state, attack.zone, kind) > 0]


def target_order(state: ZombicideState, attack: Attack) -> list[list[int]]:
    """Return the kinds in the target Zone in the order in which they are hit; those together by choice."""
    left = kinds_there(state, attack)
    order: list[list[int]] = []
    while left:
        group = first_targets(state, attack, left)
        order.append(group)
        left = [kind for kind in left if kind not in group]
    return order


def most_damage(state: ZombicideState, attack: Attack) -> int:
    """Return the Damage of the best hit of an attack."""
    values = values_of(state, attack)
    return values.damage + values.six_damage


def target_remarks(state: ZombicideState, attack: Attack) -> list[Remark]:
    """Return who is hit first and whom no hit can eliminate."""
    order = target_order(state, attack)
    if not order:
        return [Remark("no_targets", "uoa.combat.excess-lost", zone=attack.zone)]
    remarks: list[Remark] = []
    if len(order) > 1:
        remarks += [Remark("hit_first", "uoa.combat.priority-order", kind=kind) for kind in order[0]]
    elif len(order[0]) > 1:
        remarks.append(Remark("free_choice", "uoa.combat.melee-choice"))
    damage = most_damage(state, attack)
    kinds = kinds_there(state, attack)
    return remarks + listed(*[too_tough(state, attack, kind, damage) for kind in kinds])


def too_tough(state: ZombicideState, attack: Attack, kind: int, damage: int) -> Remark | None:
    """Return that hits of a Damage do nothing to a kind, if so."""
    toughness = state.scenario.rules.toughness(state, attack, kind)
    if toughness <= damage:
        return None
    return Remark("too_tough", "uoa.zombie.kill-threshold", kind=kind, count=damage, needed=toughness)


def risk_remarks(state: ZombicideState, attack: Attack, odds: Odds) -> list[Remark]:
    """Return what misses do to friends."""
    if is_safe(state, attack):
        return []
    damage = values_of(state, attack).damage
    return [
        Remark(
            "friend_at_risk",
            "uoa.combat.friendly-fire",
            survivor=who,
            count=damage,
            chance=percent(odds.any_miss),
        )
        for who in friends_at_risk(state, attack)
    ]


def attack_marks(state: ZombicideState, attack: Attack) -> list[Mark]:
    """Return the order in which targets are hit, and who is at risk, as marks."""
    marks: list[Mark] = []
    damage = most_damage(state, attack)
    for place, group in enumerate(target_order(state, attack)):
        for kind in group:
            zombie = state.scenario.library.zombies[kind]
            harm = UNHARMED if state.scenario.rules.toughness(state, attack, kind) > damage else ""
            marks.append(Mark(foe_id(attack.zone, zombie.id), f"{place + 1}{harm}"))
    if not is_safe(state, attack):
        marks += [Mark(figure_id(who), AT_RISK) for who in friends_at_risk(state, attack)]
    return marks
