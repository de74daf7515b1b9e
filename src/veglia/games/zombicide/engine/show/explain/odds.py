# veglia: interpreted
"""The chances of an attack, counted exactly."""

from fractions import Fraction

from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.combat import dice_of, reroll_sources, rolls_on, values_of
from veglia.games.zombicide.engine.rules.state import ZombicideState

FACES = 6


class Odds:
    """What the dice of an attack promise. A natural result, before anyone rolls again."""

    def __init__(self, dice: int, needed: int, bonus: int, rerolls: int, rolls_on: bool) -> None:
        self.dice = dice
        # The number a die must show, bonuses counted in; may be below 1 or above 6.
        self.needed = needed
        self.bonus = bonus
        # How often all dice may be rolled again.
        self.rerolls = rerolls
        self.rolls_on = rolls_on

    @property
    def hit(self) -> Fraction:
        """The chance of one die."""
        return _at_least(self.needed)

    @property
    def any_hit(self) -> Fraction:
        """The chance of at least one hit; dice for 6s change nothing, since a 6 is a hit."""
        return 1 - (1 - self.hit) ** self.dice

    @property
    def any_hit_with_rerolls(self) -> Fraction:
        """The same when all dice are rolled again as long as none has hit."""
        return 1 - (1 - self.any_hit) ** (self.rerolls + 1)

    @property
    def any_miss(self) -> Fraction:
        """The chance that at least one of the first dice misses."""
        return 1 - self.hit**self.dice

    @property
    def expected(self) -> Fraction:
        """The mean number of hits; each 6 that rolls on counts with all dice it brings."""
        six = _at_least(FACES - self.bonus) if self.rolls_on else Fraction(0)
        # A die for a 6 that shows a 6 brings another: a chain of 1 / (1 - six) dice on average.
        chain = six / (1 - six) if six < 1 else Fraction(0)
        return self.dice * self.hit * (1 + chain)


def _at_least(face: int) -> Fraction:
    """Return the chance that a die shows a face or more."""
    return Fraction(min(FACES, max(0, FACES + 1 - face)), FACES)


def odds_of(state: ZombicideState, attack: Attack) -> Odds:
    """Return the chances of a declared attack."""
    values = values_of(state, attack)
    needed = values.accuracy - values.bonus
    sources = reroll_sources(state, attack)
    return Odds(dice_of(state, attack), needed, values.bonus, len(sources), rolls_on(state, attack))


def percent(chance: Fraction) -> str:
    """Return a chance in words; what is not sure never looks sure."""
    rounded = round(chance * 100)
    if chance < 1 and rounded == 100:
        return "> 99%"
    if chance > 0 and rounded == 0:
        return "< 1%"
    return f"{rounded}%"


def mean(number: Fraction) -> str:
    """Return a mean with one decimal, none where it is whole."""
    rounded = round(float(number), 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)
