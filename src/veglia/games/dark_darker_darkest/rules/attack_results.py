"""Assigning the results of an attack: hits, Repels and Retreats, in any order, as the attacker likes."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import SurvivorAsk
from veglia.games.dark_darker_darkest.rules.entering import enter
from veglia.games.dark_darker_darkest.rules.events import ZombieStunned
from veglia.games.dark_darker_darkest.rules.harming import (
    hurt_creature,
    hurt_nemesis,
    hurt_zombie,
    open_areas,
    targets,
)
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.pushing import (
    PushCreatureOn,
    PushNemesisOn,
    push_ends,
    push_zombie,
    way_of,
)
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import (
    STUNNED,
    STUNNED_BEFORE,
    with_one,
    without_one,
)
from veglia.kernel.machine import Option


class HitZombie(Option):
    def __init__(self, room: int, zombie: int) -> None:
        self.room = room
        self.zombie = zombie


class HitCreature(Option):
    def __init__(self, area: int) -> None:
        self.area = area


class HitNemesis(Option):
    def __init__(self, area: int) -> None:
        self.area = area


class PushZombie(Option):
    """Push a zombie in a direction, with some of the Repels."""

    def __init__(self, zombie: int, to: int, repels: int) -> None:
        self.zombie = zombie
        self.to = to
        self.repels = repels


class PushCreature(Option):
    def __init__(self, to: int, repels: int) -> None:
        self.to = to
        self.repels = repels


class PushNemesis(Option):
    def __init__(self, to: int, repels: int) -> None:
        self.to = to
        self.repels = repels


class StunZombie(Option):
    """Lay a zombie down with a Repel of the Baseball Bat."""

    def __init__(self, zombie: int) -> None:
        self.zombie = zombie


class FinishZombie(Option):
    """Eliminate a stunned zombie with a Repel."""

    def __init__(self, zombie: int) -> None:
        self.zombie = zombie


class RetreatTo(Option):
    """Move a Survivor out of the room with a Retreat, or farther."""

    def __init__(self, who: int, room: int) -> None:
        self.who = who
        self.room = room


class StopAssigning(Option):
    """Leave the other results unused."""

    def __init__(self) -> None:
        pass


class AssignAttack(SurvivorAsk):
    """What the attacker does with the next result."""

    rule: ClassVar[str] = "ddd.combat.targets-after-roll"

    def __init__(
        self,
        who: int,
        card: int,
        rolled: tuple[int, ...],
        kept: tuple[int, ...],
        origin: int,
        hits: int,
        reach: int,
        repels: int,
        pushes: int,
        stuns: bool,
        retreats: int,
        moved: tuple[int, ...],
    ) -> None:
        super().__init__(who)
        # The weapon, its dice, and those of them that were not cancelled.
        self.card = card
        self.rolled = rolled
        self.kept = kept
        # The room of the attack, and how far its hits reach.
        self.origin = origin
        self.hits = hits
        self.reach = reach
        # Repels, how many rooms each pushes, and whether one may stun.
        self.repels = repels
        self.pushes = pushes
        self.stuns = stuns
        self.retreats = retreats
        # Who has retreated already.
        self.moved = moved

    def again(self, hits: int, repels: int, retreats: int, moved: tuple[int, ...]) -> "AssignAttack":
        return AssignAttack(
            self.who,
            self.card,
            self.rolled,
            self.kept,
            self.origin,
            hits,
            self.reach,
            repels,
            self.pushes,
            self.stuns,
            retreats,
            moved,
        )

    def options(self, state: DarkestState) -> list[Option]:
        found: list[Option] = []
        origin = state.house.at(self.origin)
        if self.hits > 0:
            add_hits(state, origin, self.reach, found)
        if self.repels > 0:
            self.add_pushes(state, origin, found)
        if self.retreats > 0:
            people = sorted({*state.in_room(origin), *self.moved})
            for who in people:
                survivor = state.survivors[who]
                if survivor.is_in_play() and survivor.grip == FREE:
                    found += [RetreatTo(who, room) for room in state.house.near[survivor.room]]
        return [*found, StopAssigning()] if found else []

    def add_pushes(self, state: DarkestState, origin: int, found: list[Option]) -> None:
        """Add what Repels can do in the room of the attack."""
        zombies = sorted(set(state.hordes[origin]))
        for zombie in zombies:
            if zombie & STUNNED and not zombie & STUNNED_BEFORE:
                # Normal zombies protect special ones against this, too.
                if zombie in targets(state, origin, origin):
                    found.append(FinishZombie(zombie))
            elif self.stuns:
                found.append(StunZombie(zombie))
        pushes_creature = state.creature_in(origin) and not state.creature_type().is_repel_immune
        pushes_nemesis = state.nemesis_in(origin) and not state.nemesis_type().is_repel_immune
        of_zombies = push_ends(state, origin, self.repels, self.pushes, True)
        of_others = push_ends(state, origin, self.repels, self.pushes, False)
        for to, repels in of_others + [end for end in of_zombies if end not in of_others]:
            if (to, repels) in of_zombies:
                found += [PushZombie(zombie, to, repels) for zombie in zombies]
            if (to, repels) in of_others and pushes_creature:
                found.append(PushCreature(to, repels))
            if (to, repels) in of_others and pushes_nemesis:
                found.append(PushNemesis(to, repels))

    def take(self, state: DarkestState, option: Option) -> None:
        origin = state.house.at(self.origin)
        if isinstance(option, (HitZombie, HitCreature, HitNemesis)):
            state.push(self.again(self.hits - 1, self.repels, self.retreats, self.moved))
            if isinstance(option, HitZombie):
                # Shurikans are thrown without dice.
                rule = "ddd.sdie.success" if self.rolled else "ddd.item.shurikans"
                hurt_zombie(state, option.room, option.zombie, self.who, rule)
            elif isinstance(option, HitCreature):
                hurt_creature(state, option.area, True, "ddd.creature.damage-choice")
            else:
                hurt_nemesis(state, option.area)
        elif isinstance(option, (PushZombie, PushCreature, PushNemesis)):
            state.push(self.again(self.hits, self.repels - option.repels, self.retreats, self.moved))
            way = way_of(state, origin, option.to)
            if isinstance(option, PushZombie):
                push_zombie(state, self.who, option.zombie, origin, way)
            elif isinstance(option, PushCreature):
                PushCreatureOn(way).run(state)
            else:
                PushNemesisOn(way).run(state)
        elif isinstance(option, StunZombie):
            state.push(self.again(self.hits, self.repels - 1, self.retreats, self.moved))
            horde = without_one(state.hordes[origin], option.zombie)
            state.hordes[origin] = with_one(horde, (option.zombie | STUNNED) & ~STUNNED_BEFORE)
            state.emit(ZombieStunned(origin, option.zombie), "ddd.item.baseball-bat")
        elif isinstance(option, FinishZombie):
            state.push(self.again(self.hits, self.repels - 1, self.retreats, self.moved))
            hurt_zombie(state, origin, option.zombie, self.who, "ddd.item.baseball-bat-finish")
        elif isinstance(option, RetreatTo):
            moved = tuple(sorted({*self.moved, option.who}))
            state.push(self.again(self.hits, self.repels, self.retreats - 1, moved))
            enter(state, (option.who,), option.room, "ddd.sdie.retreat")


def add_hits(state: DarkestState, origin: int, reach: int, found: list[Option]) -> None:
    """Add what can be hit from a room."""
    ranges = state.house.ranges(origin)
    for room in state.house.seen(origin):
        if ranges[room] > reach:
            continue
        found += [HitZombie(room, zombie) for zombie in targets(state, room, origin)]
        if state.creature_in(room):
            found += [HitCreature(area) for area in open_areas(state)]
        if state.nemesis is not None and state.nemesis.room == room:
            found += [HitNemesis(area) for area, cubes in enumerate(state.nemesis.cubes) if cubes > 0]
