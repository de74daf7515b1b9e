"""The search agent: looks whether anything comes off clearly better than what the heuristic agent would do.

A world is a state that could be the true one, with dice and decks of its own. What the heuristic agent would
do, and others that challenge it, are played on in the same worlds, so that luck is the same for all of them,
and what counts is the difference. The worse half of the challengers is dropped time and again. In the end
a challenger is only taken when it was better by more than chance can explain. A line is an option and the
temper in which the round is played on from there: bold, wary, eager to fight and so on.
"""

import math
import time
from typing import Final

from veglia.agents.agent import Agent
from veglia.agents.knowledge import Knowledge
from veglia.agents.turns import UNTHINKABLE, appraise, at_once, best_of
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.judge import Judge
from veglia.kernel.machine import State, answer

# So many options challenge the best one in the usual temper, those that look next best at once.
WIDTH: Final = 5
# Worlds in which the options of the question itself are appraised.
GLANCES: Final = 4
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
    """A line in the running: in how many worlds it was played on, and how much better it was there."""

    def __init__(self, number: int, temper: Judge) -> None:
        self.number: Final = number
        self.temper: Final = temper
        self.visits = 0
        # Sums of the differences to what the heuristic agent would do, and of their squares.
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.visits += 1
        self.total += difference
        self.squares += difference * difference

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def surely(self) -> float:
        """Return by how much it is better at least, as far as can be told; too few worlds tell nothing."""
        if self.visits < FEWEST:
            return UNTHINKABLE
        mean = self.mean()
        spread = max(0.0, self.squares / self.visits - mean * mean)
        return mean - SURE * math.sqrt(spread / (self.visits - 1))


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
        return Search(self.title, self.judge, self.dice, self.rounds).best(knowledge, self.limits)


class Search:
    """One search, from one question."""

    def __init__(self, title: Title, judge: Judge, dice: Dice, rounds: int) -> None:
        self.title: Final = title
        self.judge: Final = judge
        self.dice: Final = dice
        self.rounds: Final = rounds
        # What the heuristic agent would do.
        self.usual: Candidate | None = None
        # All that challenge it, and those of them still in the running.
        self.candidates: list[Candidate] = []
        self.running: list[Candidate] = []
        self.iterations = 0
        self.last_round = 0
        # How the question looked: outcomes are held against it.
        self.before = 0.0
        # The sum of the chances to win of all outcomes.
        self.chances = 0.0

    def best(self, knowledge: Knowledge, limits: Limits) -> int:
        """Return the number of the option to take."""
        self.run(knowledge, limits)
        assert self.usual is not None
        best = self.usual
        surely = 0.0
        for candidate in self.running:
            if candidate.surely() > surely:
                best, surely = candidate, candidate.surely()
        return best.number

    def run(self, knowledge: Knowledge, limits: Limits) -> None:
        """Play on until a limit is reached or nothing challenges what looks best."""
        started = time.perf_counter()
        worlds = [knowledge.imagine(self.dice) for _ in range(GLANCES)]
        self.last_round = self.judge.round(worlds[0]) + self.rounds
        self.before = self.judge.points(worlds[0])
        usual = self.begin(worlds)
        rounds = cuts(len(self.running))
        while self.running:
            spent = self.share_of(limits, started)
            while rounds and spent >= rounds[0]:
                rounds.pop(0)
                self.cut()
            if spent >= 1.0:
                return
            world = knowledge.imagine(self.dice)
            worth = self.play(self.title.copy(world), usual)
            usual.add(0.0)
            for candidate in self.running:
                if self.share_of(limits, started) < 1.0:
                    candidate.add(self.play(self.title.copy(world), candidate) - worth)

    def share_of(self, limits: Limits, started: float) -> float:
        """Return how much of the limits has been used."""
        spent = 0.0
        if limits.iterations > 0:
            spent = self.iterations / limits.iterations
        if limits.seconds > 0.0:
            spent = max(spent, (time.perf_counter() - started) / limits.seconds)
        return spent

    def begin(self, worlds: list[State]) -> Candidate:
        """Put the options that look next best into the running, and what each temper would do."""
        values = appraise(self.title, self.judge, worlds)
        numbers = [number for number, value in enumerate(values) if value > UNTHINKABLE]
        numbers.sort(key=lambda number: (-values[number], -number))
        self.usual = usual = Candidate(numbers[0], self.judge)
        for number in numbers[1 : 1 + WIDTH]:
            self.candidates.append(Candidate(number, self.judge))
        for temper in self.judge.tempers():
            number = best_of(appraise(self.title, temper, worlds[:1]))
            if number != usual.number:
                self.candidates.append(Candidate(number, temper))
        self.running = self.candidates[:]
        return usual

    def cut(self) -> None:
        """Drop the worse half of those in the running."""
        self.running.sort(key=lambda candidate: -candidate.mean())
        self.running = self.running[: max(1, (len(self.running) + 1) // 2)]

    def play(self, world: State, candidate: Candidate) -> float:
        """Play a world on from an option and return what came of it."""
        turn = self.judge.turn(world)
        is_opening = self.judge.is_opening(world)
        answer(world, world.offered[candidate.number])
        self.iterations += 1
        return self.play_on(world, candidate.temper, self.judge.turn(world) if is_opening else turn)

    def play_on(self, world: State, temper: Judge, turn: int) -> float:
        """Play to the horizon in a temper: a turn with care, the rest by what looks best at once."""
        for _ in range(LONGEST):
            if world.asking is None or self.judge.round(world) >= self.last_round:
                break
            answer(world, world.offered[self.reply(world, temper, turn)])
        result = world.result
        if result is not None:
            self.chances += 1.0 if result.won else 0.0
            return 1.0 if result.won else 0.0
        points = self.judge.points(world)
        self.chances += self.judge.chance(world, points)
        return ALIVE + (1.0 - ALIVE) * self.judge.gain(points - self.before)

    def reply(self, world: State, temper: Judge, turn: int) -> int:
        """Return an answer: with care within a turn, else anyone goes on with what looks best at once."""
        if len(world.offered) == 1:
            return 0
        preset = temper.preset(world)
        if preset >= 0:
            return preset
        twin = self.blind(world)
        if self.judge.turn(world) == turn:
            return best_of(appraise(self.title, temper, [twin]))
        if temper.is_opening(world):
            return self.dice.below(len(world.offered))
        return best_of(at_once(self.title, twin, temper))

    def blind(self, world: State) -> State:
        """Return a copy of a world with other dice: who plays it on cannot know what will be rolled."""
        twin = self.title.copy(world)
        fresh = self.dice.copy()
        self.dice.next_number()
        fresh.reveals = twin.dice.reveals
        twin.dice = fresh
        return twin

    def chance(self) -> float:
        """Return how likely a win is, as far as all that was tried can tell."""
        return self.chances / max(1, self.iterations)


def cuts(candidates: int) -> list[float]:
    """Return at which shares of the limits the worse half is dropped, so that each stage gets as much."""
    stages = 1
    while candidates > 2:
        candidates = (candidates + 1) // 2
        stages += 1
    return [stage / stages for stage in range(1, stages)]
