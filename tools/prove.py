"""Look for games that are won and games that are lost, one of each for every mission, and record them.

    python -m tools.prove --game dark_side --seconds 120 --out tests/games/zombicide/dark_side/records

First the heuristic bot plays as it does at a table. Where it does not win, a mission is shown to be winnable
in another way: every Turn is played by bots of different tempers, and only what came off best goes on,
luck included. Such a record proves the mission, not the bot: docs/decisions/0021 says which are of this kind.
What is found is added to what is there; missions that have both kinds are passed over.

In a game of two sides bots play each other, of the same strength first; a side that does not win so gets a
weaker opponent. `won` is a game that the first side has won.
"""

import argparse
import time
from pathlib import Path

from veglia.agents.knowledge import Knowledge
from veglia.agents.playout import side_asked
from veglia.agents.strengths import make_agent
from veglia.agents.turns import Mind, best_of, considered, open_up
from veglia.catalog import title
from veglia.games.zombicide.engine.bots.evaluation import ZombicideEvaluation
from veglia.games.zombicide.engine.bots.settings import numbers
from veglia.games.zombicide.engine.bots.weights import Weights
from veglia.games.zombicide.engine.rules.state import ZombicideState
from veglia.kernel.dice import Dice, seeded
from veglia.kernel.game import Game, Title, apply, begin
from veglia.kernel.machine import WON, State
from veglia.lab.record import Record, make_record, read_records, write_records

LONGEST = 60
# A Turn with more choices than this is given up.
MOST_CHOICES = 200
# So many lines go on from Turn to Turn, and each Turn is tried anew by so many bots in all.
LINES = 24
TRIES = 96
MOST_TRIES = 32
SAMPLES = 2
FACTORS = (0.3, 0.5, 0.7, 1.0, 1.0, 1.0, 1.0, 1.4, 2.0, 3.0)
# A third of the lines go on because they look good as usual, the others to bots that want to get done.
EAGER = ("goal", "beacon", "errand", "gather", "leave", "abandon", "haul", "block", "tool", "shelter")
EAGERNESS = (1.0, 3.0, 8.0)
FIXED = ("lost", "scale", "even", "doubt")
MOST_TURNS = 64
# All players are of one side.
FIRST_SIDE = 0
FIRST_SEAT = 0
# In a game of two sides so many games are played with each opponent, from the strongest on.
EVEN_GAMES = 8
WEAKER = ("heuristic", "novice", "random")


class Line:
    """A game up to the beginning of a Turn."""

    def __init__(self, state: ZombicideState, choices: list[int]) -> None:
        self.state = state
        self.choices = choices

    def moment(self) -> int:
        """Return how far the game is, in Turns; who has left needs none any more."""
        state = self.state
        done = len([one for one in state.survivors if one.has_acted or one.zone < 0])
        return state.turn.round * MOST_TURNS + done


class Seeker:
    """Looks for a won game of a mission, Turn by Turn."""

    def __init__(self, kind: Title, dice: Dice, is_telling: bool = False) -> None:
        self.kind = kind
        self.dice = dice
        self.is_telling = is_telling
        self.usual = numbers(kind.id)
        self.evaluations = [
            self.evaluation(
                {name: value * (eager if name in EAGER else 1.0) for name, value in self.usual.items()}
            )
            for eager in EAGERNESS
        ]

    def evaluation(self, weights: dict[str, float]) -> ZombicideEvaluation:
        usual = self.kind.evaluation()
        assert isinstance(usual, ZombicideEvaluation)
        return type(usual)(Weights(**weights), usual.evens)

    def varied(self) -> ZombicideEvaluation:
        """Return an evaluation with its weights varied."""
        return self.evaluation(
            {
                name: value * (1.0 if name in FIXED else FACTORS[self.dice.below(len(FACTORS))])
                for name, value in self.usual.items()
            }
        )

    def seek(self, game: Game, end: float) -> list[int] | None:
        """Return the choices of a won game, or None."""
        state = game.state
        assert isinstance(state, ZombicideState)
        return self.seek_on([Line(state, game.choices[:])], end)

    def seek_on(self, lines: list[Line], end: float) -> list[int] | None:
        """Go on from some lines that are as far."""
        waiting = {lines[0].moment(): lines}
        rounds: list[list[Line]] = []
        steps_back = 1
        while min(waiting) < LONGEST * MOST_TURNS:
            now = min(waiting)
            lines = self.best(waiting.pop(now))
            if self.is_telling and not waiting:
                self.tell(now, lines)
            if now % MOST_TURNS == 0:
                rounds.append(lines)
            for line in lines:
                for _ in range(min(MOST_TRIES, TRIES // len(lines))):
                    played = self.play_turn(line)
                    if played.state.is_won():
                        return played.choices
                    if played.state.result is None and played.moment() > now:
                        waiting.setdefault(played.moment(), []).append(played)
                if time.perf_counter() > end:
                    return None
            if not waiting:
                # All lines are lost: begin again some rounds before, each time farther back.
                steps_back = min(steps_back + 1, len(rounds))
                again = rounds[-steps_back]
                del rounds[-steps_back:]
                waiting = {again[0].moment(): again}
        return None

    def tell(self, now: int, lines: list[Line]) -> None:
        left = [[round(goal.left(line.state), 1) for goal in line.state.scenario.goals] for line in lines]
        wounds = [one.wounds for one in lines[0].state.survivors]
        print(f"  round {now / MOST_TURNS:.2f}: {len(lines)} lines, left {min(left)}, Wounds {wounds}")

    def best(self, lines: list[Line]) -> list[Line]:
        """Return the lines that look best to each evaluation, no two that look the same."""
        found: list[Line] = []
        seen: set[float] = set()
        for evaluation in self.evaluations:
            wanted = len(found) + LINES // len(self.evaluations)
            for line in sorted(lines, key=lambda line: -evaluation.points(line.state, FIRST_SIDE)):
                look = round(self.evaluations[0].points(line.state, FIRST_SIDE), 3)
                if look not in seen and len(found) < wanted:
                    seen.add(look)
                    found.append(line)
        return found

    def play_turn(self, line: Line) -> Line:
        """Play a Turn from a line by a bot with weights of its own, and what follows before the next one."""
        evaluation = self.varied()
        state = self.kind.copy(line.state)
        assert isinstance(state, ZombicideState)
        state.log = None
        played = Line(state, line.choices[:])
        now = line.moment()
        for _ in range(MOST_CHOICES):
            if state.asking is None or (evaluation.is_opening(state) and played.moment() > now):
                break
            played.choices.append(self.choose(state, evaluation))
            apply(self.kind, state, played.choices[-1])
        return played

    def choose(self, state: State, evaluation: ZombicideEvaluation) -> int:
        """Return what looks best at once; who goes next is left to chance."""
        if len(state.offered) == 1:
            return 0
        preset = evaluation.preset(state)
        if preset >= 0:
            return preset
        if evaluation.is_opening(state):
            return self.dice.below(len(state.offered))
        asking = state.asking
        assert asking is not None
        worlds = [self.kind.imagine(state, asking.seat(state), self.dice) for _ in range(SAMPLES)]
        phase_key = evaluation.phase_key(state)
        mind = Mind(self.kind, evaluation, asking.seat(state), FIRST_SIDE)
        return best_of(
            {
                number: open_up(mind, worlds, number, phase_key).points
                for number in considered(mind, state, mind.seat)
            }
        )


def played_alone(kind: Title, mission: str, seed: int) -> Game:
    """Return a game that the heuristic bot played as far as it came."""
    game = begin(kind, kind.setup(mission, None, seed, {}))
    state = game.state
    assert isinstance(state, ZombicideState)
    bot = make_agent("heuristic", kind, -1 - seed)
    while state.asking is not None and state.turn.round <= LONGEST:
        game.choose(bot.choose(Knowledge(kind, state)))
    return game


def has_won(game: Game) -> bool:
    return game.result is not None and game.result.outcome(FIRST_SEAT) == WON


def played_by_sides(kind: Title, mission: str, seed: int, strengths: tuple[str, str]) -> Game:
    """Return a game that bots of two sides have played to its end."""
    game = begin(kind, kind.setup(mission, None, seed, {}))
    bots = [make_agent(strength, kind, -1 - seed - side) for side, strength in enumerate(strengths)]
    while game.state.asking is not None:
        asked = bots[side_asked(kind, game.state)]
        game.choose(asked.choose(Knowledge(kind, game.state)))
    return game


def seek_by_sides(kind: Title, mission: str, wanted: list[bool], seconds: float, seed: int) -> list[Game]:
    """Return a game of each wanted outcome; after some games the side that has to lose is played worse."""
    found: list[Game] = []
    end = time.perf_counter() + seconds
    tries = 0
    while wanted and time.perf_counter() < end:
        weaker = WEAKER[min(tries // EVEN_GAMES, len(WEAKER) - 1)]
        strengths = ("heuristic", weaker) if wanted[0] else (weaker, "heuristic")
        game = played_by_sides(kind, mission, seed + tries, strengths)
        if has_won(game) in wanted:
            wanted.remove(has_won(game))
            found.append(game)
            print(f"{mission}: {'won' if has_won(game) else 'lost'} with {strengths}", flush=True)
        tries += 1
    print(f"{mission}: still wanted: {wanted}", flush=True)
    return found


def seek(kind: Title, mission: str, wanted: list[bool], seconds: float, seed: int) -> list[Game]:
    """Return a game of each wanted outcome, as far as they are found in time."""
    found: list[Game] = []
    end = time.perf_counter() + seconds
    while wanted and time.perf_counter() < end:
        game = played_alone(kind, mission, seed)
        if game.result is None or has_won(game) not in wanted:
            fresh = begin(kind, kind.setup(mission, None, seed, {}))
            choices = Seeker(kind, seeded(seed)).seek(fresh, end) if True in wanted else None
            if choices is not None:
                game = fresh
                for choice in choices:
                    game.choose(choice)
        if game.result is not None and has_won(game) in wanted:
            wanted.remove(has_won(game))
            found.append(game)
        seed += 1
    print(f"{mission}: still wanted: {wanted}", flush=True)
    return found


def known(path: Path) -> list[Record]:
    return read_records(path) if path.exists() else []


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="undead_or_alive")
    parser.add_argument("--missions", default="")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    kind = title(options.game)
    paths = {True: options.out / "won.jsonl", False: options.out / "lost.jsonl"}
    options.out.mkdir(parents=True, exist_ok=True)
    for mission in options.missions.split(",") if options.missions else kind.missions():
        wanted = [won for won, path in paths.items() if mission not in [one.mission for one in known(path)]]
        look = seek if len(kind.sides) == 1 else seek_by_sides
        for game in look(kind, mission, wanted, options.seconds, options.seed):
            path = paths[has_won(game)]
            record = make_record(game.title, game.setup, game.choices, game.hash())
            write_records(path, [*known(path), record])


if __name__ == "__main__":
    main()
