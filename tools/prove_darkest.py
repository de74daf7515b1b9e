"""Look for won and lost games of Dark, Darker, Darkest, for every mode and every expansion, and record them.

    python -m tools.prove_darkest --seconds 120 --out tests/games/dark_darker_darkest/records

The heuristic bot plays as it does at a table; in every other game each Round is played several times by bots
that differ in their chances, and the few games that look best go on, luck included: such a record proves that
a table can be won, not that a bot wins it. What is found is added to what is there.
"""

import argparse
import time
from pathlib import Path

from veglia.agents.knowledge import Knowledge
from veglia.agents.novice import NoviceAgent
from veglia.agents.strengths import make_heuristic
from veglia.games.dark_darker_darkest.rules.settings import HOUSE
from veglia.games.dark_darker_darkest.title import DarkDarkerDarkest
from veglia.kernel.dice import seeded
from veglia.kernel.game import Game, apply, begin
from veglia.kernel.machine import WON, State
from veglia.kernel.seats import Seat
from veglia.lab.record import Record, make_record, read_records, write_records

TITLE = DarkDarkerDarkest()
SEATS = [Seat("survivors", ("bruce", "jack", "leo"))]
# Every mode as it is, then each expansion alone, then all of them.
TABLES: list[tuple[str, dict[str, str]]] = [
    *((mode, {}) for mode in TITLE.missions()),
    ("dark", {HOUSE: "kickstarter"}),
    ("dark", {"radioactive": "on"}),
    ("dark", {"disco_doll": "3", "guts": "3", "chunk": "3", "tuff_guy": "3"}),
    ("dark", {"victims": "2"}),
    ("dark", {"heli_escape": "on"}),
    ("dark", {"advanced_icons": "on"}),
    (
        "dark",
        {
            "radioactive": "on",
            "guts": "2",
            "chunk": "2",
            "victims": "1",
            "heli_escape": "on",
            "advanced_icons": "on",
        },
    ),
]
# So many games go on from Round to Round, and each Round is tried so often.
LINES = 4
TRIES = 24
# How often, in a hundred, a bot does anything at all.
RESTLESS = (0, 0, 3, 8)


class Line:
    """A game up to the beginning of a Round."""

    def __init__(self, state: State, choices: list[int]) -> None:
        self.state = state
        self.choices = choices


def played_round(line: Line, seed: int) -> Line:
    """Play a Round by a bot with chances of its own."""
    evaluation = TITLE.evaluation()
    played = Line(TITLE.copy(line.state), line.choices[:])
    state = played.state
    state.log = None
    bot = NoviceAgent(make_heuristic(TITLE, seed, 0.0), seeded(-1 - seed), RESTLESS[seed % len(RESTLESS)])
    now = evaluation.round(state)
    while state.asking is not None and evaluation.round(state) == now:
        played.choices.append(bot.choose(Knowledge(TITLE, state)))
        apply(TITLE, state, played.choices[-1])
    return played


def has_won(state: State) -> bool:
    return state.result is not None and state.result.outcome(0) == WON


def seek(mode: str, options: dict[str, str], is_won: bool, seconds: float, seed: int) -> Game | None:
    """Return a game of an outcome, if one is found in time."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        seed += 1
        game = begin(TITLE, TITLE.setup(mode, SEATS, seed, options))
        lines = [Line(game.state, [])]
        width, tries = 1, 1
        if is_won and seed % 2 == 0:
            width, tries = LINES, TRIES
        while lines and time.perf_counter() < end:
            played = [
                played_round(line, seed * 1000 + len(line.choices) + number)
                for line in lines
                for number in range(max(1, tries // len(lines)))
            ]
            ended = [line for line in played if line.state.result is not None]
            wanted = [line for line in ended if has_won(line.state) == is_won]
            if wanted:
                for choice in wanted[0].choices:
                    game.choose(choice)
                return game
            evaluation = TITLE.evaluation()
            going = [line for line in played if line.state.result is None]
            lines = sorted(going, key=lambda line: -evaluation.points(line.state, 0))[:width]
    return None


def known(path: Path) -> list[Record]:
    return read_records(path) if path.exists() else []


def is_of(record: Record, mode: str, options: dict[str, str]) -> bool:
    """Return whether a record is of a table; the house is written into every record."""
    chosen = {name: value for name, value in record.options.items() if name != HOUSE}
    asked = {name: value for name, value in options.items() if name != HOUSE}
    sample = TITLE.setup(mode, SEATS, 1, {HOUSE: "kickstarter"}).options[HOUSE]
    is_same_house = (record.options[HOUSE] == sample) == (HOUSE in options)
    return record.mission == mode and chosen == asked and is_same_house


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for mode, options in TABLES:
        for is_won, name in ((True, "won.jsonl"), (False, "lost.jsonl")):
            path = asked.out / name
            if any(is_of(record, mode, options) for record in known(path)):
                continue
            game = seek(mode, options, is_won, asked.seconds, asked.seed)
            print(mode, options, "won" if is_won else "lost", "found" if game else "still wanted", flush=True)
            if game is not None:
                record = make_record(TITLE, game.setup, game.choices, game.hash())
                write_records(path, [*known(path), record])


if __name__ == "__main__":
    main()
