"""The search agent: weighs what looks best in many worlds, then plays on what came off best there.

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
from veglia.agents.turns import appraise, at_once, best_of
from veglia.agents.weighing import Weighing
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.judge import Judge
from veglia.kernel.machine import State, answer

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
# What a round that everyone lives through is worth at least; the rest is for how good it looks then.
ALIVE: Final = 0.3


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
    """Plays what came off best."""

    def __init__(self, title: Title, judge: Judge, dice: Dice, limits: Limits, rounds: int) -> None:
        self.title: Final = title
        self.judge: Final = judge
        self.dice: Final = dice
        self.limits: Final = limits
        self.rounds: Final = rounds

    def choose(self, knowledge: Knowledge) -> int:
        if knowledge.count() == 1:
            return 0
        preset = self.judge.preset(knowledge.imagine(self.dice))
        if preset >= 0:
            return preset
        return Search(self.title, self.judge, self.dice, self.rounds).best(knowledge, self.limits).number


class Search:
    """One search, from one question."""

    def __init__(self, title: Title, judge: Judge, dice: Dice, rounds: int) -> None:
        self.title: Final = title
        self.judge: Final = judge
        self.dice: Final = dice
        self.rounds: Final = rounds
        # What came off best when it was weighed.
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

    def run(self, knowledge: Knowledge, limits: Limits) -> None:
        """Weigh and play on until a limit is reached or nothing challenges what came off best."""
        started = time.perf_counter()
        worlds = [knowledge.imagine(self.dice) for _ in range(GLANCES)]
        self.last_round = self.judge.round(worlds[0]) + self.rounds
        self.before = self.judge.points(worlds[0])
        numbers = self.weigh(knowledge, worlds, limits, started)
        self.usual = Candidate(numbers[0])
        self.candidates = [Candidate(number) for number in numbers[1:]]
        self.running = self.candidates[:]
        self.play_off(knowledge, self.usual, limits, started)

    def weigh(self, knowledge: Knowledge, worlds: list[State], limits: Limits, started: float) -> list[int]:
        """Return the options to play on, the best first."""
        weighing = Weighing(self.title, self.judge, worlds)
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
        turn = self.judge.turn(world)
        is_opening = self.judge.is_opening(world)
        answer(world, world.offered[candidate.number])
        self.iterations += 1
        self.played += 1
        self.play_on(world, self.judge.turn(world) if is_opening else turn)
        candidate.played += 1
        candidate.chances += self.chance(world)
        return self.worth(world)

    def play_on(self, world: State, turn: int) -> None:
        """Play to the horizon: a turn with care, the rest by what looks best at once."""
        for _ in range(LONGEST):
            if world.asking is None or self.judge.round(world) >= self.last_round:
                return
            answer(world, world.offered[self.reply(world, turn)])

    def chance(self, world: State) -> float:
        """Return how likely a win is in a world."""
        result = world.result
        if result is not None:
            return 1.0 if result.won else 0.0
        return self.judge.chance(world, self.judge.points(world))

    def worth(self, world: State) -> float:
        """Return how good what came of an option is, from 0 for a game lost to 1 for a game won."""
        result = world.result
        if result is not None:
            return 1.0 if result.won else 0.0
        return ALIVE + (1.0 - ALIVE) * self.judge.gain(self.judge.points(world) - self.before)

    def reply(self, world: State, turn: int) -> int:
        """Return an answer: with care within a turn, else anyone goes on with what looks best at once."""
        if len(world.offered) == 1:
            return 0
        preset = self.judge.preset(world)
        if preset >= 0:
            return preset
        twin = self.blind(world)
        if self.judge.turn(world) == turn:
            return best_of(appraise(self.title, self.judge, [twin]))
        if self.judge.is_opening(world):
            return self.dice.below(len(world.offered))
        return best_of(at_once(self.title, twin, self.judge))

    def blind(self, world: State) -> State:
        """Return a copy of a world with other dice: who plays it on cannot know what will be rolled."""
        twin = self.title.copy(world)
        fresh = self.dice.copy()
        self.dice.next_number()
        fresh.reveals = twin.dice.reveals
        twin.dice = fresh
        return twin
