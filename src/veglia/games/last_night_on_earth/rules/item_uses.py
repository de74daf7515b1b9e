"""Items that can be used once in a turn, or once in the game: `state.counts` remembers it."""

from veglia.games.last_night_on_earth.rules.phases import turn_number
from veglia.games.last_night_on_earth.rules.state import LastNightState


def turn_key(card: int) -> str:
    return f"used/{card}"


def game_key(card: int) -> str:
    return f"spent/{card}"


def is_used(state: LastNightState, card: int) -> bool:
    """Return whether an item has been used in this turn."""
    return state.count(turn_key(card)) == turn_number(state)


def mark_turn(state: LastNightState, card: int) -> None:
    state.counts[turn_key(card)] = turn_number(state)


def is_used_since_hero_turn(state: LastNightState, card: int) -> bool:
    """Return whether an item has been used since the last Hero turn began, the Zombie turn included."""
    used = state.count(turn_key(card))
    return used > 0 and (used - 1) // 2 == (turn_number(state) - 1) // 2


def is_spent(state: LastNightState, card: int) -> bool:
    """Return whether an item has been used in this game."""
    return state.count(game_key(card)) > 0


def mark_game(state: LastNightState, card: int) -> None:
    state.counts[game_key(card)] = 1
