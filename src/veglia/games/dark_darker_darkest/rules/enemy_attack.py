"""An attack of zombies, the Creature or the Nemesis on a room: dice, Defence roll, results one by one."""

from typing import ClassVar, Final

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk, SurvivorAsk
from veglia.games.dark_darker_darkest.rules.effects import traits, virus_limit
from veglia.games.dark_darker_darkest.rules.entering import enter
from veglia.games.dark_darker_darkest.rules.events import (
    DefenceRolled,
    EnemyResultCancelled,
    EnemyRolled,
)
from veglia.games.dark_darker_darkest.rules.harming import has_kind, risen
from veglia.games.dark_darker_darkest.rules.infection import PlaceVirus
from veglia.games.dark_darker_darkest.rules.library import ORANGE, RED, WHITE
from veglia.games.dark_darker_darkest.rules.pieces import FREE, GRIPPED
from veglia.games.dark_darker_darkest.rules.regenerating import Regenerate
from veglia.games.dark_darker_darkest.rules.reinforcing import Reinforce
from veglia.games.dark_darker_darkest.rules.rolling import creature_dice, survivor_dice
from veglia.games.dark_darker_darkest.rules.rolls import DEFENCE, OpenWindow
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import (
    BITE,
    CREATURE_FACES,
    DAMAGE,
    FEAR,
    GRIP,
    MOST_SURVIVOR_DICE,
    REINFORCEMENT,
    SERIOUS,
    SUCCESS,
)
from veglia.games.dark_darker_darkest.rules.weakness import broken
from veglia.games.dark_darker_darkest.rules.wounds import grip, wound
from veglia.games.dark_darker_darkest.rules.zombies import (
    ACTED,
    FRESH,
    GUTS,
    STUNNED,
    marked,
    those_without,
)
from veglia.kernel.machine import Option, Step

HORDE: Final = 0
CREATURE: Final = 1
NEMESIS: Final = 2
# Added to a die of a Defence roll that was rolled again.
REROLLED: Final = 10
# Lies behind the dice once an Armor was used in this attack; no face has this number.
ARMOR_USED: Final = 9
# What is assigned before Reinforcements, which come before Fear.
ASSIGNED: Final = (DAMAGE, SERIOUS, BITE, GRIP)
# Which result a destroyed area of a colour cancels, and the rule.
WEAKENING: Final = ((ORANGE, BITE, "ddd.creature.orange"), (WHITE, REINFORCEMENT, "ddd.creature.white"))


class EnemyAttack(Step[DarkestState]):
    """Enemies attack the Survivors of a room."""

    rule: ClassVar[str] = "ddd.cattack.roll"

    def __init__(self, attacker: int, room: int) -> None:
        self.attacker = attacker
        self.room = room

    def run(self, state: DarkestState) -> None:
        # Its tile may have been destroyed since the attack was due.
        room = state.house.at(self.room)
        count = dice_of(state, self.attacker, room)
        if count == 0 or not state.has_people(room):
            return
        faces = creature_dice(state, count)
        state.emit(EnemyRolled(self.attacker, room, faces), self.rule)
        faces = weakened(state, self.attacker, faces)
        defenders = defence_dice(state, room)
        if not defenders or not faces:
            state.push(Results(self.attacker, room, faces))
            return
        state.roll = list(survivor_dice(state, defenders))
        state.emit(DefenceRolled(room, tuple(state.roll)), "ddd.defence.roll")
        state.push(BeginCancelling(self.attacker, room, faces))
        state.push(OpenWindow(DEFENCE, room))


def dice_of(state: DarkestState, attacker: int, room: int) -> int:
    """Return how many dice an attack has; zombies of the room stand up, and all of them have acted."""
    if attacker == HORDE:
        horde = state.hordes[room]
        count = len([zombie for zombie in horde if not zombie & (STUNNED | FRESH)])
        state.hordes[room] = marked(risen(state, room, horde), ACTED)
        return count
    if attacker == CREATURE:
        if state.creature is None:
            return 0
        return max(0, state.creature_type().attack - broken(state, CREATURE, RED))
    if state.nemesis is None:
        return 0
    return max(0, state.nemesis_type().attack - broken(state, NEMESIS, RED))


def weakened(state: DarkestState, attacker: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Return the results that destroyed areas leave."""
    if attacker == HORDE:
        return faces
    left = list(faces)
    for colour, face, rule in WEAKENING:
        for _ in range(broken(state, attacker, colour)):
            if face in left:
                left.remove(face)
                state.emit(EnemyResultCancelled(face), rule)
    return tuple(left)


def defence_dice(state: DarkestState, room: int) -> int:
    """Return the dice of a Defence roll: one for each ungripped Survivor of the room, at most four."""
    count = 0
    for who in state.free_in_room(room):
        count += 1
        for trait in traits(state, who):
            count += trait.defence_dice(state, who)
    if count:
        for module in state.settings.modules:
            count = module.defence_dice(state, room, count)
    return min(count, MOST_SURVIVOR_DICE)


class BeginCancelling(Step[DarkestState]):
    """Count the Successes of the Defence roll, once nothing can change it any more."""

    def __init__(self, attacker: int, room: int, faces: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.room = room
        self.faces = faces

    def run(self, state: DarkestState) -> None:
        defence = tuple([face % REROLLED for face in state.roll if face != ARMOR_USED])
        state.roll = []
        successes = defence.count(SUCCESS)
        state.push(CancelResults(self.attacker, self.room, self.faces, defence, self.faces, successes))


class Cancel(Option):
    """A Success of the Defence roll cancels a result."""

    def __init__(self, result: int) -> None:
        self.result = result


class KeepResults(Option):
    """Cancel nothing more."""

    def __init__(self) -> None:
        pass


class CancelResults(PlayersAsk):
    """Each Success may cancel one result of the enemies' dice."""

    rule: ClassVar[str] = "ddd.defence.success"
    forced: ClassVar[bool] = False

    def __init__(
        self,
        attacker: int,
        room: int,
        rolled: tuple[int, ...],
        defence: tuple[int, ...],
        faces: tuple[int, ...],
        successes: int,
    ) -> None:
        self.attacker = attacker
        self.room = room
        # The dice of both sides, what is left of those of the enemies, and the Successes that are left.
        self.rolled = rolled
        self.defence = defence
        self.faces = faces
        self.successes = successes

    def options(self, state: DarkestState) -> list[Option]:
        if self.successes == 0 or not self.faces:
            return []
        found: list[Option] = []
        for face in sorted(set(self.faces)):
            is_kept = face == BITE and self.faces.count(BITE) == 1 and self.keeps_a_bite(state)
            if not is_kept:
                found.append(Cancel(face))
        return [*found, KeepResults()] if found else []

    def keeps_a_bite(self, state: DarkestState) -> bool:
        return self.attacker == HORDE and has_kind(state, self.room, GUTS)

    def pass_over(self, state: DarkestState) -> None:
        state.push(Results(self.attacker, self.room, self.faces))

    def take(self, state: DarkestState, option: Option) -> None:
        if isinstance(option, Cancel):
            left = list(self.faces)
            left.remove(option.result)
            state.emit(EnemyResultCancelled(option.result), self.rule)
            state.push(
                CancelResults(
                    self.attacker, self.room, self.rolled, self.defence, tuple(left), self.successes - 1
                )
            )
        else:
            state.push(Results(self.attacker, self.room, self.faces))


class Results(Step[DarkestState]):
    """Assign what is left: damage, Bites, Grips, then Reinforcements or the special attack, then Fear."""

    rule: ClassVar[str] = "ddd.cattack.assign"

    def __init__(self, attacker: int, room: int, faces: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.room = room
        self.faces = faces

    def run(self, state: DarkestState) -> None:
        counts = [0] * len(CREATURE_FACES)
        for face in self.faces:
            counts[face] += 1
        state.push(AssignFear(self.room, counts[FEAR], ()))
        for _ in range(counts[REINFORCEMENT]):
            if self.attacker == HORDE:
                state.push(Reinforce(self.room))
            else:
                state.push(SpecialAttack(self.attacker, self.room, self.faces))
        results = [result for result in ASSIGNED for _ in range(counts[result])]
        state.push(AssignResult(self.attacker, self.room, tuple(results)))


class SpecialAttack(Step[DarkestState]):
    """One Reinforcement of a Creature or a Nemesis."""

    rule: ClassVar[str] = "ddd.creature.special-trigger"

    def __init__(self, attacker: int, room: int, faces: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.room = room
        self.faces = faces

    def run(self, state: DarkestState) -> None:
        room = state.house.at(self.room)
        if self.attacker == CREATURE and state.creature is not None:
            if state.creature.is_tainted:
                state.push(Regenerate())
            state.creature_type().enemy.special(state, room, self.faces)
        elif self.attacker == NEMESIS and state.nemesis is not None:
            state.nemesis_type().enemy.special(state, room, self.faces)


class Bear(Option):
    """A Survivor takes a result."""

    def __init__(self, who: int, result: int) -> None:
        self.who = who
        self.result = result


class AssignResult(PlayersAsk):
    """Who in the room takes which result, one after the other; what nobody can take is ignored."""

    rule: ClassVar[str] = "ddd.cattack.assign"

    def __init__(self, attacker: int, room: int, results: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.room = room
        self.results = results

    def options(self, state: DarkestState) -> list[Option]:
        found: list[Option] = []
        if not self.results:
            return found
        room = state.house.at(self.room)
        people = state.in_room(room)
        for place, result in enumerate(self.results):
            # For somebody alone the order does not matter.
            if result not in self.results[:place] and not (found and len(people) == 1):
                found += [Bear(who, result) for who in people if self.can_bear(state, who, room, result)]
        return found

    def can_bear(self, state: DarkestState, who: int, room: int, result: int) -> bool:
        survivor = state.survivors[who]
        if result == BITE:
            return survivor.virus() < virus_limit(state, who)
        if result == GRIP:
            is_there = self.attacker != CREATURE or state.creature_in(room)
            return survivor.grip == FREE and is_there
        return True

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, Bear)
        left = list(self.results)
        left.remove(option.result)
        state.push(AssignResult(self.attacker, self.room, tuple(left)))
        if option.result == DAMAGE:
            wound(state, option.who, 1, "ddd.cdie.damage")
        elif option.result == SERIOUS:
            wound(state, option.who, 2, "ddd.cdie.serious-damage")
        elif option.result == GRIP:
            grip(state, option.who, GRIPPED, "ddd.cdie.grip")
        else:
            state.push(PlaceVirus(option.who))


class AssignFear(PlayersAsk):
    """Who flees: ungripped Survivors of the room, each once in an attack."""

    rule: ClassVar[str] = "ddd.cdie.fear"

    def __init__(self, room: int, count: int, feared: tuple[int, ...]) -> None:
        self.room = room
        self.count = count
        self.feared = feared

    def options(self, state: DarkestState) -> list[Option]:
        if self.count == 0:
            return []
        people = state.free_in_room(state.house.at(self.room))
        return [Bear(who, FEAR) for who in people if who not in self.feared]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, Bear)
        state.push(AssignFear(self.room, self.count - 1, (*self.feared, option.who)))
        state.push(Flee(option.who))


class FleeTo(Option):
    def __init__(self, room: int) -> None:
        self.room = room


class Flee(SurvivorAsk):
    """A frightened Survivor moves to an adjacent room without fire; without one nothing happens."""

    rule: ClassVar[str] = "ddd.cdie.fear"

    def options(self, state: DarkestState) -> list[Option]:
        survivor = state.survivors[self.who]
        if not survivor.is_in_play():
            return []
        return [FleeTo(room) for room in state.house.near[survivor.room] if not state.is_burning(room // 2)]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, FleeTo)
        enter(state, (self.who,), option.room, self.rule)


def can_attack(state: DarkestState, room: int) -> bool:
    """Return whether zombies of a room have still to act and Survivors are there."""
    return bool(those_without(state.hordes[room], ACTED)) and state.has_people(room)
