"""How often bots win Dark, Darker, Darkest: a line for each game, then the share with its 95 % interval.

    python -m tools.darkest_rates --agent heuristic --mode dark --games 40 --seed 1 --options extra_round=on

The seed of the bot is -1 - the game's. Seconds are those of the process.
"""

import argparse
import time

from tools.rates import interval
from veglia.agents.knowledge import Knowledge
from veglia.agents.strengths import make_agent
from veglia.games.dark_darker_darkest.rules.events import DarknessGrew
from veglia.games.dark_darker_darkest.rules.state import EXPLORATION, DarkestState
from veglia.games.dark_darker_darkest.title import TITLE
from veglia.kernel.game import apply, begin
from veglia.kernel.machine import WON, Event
from veglia.kernel.seats import Seat

SURVIVORS = "bruce,jack,leo"
# So many decisions end a game as not won.
LONGEST = 4000


class Played:
    """How a game went."""

    def __init__(self, agent: str, mode: str, party: list[str], seed: int, options: dict[str, str]) -> None:
        state = begin(TITLE, TITLE.setup(mode, [Seat("survivors", tuple(party))], seed, options)).state
        assert isinstance(state, DarkestState)
        bot = make_agent(agent, TITLE, -1 - seed)
        log: list[Event] = []
        state.log = log
        started = time.process_time()
        # Rounds until the Laboratory was entered, 0 if it was not; what Darkness grew by before, by rule.
        self.rounds = 0
        self.darkness: dict[str, int] = {}
        self.decisions = 0
        while state.asking is not None and self.decisions < LONGEST:
            is_before = state.act == EXPLORATION
            apply(TITLE, state, bot.choose(Knowledge(TITLE, state)))
            self.decisions += 1
            for event in log:
                if is_before and isinstance(event, DarknessGrew):
                    short = event.rule.rpartition(".")[2]
                    self.darkness[short] = self.darkness.get(short, 0) + 1
            log.clear()
            if is_before and state.act != EXPLORATION:
                self.rounds = state.round
        self.seconds = time.process_time() - started
        self.is_won = state.result is not None and state.result.outcome(0) == WON
        self.rule = "unfinished" if state.result is None else state.result.rule
        self.markers = sum(state.markers)
        self.inserted = len(state.inserted)
        self.cubes = 0 if state.nemesis is None else sum(state.nemesis.cubes)
        self.last_round = state.round

    def line(self) -> str:
        """Return the game in words."""
        clock = " ".join(f"{rule}:{count}" for rule, count in sorted(self.darkness.items()))
        return (
            f"{'won' if self.is_won else 'lost'} {self.rule}; Laboratory in Round {self.rounds} of "
            f"{self.last_round}, {self.markers} markers and {self.cubes} cubes left, "
            f"{self.inserted} tokens inserted; Darkness {clock}; {self.seconds:.1f} s"
        )


def options_of(text: str) -> dict[str, str]:
    """Return options written as name=value, with commas between them."""
    return dict(item.split("=", 1) for item in text.split(",")) if text else {}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--agent", default="heuristic")
    parser.add_argument("--mode", default="dark")
    parser.add_argument("--survivors", default=SURVIVORS)
    parser.add_argument("--options", default="")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    options = options_of(asked.options)
    won = reached = 0
    seconds = 0.0
    for seed in range(asked.seed, asked.seed + asked.games):
        played = Played(asked.agent, asked.mode, asked.survivors.split(","), seed, options)
        won += played.is_won
        reached += played.rounds > 0
        seconds += played.seconds
        print(f"{seed}: {played.line()}", flush=True)
    low, high = interval(won, asked.games)
    last = asked.seed + asked.games - 1
    print(
        f"{asked.agent} {asked.mode} {asked.options or '-'} seeds {asked.seed} to {last}: "
        f"won {won} of {asked.games}, {low:.0%} to {high:.0%}; Grand Finale in {reached}; "
        f"{seconds / asked.games:.1f} s a game"
    )


if __name__ == "__main__":
    main()
