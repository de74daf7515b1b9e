"""What both the situation and the options are told by: who is asked, where the Zombies and the goals are."""

from typing import Any, Final

from veglia.games.zombicide.engine.bots.encoding.numbers import FAR
from veglia.games.zombicide.engine.rules.attack import Attack
from veglia.games.zombicide.engine.rules.state import NO_CARD, Survivor, ZombicideState

NOBODY: Final = -1


class Survey:
    """One look over the board, by Zone."""

    def __init__(self, state: ZombicideState) -> None:
        size = state.board.size
        self.state: Final = state
        self.who: Final = asked(state)
        self.zone: Final = state.survivors[self.who].zone if self.who >= 0 else NOBODY
        self.exit: Final = state.exit_zone()
        self.beacons: Final = open_beacons(state)
        self.zombies: Final = [0] * size
        kinds = state.scenario.kinds
        for place, count in enumerate(state.zombies):
            if count > 0:
                self.zombies[place // kinds] += count
        self.people: Final = [0] * size
        for survivor in state.survivors:
            if survivor.zone >= 0:
                self.people[survivor.zone] += 1
        self.spawns: Final = [0] * size
        for spawn in state.spawns:
            if spawn.zone >= 0 and spawn.is_active:
                self.spawns[spawn.zone] += 1
        self.objectives: Final = [0] * size
        for objective in state.objectives:
            if objective.zone >= 0:
                self.objectives[objective.zone] += 1

    def beside(self, zone: int) -> int:
        """Return the Zombies in the Zones next to one."""
        count = 0
        for near in self.state.board.ways.neighbours[zone]:
            count += self.zombies[near]
        return count

    def way(self, zone: int) -> int:
        """Return how far a Zone is from the asked Survivor."""
        return FAR if self.zone < 0 else min(FAR, self.state.board.ways.distance(self.zone, zone))

    def beacon_way(self, zone: int) -> int:
        """Return how far it is from a Zone to the nearest beacon; FAR from off the board."""
        best = FAR
        if zone >= 0:
            distances = self.state.board.ways.distances_from(zone)
            for beacon in self.beacons:
                best = min(best, distances[beacon])
        return best


def asked(state: ZombicideState) -> int:
    """Return the Survivor who is asked, or whose Turn it is, NOBODY between Turns."""
    asking: Any = state.asking
    attack = getattr(asking, "attack", None)
    if isinstance(attack, Attack):
        return attack.who
    who = getattr(asking, "survivor", state.turn.active)
    return who if isinstance(who, int) else NOBODY


def open_beacons(state: ZombicideState) -> list[int]:
    """Return where open goals are to be met; a goal for everyone counts when the others are met."""
    found: list[int] = []
    last: list[int] = []
    is_last = True
    for goal in state.scenario.goals:
        if goal.is_met(state):
            continue
        if goal.is_for_everyone():
            last += goal.beacons(state)
        else:
            is_last = False
            found += goal.beacons(state)
            found += goal.targets(state)
    return last if is_last else found


def spare(survivor: Survivor) -> int:
    """Return the Wounds that a Survivor can take without being eliminated."""
    return survivor.health - survivor.wounds - 1


def best_dice(state: ZombicideState, survivor: Survivor) -> int:
    """Return the dice of the best loaded weapon that a Survivor holds."""
    best = 0
    for card in survivor.cards:
        if card != NO_CARD and card not in state.empty:
            best = max(best, state.card(card).dice)
    return best


def best_reach(state: ZombicideState, survivor: Survivor) -> int:
    """Return the longest range among loaded weapons that a Survivor holds."""
    best = 0
    for card in survivor.cards:
        if card != NO_CARD and card not in state.empty and state.card(card).dice > 0:
            best = max(best, state.card(card).range_max)
    return best


def emptied(state: ZombicideState, survivor: Survivor) -> int:
    """Return how many weapons have to be reloaded."""
    count = 0
    for card in survivor.cards:
        if card in state.empty:
            count += 1
    return count


def held(survivor: Survivor) -> int:
    """Return how many cards a Survivor holds."""
    count = 0
    for card in survivor.cards:
        if card != NO_CARD:
            count += 1
    return count
