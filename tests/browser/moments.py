"""Moments of each title that are worth a look: the start, a crowd, the end; always the same."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import veglia
from veglia.catalog import GAMES as TITLES

GAMES = {
    "undead_or_alive": "m1",
    "dark_side": "m1",
    "last_night_on_earth": "die_zombies_die",
    "dark_darker_darkest": "dark",
}
SEEDS = range(1, 8)
# A foe beside a hero is worth more to look at than one that is far away.
BESIDE = 3


def _played(game: str, seed: int) -> Iterator[tuple[list[int], int]]:
    """Play to the end; give the choices at each question, and how much of a crowd there is."""
    show = TITLES[game].presentation
    played = veglia.new_game(game, mission=GAMES[game], seed=seed)
    chance = Random(3)
    while played.state.asking is not None:
        pieces = show.scene(played.state, None, "en").pieces
        peopled = {piece.zone for piece in pieces if piece.sort == "hero"}
        foes = [piece for piece in pieces if piece.sort == "foe"]
        crowd = sum(piece.count * (BESIDE if piece.zone in peopled else 1) for piece in foes)
        yield list(played.choices), crowd
        played.choose(chance.randrange(len(played.state.offered)))
    yield list(played.choices), 0


@cache
def moments(game: str) -> dict[str, dict[str, Any]]:
    """Return what to ask the server for: a table at the start, in the largest crowd, and at the end."""
    common = {"game": game, "mission": GAMES[game], "practice": True}
    played = {seed: list(_played(game, seed)) for seed in SEEDS}
    _, seed, choices = max((crowd, seed, choices) for seed in SEEDS for choices, crowd in played[seed])
    end = played[seed][-1][0]
    return {
        "start": {**common, "seed": str(seed)},
        "crowd": {**common, "seed": str(seed), "choices": choices},
        "end": {**common, "seed": str(seed), "choices": end},
    }
