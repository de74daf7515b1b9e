"""Sewers: two entrances outdoors and an interior beside the board, which is one space next to both."""

from typing import Final

from veglia.games.last_night_on_earth.rules.goals import check_goals
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import OUTDOORS, SEWERS, Town
from veglia.kernel.machine import Event

# The sets A and B.
A: Final = 0
B: Final = 1


class SewerOpened(Event):
    """A sewer is on the board; `letter` is A or B, `space` and `end` have its entrances."""

    def __init__(self, letter: int, space: int, end: int) -> None:
        self.letter = letter
        self.space = space
        self.end = end


def has_free_set(state: LastNightState) -> bool:
    """Return whether another sewer can be opened: there are two sets."""
    return len(state.sewers) < SEWERS


def can_hold_entrance(state: LastNightState, space: int) -> bool:
    """Return whether an entrance can be put into a space: outdoors, on the board, where no entrance is."""
    if state.town.is_sewer(space) or state.building_at(space) != OUTDOORS:
        return False
    for entrances in state.sewers:
        if space in entrances:
            return False
    return True


def open_sewer(state: LastNightState, space: int, end: int, rule: str) -> None:
    """Put the next free set on the board."""
    letter = len(state.sewers)
    state.sewers.append((space, end))
    state.emit(SewerOpened(letter, space, end), rule)
    check_goals(state)


def carry_over(state: LastNightState, before: Town) -> None:
    """Move what is inside sewers to the interiors of a town that has replaced another."""
    town = state.town
    for letter in range(SEWERS):
        old, new = before.sewer(letter), town.sewer(letter)
        if old == new:
            continue
        for hero in state.heroes:
            if hero.space == old:
                hero.space = new
        for zombie in state.zombies:
            if zombie.space == old:
                zombie.space = new
        for ally in state.allies:
            if ally.space == old:
                ally.space = new
        for marker in state.markers:
            if marker.space == old:
                marker.space = new
        for one in state.lasting:
            if one.space == old:
                one.space = new
        state.gas = [new if space == old else space for space in state.gas]
