"""Seams: how a table that other rules have kept goes on with the present ones.

The rules take over after the last choice whose outcome is kept. Choices after it, which only a server that
was killed leaves behind, are played again with the new rules; from the first that these do not allow on,
they are taken back. Nothing of the log is changed: rows are added that say so.
"""

from veglia.kernel.errors import BadFile, BadSetup, GameOver, IllegalChoice, UnknownName, VegliaError
from veglia.kernel.game import Game, Setup, Title
from veglia.kernel.loading import state_of
from veglia.kernel.machine import State
from veglia.server.store.archive import LogEntry, TableRow
from veglia.server.store.courses import NOTHING, START, SeamRow
from veglia.server.table.course import point_in
from veglia.server.table.history import Base, Stood, standing


def version_of(row: TableRow) -> str:
    """Return the version of the rules that a table is played with."""
    return row.seams[-1].rules_version if row.seams else row.rules_version


def setup_of(title: Title, row: TableRow) -> Setup:
    """Return how a table was set up; BadFile when the present rules know nothing like that."""
    try:
        return title.setup(row.mission, row.seats, int(row.seed), row.options)
    except (BadSetup, UnknownName) as error:
        if version_of(row) == title.version:
            raise
        raise BadFile(str(error)) from error


def base_of(title: Title, row: TableRow) -> Base | None:
    """Return what a table goes on from whose present rules took over in the middle."""
    if not row.seams:
        return None
    seam = row.seams[-1]
    older = standing(row.entries[: seam.sequence])[: seam.choice]
    return Base(older, state_of(title, seam.state))


def last_kept(row: TableRow) -> tuple[list[Stood], int]:
    """Return the choices up to the last one whose outcome is kept, and where that is: a place in the course.

    The place is NOTHING where that is the state of the last seam, or where nothing is kept.
    """
    every = standing(row.entries)
    older = [one for one in every if one.sequence <= row.kept]
    if row.seams and len(older) <= row.seams[-1].choice:
        return every[: row.seams[-1].choice], NOTHING
    if older:
        return older, older[-1].sequence
    return older, START if row.kept > NOTHING else NOTHING


def kept_base(title: Title, row: TableRow, part: bytes | None) -> Base:
    """Return what the present rules can go on from; `part` of the course has the place of `last_kept`.

    BadFile when nothing is kept, or when it leads to no state of the present rules.
    """
    older, place = last_kept(row)
    if place == NOTHING and row.seams:
        return Base(older, state_of(title, row.seams[-1].state))
    point = None if part is None else point_in(title, part, place)
    if point is None:
        raise BadFile(f"played with rules version {version_of(row)}, and its states are not kept")
    return Base(older, point.state)


class Takeover:
    """What lets the present rules take over: the base, choices behind it that stand, and what is added."""

    def __init__(self, title: Title, setup: Setup, row: TableRow, base: Base) -> None:
        self.base = base
        behind = standing(row.entries)[len(base.older) :]
        self.later = playable(title, setup, base.state, behind)
        self.entries = [LogEntry("rules", len(base.older), 0, is_automatic=True)]
        if len(self.later) < len(behind):
            left = len(base.older) + len(self.later)
            self.entries.append(LogEntry("undo", left, 0, is_automatic=True))
        self.seam = SeamRow(len(row.entries), len(base.older), title.version, title.keep(base.state))

    @property
    def is_over(self) -> bool:
        """Whether there is nothing that the new rules could do: the game has ended."""
        return self.base.state.asking is None


def playable(title: Title, setup: Setup, state: State, choices: list[Stood]) -> list[Stood]:
    """Return those choices, from the first on, that the rules allow."""
    game = Game(title, setup, title.copy(state), [])
    for place, one in enumerate(choices):
        try:
            game.choose(one.number)
        except (IllegalChoice, GameOver, VegliaError):
            return choices[:place]
    return choices
