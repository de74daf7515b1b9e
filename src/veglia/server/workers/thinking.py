"""A process in which bots think, and chronicles are put together: `python -m veglia.server.workers.thinking`.

It reads JSON from standard input, a line for each task, and answers with a line each. Any Python may run it
that has the same version of Veglia, so bots can think in the compiled build while the server is interpreted.
"""

import os
import signal
import sys
import threading
import traceback
from base64 import b64decode
from collections import OrderedDict
from queue import SimpleQueue
from typing import IO

import msgspec
from msgspec import Struct

from veglia.agents.hints import hint
from veglia.agents.knowledge import Knowledge
from veglia.agents.search import Limits
from veglia.agents.strengths import make_agent
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, Setup, Title, begin
from veglia.kernel.loading import state_of
from veglia.kernel.seats import Seat
from veglia.kernel.story import Chronicle
from veglia.server.table.games import find_games
from veglia.server.workers.processors import use
from veglia.show.chronicle import Chronicler

# A process remembers so many games, and only plays what has happened since.
REMEMBERED = 64
HINT_SECONDS = 2.0


class Start(Struct, frozen=True):
    """The first line: where the list of games is, and on which processors to think."""

    games: str
    processors: list[int]


class Position(Struct, frozen=True):
    """What a bot gets: a game as plain data, and who is asked."""

    seat: int
    table: str
    game: str
    mission: str
    seats: list[Seat]
    # As text: it may be larger than any number in JSON.
    seed: str
    options: dict[str, str]
    choices: list[int]
    bot: str
    own_seed: int
    # The state from which the choices go on where the rules have changed, as it is kept (base64).
    kept: str = ""


class Viewer(Struct, frozen=True):
    """For whom a chronicle is told."""

    seats: tuple[int, ...]
    language: str
    # Whether anything could be taken back: nothing is earned then.
    practice: bool


class Task(Struct, frozen=True):
    """A position to think about, or a game that is over to be told."""

    position: Position
    # Of a hint; none for the choice of a bot.
    language: str | None = None
    # How long a bot may search; 0: as long as it likes.
    seconds: float = 0.0
    # Of a chronicle.
    viewer: Viewer | None = None


class Thought(Struct, frozen=True):
    """What came of a task."""

    choice: int = -1
    # For a hint: what may follow, in words, and the chance to win.
    line: list[str] = []
    chance: float = 0.0
    # For a hint to do nothing: the best of all else in words, and how much lower the chance is with it.
    rival: str = ""
    worse: float = 0.0
    chronicle: Chronicle | None = None
    # What went wrong, if something did.
    error: str = ""


class Thinker:
    """Thinks about one position after the other."""

    def __init__(self, titles: dict[str, Title]) -> None:
        self.titles = titles
        # By the table, and the state that it goes on from.
        self.remembered: OrderedDict[tuple[str, str], Game] = OrderedDict()

    def think(self, task: Task) -> Thought:
        position = task.position
        if task.viewer is not None:
            return Thought(chronicle=self.told(position, task.viewer))
        game = self.recalled(position)
        if task.language is None:
            agent = make_agent(position.bot, game.title, position.own_seed, task.seconds)
            return Thought(agent.choose(Knowledge(game.title, game.state, position.seat)))
        knowledge = Knowledge(game.title, game.state, position.seat)
        limits = Limits(0, HINT_SECONDS)
        found = hint(game.title, knowledge, seeded(position.own_seed), limits, task.language)
        return Thought(found.choice, found.line, found.chance, found.rival, found.worse)

    def told(self, position: Position, viewer: Viewer) -> Chronicle:
        """Return what is told of a game that is over."""
        setup = Setup(position.mission, tuple(position.seats), int(position.seed), position.options)
        chronicler = Chronicler(self.titles[position.game], setup, position.choices)
        return chronicler.told(viewer.seats, viewer.language, viewer.practice)

    def recalled(self, position: Position) -> Game:
        """Return the game at its present point, from where it was seen last."""
        title, choices = self.titles[position.game], position.choices
        key = (position.table, position.kept)
        game = self.remembered.pop(key, None)
        if game is None or game.choices != choices[: len(game.choices)]:
            game = begun(title, position)
        for number in choices[len(game.choices) :]:
            game.choose(number)
        self.remembered[key] = game
        while len(self.remembered) > REMEMBERED:
            self.remembered.popitem(last=False)
        return game


def begun(title: Title, position: Position) -> Game:
    """Return the game at the point from which a position has its choices."""
    setup = Setup(position.mission, tuple(position.seats), int(position.seed), position.options)
    if not position.kept:
        return begin(title, setup)
    return Game(title, setup, state_of(title, b64decode(position.kept)), [])


def run(tasks: IO[bytes], thoughts: IO[bytes]) -> None:
    """Answer tasks until the process is ended."""
    start = msgspec.json.decode(tasks.readline(), type=Start)
    use(frozenset(start.processors))
    thinker = Thinker(find_games(start.games))
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=read, args=(tasks, lines), daemon=True).start()
    while True:
        task = msgspec.json.decode(lines.get(), type=Task)
        try:
            thought = thinker.think(task)
        except Exception:
            thought = Thought(error=traceback.format_exc())
        thoughts.write(msgspec.json.encode(thought) + b"\n")
        thoughts.flush()


def read(tasks: IO[bytes], lines: "SimpleQueue[bytes]") -> None:
    """Pass tasks on; when there can be no more, because the server has ended, the process ends at once."""
    for line in tasks:
        lines.put(line)
    os._exit(0)


def main() -> None:
    # Ctrl-C is the server's business.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What any rule or library prints is no thought.
    thoughts = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    run(sys.stdin.buffer, thoughts)


if __name__ == "__main__":
    main()
