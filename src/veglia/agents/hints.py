"""Hints for players, from the search that bots use: a good choice, what would follow, the chance to win."""

from typing import Final

from veglia.agents.knowledge import Knowledge
from veglia.agents.playout import side_asked
from veglia.agents.search import Limits, OptionSearch
from veglia.agents.turns import mind_of
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title, apply, option_at
from veglia.kernel.machine import State

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
    search = OptionSearch(mind_of(title, title.evaluation(), knowledge), dice, ROUNDS)
    best = search.best(knowledge, limits)
    if best.played == 0:
        # Nothing challenged the choice: how likely a win is still wants a look.
        search.play(knowledge.imagine(dice), best)
    line = expected(search, knowledge.imagine(dice), best.number, language)
    return Hint(best.number, line, best.chance(), search.iterations)


def expected(search: OptionSearch, world: State, choice: int, language: str) -> list[str]:
    """Follow a choice in a world, until another side or another phase goes on, or chance has had its say."""
    line: list[str] = []
    title, evaluation = search.mind.title, search.mind.evaluation
    phase_key, turn = evaluation.phase_key(world), evaluation.turn(world)
    before = world.dice.reveals
    number = choice
    while len(line) < LONGEST_LINE:
        line.append(title.words(world, language).say(option_at(title, world, number)))
        apply(title, world, number)
        if world.asking is None or world.dice.reveals != before or evaluation.phase_key(world) != phase_key:
            break
        if side_asked(title, world) != search.mind.side:
            break
        number = search.reply(world, turn)
    return line
