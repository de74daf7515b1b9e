"""The parts of a round, in their order: `state.phase` is one of them."""

from typing import Final

from veglia.games.last_night_on_earth.rules.state import LastNightState

SETUP: Final = "setup"
# The Zombie turn.
SUN: Final = "zombie_sun"
DRAW: Final = "zombie_draw"
CHECK: Final = "zombie_check"
ZOMBIE_START: Final = "zombie_start"
MOVES: Final = "zombie_move"
FIGHTS: Final = "zombie_fight"
SPAWN: Final = "zombie_spawn"
ZOMBIE_END: Final = "zombie_end"
# The Hero turn: its start, the parts of an activation, its end.
HERO_START: Final = "hero_start"
# The start of a Hero's own turn, before his Movement roll.
HERO_BEGIN: Final = "hero_begin"
# Steps 1 to 4 of the active Hero.
HERO_MOVE: Final = "hero_move"
HERO_EXCHANGE: Final = "hero_exchange"
HERO_RANGED: Final = "hero_ranged"
HERO_FIGHT: Final = "hero_fight"
HERO_END: Final = "hero_end"
PHASES: Final = (
    SETUP,
    SUN,
    DRAW,
    CHECK,
    ZOMBIE_START,
    MOVES,
    FIGHTS,
    SPAWN,
    ZOMBIE_END,
    HERO_START,
    HERO_BEGIN,
    HERO_MOVE,
    HERO_EXCHANGE,
    HERO_RANGED,
    HERO_FIGHT,
    HERO_END,
)
# The parts of the Hero turn.
HERO_PHASES: Final = frozenset(PHASES[PHASES.index(HERO_START) :])


def is_hero_turn(state: LastNightState) -> bool:
    """Return whether the Hero turn is under way."""
    return state.phase in HERO_PHASES


def turn_number(state: LastNightState) -> int:
    """Return the number of the present turn: Zombie and Hero turns are counted through the game."""
    return 2 * state.round + int(is_hero_turn(state))


def phase_number(state: LastNightState) -> int:
    """Return the number of the present phase, which no other phase of the game has.

    The steps of one Hero's activation are one phase.
    """
    place = PHASES.index(state.phase)
    if HERO_BEGIN_PLACE <= place < HERO_END_PLACE:
        place = len(PHASES) + state.active
    return 1000 * turn_number(state) + place


HERO_BEGIN_PLACE: Final = PHASES.index(HERO_BEGIN)
HERO_END_PLACE: Final = PHASES.index(HERO_END)
