"""Victims in the house: who is alone, what hurts them, and who is saved."""

from veglia.games.dark_darker_darkest.rules.darkness import AdvanceDarkness
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.kernel.machine import Event


class VictimHidden(Event):
    def __init__(self, room: int) -> None:
        self.room = room


class VictimsGone(Event):
    """The Victims that are left leave the house."""

    def __init__(self, count: int) -> None:
        self.count = count


class VictimMoved(Event):
    """A Victim, by its place among those in the house, has come into a room."""

    def __init__(self, victim: int, room: int) -> None:
        self.victim = victim
        self.room = room


class VictimSaved(Event):
    """A Victim has left the house; those behind it move up."""

    def __init__(self, victim: int, room: int) -> None:
        self.victim = victim
        self.room = room


class VictimHurt(Event):
    def __init__(self, victim: int, room: int) -> None:
        self.victim = victim
        self.room = room


class VictimDied(Event):
    """A Victim is dead; those behind it move up."""

    def __init__(self, victim: int, room: int) -> None:
        self.victim = victim
        self.room = room


def is_lone(state: DarkestState, room: int) -> bool:
    """Return whether a room has a Victim and no Survivor."""
    return any(victim.room == room for victim in state.extras.victims) and not state.has_people(room)


def lone_victims(state: DarkestState) -> list[int]:
    """Return the rooms with Victims that nobody escorts."""
    return sorted({victim.room for victim in state.extras.victims if not state.has_people(victim.room)})


def is_prey(state: DarkestState, room: int) -> bool:
    """Return whether enemies that are activated in a room stay and attack there."""
    return state.has_people(room) or (bool(state.extras.victims) and is_lone(state, room))


def hurt_victim(state: DarkestState, place: int) -> None:
    """Deal one damage to a Victim: the first wounds, the second eliminates."""
    victim = state.extras.victims[place]
    if victim.is_wounded:
        lose_victim(state, place, "ddd.victim.wounds")
    else:
        victim.is_wounded = True
        state.emit(VictimHurt(place, victim.room), "ddd.victim.wounds")


def lose_victim(state: DarkestState, place: int, rule: str) -> None:
    """Eliminate a Victim; Darkness advances."""
    state.emit(VictimDied(place, state.extras.victims[place].room), rule)
    del state.extras.victims[place]
    state.push(AdvanceDarkness(1, rule))


def burn_victims(state: DarkestState, tile: int) -> None:
    """Eliminate the Victims on a burning tile."""
    for place in range(len(state.extras.victims) - 1, -1, -1):
        if state.extras.victims[place].room // 2 == tile:
            lose_victim(state, place, "ddd.victim.fire")
