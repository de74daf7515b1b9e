"""Hints for players, from the search that bots use: a good choice, what would follow, the chance to win."""

from typing import Final

from veglia.agents.knowledge import Knowledge
from veglia.agents.search import Limits, Search
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.machine import State, answer

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


def hint(title: Title, knowledge: Knowledge, dice: Dice, limits: Limits, language: str) -> Hint:
    """Return what a seat would do well to choose; it goes by what that seat may know."""
    search = Search(title, title.judge(), dice, ROUNDS)
    best = search.best(knowledge, limits)
    if best.played == 0:
        # Nothing challenged the choice: how likely a win is still wants a look.
        search.play(knowledge.imagine(dice), best)
    line = expected(search, knowledge.imagine(dice), best.number, language)
    return Hint(best.number, line, best.chance(), search.iterations)


def expected(search: Search, world: State, choice: int, language: str) -> list[str]:
    """Follow a choice in a world, until it is another's turn or chance has had its say."""
    line: list[str] = []
    moment, turn = search.judge.moment(world), search.judge.turn(world)
    before = world.dice.reveals
    number = choice
    while len(line) < LONGEST_LINE:
        line.append(search.title.words(world, language).say(world.offered[number]))
        answer(world, world.offered[number])
        if world.asking is None or world.dice.reveals != before or search.judge.moment(world) != moment:
            break
        number = search.reply(world, turn)
    return line
