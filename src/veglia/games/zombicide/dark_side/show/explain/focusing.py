# veglia: interpreted
"""What a Concentrated Attack promises: how many successes its target takes, and their chance."""

from fractions import Fraction
from math import comb

from veglia.games.zombicide.dark_side.rules.focus import FocusedAttack
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.rules.traits.concentrated_expert import ConcentratedExpert
from veglia.games.zombicide.engine.rules.combat import values_of
from veglia.games.zombicide.engine.rules.danger import traits_for
from veglia.games.zombicide.engine.show.explain.attacking import risk_remarks
from veglia.games.zombicide.engine.show.explain.odds import Odds, odds_of, percent
from veglia.games.zombicide.engine.show.explain.remark import Remark
from veglia.games.zombicide.engine.show.ids import foe_id
from veglia.kernel.offers import Mark


def focus_remarks(state: DarkState, attack: FocusedAttack) -> list[Remark]:
    """Return what there is to say about a declared Concentrated Attack, before any re-roll."""
    odds = odds_of(state, attack)
    is_expert = any(isinstance(trait, ConcentratedExpert) for trait in traits_for(state, attack))
    is_expert = is_expert and odds.dice > 1
    damage = values_of(state, attack).damage + is_expert
    needed = -(-state.scenario.rules.toughness(state, attack, attack.kind) // max(1, damage))
    return [
        Remark("dice", "uoa.combat.dice", count=odds.dice, needed=max(1, odds.needed)),
        Remark("focused", "ds.focus.multiply", kind=attack.kind, count=needed),
        Remark("focused_chance", "ds.focus.only-target", chance=percent(at_least(odds, needed))),
        *([] if is_expert else risk_remarks(state, attack, odds)),
    ]


def at_least(odds: Odds, needed: int) -> Fraction:
    """Return the chance of so many hits with the first dice."""
    hit = odds.hit
    ways = range(needed, odds.dice + 1)
    return sum((comb(odds.dice, n) * hit**n * (1 - hit) ** (odds.dice - n) for n in ways), Fraction(0))


def focus_marks(state: DarkState, attack: FocusedAttack) -> list[Mark]:
    return [Mark(foe_id(attack.zone, state.scenario.library.zombies[attack.kind].id), "1")]
