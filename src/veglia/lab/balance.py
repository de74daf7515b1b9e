"""Do bots find missions as hard as the rulebook says? Win rates against the printed difficulty."""

from itertools import combinations

from msgspec import Struct

from veglia.catalog import title
from veglia.lab.intervals import fisher, holm, kendall, order_chance
from veglia.lab.rate import Rate, rate_of
from veglia.lab.row import GameRow
from veglia.lab.sweep import Cell, describe

# In the rulebooks' order.
DIFFICULTIES = ("easy", "medium", "hard", "very hard")
SURE = 0.05


class Rung(Struct, frozen=True):
    """A mission on the ladder of difficulty."""

    # Game and mission.
    key: str
    game: str
    mission: str
    difficulty: str
    rate: Rate
    # Goals met, as a share of all, on average.
    goals: float


class Pair(Struct, frozen=True):
    """A mission said to be easier than another that was won more often; by their keys."""

    easier: str
    harder: str
    # The p-value, corrected for the number of pairs compared.
    chance: float


class Balance(Struct, frozen=True):
    """All missions with the same bot, party and options."""

    setting: str
    rungs: list[Rung]
    # Kendall's tau-b between printed difficulty and share won: -1 is perfect order; None: all won alike.
    tau: float | None
    # The p-value of that order.
    tau_chance: float
    # Pairs of different printed difficulty that were compared.
    compared: int
    # Those in the wrong order beyond doubt, and those that may only look so.
    wrong: list[Pair]
    doubtful: list[Pair]

    @property
    def out_of_order(self) -> list[str]:
        """The missions that are part of a wrong pair."""
        return list(dict.fromkeys(one for pair in self.wrong for one in (pair.easier, pair.harder)))


def balances(cells: list[Cell], rows: list[GameRow]) -> list[Balance]:
    """Return a comparison for each setting that was played on missions of different difficulty.

    A difficulty is meant for the first side. Missions without a printed one are left out.
    """
    printed = {
        (game, one["id"]): str(one["difficulty"])
        for game in {cell.game for cell in cells}
        for one in title(game).mission_list("en")
        if one.get("difficulty")
    }
    settings: dict[str, list[int]] = {}
    for at, cell in enumerate(cells):
        settings.setdefault(setting_of(cell), []).append(at)
    found: list[Balance] = []
    for setting, members in settings.items():
        rungs = [
            rung(cells, at, printed[cells[at].game, cells[at].mission], rows)
            for at in members
            if (cells[at].game, cells[at].mission) in printed
        ]
        rungs = [one for one in rungs if one.rate.games]
        if len({one.difficulty for one in rungs}) > 1:
            found.append(balance(setting, rungs))
    return found


def setting_of(cell: Cell) -> str:
    """Return all but the mission, in words."""
    return describe(cell).partition(", ")[2]


def rung(cells: list[Cell], at: int, difficulty: str, rows: list[GameRow]) -> Rung:
    cell = cells[at]
    played = [row for row in rows if row.cell == at]
    goals = [row.goals_met / row.goals for row in played if row.goals]
    mean = sum(goals) / len(goals) if goals else 0.0
    key = f"{cell.game}/{cell.mission}"
    return Rung(key, cell.game, cell.mission, difficulty, rate_of(cells, played), mean)


def balance(setting: str, rungs: list[Rung]) -> Balance:
    """Compare every two missions of different printed difficulty."""
    rungs = sorted(rungs, key=lambda one: DIFFICULTIES.index(one.difficulty))
    ranks = [float(DIFFICULTIES.index(one.difficulty)) for one in rungs]
    shares = [one.rate.share for one in rungs]
    pairs = [(one, other) for one, other in combinations(rungs, 2) if one.difficulty != other.difficulty]
    chances = holm(
        [
            fisher(harder.rate.won, harder.rate.games, easier.rate.won, easier.rate.games)
            for easier, harder in pairs
        ]
    )
    inverted = [
        Pair(easier.key, harder.key, chance)
        for (easier, harder), chance in zip(pairs, chances)
        if harder.rate.share > easier.rate.share
    ]
    return Balance(
        setting,
        rungs,
        kendall(ranks, shares),
        order_chance(ranks, shares),
        len(pairs),
        [pair for pair in inverted if pair.chance < SURE],
        [pair for pair in inverted if pair.chance >= SURE],
    )
