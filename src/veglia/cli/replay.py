"""`veglia replay`: show a recorded game step by step."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from veglia.catalog import title
from veglia.cli.arguments import Commands, add_json, add_language, whole_number
from veglia.kernel.errors import BadFile
from veglia.kernel.game import Game, option_at
from veglia.kernel.machine import Result
from veglia.lab.record import Record, as_json, begun_record, play_record, read_records


def add_parser(commands: "Commands[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("replay", help="show a recorded game step by step", description=__doc__)
    parser.add_argument("file", type=Path, metavar="FILE", help="a file written by simulate --record")
    parser.add_argument(
        "--game", type=whole_number(1), default=1, metavar="N", help="which game of the file (default: 1)"
    )
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    records = read_records(args.file)
    if args.game > len(records):
        raise BadFile(f"{args.file}: game {args.game}, there are {len(records)}")
    record = records[args.game - 1]
    # A record that cannot be played to the same end is refused before anything is shown.
    played = play_record(record)
    result = played.result
    ending = None if result is None else ending_of(played, result)
    if args.json:
        found = {"steps": list(steps(record, args.lang)), "result": ending, "unchecked": record.unchecked}
        print(as_json(found))
        return 0
    if record.seams:
        print(f"The first {record.unchecked} choices were made with older rules: it is shown from there on.")
    for step in steps(record, args.lang):
        if step["choice"] is not None:
            print(f"\n{step['number']:4}. [seat {step['seat']}] {step['prompt']}  ({step['rule']})")
            print(f"      > {step['choice']}")
        for event in step["events"]:
            print(f"      - {event['text']}  ({event['rule']})")
    if ending is not None:
        print(f"\n{ending_text(played, ending)} ({ending['rule']})")
    return 0


def ending_of(game: Game, result: Result) -> dict[str, Any]:
    """Return how a game ended: for its first side, and which sides have won."""
    wins = game.title.sides_won(game.setup, result)
    first = game.title.sides[0].id
    return {"won": first in wins, "wins": wins, "is_draw": result.is_draw, "rule": result.rule}


def ending_text(game: Game, ending: dict[str, Any]) -> str:
    if len(game.title.sides) == 1 and not ending["is_draw"]:
        return "Won" if ending["won"] else "Lost"
    names = [game.title.side_name(side, "en") for side in ending["wins"]]
    return f"Won by {', '.join(names)}" if names else "Won by nobody"


def steps(record: Record, language: str) -> Iterator[dict[str, Any]]:
    """Yield what was asked, chosen and what happened, choice by choice."""
    kind = title(record.game)
    game = begun_record(record)
    first = record.unchecked
    yield {"number": first, "choice": None, "events": told(game, language)}
    for number, choice in enumerate(record.choices[first:], first + 1):
        words = kind.words(game.state, language)
        asking = game.state.asking
        assert asking is not None
        option = option_at(kind, game.state, choice)
        step = {
            "number": number,
            "seat": asking.seat(game.state) + 1,
            "prompt": words.say(asking),
            "rule": game.state.question_rule(),
            "choice": words.say(option),
        }
        game.choose(choice)
        yield {**step, "events": told(game, language)}


def told(game: Game, language: str) -> list[dict[str, str]]:
    """Return the last events in words."""
    events = game.state.log or []
    texts = game.title.tell(game.state, events, language)
    return [{"text": text, "rule": event.rule} for text, event in zip(texts, events, strict=True) if text]
