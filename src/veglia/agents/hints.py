"""Hints for players, from the search that bots use: a good choice, what would follow, the chance to win."""

from typing import Final

from veglia.agents.search import Limits, Node, Search, rank
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.machine import State, answer

# Lines end where fewer iterations than this have gone.
FEWEST: Final = 3
LONGEST_LINE: Final = 6
ROUNDS: Final = 1


class Hint:
    """What a search found: the number of the option, the line it expects in words, the chance to win."""

    def __init__(self, choice: int, line: list[str], chance: float, iterations: int) -> None:
        self.choice: Final = choice
        # The chosen option first, then what is expected to be chosen next.
        self.line: Final = line
        self.chance: Final = chance
        self.iterations: Final = iterations


def hint(title: Title, state: State, seat: int, dice: Dice, limits: Limits, language: str) -> Hint:
    """Return what a seat would do well to choose; it goes by what that seat may know."""
    search = Search(title, title.judge(), dice, ROUNDS)
    choice = search.best(state, limits)
    world = title.imagine(state, seat, dice)
    return Hint(choice, expected(search, world, choice, language), search.chance(), search.root.visits)


def expected(search: Search, world: State, choice: int, language: str) -> list[str]:
    """Follow what was tried most in a world, as long as it was tried often enough to mean something."""
    line: list[str] = []
    node = search.root
    while world.asking is not None and len(line) < LONGEST_LINE:
        if len(world.offered) > 1:
            child = follow(search, node, world, choice if node is search.root else -1)
            if child < 0:
                break
            node = node.children[search.keys(world)[child]]
        else:
            child = 0
        line.append(search.title.words(world, language).say(world.offered[child]))
        answer(world, world.offered[child])
    return line


def follow(search: Search, node: Node, world: State, choice: int) -> int:
    """Return the option tried most, or the one chosen already; -1 where none was tried often enough."""
    if choice >= 0:
        return choice
    best = -1
    most = 0.0
    for number, key in enumerate(search.keys(world)):
        child = node.children.get(key)
        if child is not None and child.visits >= FEWEST and rank(child) > most:
            best = number
            most = rank(child)
    return best
