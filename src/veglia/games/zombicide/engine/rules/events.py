"""What happens in any title of the family."""

from veglia.kernel.machine import Event


class RoundStarted(Event):
    def __init__(self, round: int) -> None:
        self.round = round


class PhaseStarted(Event):
    def __init__(self, phase: int) -> None:
        self.phase = phase


class TurnStarted(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class ActionsGivenUp(Event):
    def __init__(self, survivor: int, count: int) -> None:
        self.survivor = survivor
        self.count = count


class TurnEnded(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class Moved(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class PaidForZombies(Event):
    def __init__(self, survivor: int, count: int) -> None:
        self.survivor = survivor
        self.count = count


class Escaped(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class CardFound(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class EquipmentReshuffled(Event):
    def __init__(self) -> None:
        pass


class NothingFound(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class CardPlaced(Event):
    def __init__(self, survivor: int, card: int, slot: int) -> None:
        self.survivor = survivor
        self.card = card
        self.slot = slot


class CardDiscarded(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class CardUsed(Event):
    def __init__(self, survivor: int, card: int, zone: int) -> None:
        self.survivor = survivor
        self.card = card
        self.zone = zone


class TradeRefused(Event):
    def __init__(self, survivor: int, partner: int) -> None:
        self.survivor = survivor
        self.partner = partner


class SkillHelped(Event):
    def __init__(self, survivor: int, skill_id: str) -> None:
        self.survivor = survivor
        self.skill_id = skill_id


class WeaponEmptied(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class WeaponReloaded(Event):
    def __init__(self, survivor: int, card: int) -> None:
        self.survivor = survivor
        self.card = card


class WeaponsReloaded(Event):
    def __init__(self) -> None:
        pass


class AttackRolled(Event):
    def __init__(
        self, survivor: int, card: int, zone: int, dice: tuple[int, ...], accuracy: int, hits: int
    ) -> None:
        self.survivor = survivor
        self.card = card
        self.zone = zone
        self.dice = dice
        self.accuracy = accuracy
        self.hits = hits


class DiceRolledAgain(Event):
    def __init__(self, survivor: int, dice: tuple[int, ...]) -> None:
        self.survivor = survivor
        self.dice = dice


class DiceKept(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class ZombieEliminated(Event):
    def __init__(self, survivor: int, kind: int, zone: int) -> None:
        self.survivor = survivor
        self.kind = kind
        self.zone = zone


class HitWithoutEffect(Event):
    def __init__(self, kind: int, zone: int, count: int) -> None:
        self.kind = kind
        self.zone = zone
        self.count = count


class HitsLost(Event):
    def __init__(self, count: int, zone: int) -> None:
        self.count = count
        self.zone = zone


class FriendlyFire(Event):
    def __init__(self, survivor: int, target: int, wounds: int) -> None:
        self.survivor = survivor
        self.target = target
        self.wounds = wounds


class ZombiesAttacked(Event):
    def __init__(self, zone: int, wounds: int) -> None:
        self.zone = zone
        self.wounds = wounds


class Wounded(Event):
    def __init__(self, survivor: int, wounds: int, kind: int) -> None:
        self.survivor = survivor
        self.wounds = wounds
        # The kind of Zombie that dealt them, negative when no Zombie did.
        self.kind = kind


class WoundIgnored(Event):
    def __init__(self, survivor: int, kind: int) -> None:
        self.survivor = survivor
        self.kind = kind


class Healed(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class SurvivorEliminated(Event):
    def __init__(self, survivor: int) -> None:
        self.survivor = survivor


class AdrenalineGained(Event):
    def __init__(self, survivor: int, points: int) -> None:
        self.survivor = survivor
        self.points = points


class LevelReached(Event):
    def __init__(self, survivor: int, level: int) -> None:
        self.survivor = survivor
        self.level = level


class SkillGained(Event):
    def __init__(self, survivor: int, skill: int) -> None:
        self.survivor = survivor
        self.skill = skill


class ObjectiveTaken(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class ZombiesSetOut(Event):
    def __init__(self, count: int) -> None:
        self.count = count


class ZombiesMoved(Event):
    def __init__(self, kind: int, count: int, start: int, zone: int) -> None:
        self.kind = kind
        self.count = count
        self.start = start
        self.zone = zone


class ZombiesStuck(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class ZombiesActivated(Event):
    def __init__(self, kind: int) -> None:
        self.kind = kind


class SecondActionStarted(Event):
    def __init__(self, kind: int) -> None:
        self.kind = kind


class ZombieDeckReshuffled(Event):
    def __init__(self) -> None:
        pass


class ZombieCardDrawn(Event):
    def __init__(self, zombie_card: int, zone: int) -> None:
        self.zombie_card = zombie_card
        self.zone = zone


class ZombiesSpawned(Event):
    def __init__(self, kind: int, count: int, zone: int) -> None:
        self.kind = kind
        self.count = count
        self.zone = zone


class NothingSpawned(Event):
    def __init__(self, zone: int) -> None:
        self.zone = zone


class MiniaturesShort(Event):
    def __init__(self, kind: int) -> None:
        self.kind = kind


class SpawnTokenMoved(Event):
    def __init__(self, token_kind: int, zone: int) -> None:
        self.token_kind = token_kind
        self.zone = zone


class SpawnTokenTurned(Event):
    def __init__(self, token_kind: int, zone: int, active: bool) -> None:
        self.token_kind = token_kind
        self.zone = zone
        self.active = active


class ZombiesPushed(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone


class ActionGiven(Event):
    def __init__(self, survivor: int, partner: int) -> None:
        self.survivor = survivor
        self.partner = partner


class FirstPlayerPassed(Event):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class MissionWon(Event):
    def __init__(self) -> None:
        pass


class MissionLost(Event):
    def __init__(self) -> None:
        pass


class StartTaken(Event):
    def __init__(self, survivor: int, zone: int) -> None:
        self.survivor = survivor
        self.zone = zone
