"""The search agent: weighs what looks best in many worlds, then plays the best of these on.

A world is a state that could be the true one, with dice and decks of its own. First the options that look
best are thought through to the end of the turn in one world after another. Then the best of them, and a few
that challenge it, are played on to the end of the round in the same worlds, so that luck is the same for all
of them and what counts is the difference. Challengers that are worse by more than chance can explain are
dropped; one is taken in the end when it was better by more than that.
"""

import math
import time
from typing import Final

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.agents.turns import Mind, appraise, at_once, best_of, considered, mind_of, mind_of_asked
from veglia.agents.weighing import Weighing
from veglia.kernel.dice import Dice
from veglia.kernel.evaluation import Evaluation
from veglia.kernel.game import Title, apply
from veglia.kernel.machine import LOST, WON, Result, State, offered_to

# So many worlds show which options look best at once.
GLANCES: Final = 4
# The share of the limits that weighing may use; after half of it only the best few are weighed on.
WEIGHING: Final = 0.5
# So many options are played on, the best one included.
FINALISTS: Final = 4
# No question is played on longer than this.
LONGEST: Final = 400
# A challenger has to be better by so many standard errors of the mean difference, in so many worlds at least.
SURE: Final = 2.0
FEWEST: Final = 5
# What an end is worth that nobody wins and nobody loses.
EVEN: Final = 0.5


class Limits:
    """When to stop thinking: after so many iterations or seconds, whatever comes first; zero is no limit."""

    def __init__(self, iterations: int, seconds: float) -> None:
        assert iterations > 0 or seconds > 0.0
        self.iterations: Final = iterations
        self.seconds: Final = seconds


class Candidate:
    """An option that is played on: in how many worlds, and how much better than the usual one."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.visits = 0
        # Sums of the differences, and of their squares.
        self.total = 0.0
        self.squares = 0.0
        # How often it was played on, and the sum of the chances to win after that.
        self.played = 0
        self.chances = 0.0

    def add(self, difference: float) -> None:
        self.visits += 1
        self.total += difference
        self.squares += difference * difference

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def chance(self) -> float:
        """Return how likely a win is, as far as all that was played on can tell."""
        return self.chances / max(1, self.played)

    def surely(self) -> float:
        """Return by how much it is better at least, as far as can be told."""
        return self.mean() - SURE * self.error()

    def is_beaten(self) -> bool:
        """Return whether it cannot be better, as far as can be told."""
        return self.mean() + SURE * self.error() <= 0.0

    def error(self) -> float:
        """Return the standard error of the mean; too few worlds tell nothing."""
        if self.visits < FEWEST:
            return math.inf
        mean = self.mean()
        return math.sqrt(max(0.0, self.squares / self.visits - mean * mean) / (self.visits - 1))


class SearchAgent(Agent):
    """Takes the option with the best results in its search."""

    def __init__(self, title: Title, evaluation: Evaluation, dice: Dice, limits: Limits, rounds: int) -> None:
        self.title: Final = title
        self.evaluation: Final = evaluation
        self.dice: Final = dice
        self.limits: Final = limits
        self.rounds: Final = rounds

    def choose(self, knowledge: Knowledge) -> int:
        world = knowledge.imagine(self.dice)
        preset = self.evaluation.preset(world)
        if preset >= 0:
            return preset
        mind = mind_of(self.title, self.evaluation, knowledge)
        if knowledge.count() == 1:
            numbers = considered(mind, world, mind.seat)
            if len(numbers) == 1:
                return numbers[0]
        return OptionSearch(mind, self.dice, self.rounds).best(knowledge, self.limits).number


class OptionSearch:
    """One search, from one question."""

    def __init__(self, mind: Mind, dice: Dice, rounds: int) -> None:
        self.mind: Final = mind
        self.title: Final = mind.title
        self.evaluation: Final = mind.evaluation
        self.dice: Final = dice
        self.rounds: Final = rounds
        # The best option after weighing.
        self.usual: Candidate | None = None
        # All that challenge it, and those of them still in the running.
        self.candidates: list[Candidate] = []
        self.running: list[Candidate] = []
        # Options thought through in a world, and options played on in one.
        self.iterations = 0
        self.played = 0
        self.last_round = 0
        # How the question looked: outcomes are held against it.
        self.before = 0.0

    def best(self, knowledge: Knowledge, limits: Limits) -> Candidate:
        """Return the option to take."""
        self.run(knowledge, limits)
        assert self.usual is not None
        best = self.usual
        surely = 0.0
        for candidate in self.running:
            if candidate.surely() > surely:
                best, surely = candidate, candidate.surely()
        return best

    def start(self, knowledge: Knowledge) -> None:
        """Look at the question: how far to play on, and what outcomes are held against."""
        world = knowledge.imagine(self.dice)
        self.last_round = self.evaluation.round(world) + self.rounds
        self.before = self.evaluation.points(world, self.mind.side)

    def played_on(self) -> list[Candidate]:
        """Return all options that were played on, what came off best when it was weighed first."""
        return ([] if self.usual is None else [self.usual]) + self.candidates

    def surely_better(self, one: Candidate, other: Candidate) -> bool:
        """Return whether an option is better than another by more than chance explains."""
        if one is self.usual:
            return other.is_beaten()
        if other is self.usual:
            return one.surely() > 0.0
        return one.surely() > 0.0 and other.mean() + SURE * other.error() <= one.mean()

    def run(self, knowledge: Knowledge, limits: Limits) -> None:
        """Weigh and play on until a limit is reached or nothing challenges what came off best."""
        started = time.perf_counter()
        worlds = [knowledge.imagine(self.dice) for _ in range(GLANCES)]
        self.last_round = self.evaluation.round(worlds[0]) + self.rounds
        self.before = self.evaluation.points(worlds[0], self.mind.side)
        numbers = self.weigh(knowledge, worlds, limits, started)
        self.usual = Candidate(numbers[0])
        self.candidates = [Candidate(number) for number in numbers[1:]]
        self.running = self.candidates[:]
        self.play_off(knowledge, self.usual, limits, started)

    def weigh(self, knowledge: Knowledge, worlds: list[State], limits: Limits, started: float) -> list[int]:
        """Return the options to play on, the best first."""
        weighing = Weighing(self.mind, worlds)
        spent = 0.0
        while len(weighing.running) > 1 and spent < WEIGHING:
            weighing.think(worlds.pop() if worlds else knowledge.imagine(self.dice))
            self.iterations += len(weighing.running)
            if weighing.is_clear():
                break
            spent = self.share_of(limits, started)
            if spent >= WEIGHING / 2:
                weighing.keep(FINALISTS)
        weighing.keep(FINALISTS)
        return [one.number for one in weighing.running]

    def play_off(self, knowledge: Knowledge, usual: Candidate, limits: Limits, started: float) -> None:
        """Play the challengers and the one they challenge on in the same worlds."""
        while self.running and self.share_of(limits, started) < 1.0:
            world = knowledge.imagine(self.dice)
            worth = self.play(self.title.copy(world), usual)
            usual.add(0.0)
            for candidate in self.running:
                if self.share_of(limits, started) < 1.0:
                    candidate.add(self.play(self.title.copy(world), candidate) - worth)
            self.running = [candidate for candidate in self.running if not candidate.is_beaten()]

    def share_of(self, limits: Limits, started: float) -> float:
        """Return how much of the limits has been used."""
        spent = 0.0
        if limits.iterations > 0:
            spent = self.iterations / limits.iterations
        if limits.seconds > 0.0:
            spent = max(spent, (time.perf_counter() - started) / limits.seconds)
        return spent

    def play(self, world: State, candidate: Candidate) -> float:
        """Play a world on from an option and return what came of it."""
        turn = self.evaluation.turn(world)
        is_opening = self.evaluation.is_opening(world)
        apply(self.title, world, candidate.number)
        self.iterations += 1
        self.played += 1
        self.play_on(world, self.evaluation.turn(world) if is_opening else turn)
        candidate.played += 1
        candidate.chances += self.chance(world)
        return self.worth(world)

    def play_on(self, world: State, turn: int) -> None:
        """Play to the horizon: a turn with care, the rest by what looks best at once."""
        for _ in range(LONGEST):
            if world.asking is None or self.evaluation.round(world) >= self.last_round:
                return
            apply(self.title, world, self.reply(world, turn))

    def chance(self, world: State) -> float:
        """Return how likely the thinker's side wins in a world."""
        result = world.result
        if result is not None:
            return self.end(result)
        side = self.mind.side
        return self.evaluation.chance(world, self.evaluation.points(world, side), side)

    def worth(self, world: State) -> float:
        """Return how good what came of an option is, from 0 for a game lost to 1 for a game won."""
        result = world.result
        if result is not None:
            return self.end(result)
        standing = self.evaluation.scale.standing
        difference = self.evaluation.points(world, self.mind.side) - self.before
        return standing + (1.0 - standing) * self.evaluation.gain(difference)

    def end(self, result: Result) -> float:
        """Return what an end is worth to the thinker's seat."""
        outcome = result.outcome(self.mind.seat)
        if outcome == WON:
            return 1.0
        return 0.0 if outcome == LOST else EVEN

    def reply(self, world: State, turn: int) -> int:
        """Return what the asked seat answers, for its own side: with care within a turn, else at once."""
        preset = self.evaluation.preset(world)
        if preset >= 0:
            return preset
        mind = mind_of_asked(self.mind, world)
        if self.evaluation.turn(world) != turn and self.evaluation.is_opening(world):
            assert world.asking is not None
            offered = offered_to(world, world.asking, mind.seat)
            return offered[self.dice.below(len(offered))]
        if len(world.offered) == 1:
            numbers = considered(mind, world, mind.seat)
            if len(numbers) == 1:
                return numbers[0]
        twin = self.blind(world, mind)
        if self.evaluation.turn(world) == turn:
            return best_of(appraise(mind, [twin]))
        return best_of(at_once(mind, twin))

    def blind(self, world: State, mind: Mind) -> State:
        """Return a copy of a world as who plays it on may know it: nobody knows what will be rolled, and an
        opponent does not see what the thinker sees.
        """
        if mind.side != self.mind.side:
            return self.title.imagine(world, mind.seat, self.dice)
        twin = self.title.copy(world)
        fresh = self.dice.copy()
        self.dice.next_number()
        fresh.reveals = twin.dice.reveals
        twin.dice = fresh
        return twin
