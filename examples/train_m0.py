"""Learn to play a mission with a linear policy and numpy alone: python examples/train_m0.py

Each option gets a score: weights times the option's own numbers, and times those of the asked Survivor for
each kind of option. Options are drawn by their scores (softmax); after each batch of games the weights follow
the policy gradient (REINFORCE), with what was paid for the choices of the batch as its measure.
"""

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from veglia.lab import env

Floats = NDArray[np.float64]

GAME = "undead_or_alive"
# Paid on the way: without it a random player, who never wins, would have nothing to learn from.
REWARDS = env.Rewards(end=1.0, progress=4.0, nearness=10.0, step=-0.03)
# What is paid much later counts little for a choice.
DISCOUNT = 0.95
MOST_STEPS = 600
# Seeds of the games by which policies are compared; those trained on begin far above.
FIRST_TRAINING_SEED = 1_000_000


# Numbers that name a thing instead of counting something: of no use to a linear policy.
NAMING = ("zone.number", "survivor.number", "card.type", "skill", "profile", "token")


class Policy:
    """A weight for each number of an option, and for each pair of its kind and a number of who is asked."""

    def __init__(self, situation: list[str], option: list[str]) -> None:
        self.kinds = sum(name.startswith("is.") for name in option)
        self.counting = [place for place, name in enumerate(option) if name not in NAMING]
        self.asked = [place for place, name in enumerate(situation) if name.startswith("asked.")]
        # What returns are expected by: the table and the asked Survivor, which come first.
        self.known = self.asked[-1] + 1
        self.weights = np.zeros(len(self.counting) + self.kinds * len(self.asked))

    def features(self, observation: dict[str, Any]) -> Floats:
        """Return a row for each offered option."""
        offered = int(observation["action_mask"].sum())
        rows = observation["options"][:offered, self.counting].astype(np.float64)
        asked = observation["observation"][self.asked]
        pairs = rows[:, : self.kinds, None] * asked
        return np.concatenate([rows, pairs.reshape(len(rows), -1)], axis=1)

    def chances(self, features: Floats) -> Floats:
        """Return how likely each option is taken."""
        scores = features @ self.weights
        raised = np.exp(scores - scores.max())
        return np.asarray(raised / raised.sum())


class Episode:
    """One game: how the policy would have been made to choose so, what was paid, how it ended."""

    def __init__(self) -> None:
        self.known: list[Floats] = []
        self.gradients: list[Floats] = []
        self.paid: list[float] = []
        self.progress = 0.0
        self.won = False

    def returns(self) -> Floats:
        """Return for each choice what was paid from it on, later payments discounted."""
        found = np.zeros(len(self.paid))
        total = 0.0
        for step in range(len(self.paid) - 1, -1, -1):
            total = self.paid[step] + DISCOUNT * total
            found[step] = total
        return found


def play(table: Any, policy: Policy, seed: int) -> Episode:
    """Play the game of a seed; the policy's own chance depends on it, too."""
    chance = np.random.default_rng(seed)
    episode = Episode()
    observation, _ = table.reset(seed=seed)
    is_over = False
    while not is_over:
        features = policy.features(observation)
        chances = policy.chances(features)
        choice = min(int(np.searchsorted(chances.cumsum(), chance.random())), len(chances) - 1)
        episode.known.append(observation["observation"][: policy.known])
        episode.gradients.append(features[choice] - chances @ features)
        observation, reward, terminated, truncated, _ = table.step(choice)
        episode.paid.append(reward)
        is_over = terminated or truncated
    running = table.unwrapped.episodes
    episode.progress = running.encoder.encoding.progress(running.state, 0)
    episode.won = running.outcome(0) == "won"
    return episode


def learn(policy: Policy, episodes: list[Episode], rate: float) -> None:
    """Move the weights towards choices that were paid better than was to be expected where they were made."""
    returns = np.concatenate([episode.returns() for episode in episodes])
    gradients = np.array([gradient for episode in episodes for gradient in episode.gradients])
    known = np.array([seen for episode in episodes for seen in episode.known], np.float64)
    known = np.concatenate([known, np.ones((len(known), 1))], axis=1)
    # Least squares with a small price on weights, so that numbers that never change do no harm.
    expected = known @ np.linalg.solve(known.T @ known + np.eye(known.shape[1]), known.T @ returns)
    advantages = returns - expected
    step = advantages @ gradients
    policy.weights += rate * step / (np.linalg.norm(step) + 1e-8)


class Score:
    """How a policy does over a fixed set of games."""

    def __init__(self, episodes: list[Episode]) -> None:
        progress = np.array([episode.progress for episode in episodes])
        self.games = len(episodes)
        self.progress = float(progress.mean())
        # Half of a 95 % interval.
        self.margin = float(1.96 * progress.std() / np.sqrt(len(progress)))
        self.won = sum(episode.won for episode in episodes)
        self.steps = sum(len(episode.paid) for episode in episodes) / len(episodes)

    def __str__(self) -> str:
        share = f"{100 * self.progress:5.1f} % of the goals (+- {100 * self.margin:.1f})"
        return f"{share}, {self.won} of {self.games} won, {self.steps:.0f} choices a game"


def evaluate(table: Any, policy: Policy, games: int) -> Score:
    return Score([play(table, policy, seed) for seed in range(games)])


def train(
    mission: str, batches: int, batch: int, games: int, rate: float, say: Any = print
) -> tuple[Score, Score]:
    """Train a policy; return how it did before and after, by the same games."""
    table = env.gym(GAME, mission=mission, rewards=REWARDS, most_steps=MOST_STEPS)
    encoding = table.unwrapped.episodes.encoder.encoding  # type: ignore[attr-defined]  # Gymnasium hides its class.
    policy = Policy(
        [number.name for number in encoding.situation_numbers],
        [number.name for number in encoding.option_numbers],
    )
    before = evaluate(table, policy, games)
    say(f"random:      {before}")
    seed = FIRST_TRAINING_SEED
    for number in range(1, batches + 1):
        episodes = [play(table, policy, seed + game) for game in range(batch)]
        seed += batch
        learn(policy, episodes, rate)
        if number % 10 == 0:
            say(f"batch {number:4}:  {Score(episodes)}")
    after = evaluate(table, policy, games)
    say(f"learned:     {after}")
    return before, after


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a linear policy on a mission.")
    parser.add_argument("--mission", default="m0")
    parser.add_argument("--batches", type=int, default=60)
    parser.add_argument("--batch", type=int, default=10, help="games between two steps")
    parser.add_argument("--games", type=int, default=100, help="games to compare by")
    parser.add_argument("--rate", type=float, default=1.0)
    args = parser.parse_args()
    started = time.process_time()
    train(args.mission, args.batches, args.batch, args.games, args.rate)
    print(f"{time.process_time() - started:.0f} s of CPU time")


if __name__ == "__main__":
    main()
