"""What was found, as text and as JSON."""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from tools.bite.breaks import Break, broken, diff
from tools.bite.hunt import CITING, ERROR, NOBODY, NOTICED, TIMEOUT, TITLE, UNEXECUTED, Outcome
from tools.bite.judged import entry
from tools.bite.scope import GameFolder


@dataclass
class BiteReport:
    """What became of the breaks of one game."""

    game: GameFolder
    seed: int
    # How many breaks there are to choose from, and how many were chosen.
    possible: int
    chosen: int
    # Tests that fail without any break.
    failing: list[str]
    outcomes: list[Outcome] = field(default_factory=list)
    # Breaks that change nothing, with the reason.
    equivalent: list[tuple[Break, str]] = field(default_factory=list)

    @property
    def counts(self) -> Counter[str]:
        return Counter(one.how for one in self.outcomes)

    @property
    def tried(self) -> int:
        return len(self.outcomes) - self.counts[ERROR]

    @property
    def noticed(self) -> int:
        return sum(self.counts[how] for how in NOTICED)

    @property
    def left(self) -> int:
        """How many there was no time for."""
        return self.chosen - len(self.outcomes) - len(self.equivalent)

    @property
    def share(self) -> float:
        return self.noticed / self.tried if self.tried else 1.0

    def unnoticed(self) -> list[Outcome]:
        missed = [one for one in self.outcomes if one.how in (NOBODY, UNEXECUTED, ERROR)]
        return sorted(missed, key=lambda one: (one.broken.module, one.broken.line, one.broken.number))

    def diff(self, one: Break) -> str:
        source = (self.game.place.games_folder / one.module).read_text("utf-8")
        return diff(one.module, source, broken(source, one.number))

    def summary(self) -> list[str]:
        """Return the numbers, a line each."""
        counts = self.counts
        lines = [
            f"{self.game.id}: {self.noticed} of {self.tried} breaks noticed, {self.share:.1%}",
            f"  {counts[CITING]} by tests that cite a rule of the module, {counts[TITLE]} by other tests "
            f"of the game, {counts[TIMEOUT]} because tests do not end",
            f"  {counts[NOBODY]} unnoticed, {counts[UNEXECUTED]} executed by no test",
            f"  {len(self.equivalent)} more change nothing (judged); {self.possible} are possible, "
            f"seed {self.seed}",
        ]
        if self.left:
            lines.append(f"  stopped in time: {self.left} of {self.chosen} not tried")
        if counts[ERROR]:
            lines.append(f"  {counts[ERROR]} could not be tried, see the log")
        if self.failing:
            lines.append(
                f"  {len(self.failing)} tests fail without any break and are left out: {self.failing[0]} ..."
            )
        return lines

    def markdown(self) -> str:
        """Return the whole report."""
        parts = ["# Breaks of the rules of " + self.game.id, "\n".join(self.summary())]
        if self.unnoticed():
            parts.append("## Unnoticed")
        for one in self.unnoticed():
            parts.append(self._told(one.broken, f"{one.broken.what} ({one.how})"))
            parts.append(f"```toml\n{entry(one.broken)}```")
        if self.equivalent:
            parts.append("## Change nothing")
        parts += [self._told(one, f"{one.what}. {why}") for one, why in self.equivalent]
        parts.append("## Noticed")
        parts.append(
            "\n".join(
                f"- {_place(one.broken)}: {one.broken.what}: {one.how}, {one.by}"
                for one in self.outcomes
                if one.how in NOTICED
            )
        )
        if self.failing:
            parts.append(
                "## Tests that fail without any break\n\n" + "\n".join(f"- {test}" for test in self.failing)
            )
        return "\n\n".join(parts) + "\n"

    def _told(self, one: Break, words: str) -> str:
        return f"### {_place(one)}\n\n{words}\n\n```diff\n{self.diff(one)}```"

    def data(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "seed": self.seed,
            "possible": self.possible,
            "chosen": self.chosen,
            "tried": self.tried,
            "noticed": self.noticed,
            "share": round(self.share, 4),
            "counts": dict(sorted(self.counts.items())),
            "not_tried": self.left,
            "failing": self.failing,
            "unnoticed": [
                {**_row(one.broken), "how": one.how, "diff": self.diff(one.broken)}
                for one in self.unnoticed()
            ],
            "equivalent": [{**_row(one), "why": why} for one, why in self.equivalent],
            "found": [
                {**_row(one.broken), "how": one.how, "by": one.by}
                for one in self.outcomes
                if one.how in NOTICED
            ],
        }

    def write(self, out: Path) -> None:
        out.mkdir(parents=True, exist_ok=True)
        (out / f"{self.game.id}.json").write_text(json.dumps(self.data(), indent=1), "utf-8")
        (out / f"{self.game.id}.md").write_text(self.markdown(), "utf-8")


def _place(one: Break) -> str:
    return f"{one.module}:{one.line} {one.function}".strip()


def _row(one: Break) -> dict[str, object]:
    return {
        "module": one.module,
        "function": one.function,
        "line": one.line,
        "text": one.text,
        "break": one.what,
        "nth": one.nth,
    }
