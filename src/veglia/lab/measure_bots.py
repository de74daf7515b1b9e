"""How fast bots are: decisions and games a second, and how many futures a search tries in a second."""

import time

from veglia.agents.hints import hint
from veglia.agents.knowledge import Knowledge
from veglia.agents.random import RandomAgent
from veglia.agents.search import Limits
from veglia.agents.strengths import STRENGTHS, make_agent
from veglia.catalog import title
from veglia.kernel.dice import seeded
from veglia.kernel.game import apply, begin
from veglia.kernel.machine import State

# A search is timed on every so many-th question of random games.
SAMPLE_EVERY = 15
# Iterations of one search: its look at the options before the first one is part of the price.
ITERATIONS = 64


def measure_bots(game: str, mission: str, seconds: float, seed: int) -> dict[str, object]:
    """Return the speed of every bot, each measured for some seconds, and of the search behind the best."""
    return {
        "bots": {one.id: measure_bot(game, mission, one.id, seconds, seed) for one in STRENGTHS},
        "iterations_per_s": round(search_speed(game, mission, seconds, seed), 1),
    }


def measure_bot(game: str, mission: str, agent_id: str, seconds: float, seed: int) -> dict[str, float | None]:
    """Return decisions and games a second; no games where the time was too short for one."""
    kind = title(game)
    decisions = finished = finished_decisions = 0
    spent = 0.0
    while spent < seconds:
        state = begin(kind, kind.setup(mission, None, seed, {})).state
        state.log = None
        agent = make_agent(agent_id, kind, -1 - seed)
        before = decisions
        started = time.perf_counter()
        while state.asking is not None and spent + time.perf_counter() - started < seconds:
            apply(kind, state, agent.choose(Knowledge(kind, state)))
            decisions += 1
        spent += time.perf_counter() - started
        if state.asking is None:
            finished += 1
            finished_decisions += decisions - before
        seed += 1
    speed = decisions / spent
    games = speed * finished / finished_decisions if finished else None
    return {
        "decisions_per_s": round(speed, 2),
        "games_per_s": None if games is None else round(games, 3),
    }


def search_speed(game: str, mission: str, seconds: float, seed: int) -> float:
    """Return the iterations of a search in a second."""
    kind = title(game)
    iterations = 0
    spent = 0.0
    limits = Limits(ITERATIONS, 0.0)
    while spent < seconds:
        for state in sampled(game, mission, seed):
            started = time.perf_counter()
            found = hint(kind, Knowledge(kind, state), seeded(seed), limits, "en")
            spent += time.perf_counter() - started
            iterations += found.iterations
            if spent >= seconds:
                break
        seed += 1
    return iterations / spent


def sampled(game: str, mission: str, seed: int) -> list[State]:
    """Return some states of a random game in which there is something to choose."""
    kind = title(game)
    state = begin(kind, kind.setup(mission, None, seed, {})).state
    state.log = None
    agent = RandomAgent(seeded(-1 - seed))
    found: list[State] = []
    number = 0
    while state.asking is not None:
        if number % SAMPLE_EVERY == 0 and len(state.offered) > 1:
            found.append(kind.copy(state))
        apply(kind, state, agent.choose(Knowledge(kind, state)))
        number += 1
    return found
