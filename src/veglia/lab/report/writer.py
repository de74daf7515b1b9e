"""What all sections of a report share: words, names and the way numbers are written."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from veglia.catalog import title
from veglia.lab.figures import Figures
from veglia.lab.journal import Label
from veglia.lab.rate import Rate
from veglia.lab.report.names import ReportNames
from veglia.lab.sweep import Cell

FOLDER = files("veglia.lab.report")


@cache
def words_of(language: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"words.{language}.toml").read_text("utf-8"))


class Writer:
    """Writes figures in one language."""

    def __init__(self, figures: Figures, label: Label, language: str) -> None:
        self.figures = figures
        self.label = label
        self.language = language
        self.words = words_of(language)
        self.games = list(dict.fromkeys(cell.game for cell in label.cells))
        self.names = ReportNames(self.games, language)

    def say(self, section: str, sentence: str, **values: object) -> str:
        """Return a sentence of a section, or of the page for no section, filled in."""
        text: str = (self.words[section] if section else self.words)[sentence]
        return text.format(**values)

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number as the language writes it, with a true minus."""
        text = f"{value:,.{digits}f}".replace("-", "−")
        if self.language == "it":
            return text.replace(",", " ").replace(".", ",").replace(" ", ".")
        return text

    def moment(self, seconds: float) -> str:
        """Return a short time in the unit that suits it."""
        if seconds < 1e-3:
            return f"{self.number(1e6 * seconds, 1)} µs"
        return f"{self.number(1e3 * seconds, 1)} ms" if seconds < 1 else f"{self.number(seconds, 1)} s"

    def percent(self, share: float) -> str:
        return self.number(100 * share, 1 if 0 < share < 0.1 or 0.9 < share < 1 else 0)

    def interval(self, rate: Rate) -> str:
        return self.say(
            "",
            "interval",
            share=self.percent(rate.share),
            low=self.percent(rate.low),
            high=self.percent(rate.high),
        )

    def first_sides(self) -> list[str]:
        """Return the first side of each title that has several."""
        kinds = [title(game) for game in self.games]
        return [kind.sides[0].id for kind in kinds if len(kind.sides) > 1]

    def mission(self, cell: Cell) -> str:
        return self.names.mission(f"{cell.game}/{cell.mission}")

    def setting(self, cell: Cell) -> str:
        """Return all but mission and bot of a combination, in words."""
        players = cell.players or cell.party.count("/") + 1
        parts = [self.names.party(cell, self.words)]
        if players > 1:
            parts.append(self.say("", "players", count=players))
        parts += [self.names.option(cell.game, name, value) for name, value in cell.options.items()]
        return ", ".join(parts)

    def titles(self, cell: Cell) -> tuple[str, str]:
        """Return what tells a combination from the others: a name, and what is to be said under it."""
        cells = self.label.cells
        parts: list[str] = []
        if len({(one.game, one.mission) for one in cells}) > 1 or len(cells) == 1:
            parts.append(self.mission(cell))
        if len({one.agent for one in cells}) > 1 or len(cells) == 1:
            parts.append(self.names.agent(cell.agent))
        if len({(one.party, one.players, str(one.options)) for one in cells}) > 1:
            parts.append(self.setting(cell))
        return parts[0], ", ".join(parts[1:])
