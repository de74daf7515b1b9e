"""Win rates of every strength on some missions: as many games as fit into the time, with intervals."""

import sys

from veglia.agents.strengths import STRENGTHS
from veglia.lab.bench import Numbers, Say, find_workshop, run_json

GAME = "undead_or_alive"
# Neither too easy nor too hard for any strength: where all win or all lose, rates tell nothing.
MISSIONS = ("m2", "m3", "m5")
MINUTES = 20.0
# More of each mission say little more: fast bots leave their time to slow ones.
GAMES = 40


def bench_bots(minutes: float, missions: tuple[str, ...], workers: int, say: Say) -> Numbers:
    """Let every strength play for an equal part of the time left; return the shares won by mission."""
    workshop = find_workshop()
    workshop.check()
    is_compiled = workshop.compiled.exists()
    python = str(workshop.compiled) if is_compiled else sys.executable
    rates: Numbers = {}
    left = 60 * minutes
    for number, strength in enumerate(STRENGTHS):
        share = left / (len(STRENGTHS) - number)
        say(f"{strength.id}: {', '.join(missions)}, at most about {share / 60:.1f} minutes")
        command = [python, "-m", "veglia.lab.wins", "--game", GAME, "--missions", ",".join(missions)]
        command += ["--agent", strength.id, "--games", str(GAMES)]
        command += ["--seconds", str(share), "--workers", str(workers)]
        found = run_json(command, None if is_compiled else workshop.source)
        rates[strength.id] = found["missions"]
        left = max(0.0, left - found["seconds"])
    return {"compiled": is_compiled, "game": GAME, "missions": list(missions), "win_rates": rates}
