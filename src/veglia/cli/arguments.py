"""Arguments that several commands share."""

import argparse
from collections.abc import Callable

from veglia.catalog import GAMES, title
from veglia.kernel.dice import seeded
from veglia.kernel.seats import Seat
from veglia.lab.party import RANDOM, check_party, is_random, named, seats_for, size_of

PARTY_SIZE = 6

Commands = argparse._SubParsersAction  # argparse names the type of `add_subparsers` only privately


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what a table is made of: mission, survivors and seats."""
    parser.add_argument("--mission", default="m0", help="mission id (default: m0)")
    parser.add_argument(
        "--survivors",
        metavar="A,B/C,...",
        help='survivor ids; "/" separates the seats; "random" or "random:8" (default: a party of six)',
    )
    parser.add_argument("--first-player", metavar="SEAT", help="the seat that begins (default: 1)")
    parser.add_argument(
        "--ultra-red",
        action="store_const",
        const="yes",
        help="Ultra-red mode: Adrenaline counts on after Red and brings more skills",
    )
    parser.add_argument(
        "--companions", metavar="NUMBER", help="companions a small party takes along (default: 0)"
    )


def seats_of(args: argparse.Namespace, game: str, seed: int) -> list[Seat] | None:
    """Return the seats that `--survivors` asks for, None for the standard party."""
    if args.survivors is None:
        return None
    kind = title(game)
    if len(kind.sides) > 1:
        check_party(kind, args.mission, args.survivors, 1)
        return seats_for(kind, args.mission, args.survivors, 1, seed)
    if is_random(args.survivors):
        size = PARTY_SIZE
        if args.survivors != RANDOM:
            size = size_of(kind, args.mission, args.survivors)
            check_party(kind, args.mission, args.survivors, 1)
        roster = kind.roster(args.mission, size)
        order = list(range(len(roster)))
        seeded(seed).shuffle(order)
        players = -(-size // kind.most_at_seat)
        drawn = [roster[number] for number in order[:size]]
        return [Seat(kind.sides[0].id, tuple(drawn[seat::players])) for seat in range(players)]
    return named(kind, args.survivors)


def options_of(args: argparse.Namespace) -> dict[str, str]:
    """Return the options of the game that the arguments ask for."""
    given = {
        "first_player": args.first_player,
        "companions": args.companions,
        "ultra_red": args.ultra_red,
    }
    return {name: value for name, value in given.items() if value is not None}


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("en", "it"), default="en", help="language (default: en)")


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return an argument type that takes whole numbers within limits."""

    def parse(text: str) -> int:
        limits = f"from {least} on" if most is None else f"from {least} to {most}"
        if not text.lstrip("-").isdigit() or int(text) < least or (most is not None and int(text) > most):
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number {limits}")
        return int(text)

    return parse
