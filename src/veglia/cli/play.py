"""`veglia play`: a game in the terminal, for one player or several at one keyboard."""

import argparse
import itertools
import random
import secrets
import sys
from pathlib import Path

import veglia
from veglia.catalog import GAMES, title
from veglia.cli.arguments import (
    Commands,
    add_help,
    add_language,
    add_table_arguments,
    options_of,
    seats_of,
    whole_number,
)
from veglia.cli.terminal.saving import free_name, open_save
from veglia.cli.terminal.session import Session
from veglia.cli.terminal.style import replace_unreadable
from veglia.cli.terminal.viewers import groups_of
from veglia.kernel.errors import BadSetup
from veglia.kernel.game import Game, Title
from veglia.kernel.seats import Seat

LARGEST_SEED = 999_999
SECRET_BITS = 128


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("play", help="play in the terminal", description=__doc__, add_help=False)
    add_help(parser)
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help=f"one of: {', '.join(GAMES)} (default: {next(iter(GAMES))})"
    )
    add_table_arguments(parser)
    parser.add_argument("--seats", type=whole_number(1), metavar="N", help="divide the party among N players")
    parser.add_argument("--seed", type=int, metavar="N", help="seed of dice and decks (default: random)")
    add_language(parser)
    parser.add_argument("--practice", action="store_true", help="allow undo after dice and cards, too")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="where q saves (default: named after the game)"
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="resume a saved game")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = new_game(args) if args.resume is None else resumed(args)
    setup = game.setup
    # Where players have secrets from each other, nobody should read the seed.
    parts = [game.title.id, setup.mission, *([str(setup.seed)] if len(groups_of(game)) == 1 else [])]
    default = args.resume or free_name("-".join(["veglia", *parts]))
    replace_unreadable(sys.stdin, sys.stdout)
    Session(game, args.lang, args.save or default, is_practice=args.practice).play()
    return 0


def resumed(args: argparse.Namespace) -> Game:
    """Return the saved game; what it is made of is in the save."""
    given = ("game", "survivors", "option", "seats", "seed")
    extra = [name.replace("_", "-") for name in given if getattr(args, name) is not None]
    if extra:
        raise BadSetup(f"--resume goes on with a game as it was set up; leave out {', '.join(extra)}")
    return open_save(args.resume)


def new_game(args: argparse.Namespace) -> Game:
    """Return the game that the arguments ask for."""
    name = args.game or next(iter(GAMES))
    seed = any_seed(title(name)) if args.seed is None else args.seed
    args.mission = args.mission or title(name).missions()[0]
    options = options_of(args, name)
    seats = seats_of(args, name, seed)
    if args.seats is not None:
        if seats is None:
            seats = list(title(name).setup(args.mission, None, seed, {}).seats)
        seats = shared_out(seats, args.seats)
    return veglia.new_game(name, mission=args.mission, seats=seats, seed=seed, options=options)


def any_seed(kind: Title) -> int:
    """Return a seed: short enough to be passed on where all play together, else one that nobody guesses."""
    return secrets.randbits(SECRET_BITS) if len(kind.sides) > 1 else random.randint(0, LARGEST_SEED)


def shared_out(seats: list[Seat], count: int) -> list[Seat]:
    """Return a party that has no seats yet, shared out evenly: the first seats take what is left over."""
    if len(seats) > 1:
        raise BadSetup("the survivors are shared out with / or with --seats, not with both")
    side, party = seats[0].side, seats[0].figures
    if count > len(party):
        raise BadSetup(f"{count} seats, there are {len(party)} Survivors to share out")
    each, over = divmod(len(party), count)
    starts = [seat * each + min(seat, over) for seat in range(count + 1)]
    return [Seat(side, party[start:end]) for start, end in itertools.pairwise(starts)]
