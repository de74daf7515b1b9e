"""An attack on Victims that nobody escorts: a Defence die for each, then damage and Reinforcements."""

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
        defence = survivor_dice(state, sum(victim.room == room for victim in state.extras.victims))
        state.emit(DefenceRolled(room, defence), self.rule)
        successes = defence.count(SUCCESS)
        state.push(CancelForVictim(self.attacker, room, faces, defence, faces, successes))


class CancelForVictim(PlayersAsk):
    """Each Success of the Defence roll may cancel one result."""

    rule: ClassVar[str] = "ddd.victim.attack"
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
        if self.successes == 0:
            return []
        results = [face for face in (DAMAGE, SERIOUS, REINFORCEMENT) if face in self.faces]
        found: list[Option] = [Cancel(face) for face in results]
        return [*found, KeepResults()] if found else []

    def pass_over(self, state: DarkestState) -> None:
        hurt(state, self.attacker, self.room, self.faces)

    def take(self, state: DarkestState, option: Option) -> None:
        if not isinstance(option, Cancel):
            hurt(state, self.attacker, self.room, self.faces)
            return
        left = list(self.faces)
        left.remove(option.result)
        state.emit(EnemyResultCancelled(option.result), self.rule)
        state.push(
            CancelForVictim(
                self.attacker, self.room, self.rolled, self.defence, tuple(left), self.successes - 1
            )
        )


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
