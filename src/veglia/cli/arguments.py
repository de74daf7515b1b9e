"""Arguments that several commands share."""

import argparse
import textwrap
from collections.abc import Callable

from veglia.catalog import GAMES, title
from veglia.kernel.dice import seeded
from veglia.kernel.errors import BadSetup, UnknownName
from veglia.kernel.game import unknown
from veglia.kernel.presentation import LobbyOption
from veglia.kernel.seats import Seat
from veglia.lab.party import RANDOM, check_party, is_random, named, seats_for, size_of

PARTY_SIZE = 6
HELP_WIDTH = 78

Commands = argparse._SubParsersAction  # argparse names the type of `add_subparsers` only privately


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what a table is made of: mission, survivors, seats and the options of the game."""
    parser.add_argument("--mission", help="mission id (default: the game's first)")
    parser.add_argument(
        "--survivors",
        metavar="A,B/C,...",
        help=(
            'survivor ids; "/" separates the seats; "random" or "random:8" (default: a party of six); in a'
            ' game of several sides each seat begins with its side, as in "heroes:/heroes:/zombies:"'
        ),
    )
    parser.add_argument(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help="an option of the game; can be given several times; GAME --help lists them",
    )


def seats_of(args: argparse.Namespace, game: str, seed: int) -> list[Seat] | None:
    """Return the seats that `--survivors` asks for, None for the standard party."""
    if args.survivors is None:
        return None
    kind = title(game)
    if len(kind.sides) > 1:
        check_party(kind, args.mission, args.survivors, 0)
        return seats_for(kind, args.mission, args.survivors, 0, seed)
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


def option_values(args: argparse.Namespace, game: str) -> dict[str, list[str]]:
    """Return the values that `--option` gives to options of a game, several where there are commas.

    What a side buys is one value: its commas are between rules.
    """
    lists = bought_options(game)
    found: dict[str, list[str]] = {}
    for one in args.option or ():
        name, equals, values = one.partition("=")
        if not equals or not values:
            raise BadSetup(f"cannot read the option {one!r}: a name, = and a value")
        if name in found:
            raise BadSetup(f"the option {name!r} is given twice")
        found[name] = [values] if name in lists else values.split(",")
    known = {option.id: [value for value, _ in option.values] for option in options_of_game(game)}
    for name, given in found.items():
        if name not in known and name not in lists:
            raise unknown("option", name, [*known, *lists] or ["none"])
        for value in given:
            if name in known and value not in known[name]:
                there = ", ".join(known[name])
                raise UnknownName(f"unknown value {value!r} of option {name!r}; known: {there}", value)
    return found


def options_of(args: argparse.Namespace, game: str) -> dict[str, str]:
    """Return the options of one game that the arguments ask for."""
    values = option_values(args, game)
    for name, given in values.items():
        if len(given) > 1:
            raise BadSetup(
                f"{len(given)} values of option {name!r}: that is for sweeps, into a folder (--out)"
            )
    return {name: given[0] for name, given in values.items()}


def options_of_game(game: str) -> list[LobbyOption]:
    """Return what can be set before a game begins."""
    return title(game).presentation.lobby("en").options


def bought_options(game: str) -> dict[str, str]:
    """Return the options whose values are lists of rules, each with the side that buys them."""
    budget = title(game).presentation.lobby("en").budget
    return {} if budget is None else {option: side for side, option in budget.options.items()}


def options_text(game: str) -> str:
    """Return the options of a game for `--help`."""
    lines = [f"options of {game} (--option NAME=VALUE):"]
    for option in options_of_game(game):
        values = ", ".join(value for value, _ in option.values)
        lines += help_lines(f"{option.id}: {option.text} One of {values} (default: {option.values[0][0]})")
    for name, side in bought_options(game).items():
        lines += help_lines(f"{name}: {bought_text(game, side)}")
    return "\n".join(lines if len(lines) > 1 else [*lines, "  none"])


def bought_text(game: str, side: str) -> str:
    """Return what a side may buy, with points, for `--help`."""
    budget = title(game).presentation.lobby("en").budget
    assert budget is not None
    rules = [
        f"{rule.id} ({rule.points})" if rule.most == 1 else f"{rule.id}:N ({rule.points} for {rule.step})"
        for rule in budget.rules
        if rule.side == side
    ]
    return (
        f"Special rules that the side {side!r} buys, with commas between them; all sides spend the same, at"
        f" most {budget.most} points. With their points: {', '.join(rules)}"
    )


def help_lines(text: str) -> list[str]:
    return textwrap.wrap(text, HELP_WIDTH, initial_indent="  ", subsequent_indent="      ")


class GameHelp(argparse.Action):
    """Shows the usage with the options of the game that is named before `--help`, else of all games."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        named = getattr(namespace, "game", None)
        parser.print_help()
        for game in [named] if named in GAMES else list(GAMES):
            print(f"\n{options_text(game)}")
        parser.exit()


def add_help(parser: argparse.ArgumentParser) -> None:
    """Add `--help` to a parser that was made without it."""
    parser.add_argument("-h", "--help", action=GameHelp, nargs=0, help="show this and the options of GAME")


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
