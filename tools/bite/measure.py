"""One run of a game's tests, to see which test executes which line; kept until code or tests change."""

import hashlib
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.bite import importing
from tools.bite.breaks import Break
from tools.bite.forks import Ended, Forks, Job, Say
from tools.bite.probes import Probes
from tools.bite.scope import GameFolder
from tools.bite.suite import Suite, check_origin, with_suite

KINDS = ("*.py", "*.toml", "*.yaml", "*.jsonl")
Executed = dict[str, dict[str, str]]


@dataclass
class Measured:
    """What the tests of a game execute; tests are numbered, the slowest last."""

    key: str
    tests: list[str]
    seconds: list[float]
    # The rules each test cites.
    rules: list[list[str]]
    # Tests that fail by themselves, which cannot notice anything.
    failing: list[str]
    # By module and line: the tests that execute it, as bits of a hexadecimal number.
    executed: Executed
    # By module: the lines that are executed before any test, when tests are imported.
    prepared: dict[str, list[int]]

    def executing(self, module: str, lines: range) -> list[int]:
        """Return the numbers of the tests that execute any of some lines."""
        found = self.executed.get(module, {})
        bits = 0
        for line in lines:
            bits |= int(found.get(str(line), "0"), 16)
        return [number for number in range(bits.bit_length()) if bits >> number & 1]

    def is_prepared(self, one: Break) -> bool:
        """Return whether a break has to be in place before the tests are imported."""
        return not one.function or one.statement in self.prepared.get(one.module, [])

    def runs(self, module: str, lines: range, game: GameFolder) -> bool:
        """Return whether any test of a game's own, or an import, executes any of some lines."""
        if any(line in lines for line in self.prepared.get(module, [])):
            return True
        return any(game.owns(self.tests[test]) for test in self.executing(module, lines))


def measured(game: GameFolder, out: Path, workers: int) -> Measured:
    """Return what a game's tests execute, measuring it if anything has changed."""
    file = out / "measured" / f"{game.id}.json"
    key = checksum(game)
    if file.exists():
        kept = Measured(**json.loads(file.read_text("utf-8")))
        if kept.key == key:
            return kept
    found = measure(game, out / f"{game.id}.log", workers, key)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(asdict(found)), "utf-8")
    return found


def checksum(game: GameFolder) -> str:
    """Return a checksum over the package, the game's tests, and how they are measured."""
    root = game.place.root
    files = {path for kind in KINDS for path in (root / "src").rglob(kind)}
    files |= {path for top in game.tests() for kind in KINDS for path in _within(top, kind)}
    for folder in [*game.tests()[0].parents, Path(__file__).parent]:
        if folder.is_relative_to(root / "tests") or folder == Path(__file__).parent:
            files |= set(folder.glob("*.py"))
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(f"{path} ".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _within(top: Path, kind: str) -> list[Path]:
    return list(top.rglob(kind)) if top.is_dir() else [top]


def measure(game: GameFolder, log: Path, workers: int, key: str) -> Measured:
    """Run all tests of a game, a part of the files in each process."""
    rows: list[dict[str, object]] = []
    prepared: dict[str, list[int]] = {}

    def ended(job: Ended) -> None:
        if job.signal or job.status:
            raise RuntimeError(f"the tests of {game.id} cannot be measured, see {log}")
        first, *rest = [json.loads(line) for line in job.lines]
        prepared.update(first)
        rows.extend(rest)

    log.parent.mkdir(parents=True, exist_ok=True)
    Forks(workers).run([_share(game, log, part, workers) for part in range(workers)], ended)
    rows.sort(key=lambda row: (row["seconds"], row["test"]))
    passed = [row for row in rows if not row["failed"]]
    bits: dict[str, dict[str, int]] = {}
    for number, row in enumerate(passed):
        lines = row["lines"]
        assert isinstance(lines, dict)
        for module, found in lines.items():
            by_line = bits.setdefault(module, {})
            for line in found:
                by_line[str(line)] = by_line.get(str(line), 0) | 1 << number
    columns = {name: [row[name] for row in passed] for name in ("test", "seconds", "rules")}
    return Measured(
        key,
        [str(test) for test in columns["test"]],
        [float(str(seconds)) for seconds in columns["seconds"]],
        [list(rules) for rules in columns["rules"] if isinstance(rules, list)],
        sorted(str(row["test"]) for row in rows if row["failed"]),
        {module: {line: f"{mask:x}" for line, mask in found.items()} for module, found in bits.items()},
        prepared,
    )


def _share(game: GameFolder, log: Path, part: int, parts: int) -> Job:
    def job(say: Say) -> None:
        probes = Probes()
        probes.install()
        modules = {game.import_name(path): game.name_of(path) for path in game.modules()}
        importing.rewrite({name: probes.rewrite(module) for name, module in modules.items()})
        with_suite(game, lambda suite: _run_part(suite, game, probes, say, part, parts), log)

    return job


def _run_part(suite: Suite, game: GameFolder, probes: Probes, say: Say, part: int, parts: int) -> None:
    assert not suite.is_broken, "the tests cannot be imported"
    check_origin(game)
    say(json.dumps({module: sorted(lines) for module, lines in probes.take().items()}))
    for file in suite.files()[part::parts]:
        # What the tests of other files have left would hide what those of this file rely on.
        probes.forget()
        names = [name for name in suite.items if name.partition("::")[0] == file]
        for name, following in zip(names, [*names[1:], ""], strict=True):
            passes = suite.run(name, following)
            row = {"test": name, "seconds": round(suite.seconds, 5), "failed": not passes}
            lines = {module: sorted(lines) for module, lines in probes.take().items()}
            say(json.dumps({**row, "rules": suite.rules(name), "lines": lines}))
