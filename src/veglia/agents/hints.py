"""Hints for players, from the search that bots use: a good choice, what would follow, the chance to win."""

from typing import Final

from veglia.agents.knowledge import Knowledge
from veglia.agents.playout import side_asked
from veglia.agents.search import Candidate, Limits, OptionSearch
from veglia.agents.turns import mind_of
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title, apply, option_at
from veglia.kernel.machine import State
from veglia.kernel.window import Window

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
        # Why to do nothing, where that is the choice: the best of all else in words, and by how much the
        # chance to win is lower with it.
        self.rival = ""
        self.worse = 0.0


def hint(title: Title, knowledge: Knowledge, dice: Dice, limits: Limits, language: str) -> Hint:
    """Return what a seat would do well to choose; it goes by what that seat may know.

    What bots choose without a thought is hinted as it is: their way to put cards away comes to an end.
    """
    evaluation = title.evaluation()
    search = OptionSearch(mind_of(title, evaluation, knowledge), dice, ROUNDS)
    preset = evaluation.preset(knowledge.imagine(dice))
    best, rival = Candidate(preset), None
    if preset < 0:
        best = search.best(knowledge, limits)
        if is_idle(title, knowledge.imagine(dice), best.number):
            best, rival = with_reason(title, knowledge.imagine(dice), search, best)
    if best.played == 0:
        # Without a challenger the chance to win has not been estimated yet.
        search.start(knowledge)
        search.play(knowledge.imagine(dice), best)
    line = expected(search, knowledge.imagine(dice), best.number, language)
    found = Hint(best.number, line, best.chance(), search.iterations)
    if rival is not None:
        world = knowledge.imagine(dice)
        found.rival = title.words(world, language).say(option_at(title, world, rival.number))
        found.worse = max(0.0, best.chance() - rival.chance())
    return found


def is_idle(title: Title, world: State, number: int) -> bool:
    """Return whether an option ends what more could be done in; to pass in a window is no such end."""
    if number < 0 or isinstance(world.asking, Window):
        return False
    offers = title.presentation.offers(world, [world.offered[number]], title.languages[0])
    return offers[0].role == "end"


def with_reason(
    title: Title, world: State, search: OptionSearch, best: Candidate
) -> tuple[Candidate, Candidate | None]:
    """Return an option that does nothing and the best other if all are known to be worse, else that."""
    others = [one for one in search.played_on() if one is not best and not is_idle(title, world, one.number)]
    if not others:
        return best, None
    rival = max(others, key=lambda one: one.mean())
    # Differences are measured against the usual option; its own is zero.
    is_surely_better = all(search.surely_better(best, one) for one in others)
    return (best, rival) if is_surely_better else (rival, None)


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
