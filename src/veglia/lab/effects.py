"""Which survivor, card or skill went with winning: differences over all combinations, and how sure they are.

Whoever lives longer finds more cards, so having a card says little by itself. Cards and skills are therefore
judged at a round of each combination that three quarters of its games outlive: what was had by then, among
the games that went on. Survivors are known before the first die, so all games count for them.

In a title of several sides winning means that its first side wins.
"""

from msgspec import Struct

from veglia.lab.intervals import Stratum, difference, false_discovery
from veglia.lab.rate import Rate, is_won, rate
from veglia.lab.row import GameRow
from veglia.lab.sweep import Cell

# Games outlive the round of judgement in at least this share.
OUTLIVE = 0.75
# With fewer games on one side nothing is said.
FEWEST = 10
# The false discovery rate of findings that are reported.
CLEAR = 0.05
HERO = "hero"


class EffectSize(Struct, frozen=True):
    # hero, or what stands before the glossary's key: card, skill.
    sort: str
    key: str
    having: Rate
    lacking: Rate
    # The share won with it, less that without, over combinations; with its interval.
    value: float
    low: float
    high: float
    # The p-value, alone and corrected for the number of comparisons.
    chance: float
    among_all: float

    @property
    def is_clear(self) -> bool:
        return self.among_all < CLEAR


class Effects(Struct, frozen=True):
    found: list[EffectSize]
    # How many things were had too often or too rarely to be compared.
    left_out: int
    # The round of judgement of each combination.
    rounds: list[int]


def landmark(lengths: list[int]) -> int:
    """Return the last round that enough games outlive; 0 is the set-up."""
    ordered = sorted(lengths)
    round = 0
    while ordered and sum(length > round + 1 for length in ordered) >= OUTLIVE * len(ordered):
        round += 1
    return round


def effects(cells: list[Cell], rows: list[GameRow]) -> Effects:
    """Return all differences that can be told, the clearest first."""
    by_cell = [[row for row in rows if row.cell == at] for at in range(len(cells))]
    rounds = [landmark([row.rounds for row in played]) for played in by_cell]
    lasting = [[row for row in played if row.rounds > round] for played, round in zip(by_cell, rounds)]
    heroes = [[(is_won(cells, row), heroes_of(row)) for row in played] for played in by_cell]
    things = [
        [(is_won(cells, row), {key for key, had in row.gains.items() if had <= round}) for row in played]
        for played, round in zip(lasting, rounds)
    ]
    compared = [
        compare(key.partition("/")[0] if source is things else HERO, key, source)
        for source in (heroes, things)
        for key in sorted({key for played in source for _, had in played for key in had})
    ]
    drafts = [one for one in compared if one is not None]
    sure = false_discovery([one.chance for one in drafts])
    found = [judged(one, among_all) for one, among_all in zip(drafts, sure)]
    found.sort(key=lambda one: (one.chance, -abs(one.value), one.key))
    return Effects(found, len(compared) - len(drafts), rounds)


def heroes_of(row: GameRow) -> set[str]:
    return {hero for seat in row.seats for hero in seat.figures}


def compare(sort: str, key: str, games: list[list[tuple[bool, set[str]]]]) -> EffectSize | None:
    """Compare games with and without a thing within each combination; None where there are too few."""
    strata: list[Stratum] = []
    for played in games:
        having = [won for won, had in played if key in had]
        lacking = [won for won, had in played if key not in had]
        if having and lacking:
            strata.append(Stratum(sum(having), len(having), sum(lacking), len(lacking)))
    having_games = sum(one.games_with for one in strata)
    lacking_games = sum(one.games_without for one in strata)
    found = difference(strata)
    if found is None or min(having_games, lacking_games) < FEWEST:
        return None
    return EffectSize(
        sort,
        key,
        rate(sum(one.won_with for one in strata), having_games),
        rate(sum(one.won_without for one in strata), lacking_games),
        found.value,
        found.low,
        found.high,
        found.chance,
        1.0,
    )


def judged(one: EffectSize, among_all: float) -> EffectSize:
    return EffectSize(
        one.sort, one.key, one.having, one.lacking, one.value, one.low, one.high, one.chance, among_all
    )
