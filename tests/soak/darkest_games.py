"""Random games of Dark, Darker, Darkest over modes, houses, parties, seats, expansions and levers.

    python -m tests.soak.darkest_games 100000 [first seed]

plays so many games on all processors and prints the seeds of those that broke or came to no end.
"""

import os
import random
import sys
from collections import Counter
from multiprocessing import Pool

from tests.games.dark_darker_darkest.table import TITLE
from veglia.games.dark_darker_darkest.rules import content
from veglia.games.dark_darker_darkest.rules.house import LABORATORY_DOOR
from veglia.games.dark_darker_darkest.rules.revealing import reveal_seen
from veglia.games.dark_darker_darkest.rules.settings import VALUES
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.game import Game, Setup, apply, begin
from veglia.kernel.machine import ask_again
from veglia.kernel.seats import Seat

MOST_DECISIONS = 20_000
# So often nothing is lost or doubled, and so often a state is the same after it is written and read.
CHECK_EVERY = 10
WRITE_EVERY = 60
HOUSES = ("random", "random", "random:easy", "random:hard")
# Levers and expansions are chosen one by one, each as often as not.
CHOSEN = 2
# Every so manyth game begins in front of the open Laboratory.
SWING = 3


def any_setup(seed: int) -> Setup:
    """Return a table of any mode, size, house, expansions and levers."""
    chance = random.Random(seed)
    options = {name: chance.choice(values) for name, values in VALUES.items() if chance.randrange(CHOSEN)}
    if options.get("radioactive") != "on":
        options.pop("leak_space", None)
    roster = TITLE.roster("dark")
    if options.get("kickstarter_survivors") == "off":
        profiles = {profile.id: profile for profile in content.library().profiles}
        roster = [name for name in roster if profiles[name].set == "base"]
    party = chance.sample(roster, min(len(roster), chance.randint(TITLE.least_party, TITLE.most_party)))
    if options.get("radioactive") == "on" and chance.randrange(CHOSEN):
        options["hazmat"] = chance.choice(party)
    samples = [
        name
        for name, row in content.houses().items()
        if row.set == "base" and name.startswith("radioactive") == (options.get("radioactive") == "on")
    ]
    options["house"] = chance.choice([*HOUSES, *samples])
    seats = chance.randint(1, len(party))
    plan = [Seat(TITLE.sides[0].id, tuple(party[seat::seats])) for seat in range(seats)]
    return TITLE.setup(chance.choice(TITLE.missions()), plan, seed, options)


def come_to_laboratory(state: DarkestState) -> None:
    """Open the Laboratory and put the Survivors in front of it, because random play seldom gets there."""
    state.markers = [0] * len(state.markers)
    state.house = state.house.with_code_open(LABORATORY_DOOR)
    for survivor in state.survivors:
        survivor.room = state.house.near[2 * state.house.plan.laboratory][0]
    reveal_seen(state)
    ask_again(state)


def play(seed: int) -> Game:
    """Play a random game to its end and check its states on the way."""
    chance = random.Random(-1 - seed)
    game = begin(TITLE, any_setup(seed))
    state = game.state
    assert isinstance(state, DarkestState)
    if seed % SWING == 0:
        come_to_laboratory(state)
    codec = TITLE.codec()
    decisions = 0
    while state.asking is not None:
        assert decisions < MOST_DECISIONS, "the game comes to no end"
        asked = state.asking.seats(state)
        numbers = [number for seat in asked for number in game.numbers(seat)]
        state.log = None
        apply(TITLE, state, chance.choice(numbers))
        if decisions % CHECK_EVERY == 0:
            TITLE.check_conservation(state)
        if decisions % WRITE_EVERY == 0:
            data = codec.encode(state)
            assert codec.encode(codec.decode(data)) == data == codec.encode(state.copy())
        decisions += 1
    assert state.result is not None, "the game stands still"
    TITLE.check_conservation(state)
    return game


def outcome(seed: int) -> str:
    """Return how a game ended: the rule, or the error with its seed."""
    try:
        result = play(seed).result
    except Exception as error:
        return f"seed {seed}: {type(error).__name__}: {error}"
    assert result is not None
    return result.rule


def main() -> None:
    count = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with Pool(min(count, os.cpu_count() or 1)) as pool:
        found = Counter(pool.imap_unordered(outcome, range(first, first + count), chunksize=50))
    for ending, games in found.most_common():
        print(f"{games:7} {ending}")
    sys.exit(any(ending.startswith("seed") for ending in found))


if __name__ == "__main__":
    main()
