"""Fit what turns points into the chance to win: `even`, `doubt` and `[evens]` of content/evaluation.toml.

    python -m tools.chances dark_side --games 7 --seed 1 --out played.jsonl

Games of the heuristic bot are added to the file, missions in turn; then all games of the file are fitted:
points at the beginning of each round, and whether the game was won. A game counts once, however many rounds
it has. A sweep (`simulate --out`) adds games of which only the first round's points are known. Records add
games that were kept because they were won or lost; they count as much as such games are frequent among the
others. The missions' own numbers are drawn to the common one, for a few games say little. How well the
curve foretells is seen on games that it was not fitted to.
"""

import argparse
import json
import math
from pathlib import Path
from typing import NamedTuple

from veglia.agents.knowledge import Knowledge
from veglia.agents.strengths import make_agent
from veglia.catalog import title
from veglia.kernel.game import Title, apply, begin
from veglia.kernel.machine import WON, State
from veglia.lab.journal import Folder
from veglia.lab.record import read_records

BOT = "heuristic"
# All players are of one side.
FIRST_SIDE = 0
# A game that goes on longer than this counts as not won.
LONGEST = 45
# Beyond these, points say that all is lost or won; how clearly does not matter.
FEWEST, MOST = -1500.0, 500.0
# How far missions lie from the common number as a rule: one makes a win e times as likely.
SPREAD = 2.0
STEPS = 400
# A point more never makes a win less likely.
LEAST_SLOPE = 1e-4
# Smaller steps change nothing any more.
SMALL = 1e-6
TINY = 1e-9
BINS = 5
# Games are foretold by those of other folds.
FOLDS = 8


class Played(NamedTuple):
    """A game: its points at the beginning of each round, and whether it was won."""

    mission: str
    seed: int
    won: bool
    points: list[float]
    # How many games it counts for.
    weight: float = 1.0


class Curve:
    """The logarithm of the odds: a number for each mission, and what a point adds."""

    def __init__(self, missions: list[str]) -> None:
        self.base = 0.0
        self.levels = dict.fromkeys(missions, 0.0)
        self.slope = 0.001

    def chance(self, mission: str, points: float) -> float:
        level = self.levels.get(mission, self.base)
        return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, level + self.slope * clipped(points)))))

    def even(self, mission: str = "") -> float:
        """Return the points at which a win is as likely as not."""
        return -self.levels.get(mission, self.base) / self.slope


def clipped(points: float) -> float:
    return max(FEWEST, min(MOST, points))


def play(game: str, mission: str, seed: int, last: int) -> Played:
    """Play a game, up to a round, and note its points."""
    kind = title(game)
    state = begin(kind, kind.setup(mission, None, seed, {})).state
    state.log = None
    bot = make_agent(BOT, kind, -1 - seed)
    points: list[float] = []
    while state.asking is not None and kind.evaluation().round(state) <= last:
        note(kind, state, points)
        if len(points) == last:
            break
        apply(kind, state, bot.choose(Knowledge(kind, state)))
    return Played(mission, seed, has_won(state), points)


def has_won(state: State) -> bool:
    """Return whether the players have won, all of them."""
    return state.result is not None and state.result.outcome(0) == WON


def note(kind: Title, state: State, points: list[float]) -> None:
    """Add the points of a state if a round begins with it."""
    evaluation = kind.evaluation()
    if len(points) < evaluation.round(state) and evaluation.is_opening(state):
        points.append(round(evaluation.points(state, FIRST_SIDE), 2))


def swept(game: str, path: Path) -> list[Played]:
    """Return the games of the heuristic bot in a sweep, with the points at which their missions begin."""
    folder = Folder(path)
    cells = folder.read_label().cells
    first: dict[str, list[float]] = {}
    found = []
    for row in folder.rows():
        cell = cells[row.cell]
        if cell.game != game or cell.agent != BOT:
            continue
        if cell.mission not in first:
            first[cell.mission] = play(game, cell.mission, row.seed, 1).points
        found.append(Played(cell.mission, row.seed, bool(row.winners), first[cell.mission]))
    return found


def recorded(path: Path, games: list[Played]) -> list[Played]:
    """Return the games of a file of records, each worth what games of its mission are that end like it."""
    found = []
    for record in read_records(path):
        kind = title(record.game)
        alike = [game.won for game in games if game.mission == record.mission]
        # As if one more had been won and one lost, so that none counts for nothing.
        share = (sum(alike) + 1.0) / (len(alike) + 2.0)
        game = begin(kind, kind.setup(record.mission, record.seats, int(record.seed), record.options))
        points: list[float] = []
        for choice in record.choices:
            note(kind, game.state, points)
            game.choose(choice)
        won = has_won(game.state)
        found.append(
            Played(record.mission, int(record.seed), won, points, 2.0 * (share if won else 1.0 - share))
        )
    return found


def fit(games: list[Played]) -> Curve:
    """Return the likeliest curve: Newton's steps, halved so that none goes too far."""
    curve = Curve(sorted({game.mission for game in games}))
    own = {mission: [game for game in games if game.mission == mission] for mission in curve.levels}
    pull = 1.0 / SPREAD**2
    for _ in range(STEPS):
        found = {mission: lean(curve, own[mission]) for mission in curve.levels}
        rise = bend = 0.0
        for mission, one in found.items():
            one.level -= pull * (curve.levels[mission] - curve.base)
            one.level_bend += pull
            # What the slope leaves to do once the level has followed it.
            rise += one.slope - one.both * one.level / one.level_bend
            bend += one.slope_bend - one.both**2 / one.level_bend
        step = rise / max(bend, TINY)
        most = abs(step) / curve.slope
        for mission, one in found.items():
            move = 0.5 * (one.level - one.both * step) / one.level_bend
            curve.levels[mission] += max(-1.0, min(1.0, move))
            most = max(most, abs(move))
        curve.slope = max(LEAST_SLOPE, curve.slope + 0.5 * step)
        curve.base = sum(curve.levels.values()) / len(curve.levels)
        if most < SMALL:
            break
    return curve


class Lean:
    """How the likelihood of some games rises with level and slope, and how fast that slackens."""

    def __init__(self) -> None:
        self.level = self.slope = 0.0
        self.level_bend = self.slope_bend = self.both = 0.0


def lean(curve: Curve, games: list[Played]) -> Lean:
    """Return how a mission's games lean."""
    found = Lean()
    for game in games:
        for points in map(clipped, game.points):
            chance = curve.chance(game.mission, points)
            miss = (game.won - chance) * game.weight / len(game.points)
            width = chance * (1.0 - chance) * game.weight / len(game.points)
            found.level += miss
            found.slope += miss * points
            found.level_bend += width
            found.slope_bend += width * points**2
            found.both += width * points
    return found


def foretold(games: list[Played]) -> list[tuple[float, bool, float]]:
    """Return chance, outcome and weight of each round, by curves fitted to the games of other folds."""
    found = []
    for fold in sorted({game.seed % FOLDS for game in games}):
        curve = fit([game for game in games if game.seed % FOLDS != fold])
        for game in games:
            if game.seed % FOLDS == fold:
                weight = game.weight / len(game.points)
                found += [(curve.chance(game.mission, one), game.won, weight) for one in game.points]
    return found


def report(games: list[Played]) -> None:
    """Print the numbers for evaluation.toml, and what was foretold against what came."""
    curve = fit(games)
    print(f"{len(games)} games, {sum(game.won for game in games)} won")
    print(f"even = {curve.even():.0f}\ndoubt = {1.0 / curve.slope:.0f}\n\n[evens]")
    for mission in curve.levels:
        print(f"{mission} = {curve.even(mission):.0f}")
    print("\nforetold by curves of other games: rounds, mean chance, share won (a game counts once)")
    rows = foretold(games)
    for number in range(BINS):
        inside = [row for row in rows if min(BINS - 1, int(row[0] * BINS)) == number]
        weight = sum(row[2] for row in inside)
        if inside:
            mean = sum(row[0] * row[2] for row in inside) / weight
            won = sum(row[1] * row[2] for row in inside) / weight
            print(f"{number / BINS:.0%} to {(number + 1) / BINS:.0%}: {len(inside)}, {mean:.0%}, {won:.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument(
        "--games", type=int, default=0, help="how many of each mission to add (default: none)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--sweep", type=Path, help="the folder of a sweep of the same bot")
    parser.add_argument("--records", type=Path, nargs="*", default=[])
    options = parser.parse_args()
    with options.out.open("a") as file:
        for number in range(options.games):
            for mission in title(options.game).missions():
                file.write(json.dumps(play(options.game, mission, options.seed + number, LONGEST)) + "\n")
                file.flush()
    games = [Played(*json.loads(line)) for line in options.out.read_text().splitlines()]
    if options.sweep:
        games += swept(options.game, options.sweep)
    report(games + [game for path in options.records for game in recorded(path, games)])


if __name__ == "__main__":
    main()
