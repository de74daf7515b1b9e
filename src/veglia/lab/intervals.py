"""Intervals and tests for shares: few formulas, each with its name, so that a report can say what it did."""

import math
from collections.abc import Sequence
from statistics import NormalDist

from veglia.kernel.dice import seeded

LEVEL = 0.95
# The point of the normal distribution that leaves 2.5 % on each side.
Z = NormalDist().inv_cdf(0.5 + LEVEL / 2)
SHUFFLES = 4000


def wilson(won: int, games: int) -> tuple[float, float]:
    """Return Wilson's score interval for a share; all of 0 to 1 where nothing was played."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    # At the ends the formula is exact but for rounding.
    low = 0.0 if won == 0 else max(0.0, middle - reach)
    return low, 1.0 if won == games else min(1.0, middle + reach)


class Stratum:
    """Games alike in all but one thing: how many had it and won, and how many had it not and won."""

    def __init__(self, won_with: int, games_with: int, won_without: int, games_without: int) -> None:
        self.won_with = won_with
        self.games_with = games_with
        self.won_without = won_without
        self.games_without = games_without

    def tells(self) -> bool:
        """Return whether there are games on both sides, and not all of them ended alike."""
        both = self.games_with + self.games_without
        is_split = self.games_with > 0 and self.games_without > 0
        return is_split and 0 < self.won_with + self.won_without < both

    def weight(self) -> float:
        """Return how much it says beside other strata."""
        return self.games_with * self.games_without / (self.games_with + self.games_without)


class Difference:
    """How much a share differs with and without a thing, its interval, and the p-value."""

    def __init__(self, value: float, low: float, high: float, chance: float) -> None:
        self.value = value
        self.low = low
        self.high = high
        self.chance = chance


def difference(strata: Sequence[Stratum]) -> Difference | None:
    """Return the difference of shares over all strata (Mantel and Haenszel); None where nothing compares:
    no stratum has both, or all of its games ended alike.

    The interval puts Wilson's intervals of all shares together (Newcombe; over strata Zou and Donner), so it
    stays honest where one side never won. The chance is that of the Cochran-Mantel-Haenszel test with
    continuity correction.
    """
    told = [one for one in strata if one.tells()]
    if not told:
        return None
    whole = sum(one.weight() for one in told)
    value = below = above = excess = spread = 0.0
    for one in told:
        share, other = one.won_with / one.games_with, one.won_without / one.games_without
        low, high = wilson(one.won_with, one.games_with)
        other_low, other_high = wilson(one.won_without, one.games_without)
        weight = one.weight() / whole
        value += weight * (share - other)
        below += weight * weight * ((share - low) ** 2 + (other_high - other) ** 2)
        above += weight * weight * ((high - share) ** 2 + (other - other_low) ** 2)
        both = one.games_with + one.games_without
        wins = one.won_with + one.won_without
        excess += one.won_with - one.games_with * wins / both
        spread += one.weight() * wins * (both - wins) / (both * (both - 1))
    chance = 2 * (1 - NormalDist().cdf(max(0.0, abs(excess) - 0.5) / math.sqrt(spread)))
    return Difference(value, value - math.sqrt(below), value + math.sqrt(above), chance)


def false_discovery(chances: Sequence[float]) -> list[float]:
    """Return for each finding the share of false ones that believing it allows (Benjamini and Hochberg)."""
    order = sorted(range(len(chances)), key=lambda number: -chances[number])
    found = [1.0] * len(chances)
    least = 1.0
    for place, number in enumerate(order):
        least = min(least, chances[number] * len(chances) / (len(chances) - place))
        found[number] = least
    return found


def holm(chances: Sequence[float]) -> list[float]:
    """Return p-values corrected for multiple comparisons (Holm)."""
    order = sorted(range(len(chances)), key=lambda number: chances[number])
    found = [1.0] * len(chances)
    most = 0.0
    for place, number in enumerate(order):
        most = max(most, min(1.0, chances[number] * (len(chances) - place)))
        found[number] = most
    return found


def fisher(won: int, games: int, other_won: int, other_games: int) -> float:
    """Return the one-sided p-value of Fisher's exact test that the first wins more often than the second."""
    wins = won + other_won
    everything = games + other_games
    whole = _log_choose(everything, wins)
    total = 0.0
    for more in range(won, min(games, wins) + 1):
        if wins - more <= other_games:
            total += math.exp(_log_choose(games, more) + _log_choose(other_games, wins - more) - whole)
    return min(1.0, total)


def _log_choose(all: int, some: int) -> float:
    return math.lgamma(all + 1) - math.lgamma(some + 1) - math.lgamma(all - some + 1)


def kendall(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Return Kendall's tau-b, from -1 to 1; None where one of the two is always the same."""
    agree = ties = other_ties = pairs = 0
    for place in range(len(first)):
        for later in range(place + 1, len(first)):
            one = _sign(first[later] - first[place])
            two = _sign(second[later] - second[place])
            pairs += 1
            agree += one * two
            ties += one == 0
            other_ties += two == 0
    below = math.sqrt((pairs - ties) * (pairs - other_ties))
    return None if below == 0 else agree / below


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def order_chance(ranks: Sequence[float], values: Sequence[float]) -> float:
    """Return how often a shuffled order falls at least as clearly as the given one (tau-b, one side)."""
    found = kendall(ranks, values)
    if found is None:
        return 1.0
    dice = seeded(0)
    places = list(range(len(values)))
    as_clear = 1
    for _ in range(SHUFFLES):
        dice.shuffle(places)
        tau = kendall(ranks, [values[place] for place in places])
        as_clear += tau is not None and tau <= found + 1e-12
    return as_clear / (SHUFFLES + 1)


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which a share of sorted values lies, in between where it falls between two."""
    place = share * (len(values) - 1)
    low = math.floor(place)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (place - low)
