"""What the tests of missions share: fresh games, hidden Objectives turned as a test needs them, endings."""

from collections import Counter

from tests.games.zombicide.dark_side.station_table import StationTable
from veglia.games.zombicide.dark_side.rules import library
from veglia.games.zombicide.dark_side.rules.state import DarkState
from veglia.games.zombicide.dark_side.title import TITLE
from veglia.games.zombicide.engine.rules.actions.objective import TakeObjective
from veglia.games.zombicide.engine.rules.ending import check_goals
from veglia.games.zombicide.engine.rules.state import OFF_BOARD, Objective

COLOURS = list(library.COLOURS)


def begun(mission: str, seed: int = 1) -> DarkState:
    """Return a mission of the usual party before its first step."""
    state = TITLE.start(TITLE.setup(mission, None, seed, {}))
    assert isinstance(state, DarkState)
    return state


def hidden_colours(state: DarkState) -> Counter[str]:
    """Return the colours of the Objectives that lie face down."""
    return Counter(COLOURS[token.colour] for token in state.objectives if token.is_hidden)


def lay_objective(table: StationTable, zone: str, colour: str) -> int:
    """Make the Objective of a Zone one of a colour, by changing faces with another; return its number."""
    tokens = table.state.objectives
    here = next(number for number, token in enumerate(tokens) if token.zone == table.zone(zone))
    there = next(n for n, one in enumerate(tokens) if one.colour == library.COLOURS[colour])
    mine, other = tokens[here], tokens[there]
    tokens[there] = Objective(other.zone, mine.colour, other.is_taken, other.is_hidden, other.holder)
    tokens[here] = Objective(mine.zone, other.colour, mine.is_taken, mine.is_hidden, mine.holder)
    return here


def take_objective(table: StationTable, name: str, zone: str, colour: str) -> int:
    """Let a Survivor go to an Objective, which has a colour, and take it; return its number."""
    number = lay_objective(table, zone, colour)
    table.survivor(name).zone = table.zone(zone)
    table.turn(name)
    table.choose(TakeObjective, objective=number)
    return number


def take_all(table: StationTable) -> None:
    """Mark all Objectives that are not taken yet as taken, and see whether that ends the game."""
    state = table.state
    state.objectives = [
        one if one.is_taken else Objective(OFF_BOARD, one.colour, True) for one in state.objectives
    ]
    check_goals(state)


def ending(table: StationTable) -> str:
    """Return "won", or the rule by which the game was lost, or nothing while it goes on."""
    result = table.state.result
    if result is None:
        return ""
    return "won" if result.outcome(0) == "won" else result.rule
