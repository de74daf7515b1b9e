"""Which breaks the tests of a game notice."""

import gc
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.bite import importing
from tools.bite.breaks import Break, broken
from tools.bite.forks import Ended, Forks, Job, Say, limit_memory, limit_seconds
from tools.bite.graft import Garden
from tools.bite.measure import Measured
from tools.bite.scope import GameFolder
from tools.bite.suite import Suite, check_origin, with_suite

# How a break is noticed: by a test that cites a rule of the module, by another of the game's tests, because
# the tests never end, or not at all.
CITING = "citing"
TITLE = "title"
TIMEOUT = "timeout"
NOBODY = "nobody"
# No test executes it.
UNEXECUTED = "unexecuted"
# Could not be tried: an error of this tool.
ERROR = "error"
NOTICED = (CITING, TITLE, TIMEOUT)

MEMORY = 2 << 30
# A test may take so many times its usual time, and so many seconds more.
PATIENCE = 20
SECONDS = 2.0
LONGEST = 900.0


@dataclass(frozen=True)
class Outcome:
    """What became of a break: how it was noticed, and by which test."""

    broken: Break
    how: str
    by: str


class Hunt:
    """The breaks of one game, and the tests to try them with."""

    def __init__(
        self, game: GameFolder, found: Measured, log: Path, workers: int, until: float | None
    ) -> None:
        self.game = game
        self.measured = found
        self.log = log
        self.workers = workers
        self.until = until
        self.citing = {path: game.rules_of(path) for path in game.modules()}

    def path(self, one: Break) -> Path:
        return self.game.place.games_folder / one.module

    def cites(self, one: Break, test: int) -> bool:
        return not self.citing[self.path(one)].isdisjoint(self.measured.rules[test])

    def tests_for(self, one: Break) -> list[int]:
        """Return the tests that can notice a break: those that cite first, then the fastest."""
        found = self.measured.executing(one.module, range(one.statement, one.statement + 1))
        found.sort(key=lambda test: not self.cites(one, test))
        if self.measured.is_prepared(one):
            chosen = set(found)
            others = [test for test in range(len(self.measured.tests)) if test not in chosen]
            found += sorted(others, key=lambda test: not self.cites(one, test))
        return found

    def run(self, breaks: Sequence[Break], ended: Callable[[Outcome], None]) -> None:
        """Try all breaks, as far as time allows; those that need new imports are slow and come last."""
        quick = [one for one in breaks if not self.measured.is_prepared(one)]
        slow = [one for one in breaks if self.measured.is_prepared(one)]
        for one in [one for one in quick if not self.tests_for(one)]:
            ended(Outcome(one, UNEXECUTED, ""))
        quick = [one for one in quick if self.tests_for(one)]
        if quick:
            self._warm(quick, ended)
        Forks(self.workers, LONGEST).run(
            [self._imported(one) for one in slow],
            lambda job: ended(self.outcome(slow[job.number], job)),
            self.until,
        )

    def _warm(self, breaks: list[Break], ended: Callable[[Outcome], None]) -> None:
        """Try breaks in copies of a process that has imported everything."""

        def use(suite: Suite, say: Say) -> None:
            check_origin(self.game)
            garden = Garden()
            gc.collect()
            gc.freeze()
            Forks(self.workers, LONGEST).run(
                [self._grafted(one, suite, garden) for one in breaks],
                lambda job: say(json.dumps([job.number, job.lines, job.signal, job.status])),
                self.until,
            )

        def heard(_: int, line: str) -> None:
            job = Ended(*json.loads(line))
            ended(self.outcome(breaks[job.number], job))

        def over(job: Ended) -> None:
            if job.signal or job.status:
                raise RuntimeError(f"the tests of {self.game.id} cannot be run, see {self.log}")

        job: Job = lambda say: with_suite(self.game, lambda suite: use(suite, say), self.log)  # noqa: E731
        Forks(1).run([job], over, heard=heard)

    def _grafted(self, one: Break, suite: Suite, garden: Garden) -> Job:
        def job(say: Say) -> None:
            limit_memory(MEMORY)
            path = self.path(one)
            grafts = garden.graft(path, broken(path.read_text("utf-8"), one.number), one.outermost)
            assert grafts > 0, f"{one.outermost} of {one.module} is nowhere"
            self._try(one, suite, say)

        return job

    def _imported(self, one: Break) -> Job:
        def job(say: Say) -> None:
            limit_memory(MEMORY)
            limit_seconds(SECONDS + PATIENCE)
            path = self.path(one)
            text = broken(path.read_text("utf-8"), one.number)
            importing.rewrite({self.game.import_name(path): lambda _: (text, {})})
            with_suite(self.game, lambda suite: self._try(one, suite, say), self.log)

        return job

    def _try(self, one: Break, suite: Suite, say: Say) -> None:
        """Run tests until one fails; say each test that begins, and whether one has failed."""
        if suite.is_broken:
            say("failed")
            return
        tests = [test for test in self.tests_for(one) if self.measured.tests[test] in suite.items]
        names = [self.measured.tests[test] for test in tests]
        for test, name, following in zip(tests, names, [*names[1:], ""], strict=True):
            limit_seconds(SECONDS + PATIENCE * self.measured.seconds[test])
            say(str(test))
            if not suite.run(name, following):
                say("failed")
                return

    def outcome(self, one: Break, job: Ended) -> Outcome:
        """Return what a job's end means."""
        has_failed = job.lines[-1:] == ["failed"]
        begun = [int(line) for line in job.lines if line != "failed"]
        name = self.measured.tests[begun[-1]] if begun else ""
        if job.is_timeout:
            return Outcome(one, TIMEOUT, name)
        if job.signal or (job.status and not has_failed):
            return Outcome(one, ERROR, name)
        if not has_failed:
            return Outcome(one, NOBODY, "")
        if not begun:
            return Outcome(one, CITING if self._has_citing(one) else TITLE, "import")
        return Outcome(one, CITING if self.cites(one, begun[-1]) else TITLE, name)

    def _has_citing(self, one: Break) -> bool:
        return any(self.cites(one, test) for test in range(len(self.measured.tests)))
