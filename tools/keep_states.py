"""Keep a state of each game by its present rules version: `python -m tools.keep_states`.

Later versions have to go on from these; see tests/contract/test_kept_states.py. What is there already stays.
"""

import random
from pathlib import Path

from veglia.catalog import GAMES
from veglia.kernel.game import Title, begin

FOLDER = Path(__file__).parent.parent / "tests" / "contract" / "kept"
CHOICES = 40
SEEDS = 100


def path_of(title: Title) -> Path:
    return FOLDER / f"{title.id}-{title.version}.kept"


def kept(title: Title) -> bytes:
    """Return a state in the middle of a game."""
    for seed in range(SEEDS):
        game = begin(title, title.setup(title.missions()[0], None, seed, {}))
        chance = random.Random(seed)
        while game.state.asking is not None and len(game.choices) < CHOICES:
            game.choose(chance.randrange(len(game.state.offered)))
        if game.state.asking is not None:
            return title.keep(game.state)
    raise AssertionError(f"no game of {title.id} is that long")


def main() -> None:
    for title in GAMES.values():
        if not path_of(title).exists():
            path_of(title).write_bytes(kept(title))
            print(path_of(title))


if __name__ == "__main__":
    main()
