"""An attack on a Victim that nobody escorts: a Defence roll with one die, then damage and Reinforcements."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.enemy_attack import (
    HORDE,
    Cancel,
    EnemyAttack,
    KeepResults,
    SpecialAttack,
    dice_of,
    weakened,
)
from veglia.games.dark_darker_darkest.rules.events import DefenceRolled, EnemyResultCancelled, EnemyRolled
from veglia.games.dark_darker_darkest.rules.reinforcing import Reinforce
from veglia.games.dark_darker_darkest.rules.revealing import reveal_room
from veglia.games.dark_darker_darkest.rules.rolling import creature_dice, survivor_dice
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.symbols import DAMAGE, REINFORCEMENT, SERIOUS, SUCCESS
from veglia.games.dark_darker_darkest.rules.victims import hurt_victim, is_lone
from veglia.kernel.machine import Option, Step


def attack_on(state: DarkestState, attacker: int, room: int) -> Step[DarkestState]:
    """Return the attack on those in a room: Survivors, or else Victims."""
    return EnemyAttack(attacker, room) if state.in_room(room) else VictimAttack(attacker, room)


class VictimAttack(Step[DarkestState]):
    """Enemies attack the Victims of a room."""

    rule: ClassVar[str] = "ddd.victim.attack"

    def __init__(self, attacker: int, room: int) -> None:
        self.attacker = attacker
        self.room = room

    def run(self, state: DarkestState) -> None:
        room = state.house.at(self.room)
        if self.attacker == HORDE and is_lone(state, room):
            reveal_room(state, room, self.rule)
        count = dice_of(state, self.attacker, room)
        if not is_lone(state, room) or count == 0:
            return
        faces = creature_dice(state, count)
        state.emit(EnemyRolled(self.attacker, room, faces), self.rule)
        faces = weakened(state, self.attacker, faces)
        defence = survivor_dice(state, 1)
        state.emit(DefenceRolled(room, defence), self.rule)
        if defence[0] == SUCCESS:
            state.push(CancelForVictim(self.attacker, room, faces))
        else:
            hurt(state, self.attacker, room, faces)


class CancelForVictim(PlayersAsk):
    """The Success of the Defence roll may cancel one result."""

    rule: ClassVar[str] = "ddd.victim.attack"
    forced: ClassVar[bool] = False

    def __init__(self, attacker: int, room: int, faces: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.room = room
        self.faces = faces

    def options(self, state: DarkestState) -> list[Option]:
        results = [face for face in (DAMAGE, SERIOUS, REINFORCEMENT) if face in self.faces]
        found: list[Option] = [Cancel(face) for face in results]
        return [*found, KeepResults()] if found else []

    def take(self, state: DarkestState, option: Option) -> None:
        left = list(self.faces)
        if isinstance(option, Cancel):
            left.remove(option.result)
            state.emit(EnemyResultCancelled(option.result), self.rule)
        hurt(state, self.attacker, self.room, tuple(left))


def hurt(state: DarkestState, attacker: int, room: int, faces: tuple[int, ...]) -> None:
    """Deal one damage for each result of damage; other results but Reinforcements are ignored."""
    for _ in range(faces.count(REINFORCEMENT)):
        state.push(Reinforce(room) if attacker == HORDE else SpecialAttack(attacker, room, faces))
    for _ in range(faces.count(DAMAGE) + faces.count(SERIOUS)):
        state.push(HurtVictims(room))


class HurtVictim(Option):
    """Deal the damage to a Victim."""

    def __init__(self, victim: int) -> None:
        self.victim = victim


class HurtVictims(PlayersAsk):
    """Which Victim of a room takes a damage."""

    rule: ClassVar[str] = "ddd.victim.attack"

    def __init__(self, room: int) -> None:
        self.room = room

    def options(self, state: DarkestState) -> list[Option]:
        room = state.house.at(self.room)
        return [HurtVictim(place) for place, one in enumerate(state.extras.victims) if one.room == room]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, HurtVictim)
        hurt_victim(state, option.victim)
