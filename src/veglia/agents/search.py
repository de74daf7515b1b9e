"""The search agent: a tree of decisions over many worlds that could be the true one, with heuristic playouts.

The tree is open-loop: a node stands for the choices made so far, not for a state, because every iteration has
another world with other dice and other cards in the decks.
"""

import math
import time
from typing import Final

from veglia.agents.agent import Agent
from veglia.agents.heuristic import appraise, at_once, best_of
from veglia.kernel.dice import Dice
from veglia.kernel.game import Title
from veglia.kernel.judge import Judge
from veglia.kernel.machine import State, answer

# How much a promising option is tried before its value is known.
CURIOSITY: Final = 1.0
# Points of difference that make an option e times as promising.
WARMTH: Final = 4.0
# So many options are looked at from the beginning; more come in with the square root of the visits.
NARROW: Final = 3.0
WIDENING: Final = 1.0
# Worlds in which the options of the question itself are appraised.
GLANCES: Final = 4
# No question is played on longer than this.
LONGEST: Final = 400


class Node:
    """The choices made so far: how often they were tried and what came of it."""

    def __init__(self, prior: float) -> None:
        self.prior: Final = prior
        self.visits = 0
        self.total = 0.0
        self.children: Final[dict[bytes, Node]] = {}

    def value(self) -> float:
        return self.total / self.visits if self.visits > 0 else 0.0


class Limits:
    """When to stop thinking: after so many iterations or seconds, whatever comes first; zero is no limit."""

    def __init__(self, iterations: int, seconds: float) -> None:
        assert iterations > 0 or seconds > 0.0
        self.iterations: Final = iterations
        self.seconds: Final = seconds


class SearchAgent(Agent):
    """Plays what was tried most."""

    def __init__(self, title: Title, judge: Judge, dice: Dice, limits: Limits, rounds: int) -> None:
        self.title: Final = title
        self.judge: Final = judge
        self.dice: Final = dice
        self.limits: Final = limits
        self.rounds: Final = rounds

    def choose(self, state: State) -> int:
        if len(state.offered) == 1:
            return 0
        return Search(self.title, self.judge, self.dice, self.rounds).best(state, self.limits)


class Search:
    """One search, from one question."""

    def __init__(self, title: Title, judge: Judge, dice: Dice, rounds: int) -> None:
        self.title: Final = title
        self.judge: Final = judge
        self.dice: Final = dice
        self.rounds: Final = rounds
        self.root: Final = Node(1.0)
        self.last_round = 0
        # How the question looked: outcomes are held against it.
        self.before = 0.0
        # The sum of the chances to win of all outcomes.
        self.chances = 0.0
        # The span of all outcomes so far: values are compared within it.
        self.worst = 1.0
        self.finest = 0.0

    def best(self, state: State, limits: Limits) -> int:
        """Return the number of the option that was tried most."""
        self.run(state, limits)
        keys = self.keys(state)
        best = 0
        for number, key in enumerate(keys):
            if rank(self.root.children[key]) > rank(self.root.children[keys[best]]):
                best = number
        return best

    def run(self, state: State, limits: Limits) -> None:
        """Grow the tree until a limit is reached."""
        asking = state.asking
        assert asking is not None
        seat = asking.seat(state)
        started = time.perf_counter()
        self.last_round = self.judge.round(state) + self.rounds
        self.before = self.judge.points(state)
        worlds = [self.title.imagine(state, seat, self.dice) for _ in range(GLANCES)]
        self.grow(self.root, self.keys(state), appraise(self.title, self.judge, worlds))
        done = 0
        while limits.iterations == 0 or done < limits.iterations:
            if limits.seconds > 0.0 and time.perf_counter() - started >= limits.seconds:
                return
            self.iterate(self.title.imagine(state, seat, self.dice))
            done += 1

    def keys(self, state: State) -> list[bytes]:
        """Return what tells the options of a state apart, in any world."""
        codec = self.title.codec()
        return [codec.encode(option) for option in state.offered]

    def grow(self, node: Node, keys: list[bytes], values: list[float]) -> None:
        """Give a node a child for every option, the more promising the better it looks."""
        top = max(values)
        shares = [math.exp((value - top) / WARMTH) for value in values]
        whole = sum(shares)
        for key, share in zip(keys, shares):
            if key not in node.children:
                node.children[key] = Node(share / whole)

    def iterate(self, world: State) -> None:
        """Walk down the tree in a world, play it on, and remember what came of it."""
        node = self.root
        path = [node]
        while world.asking is not None and self.judge.round(world) < self.last_round:
            if len(world.offered) == 1:
                answer(world, world.offered[0])
                continue
            keys = self.keys(world)
            if node is not self.root:
                if node.visits == 0:
                    break
                if not node.children or any(key not in node.children for key in keys):
                    self.grow(node, keys, self.glance(world))
            number = self.pick(node, keys)
            answer(world, world.offered[number])
            node = node.children[keys[number]]
            path.append(node)
        value = self.play_on(world)
        self.worst = min(self.worst, value)
        self.finest = max(self.finest, value)
        for one in path:
            one.visits += 1
            one.total += value

    def pick(self, node: Node, keys: list[bytes]) -> int:
        """Return the option to try: what did well, and what looks well and has been tried little."""
        span = max(self.finest - self.worst, 1e-6)
        effort = CURIOSITY * math.sqrt(node.visits + 1.0)
        width = int(NARROW + WIDENING * math.sqrt(node.visits))
        numbers = sorted(range(len(keys)), key=lambda number: -node.children[keys[number]].prior)
        usual = (node.value() - self.worst) / span if node.visits > 0 else 0.5
        best = numbers[0]
        most = -1.0
        for number in numbers[:width]:
            child = node.children[keys[number]]
            value = (child.value() - self.worst) / span if child.visits > 0 else usual
            score = value + effort * child.prior / (1.0 + child.visits)
            if score > most:
                most = score
                best = number
        return best

    def glance(self, world: State) -> list[float]:
        """Return how a world looks right after each option, without a look at its own dice."""
        twin = self.title.copy(world)
        fresh = self.dice.copy()
        self.dice.next_number()
        fresh.reveals = twin.dice.reveals
        twin.dice = fresh
        return at_once(self.title, twin, self.judge)

    def play_on(self, world: State) -> float:
        """Play to the horizon by what looks best at once; return how good that is."""
        for _ in range(LONGEST):
            if world.asking is None or self.judge.round(world) >= self.last_round:
                break
            number = 0 if len(world.offered) == 1 else best_of(self.glance(world))
            answer(world, world.offered[number])
        result = world.result
        if result is not None:
            self.chances += 1.0 if result.won else 0.0
            return 1.0 if result.won else 0.0
        points = self.judge.points(world)
        self.chances += self.judge.chance(points)
        return self.judge.gain(points - self.before)

    def chance(self) -> float:
        """Return how likely a win is, as far as all that was tried can tell."""
        return self.chances / max(1, self.root.visits)


def rank(node: Node) -> float:
    """Return how strongly a node is preferred: by visits, then by value."""
    return node.visits + 0.5 * node.value() + 0.1 * node.prior
