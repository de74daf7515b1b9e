"""Rolling the dice of the game."""

from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import MOST_CREATURE_DICE, MOST_SURVIVOR_DICE


def survivor_dice(state: DarkestState, count: int) -> tuple[int, ...]:
    """Roll Survivor Dice, at most four."""
    die = state.library.survivor_die
    return tuple([die[state.dice.die() - 1] for _ in range(min(count, MOST_SURVIVOR_DICE))])


def dice_for_all(state: DarkestState, count: int) -> tuple[int, ...]:
    """Roll a Survivor Die for each of some Survivors: the one that the four lack is rolled after them."""
    faces = survivor_dice(state, count)
    return faces + survivor_dice(state, count - len(faces)) if count > len(faces) else faces


def creature_dice(state: DarkestState, count: int) -> tuple[int, ...]:
    """Roll Creature Dice, at most six."""
    die = state.library.creature_die
    return tuple([die[state.dice.die() - 1] for _ in range(min(count, MOST_CREATURE_DICE))])


def terror_die(state: DarkestState) -> int:
    return state.library.terror_die[state.dice.die() - 1]


def d4(state: DarkestState) -> int:
    return state.dice.below(4) + 1


def d6(state: DarkestState) -> int:
    return state.dice.die()
