"""The search agent: plays promising options on in the same worlds, and drops the worse half time and again.

A world is a state that could be the true one, with dice and decks of its own. All lines that are still in
the running meet the same worlds, so that luck is the same for all of them. A line is an option and the
temper in which the round is played on from there: bold, wary, eager to fight and so on.
"""

import time
from typing import Final

from veglia.agents.agent import Agent
from veglia.agents.outlook import Outlook
from veglia.agents.turns import UNTHINKABLE, appraise, at_once, best_of
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.judge import Judge
from veglia.kernel.machine import State, answer

# So many options are played on in the usual temper, those that look best at once.
WIDTH: Final = 6
# Worlds in which the options of the question itself are appraised.
GLANCES: Final = 4
# No question is played on longer than this.
LONGEST: Final = 400
# What the look at once counts beside what came of playing on, in worlds.
TRUST: Final = 3.0
# What a round that everyone lives through is worth at least; the rest is for how good it looks then.
ALIVE: Final = 0.3


class Limits:
    """When to stop thinking: after so many iterations or seconds, whatever comes first; zero is no limit."""

    def __init__(self, iterations: int, seconds: float) -> None:
        assert iterations > 0 or seconds > 0.0
        self.iterations: Final = iterations
        self.seconds: Final = seconds


class Candidate:
    """A line in the running: how it looked at once, how often it was played on and what came of it."""

    def __init__(self, number: int, temper: Judge, first: float) -> None:
        self.number: Final = number
        self.temper: Final = temper
        self.first: Final = first
        self.visits = 0
        self.total = 0.0

    def value(self) -> float:
        return (self.total + TRUST * self.first) / (self.visits + TRUST)


class SearchAgent(Agent):
    """Plays what came off best."""

    def __init__(self, title: Title, judge: Judge, dice: Dice, limits: Limits, rounds: int) -> None:
        self.title: Final = title
        self.judge: Final = judge
        self.dice: Final = dice
        self.limits: Final = limits
        self.rounds: Final = rounds

    def choose(self, outlook: Outlook) -> int:
        if outlook.count() == 1:
            return 0
        preset = self.judge.preset(outlook.imagine(self.dice))
        if preset >= 0:
            return preset
        return Search(self.title, self.judge, self.dice, self.rounds).best(outlook, self.limits)


class Search:
    """One search, from one question."""

    def __init__(self, title: Title, judge: Judge, dice: Dice, rounds: int) -> None:
        self.title: Final = title
        self.judge: Final = judge
        self.dice: Final = dice
        self.rounds: Final = rounds
        # All that were played on, and those still in the running, the best first after each cut.
        self.candidates: list[Candidate] = []
        self.running: list[Candidate] = []
        self.iterations = 0
        self.last_round = 0
        # How the question looked: outcomes are held against it.
        self.before = 0.0
        # The sum of the chances to win of all outcomes.
        self.chances = 0.0

    def best(self, outlook: Outlook, limits: Limits) -> int:
        """Return the number of the option that came off best."""
        self.run(outlook, limits)
        return max(self.running, key=Candidate.value).number

    def run(self, outlook: Outlook, limits: Limits) -> None:
        """Play on until a limit is reached or one option is left."""
        started = time.perf_counter()
        worlds = [outlook.imagine(self.dice) for _ in range(GLANCES)]
        self.last_round = self.judge.round(worlds[0]) + self.rounds
        self.before = self.judge.points(worlds[0])
        self.begin(worlds)
        rounds = cuts(len(self.running))
        while len(self.running) > 1:
            spent = self.share_of(limits, started)
            if spent >= 1.0:
                return
            while rounds and spent >= rounds[0]:
                rounds.pop(0)
                self.cut()
            world = outlook.imagine(self.dice)
            for candidate in self.running:
                if self.share_of(limits, started) < 1.0:
                    self.play(self.title.copy(world), candidate)

    def share_of(self, limits: Limits, started: float) -> float:
        """Return how much of the limits has been used."""
        spent = 0.0
        if limits.iterations > 0:
            spent = self.iterations / limits.iterations
        if limits.seconds > 0.0:
            spent = max(spent, (time.perf_counter() - started) / limits.seconds)
        return spent

    def begin(self, worlds: list[State]) -> None:
        """Put the options that look best at once into the running, and what each temper would do."""
        values = appraise(self.title, self.judge, worlds)
        numbers = [number for number, value in enumerate(values) if value > UNTHINKABLE]
        numbers.sort(key=lambda number: (-values[number], -number))
        top = values[numbers[0]]
        for number in numbers[:WIDTH]:
            self.candidates.append(Candidate(number, self.judge, self.judge.gain(values[number] - top)))
        for temper in self.judge.tempers():
            number = best_of(appraise(self.title, temper, worlds[:1]))
            self.candidates.append(Candidate(number, temper, self.judge.gain(values[number] - top)))
        self.running = self.candidates[:]

    def cut(self) -> None:
        """Drop the worse half of those in the running."""
        self.running.sort(key=lambda candidate: -candidate.value())
        self.running = self.running[: max(1, (len(self.running) + 1) // 2)]

    def play(self, world: State, candidate: Candidate) -> None:
        """Play a world on from an option and remember what came of it."""
        answer(world, world.offered[candidate.number])
        candidate.total += self.play_on(world, candidate.temper)
        candidate.visits += 1
        self.iterations += 1

    def play_on(self, world: State, temper: Judge) -> float:
        """Play to the horizon by what looks best at once in a temper; return how good that is."""
        for _ in range(LONGEST):
            if world.asking is None or self.judge.round(world) >= self.last_round:
                break
            answer(world, world.offered[self.reply(world, temper)])
        result = world.result
        if result is not None:
            self.chances += 1.0 if result.won else 0.0
            return 1.0 if result.won else 0.0
        points = self.judge.points(world)
        self.chances += self.judge.chance(points)
        return ALIVE + (1.0 - ALIVE) * self.judge.gain(points - self.before)

    def reply(self, world: State, temper: Judge) -> int:
        """Return a quick answer: whoever comes first goes on, and what looks best right after it is done."""
        if len(world.offered) == 1:
            return 0
        preset = temper.preset(world)
        if preset >= 0:
            return preset
        if temper.is_opening(world):
            return self.dice.below(len(world.offered))
        return best_of(self.glance(world, temper))

    def glance(self, world: State, temper: Judge) -> list[float]:
        """Return how a world looks right after each option, without a look at its own dice."""
        twin = self.title.copy(world)
        fresh = self.dice.copy()
        self.dice.next_number()
        fresh.reveals = twin.dice.reveals
        twin.dice = fresh
        return at_once(self.title, twin, temper)

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
