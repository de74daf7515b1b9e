"""Zombies that are alike: of several in one space a question needs to name only one."""

from veglia.games.last_night_on_earth.rules.models import ZOMBIE_HERO, Zombie
from veglia.games.last_night_on_earth.rules.state import LastNightState


def one_of_each(state: LastNightState, zombies: list[Zombie]) -> list[Zombie]:
    """Return one Zombie of each group of Zombies between which there is no difference."""
    found: list[Zombie] = []
    # Those of which others may be the like.
    common: list[Zombie] = []
    for zombie in zombies:
        if is_among(zombie, common):
            continue
        if not is_single(state, zombie):
            common.append(zombie)
        found.append(zombie)
    return found


def is_among(zombie: Zombie, others: list[Zombie]) -> bool:
    """Return whether there is no difference between a Zombie and one of some others."""
    for one in others:
        if (
            one.space == zombie.space
            and one.kind == zombie.kind
            and one.weapon == zombie.weapon
            and one.wounds == zombie.wounds
        ):
            return True
    return False


def is_single(state: LastNightState, zombie: Zombie) -> bool:
    """Return whether a Zombie is like no other: a Zombie Hero, or one on which something lies."""
    if zombie.kind == ZOMBIE_HERO or zombie.is_protected:
        return True
    for one in state.lasting:
        if one.zombie == zombie.number:
            return True
    return False
