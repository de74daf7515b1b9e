"""How much faster two workers are than one: the same games, the start of the workers included."""

import time

from veglia.lab.simulate import Plan, simulate

WARMUP_GAMES = 20


def measure_scaling(game: str, mission: str, seconds: float, seed: int) -> dict[str, object]:
    """Play as many random games as one worker plays in some seconds, with one worker and with two."""
    simulate(plan(game, mission, WARMUP_GAMES, seed), 1, False, lambda done: None)
    tried = simulate(plan(game, mission, WARMUP_GAMES, seed), 1, False, lambda done: None)
    games = max(WARMUP_GAMES, int(WARMUP_GAMES * seconds / max(tried.seconds, 1e-6)))
    one, two = (timed(plan(game, mission, games, seed), workers) for workers in (1, 2))
    return {
        "games": games,
        "one_worker_per_s": round(games / one, 1),
        "two_workers_per_s": round(games / two, 1),
        "ratio": round(one / two, 3),
    }


def plan(game: str, mission: str, games: int, seed: int) -> Plan:
    return Plan(game, mission, None, {}, "random", games, seed)


def timed(plan: Plan, workers: int) -> float:
    """Return how long a simulation takes, from asking for it to its report."""
    started = time.perf_counter()
    simulate(plan, workers, False, lambda done: None)
    return time.perf_counter() - started
