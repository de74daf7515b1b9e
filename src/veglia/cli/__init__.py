"""The program `veglia`: one module per command."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import veglia
from veglia.cli import admin, bench, copy, games, play, replay, report, rules, serve, simulate, verify
from veglia.kernel.errors import VegliaError

BAD_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser that answers bad usage in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"veglia: {message}; see {self.prog} --help", file=sys.stderr)
        sys.exit(BAD_INPUT)


def parser() -> argparse.ArgumentParser:
    """Return the parser with all commands."""
    top = Parser(prog="veglia", description="Survival-horror board games, played by the book.")
    top.add_argument("--version", action="version", version=f"veglia {veglia.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (games, play, serve, admin, copy, simulate, report, replay, verify, rules, bench):
        command.add_parser(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; bad input is one line on standard error and exit code 2.

    A reader that goes (head, less) ends the program without a word.
    """
    try:
        try:
            return run_command(arguments)
        finally:
            # Also on the way out of the parser, which exits after a help text.
            sys.stdout.flush()
    except BrokenPipeError:
        # The interpreter flushes standard output once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run_command(arguments: Sequence[str] | None) -> int:
    args = parser().parse_args(arguments)
    try:
        code: int = args.run(args)
    except VegliaError as error:
        print(f"veglia: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("veglia: interrupted", file=sys.stderr)
        return INTERRUPTED
    return code
