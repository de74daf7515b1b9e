"""Repels: where enemies can be pushed, and pushing them room by room, with all that this sets off."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.events import CreatureMoved, NemesisMoved, ZombiePushed
from veglia.games.dark_darker_darkest.rules.harming import (
    HurtCreature,
    hurt_zombie,
    needs_two,
    remove_zombie,
    two_damage_rule,
)
from veglia.games.dark_darker_darkest.rules.revealing import enemies_entered
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import release_idle
from veglia.games.dark_darker_darkest.rules.zombies import (
    DAMAGED,
    MOVING,
    TAINTED,
    those_with,
    with_one,
    without_one,
)
from veglia.kernel.machine import Step

RULE = "ddd.sdie.repel"


def push_ends(
    state: DarkestState, origin: int, repels: int, rooms: int, falls_in_fire: bool
) -> list[tuple[int, int]]:
    """Return where an enemy can be pushed, each room with the Repels it takes.

    Fire ends the push of a zombie, which falls there; a Creature or a Nemesis may be pushed on.
    """
    found: list[tuple[int, int]] = []
    for side in range(4):
        line = state.house.line(origin, side)
        # The adjacent room, then those in sight: nothing is seen out of smoke.
        line = line[:1] + [room for room in line[1:] if state.house.can_see(origin, room)]
        for place, room in enumerate(line):
            falls = falls_in_fire and state.is_burning(room // 2)
            is_end = falls or place + 1 == len(line)
            needed = (place + rooms) // rooms
            if needed > repels:
                break
            if (place + 1) % rooms == 0 or is_end:
                found.append((room, needed))
            if falls:
                break
    return found


def way_of(state: DarkestState, origin: int, to: int) -> tuple[int, ...]:
    """Return the rooms of a push one after the other, the last one included."""
    for side in range(4):
        line = state.house.line(origin, side)
        if to in line:
            return tuple(line[: line.index(to) + 1])
    raise AssertionError(f"{to} is on no line of {origin}")


def push_zombie(state: DarkestState, who: int, zombie: int, origin: int, way: tuple[int, ...]) -> None:
    """Push a zombie, which carries the mark MOVING on its way."""
    state.hordes[origin] = with_one(without_one(state.hordes[origin], zombie), zombie | MOVING)
    PushZombieOn(who, origin, way).run(state)


class PushZombieOn(Step[DarkestState]):
    """Push the moving zombie of a room; fire at the end eliminates it, or hurts one that needs two damage."""

    rule: ClassVar[str] = RULE

    def __init__(self, who: int, room: int, way: tuple[int, ...]) -> None:
        self.who = who
        self.room = room
        self.way = way

    def run(self, state: DarkestState) -> None:
        room, to = state.house.at(self.room), state.house.at(self.way[0])
        pushed = those_with(state.hordes[room], MOVING)
        if not pushed:
            # It has not survived what it set off.
            return
        is_end = len(self.way) == 1
        zombie = pushed[0] & ~MOVING
        state.hordes[room] = without_one(state.hordes[room], pushed[0])
        state.hordes[to] = with_one(state.hordes[to], zombie if is_end else pushed[0])
        state.emit(ZombiePushed(room, to, zombie), RULE)
        release_idle(state)
        if is_end:
            self.burn(state, to, zombie)
        else:
            state.push(PushZombieOn(self.who, to, self.way[1:]))
        enemies_entered(state, to, bool(zombie & TAINTED))

    def burn(self, state: DarkestState, room: int, zombie: int) -> None:
        damage = state.fire_damage(room // 2)
        if needs_two(state, room, zombie):
            for _ in range(damage):
                if hurt_zombie(state, room, zombie, self.who, two_damage_rule(zombie)):
                    break
                zombie |= DAMAGED
        elif damage:
            remove_zombie(state, room, zombie, self.who, "ddd.xp.repel-into-fire")


class PushCreatureOn(Step[DarkestState]):
    """Push the Creature; it takes the fire damage of each tile that it comes into."""

    rule: ClassVar[str] = RULE

    def __init__(self, way: tuple[int, ...]) -> None:
        self.way = way

    def run(self, state: DarkestState) -> None:
        creature = state.creature
        if creature is None:
            return
        to = state.house.at(self.way[0])
        state.emit(CreatureMoved(creature.room, to), RULE)
        creature.room = to
        release_idle(state)
        damage = state.fire_damage(to // 2)
        if len(self.way) > 1:
            state.push(PushCreatureOn(self.way[1:]))
        if damage and not state.creature_type().is_fire_resistant:
            state.push(HurtCreature(damage, True, "ddd.sdie.repel-fire"))
        enemies_entered(state, to, creature.is_tainted)


class PushNemesisOn(Step[DarkestState]):
    """Push the Nemesis, which fire does not hurt."""

    rule: ClassVar[str] = RULE

    def __init__(self, way: tuple[int, ...]) -> None:
        self.way = way

    def run(self, state: DarkestState) -> None:
        nemesis = state.nemesis
        if nemesis is None:
            return
        to = state.house.at(self.way[0])
        state.emit(NemesisMoved(nemesis.room, to), RULE)
        nemesis.room = to
        release_idle(state)
        if len(self.way) > 1:
            state.push(PushNemesisOn(self.way[1:]))
        enemies_entered(state, to)
