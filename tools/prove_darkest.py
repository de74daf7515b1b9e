"""Look for won and lost games of Dark, Darker, Darkest, for every mode and every expansion, and record them.

    python -m tools.prove_darkest --seconds 300 --fresh --out tests/games/dark_darker_darkest/records

Lost games are played by the random bot. For won ones every choice is tried on a copy of the state, dice
included, and what looks best is taken; every Round is played several times with some chance in the choice,
and the few games that look best go on. Deals come first in which doors near the Entrance need only what the
Survivors carry. Such a record proves that a table can be won, not that a bot wins it.
What is found is added to what is there, or replaces it with --fresh. With the python of build/compiled it
takes minutes instead of an hour.
"""

import argparse
import os
import random
import time
from pathlib import Path

from veglia.agents.knowledge import Knowledge
from veglia.agents.strengths import make_agent
from veglia.agents.turns import Mind, best_of, considered, open_up
from veglia.games.dark_darker_darkest.bots.goals import matches_of, terminals
from veglia.games.dark_darker_darkest.bots.ways import ways_of
from veglia.games.dark_darker_darkest.rules.settings import HOUSE
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.title import TITLE
from veglia.kernel.evaluation import Evaluation
from veglia.kernel.game import Game, apply, begin
from veglia.kernel.machine import WON, State
from veglia.kernel.seats import Seat
from veglia.lab.record import Record, make_record, read_records, write_records

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
LINES = 2
TRIES = 8
# So many deals are looked at for each that is played.
DEALS = 300
# By how many points a choice may look better or worse than it does.
NOISE = (0, 4, 10, 20)
MOST_CHOICES = 300
# What a terminal that can be opened counts for, and each step from the Entrance to a door.
TERMINAL = 6.0
AWAY = 0.25
IS_TELLING = bool(os.environ.get("TELLING"))


class Line:
    """A game up to the beginning of a Round."""

    def __init__(self, state: State, choices: list[int]) -> None:
        self.state = state
        self.choices = choices


def lucky_choice(evaluation: Evaluation, state: State, chance: random.Random, noise: int) -> int:
    """Return what looks best after it has really happened, give or take some points."""
    preset = evaluation.preset(state)
    if preset >= 0 and not noise:
        return preset
    asking = state.asking
    assert asking is not None
    mind = Mind(TITLE, evaluation, asking.seat(state), 0)
    phase_key = evaluation.phase_key(state)
    return best_of(
        {
            number: open_up(mind, [state], number, phase_key).points + noise * chance.random()
            for number in considered(mind, state, mind.seat)
        }
    )


def played_round(line: Line, seed: int) -> Line:
    """Play a Round with luck."""
    evaluation = TITLE.evaluation()
    chance = random.Random(seed)
    played = Line(TITLE.copy(line.state), line.choices[:])
    state = played.state
    state.log = None
    now = evaluation.round(state)
    for _ in range(MOST_CHOICES):
        if state.asking is None or evaluation.round(state) != now:
            break
        played.choices.append(lucky_choice(evaluation, state, chance, NOISE[seed % len(NOISE)]))
        apply(TITLE, state, played.choices[-1])
    return played


def ease(state: State) -> float:
    """Return how easy a deal is: tokens of doors that the cards at hand open, near, with many matches."""
    assert isinstance(state, DarkestState)
    ways = ways_of(state)
    home = ways.to(2 * state.house.plan.entrance)
    held = {
        state.card(card).colour
        for one in state.survivors
        for cards in (one.left, one.right)
        for card in cards
    }
    corners = terminals(state)
    worth: list[float] = []
    has_terminal = 0.0
    for place, code in enumerate(state.locks):
        missing = len(set(state.library.code_tokens[code]) - held)
        away = min(home[room] for room in state.house.doors[place])
        if missing == 0:
            worth.append(matches_of(state, code, state.markers) - AWAY * away)
        if any(room in corners for room in state.house.doors[place]):
            has_terminal = max(has_terminal, TERMINAL - missing - AWAY * away)
    return has_terminal + sum(sorted(worth)[-3:])


def easy_deals(mode: str, options: dict[str, str], first: int) -> list[int]:
    """Return some seeds, those of the easiest deals first."""
    found: list[tuple[float, int]] = []
    for seed in range(first, first + DEALS):
        found.append((ease(TITLE.start(TITLE.setup(mode, SEATS, seed, options))), -seed))
    return [-negative for _, negative in sorted(found, reverse=True)]


def has_won(state: State) -> bool:
    return state.result is not None and state.result.outcome(0) == WON


def seek_lost(mode: str, options: dict[str, str], seed: int) -> Game:
    """Return a game that the random bot has lost."""
    while True:
        game = begin(TITLE, TITLE.setup(mode, SEATS, seed, options))
        bot = make_agent("random", TITLE, seed)
        while game.state.asking is not None:
            game.choose(bot.choose(Knowledge(TITLE, game.state)))
        if not has_won(game.state):
            return game
        seed += 1


def seek_won(mode: str, options: dict[str, str], seconds: float, first: int) -> Game | None:
    """Return a won game, if one is found in time."""
    end = time.perf_counter() + seconds
    evaluation = TITLE.evaluation()
    for seed in easy_deals(mode, options, first):
        if time.perf_counter() > end:
            break
        game = begin(TITLE, TITLE.setup(mode, SEATS, seed, options))
        lines = [Line(game.state, [])]
        while lines and time.perf_counter() < end:
            played = [
                played_round(line, seed * 1000 + len(line.choices) + number)
                for line in lines
                for number in range(TRIES // len(lines))
            ]
            for line in played:
                if has_won(line.state):
                    for choice in line.choices:
                        game.choose(choice)
                    return game
            going = [line for line in played if line.state.result is None]
            lines = sorted(going, key=lambda line: -evaluation.points(line.state, 0))[:LINES]
            if lines and IS_TELLING:
                tell(lines[0].state)
    return None


def tell(state: State) -> None:
    assert isinstance(state, DarkestState)
    cubes = sum(state.nemesis.cubes) if state.nemesis is not None else 0
    done = f"act {state.act}, Darkness {state.darkness}, markers {sum(state.markers)}, cubes {cubes}"
    print(f"  round {state.round}: {done}", flush=True)


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
    parser.add_argument("--tables", default="", help="numbers of tables, from 0 on, with commas between them")
    parser.add_argument("--fresh", action="store_true", help="forget what is there")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    if asked.fresh:
        for name in ("won.jsonl", "lost.jsonl"):
            (asked.out / name).unlink(missing_ok=True)
    numbers = [int(number) for number in asked.tables.split(",")] if asked.tables else range(len(TABLES))
    for mode, options in [TABLES[number] for number in numbers]:
        for is_won, name in ((True, "won.jsonl"), (False, "lost.jsonl")):
            path = asked.out / name
            if any(is_of(record, mode, options) for record in known(path)):
                continue
            game = (
                seek_won(mode, options, asked.seconds, asked.seed)
                if is_won
                else seek_lost(mode, options, asked.seed)
            )
            print(mode, options, "won" if is_won else "lost", "found" if game else "still wanted", flush=True)
            if game is not None:
                record = make_record(TITLE, game.setup, game.choices, game.hash())
                write_records(path, [*known(path), record])


if __name__ == "__main__":
    main()
