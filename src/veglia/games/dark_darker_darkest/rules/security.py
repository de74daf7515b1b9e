"""The Security Board: the code of a mode, and the Code Tokens for the padlocks of the house."""

from typing import Final

from veglia.games.dark_darker_darkest.rules.library import Library
from veglia.games.dark_darker_darkest.rules.plan import Plan
from veglia.games.dark_darker_darkest.rules.settings import Settings
from veglia.games.dark_darker_darkest.rules.tiles import CORNER
from veglia.kernel.dice import Dice

LEAST_THREES: Final = 4
MOST_PER_COLOUR: Final = 2


class Security:
    """What is dealt: the tokens of the code, markers by colour, a token for each padlock, and the others."""

    def __init__(self, code: list[int], markers: list[int], locks: list[int], spare: list[int]) -> None:
        self.code = code
        self.markers = markers
        self.locks = locks
        self.spare = spare


def threes_for(settings: Settings, padlocks: int, corners: int, most: int) -> int:
    """Return how many 3-icon tokens lie in the house."""
    least = max(LEAST_THREES, corners)
    mix = settings.options["code_mix"]
    if mix == "more_two":
        wanted = least
    elif mix == "more_three":
        wanted = padlocks - 2
    elif settings.size >= 4:
        wanted = max(least, (padlocks + 1) // 2)
    else:
        wanted = max(least, padlocks // 3)
    return min(wanted, padlocks - 2, most)


def deal_security(settings: Settings, plan: Plan, dice: Dice) -> Security:
    """Deal the code and the Code Tokens; Corner padlocks get 3-icon tokens."""
    library = settings.library
    twos, threes = library.two_icons[:], library.three_icons[:]
    shuffle_codes(settings, dice, twos, threes)
    padlocks = len(plan.locks)
    corner_locks = [place for place, lock in enumerate(plan.locks) if plan.tiles[lock.tile].kind == CORNER]
    count = threes_for(settings, padlocks, len(corner_locks), len(threes))
    code: list[int] = []
    if settings.mode == "darkest":
        markers = random_markers(library, dice, 7, settings)
    else:
        # The tokens of the code are the first of each kind, so they are among those of the house.
        code = [threes[0], twos[0], twos[1]]
        markers = markers_of(library, code)
        if settings.mode == "darker":
            add_random(library, dice, markers, settings)
    used_threes, used_twos = threes[:count], twos[: padlocks - count]
    dice.shuffle(used_threes)
    locks = [-1] * padlocks
    for place in corner_locks:
        locks[place] = used_threes.pop()
    rest = [*used_threes, *used_twos]
    dice.shuffle(rest)
    for place in range(padlocks):
        if locks[place] < 0:
            locks[place] = rest.pop()
    return Security(code, markers, locks, sorted([*threes[count:], *twos[padlocks - count :]]))


def shuffle_codes(settings: Settings, dice: Dice, twos: list[int], threes: list[int]) -> None:
    """Shuffle the Code Tokens, again if the code of the first ones must be good and is not."""
    while True:
        dice.shuffle(twos)
        dice.shuffle(threes)
        if settings.options["good_code"] == "off" or is_good(settings.library, [threes[0], twos[0], twos[1]]):
            return


def markers_of(library: Library, tokens: list[int]) -> list[int]:
    """Return the markers by colour for all icons of some tokens."""
    markers = [0] * len(library.colours)
    for token in tokens:
        for colour in library.code_tokens[token]:
            markers[colour] += 1
    return markers


def is_good(library: Library, tokens: list[int]) -> bool:
    """Return whether no colour occurs more than twice."""
    return max(markers_of(library, tokens)) <= MOST_PER_COLOUR


def random_markers(library: Library, dice: Dice, count: int, settings: Settings) -> list[int]:
    """Draw markers from the supply."""
    markers = [0] * len(library.colours)
    for _ in range(count):
        add_random(library, dice, markers, settings)
    return markers


def add_random(library: Library, dice: Dice, markers: list[int], settings: Settings) -> None:
    """Draw one more marker from what the supply still has."""
    most = MOST_PER_COLOUR if settings.options["good_code"] == "on" else library.markers_per_colour
    supply = [
        colour
        for colour, used in enumerate(markers)
        if used < most
        for _ in range(library.markers_per_colour - used)
    ]
    markers[supply[dice.below(len(supply))]] += 1
