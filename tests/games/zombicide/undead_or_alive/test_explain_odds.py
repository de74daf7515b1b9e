"""The chances told before an attack are those of the real dice: over all rolls, and in many real ones."""

from fractions import Fraction
from itertools import product

import pytest

from tests.games.zombicide.table import TestTable, happened
from tests.rules import rule
from veglia.games.zombicide.engine.rules.actions.attack import AttackDeed, MeleeAttack, RangedAttack
from veglia.games.zombicide.engine.rules.combat import KeepDice, RollAgain, RollOn, RollOneMore, UseReroll
from veglia.games.zombicide.engine.rules.events import AttackRolled
from veglia.games.zombicide.engine.rules.state import NO_CARD
from veglia.games.zombicide.engine.show.explain.odds import Odds, mean, odds_of, percent
from veglia.games.zombicide.engine.show.explain.outlook import attack_in, taken
from veglia.games.zombicide.undead_or_alive.rules.actions.fanning import Fan
from veglia.kernel.dice import Dice, scripted, seeded
from veglia.kernel.machine import answer

FACES = range(1, 7)
ROLLS = 3000


def armed(cards: list[str | None], skills: list[str]) -> TestTable:
    """Return Meg in her Turn with cards and skills, Walkers around her and next to her."""
    table = TestTable(["meg"], gear={"meg": cards}, zombies={"2R.a1": {"walker": 9}, "2R.a2": {"walker": 9}})
    table.only_skills("meg", skills)
    table.turn("meg")
    return table


def find(table: TestTable, kind: type[AttackDeed], is_dual: bool) -> AttackDeed:
    zone = table.zone("2R.a1" if kind is MeleeAttack else "2R.a2")
    return next(one for one in table.offered(kind, zone=zone) if (one.second != NO_CARD) == is_dual)


def odds(table: TestTable, option: AttackDeed) -> Odds:
    twin = taken(table.state, table.asking, option)
    attack = attack_in(twin)
    assert attack is not None
    return odds_of(twin, attack)


def hits(table: TestTable, option: AttackDeed, dice: Dice) -> int:
    """Attack on a copy with some dice, rolling again only what has not hit, and on whenever possible."""
    state = table.state.copy()
    state.dice = dice
    state.log = []
    needed = odds(table, option).needed
    answer(state, option)
    while isinstance(state.asking, (RollAgain, RollOn)):
        again = isinstance(state.asking, RollOn) or max(state.asking.dice) < needed
        kinds = (UseReroll, RollOneMore) if again else (KeepDice,)
        answer(state, next(one for one in state.offered if isinstance(one, kinds)))
    [rolled] = happened(state.log, AttackRolled)
    return rolled.hits


# fmt: off
CASES: list[tuple[list[str | None], list[str], type[AttackDeed], bool]] = [
    (["machete"], [], MeleeAttack, False),
    (["machete", "knife"], ["plus_1_to_dice_roll_melee"], MeleeAttack, False),
    (["machete", "machete"], [], MeleeAttack, True),
    (["colt_saa"], [], RangedAttack, False),
    (["colt_saa", "colt_saa"], [], RangedAttack, True),
    (["colt_saa", "colt_saa"], ["plus_1_die_pistol"], RangedAttack, True),
    (["winchester"], ["plus_1_to_dice_roll_combat", "plus_1_to_dice_roll_ranged"], RangedAttack, False),
    (["shotgun"], ["plus_1_die_ranged"], RangedAttack, False),
]
# fmt: on


@rule("uoa.combat.accuracy", "uoa.combat.dice")
@pytest.mark.parametrize(("cards", "skills", "kind", "is_dual"), CASES)
def test_chances_are_those_of_all_rolls_of_the_real_attack(
    cards: list[str | None], skills: list[str], kind: type[AttackDeed], is_dual: bool
) -> None:
    table = armed(cards, skills)
    option = find(table, kind, is_dual)
    told = odds(table, option)

    counts = [hits(table, option, scripted(*faces)) for faces in product(FACES, repeat=told.dice)]

    every = 6**told.dice
    assert len(counts) == every
    assert told.any_hit == Fraction(sum(count > 0 for count in counts), every)
    assert told.expected == Fraction(sum(counts), every)
    assert told.any_miss == Fraction(sum(count < told.dice for count in counts), every)
    assert told.any_hit_with_rerolls == told.any_hit


@rule("uoa.skill.lucky")
def test_a_re_roll_counts_for_those_who_roll_again_while_nothing_hits() -> None:
    table = armed(["machete", "machete"], ["lucky"])
    option = find(table, MeleeAttack, True)
    told = odds(table, option)
    assert (told.dice, told.rerolls) == (2, 1)

    counts = [hits(table, option, scripted(*faces)) for faces in product(FACES, repeat=4)]

    assert told.any_hit_with_rerolls == Fraction(sum(count > 0 for count in counts), 6**4)
    assert told.any_hit_with_rerolls > told.any_hit


@rule("uoa.equip.plenty-of-ammo")
def test_every_source_of_a_re_roll_counts_once() -> None:
    table = armed(["colt_saa", None, None, "plenty_of_bullets"], ["lucky"])
    option = find(table, RangedAttack, False)
    told = odds(table, option)
    assert (told.dice, told.rerolls) == (1, 2)

    counts = [hits(table, option, scripted(*faces)) for faces in product(FACES, repeat=3)]

    assert told.any_hit_with_rerolls == Fraction(sum(count > 0 for count in counts), 6**3)


@rule("uoa.skill.roll-6-plus-1-die")
@pytest.mark.parametrize(("bonus", "total"), [([], 4747), (["plus_1_to_dice_roll_melee"], 7461)])
def test_dice_for_sixes_are_counted_in_as_many_real_rolls_show(bonus: list[str], total: int) -> None:
    table = armed(["machete", "machete"], ["roll_6_plus_1_die_melee", *bonus])
    option = find(table, MeleeAttack, True)
    told = odds(table, option)
    dice = seeded(11)

    counts = [hits(table, option, dice) for _ in range(ROLLS)]

    assert told.rolls_on
    assert sum(counts) == total
    assert abs(sum(counts) / ROLLS - told.expected) < 0.05
    assert abs(sum(count > 0 for count in counts) / ROLLS - told.any_hit) < 0.02


@rule("uoa.class.gunslinger-fanning")
def test_six_dice_of_fanning_come_as_told() -> None:
    table = armed(["colt_saa"], [])
    option = find(table, Fan, False)
    told = odds(table, option)
    dice = seeded(7)

    counts = [hits(table, option, dice) for _ in range(ROLLS)]

    assert (told.dice, told.needed) == (6, 5)
    assert told.any_hit == 1 - Fraction(4, 6) ** 6
    assert told.expected == 2
    assert (sum(counts), sum(count > 0 for count in counts)) == (5991, 2742)
    assert abs(sum(counts) / ROLLS - 2) < 0.05


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), "0%"),
        (Fraction(1, 1000), "< 1%"),
        (Fraction(1, 3), "33%"),
        (Fraction(999, 1000), "> 99%"),
        (Fraction(1), "100%"),
    ],
)
def test_only_what_is_sure_is_said_to_be_sure(chance: Fraction, said: str) -> None:
    assert percent(chance) == said


@pytest.mark.parametrize(
    ("number", "said"), [(Fraction(2), "2"), (Fraction(4, 3), "1.3"), (Fraction(0), "0")]
)
def test_a_mean_has_a_decimal_where_it_needs_one(number: Fraction, said: str) -> None:
    assert mean(number) == said


def test_a_die_that_needs_less_than_one_always_hits_and_more_than_six_never() -> None:
    sure = Odds(2, 0, 3, 0, False)
    never = Odds(2, 7, 0, 1, False)

    assert sure.any_hit == 1
    assert sure.expected == 2
    assert sure.any_miss == 0
    assert never.any_hit == never.any_hit_with_rerolls == never.expected == 0
