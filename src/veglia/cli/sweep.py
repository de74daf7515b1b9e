"""The sweep half of `veglia simulate`: combinations from the command line or from a file."""

import argparse
import sys
from pathlib import Path

import msgspec

from veglia.cli.arguments import option_values
from veglia.cli.progress import pace_bar
from veglia.kernel.errors import BadSetup
from veglia.lab import bots
from veglia.lab.executor import executor_of
from veglia.lab.figures import Figures
from veglia.lab.finish import finish
from veglia.lab.journal import Folder, writing
from veglia.lab.parquet import pyarrow
from veglia.lab.record import as_json
from veglia.lab.report.outcomes import verdicts
from veglia.lab.report.writer import Writer
from veglia.lab.run import play_sweep
from veglia.lab.sweep import Sweep, Wanted, describe, make_sweep, read_sweep

ERRORS_SHOWN = 5
INTERRUPTED = 130
# What `--json` leaves out, because the Parquet file has it whole.
LONG = ("heats", "events", "questions")


def wanted_of(args: argparse.Namespace) -> Wanted:
    """Return what file and command line ask for; the command line comes first."""
    said = Wanted() if args.sweep is None else read_sweep(args.sweep)
    if args.game is not None and said.game not in (None, args.game):
        raise BadSetup(f"{args.sweep} is about {said.game}, the command line about {args.game}")
    given = {
        "game": args.game,
        "games": args.games,
        "seed": args.seed,
        "mission": listed(args.mission),
        "agent": None if args.agent is None else bots.listed(args.agent),
        "party": args.survivors,
        "players": None if args.players is None else numbers(args.players),
        "options": {**said.options, **options_in(args, said)} or None,
    }
    return msgspec.structs.replace(said, **{name: one for name, one in given.items() if one is not None})


def listed(text: str | None) -> str | list[str] | None:
    """Return a word or, where there are commas, several."""
    return text.split(",") if text is not None and "," in text else text


def numbers(text: str) -> list[int]:
    words = text.split(",")
    if not all(word.isdecimal() for word in words):
        raise BadSetup(f"{text!r} is not a list of whole numbers with commas between them")
    return [int(word) for word in words]


def options_in(args: argparse.Namespace, said: Wanted) -> dict[str, list[str]]:
    """Return the values of the game's options on the command line."""
    game = args.game or said.game
    return {} if game is None else option_values(args, game)


def run_sweep(args: argparse.Namespace) -> int:
    """Play what is missing of a sweep and report; Ctrl-C keeps what is done."""
    if args.out is None:
        raise BadSetup("a sweep needs a folder for its results: --out FOLDER")
    if args.record is not None:
        raise BadSetup("--record is for one combination; every game of a sweep has its seed in the results")
    pyarrow()
    sweep = make_sweep(wanted_of(args))
    folder = Folder(args.out)
    folder.open(sweep)
    limit = None if args.minutes is None else 60 * args.minutes
    code = 0
    with writing(folder) as journal:
        done = {(row.cell, row.number) for row in folder.rows() if row.number < sweep.games}
        if done:
            total = len(sweep.cells) * sweep.games
            say(f"{len(done)} of {total} games are played already")
        try:
            with pace_bar() as show_pace, executor_of(args.engine, args.workers) as executor:
                is_done = play_sweep(sweep, executor, journal.add, done, show_pace, limit)
            if not is_done:
                say("the time is over; the same command goes on")
        except KeyboardInterrupt:
            say("interrupted; what is done is kept, the same command goes on")
            code = INTERRUPTED
        figures = finish(folder, sweep, args.lang)
    show(args, folder, sweep, figures)
    return code or (1 if figures.errors else 0)


def say(text: str) -> None:
    print(f"veglia simulate: {text}", file=sys.stderr)


def show(args: argparse.Namespace, folder: Folder, sweep: Sweep, figures: Figures) -> None:
    if args.json:
        print(as_json(summary(figures)))
    else:
        print(as_text(figures, sweep, folder))
    for error in figures.errors[:ERRORS_SHOWN]:
        print(f"veglia: {error}", file=sys.stderr)


def summary(figures: Figures) -> dict[str, object]:
    """Return the figures as plain data."""
    plain: dict[str, object] = msgspec.to_builtins(figures)
    return {name: value for name, value in plain.items() if name not in LONG}


def as_text(figures: Figures, sweep: Sweep, folder: Folder) -> str:
    """Return the shares won, what balance has to say, and where the rest is."""
    width = max(len(describe(cell)) for cell in sweep.cells)
    lines = []
    for one in figures.cells:
        for side, rate in one.wins.items():
            share = f"{100 * rate.share:5.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f})"
            name = f"  {side}" if len(one.wins) > 1 else ""
            lines.append(f"{describe(one.cell):{width}}  {rate.won:>6} of {rate.games:<6} {share}{name}")
    writer = Writer(figures, folder.read_label(), "en")
    for found in figures.balances:
        lines += ["", f"Missions against their printed difficulty ({found.setting}):"]
        lines += [text for _, text in verdicts(writer, found)]
    return "\n".join([*lines, "", f"{folder.report}", f"{folder.parquet}"])


def add_sweep_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what makes a sweep of a simulation."""
    group = parser.add_argument_group(
        "sweeps",
        "Several values (with commas between them) multiply. Results go to a folder: games.parquet, "
        "report.html, and games.jsonl, from which the same command goes on after a stop.",
    )
    group.add_argument("--out", type=Path, metavar="FOLDER", help="play a sweep and keep its results here")
    group.add_argument("--sweep", type=Path, metavar="FILE", help="read the combinations from a TOML file")
    group.add_argument(
        "--players",
        metavar="N,...",
        help="how many players (default: 1; with several sides: the usual seats)",
    )
    group.add_argument("--engine", default="local", help="local processes, or ray (default: local)")
    group.add_argument(
        "--minutes", type=float, metavar="N", help="stop after N minutes; the same command resumes"
    )
    group.add_argument("--lang", choices=("en", "it"), default="en", help="language of the report")
