"""Break rules code on purpose, and show which breaks no test notices: `python -m tools.bite --help`.

make bite ARGS="--games dark_side --breaks 100 --minutes 10"
make bite ARGS="--games dark_side --modules traits/taunt.py,actions --breaks 1000"
make bite ARGS="--again"        # only what went unnoticed the last time
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.bite import judged
from tools.bite.breaks import Break, Key, breaks_of, sample
from tools.bite.hunt import NOTICED, Hunt, Outcome
from tools.bite.measure import Measured, measured
from tools.bite.report import BiteReport
from tools.bite.scope import GameFolder, Repository, matches

PLACE = Repository(Path(__file__).resolve().parents[2], "veglia")
# How often the state of things is printed, in seconds.
EVERY = 10.0


def arguments(argv: Sequence[str], place: Repository) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.bite", description="Break rules code on purpose.")
    parser.add_argument(
        "--games", default="", help=f"of {', '.join(place.games)}, with commas; all by default"
    )
    parser.add_argument(
        "--modules", default="", help="paths or patterns, with commas: traits/taunt.py, engine/actions"
    )
    parser.add_argument("--breaks", type=int, default=300, help="how many per game (300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--minutes", type=float, help="stop after so long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--goal", type=float, default=0.9, help="the share that has to be noticed (0.9)")
    parser.add_argument("--again", action="store_true", help="only what the last reports have as unnoticed")
    parser.add_argument("--json", action="store_true", help="print the reports as JSON")
    parser.add_argument("--out", type=Path, default=place.root / "build" / "bite", help="where reports go")
    parser.add_argument("--equivalent", type=Path, default=judged.FILE, help="the judged breaks")
    chosen = parser.parse_args(argv)
    unknown = [game for game in _listed(chosen.games) if game not in place.games]
    if unknown:
        parser.error(f"no game {unknown[0]}; known: {', '.join(place.games)}")
    return chosen


def _listed(text: str) -> list[str]:
    return [part for part in text.split(",") if part]


class Run:
    """One run of the tool."""

    def __init__(self, place: Repository, chosen: argparse.Namespace) -> None:
        self.place = place
        self.chosen = chosen
        self.until = None if chosen.minutes is None else time.monotonic() + 60 * chosen.minutes
        self.judged = judged.read(chosen.equivalent)
        self.all: dict[str, list[Break]] = {}
        self.measures: dict[str, Measured] = {}
        self.told = 0.0

    def say(self, line: str) -> None:
        print(line, file=sys.stderr if self.chosen.json else sys.stdout, flush=True)

    def measured(self, game: GameFolder) -> Measured:
        if game.id not in self.measures:
            began = time.monotonic()
            found = self.measures[game.id] = measured(game, self.chosen.out, self.chosen.workers)
            self.say(f"{game.id}: {len(found.tests)} tests measured, {time.monotonic() - began:.0f} s")
        return self.measures[game.id]

    def breaks(self, game: GameFolder, path: Path) -> list[Break]:
        name = game.name_of(path)
        if name not in self.all:
            self.all[name] = breaks_of(name, path.read_text("utf-8"))
        return self.all[name]

    def possible(self, game: GameFolder) -> list[Break]:
        """Return all breaks of a game's rules; of the family's, those that it uses or that nobody uses."""
        found: list[Break] = []
        shared = game.shared
        for path in game.modules():
            breaks = self.breaks(game, path)
            if shared and path.is_relative_to(shared):
                foreign = self.foreign(game, breaks)
                breaks = [one for one in breaks if one.outermost not in foreign]
            found += breaks
        return found

    def foreign(self, game: GameFolder, breaks: list[Break]) -> set[str]:
        """Return the functions of a module that other titles of a family use and this one does not."""
        spans: dict[str, list[int]] = {}
        for one in breaks:
            if one.outermost:
                spans.setdefault(one.outermost, []).append(one.statement)
        users: dict[str, set[str]] = {name: set() for name in spans}
        for title in self.place.games.values():
            if title.shared == game.shared:
                for name, lines in spans.items():
                    if self.measured(title).runs(breaks[0].module, range(min(lines), max(lines) + 1), title):
                        users[name].add(title.id)
        return {name for name, titles in users.items() if titles and game.id not in titles}

    def run(self, game: GameFolder) -> BiteReport:
        possible = self.possible(game)
        wanted = [one for one in possible if matches(one.module, _listed(self.chosen.modules))]
        if self.chosen.again:
            keys = _unnoticed(self.chosen.out / f"{game.id}.json")
            breaks = [one for one in wanted if one.key in keys]
        else:
            breaks = sample(wanted, self.chosen.breaks, self.chosen.seed)
        found = self.measured(game)
        report = BiteReport(game, self.chosen.seed, len(wanted), len(breaks), found.failing)
        reasons = judged.reasons(self.judged, game.id)
        report.equivalent = [(one, reasons[one.key]) for one in breaks if one.key in reasons]

        def ended(outcome: Outcome) -> None:
            report.outcomes.append(outcome)
            self.progress(report, outcome)

        hunt = Hunt(game, found, self.chosen.out / f"{game.id}.log", self.chosen.workers, self.until)
        hunt.run([one for one in breaks if one.key not in reasons], ended)
        report.write(self.chosen.out)
        return report

    def progress(self, report: BiteReport, outcome: Outcome) -> None:
        if outcome.how not in NOTICED:
            one = outcome.broken
            self.say(f"  {outcome.how}: {one.module}:{one.line} {one.what}")
        if time.monotonic() - self.told > EVERY:
            self.told = time.monotonic()
            self.say(f"{report.game.id}: {report.noticed} of {report.tried} noticed, {report.left} to go")


def _unnoticed(file: Path) -> set[Key]:
    rows = json.loads(file.read_text("utf-8"))["unnoticed"] if file.exists() else []
    return {(row["module"], row["function"], row["text"], row["break"], row["nth"]) for row in rows}


def main(argv: Sequence[str] | None = None, place: Repository = PLACE) -> int:
    chosen = arguments(sys.argv[1:] if argv is None else argv, place)
    run = Run(place, chosen)
    games = _listed(chosen.games) or list(place.games)
    reports = [run.run(place.games[game]) for game in games]
    if chosen.json:
        print(json.dumps([report.data() for report in reports], indent=1))
    for report in reports:
        for one in report.unnoticed():
            run.say(f"\n{one.how}: {one.broken.what}\n{report.diff(one.broken)}")
    for report in reports:
        run.say("\n".join(["", *report.summary(), f"  all of it: {chosen.out / report.game.id}.md"]))
    known = [
        one for game in place.games.values() for path in game.modules() for one in run.breaks(game, path)
    ]
    old = judged.stale(run.judged, known)
    for judgement in old:
        run.say(f"stale in {chosen.equivalent.name}: {' | '.join(map(str, judgement.key))}")
    is_good = all(report.share >= chosen.goal and not report.counts["error"] for report in reports)
    return 0 if is_good and not old else 1


if __name__ == "__main__":
    sys.exit(main())
